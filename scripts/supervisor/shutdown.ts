export type Stoppable = { stop(): Promise<void>; kill(): void };

const KILLED_BY_USER = 130;
/** One Ctrl-C may arrive several times (from the terminal, npm and the bootstrap) within this time in milliseconds. */
const SAME_REQUEST_MS = 1_000;

/**
 * Shuts down in order on a signal: first all services at once, then the foundations in reverse order of start. A second
 * Ctrl-C ends everything immediately.
 */
export class Shutdown {
  private readonly controller = new AbortController();
  private readonly services: Stoppable[] = [];
  private readonly foundations: Stoppable[] = [];
  private requestedAt = 0;
  readonly requested: Promise<void>;

  constructor(private readonly printLine: (line: string) => void) {
    this.requested = new Promise((resolve) => this.signal.addEventListener('abort', () => resolve(), { once: true }));
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => this.request());
    // The parent process has ended without a signal.
    process.on('disconnect', () => this.request());
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Services are stopped before foundations, which they use. */
  onStop(kind: 'service' | 'foundation', stoppable: Stoppable): void {
    (kind === 'service' ? this.services : this.foundations).push(stoppable);
    if (this.signal.aborted) void stoppable.stop();
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.services.map((service) => service.stop()));
    for (const foundation of this.foundations.toReversed()) await foundation.stop();
  }

  private request(): void {
    if (!this.signal.aborted) {
      this.printLine('\nStopping.');
      this.requestedAt = performance.now();
      this.controller.abort();
      return;
    }
    if (performance.now() - this.requestedAt < SAME_REQUEST_MS) return;
    for (const stoppable of [...this.services, ...this.foundations]) stoppable.kill();
    process.exit(KILLED_BY_USER);
  }
}
