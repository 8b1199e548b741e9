/** Limits use UTC, where all days have the same length. */

/** "2026-11" */
export function monthOf(instant: Date): string {
  return instant.toISOString().slice(0, 7);
}

/** "2026-11-21" */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The first moment of the next UTC month. */
export function startOfNextMonth(instant: Date): Date {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 1));
}

/** The first moment of the next UTC day. */
export function startOfNextDay(instant: Date): Date {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate() + 1));
}

export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000);
}
