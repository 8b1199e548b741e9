/** Longer than a worker that has nothing else to do needs; a queue of other work may take longer still. */
const NOTICED_AFTER_MS = 60_000;

/** What people read of work that no worker has begun, after a minute of it; null before. */
export function untakenSentence(askedAt: Date, now = new Date()): string | null {
  const waitedMs = now.getTime() - askedAt.getTime();
  if (waitedMs < NOTICED_AFTER_MS) return null;
  const minutes = Math.floor(waitedMs / 60_000);
  const waited =
    minutes < 120 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : `${Math.floor(minutes / 60)} hours`;
  return `No worker has taken this yet; it has waited ${waited}`;
}
