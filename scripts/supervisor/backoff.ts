const FIRST_DELAY_MS = 500;
/** A process that ran this long (milliseconds) counts as healthy: its next crash counts as the first. */
const STABLE_AFTER_MS = 60_000;

/** Time until the next restart: doubles with each crash, and is reset after a stable period. */
export class Backoff {
  private failures = 0;

  constructor(private readonly longestDelayMs: number) {}

  get failuresInARow(): number {
    return this.failures;
  }

  nextDelayMs(ranForMs: number): number {
    this.failures = ranForMs >= STABLE_AFTER_MS ? 1 : this.failures + 1;
    return Math.min(this.longestDelayMs, FIRST_DELAY_MS * 2 ** (this.failures - 1));
  }
}
