import { MISSING } from './numbers';

/** "412 ms", "18.4 s", "1 min 52 s", "2 h 5 min". */
export function formatDuration(durationMs: number | null | undefined): string {
  if (typeof durationMs !== 'number' || !Number.isFinite(durationMs) || durationMs < 0) return MISSING;
  if (durationMs < 999.5) return `${Math.round(durationMs)} ms`;
  const tenths = Math.round(durationMs / 100) / 10;
  if (tenths < 60) return `${tenths.toFixed(1)} s`;
  return longDuration(Math.round(durationMs / 1000));
}

/** Without tenths of a second, for running clocks and queues: "48 s", "1 min 52 s". */
export function formatWholeDuration(durationMs: number | null | undefined): string {
  if (typeof durationMs !== 'number' || !Number.isFinite(durationMs) || durationMs < 0) return MISSING;
  const seconds = Math.round(durationMs / 1000);
  return seconds < 60 ? `${seconds} s` : longDuration(seconds);
}

function longDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${seconds % 60} s`;
}
