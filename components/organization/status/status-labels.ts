import type { JobCount } from '@/lib/operations/schema';
import { capitalise } from '@/lib/format/capitalise';

const STATUS_NAMES: Record<JobCount['status'], string> = {
  pending: 'Waiting',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

export function jobStatusName(status: JobCount['status']): string {
  return STATUS_NAMES[status];
}

/** "process-documents" as "Process documents". */
export function jobKindName(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return capitalise(words);
}

/** A duration in seconds in a readable unit: "0.4 s", "12 s", "3 min", "5 h". */
export function durationOf(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}
