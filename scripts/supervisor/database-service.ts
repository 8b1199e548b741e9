import { startEmbeddedDatabase, type EmbeddedDatabase } from '@/db/embedded/server';
import { Backoff } from './backoff';
import { freeMb, MIN_FREE_MB } from './data-folder';
import { Refusal, messageOf } from './refusal';

/** The embedded database, restarted after a crash with the same URL, so that clients reconnect. */
export class DatabaseService {
  private readonly backoff: Backoff;
  private restartTimer: NodeJS.Timeout | undefined;
  private isStopping = false;

  private constructor(
    private readonly dataDir: string,
    private current: EmbeddedDatabase,
    private readonly printLine: (line: string) => void,
    longestRestartDelayMs: number,
  ) {
    this.backoff = new Backoff(longestRestartDelayMs);
    this.watch(current, performance.now());
  }

  static async start(
    dataDir: string,
    printLine: (line: string) => void,
    longestRestartDelayMs: number,
  ): Promise<DatabaseService> {
    try {
      return new DatabaseService(dataDir, await startEmbeddedDatabase({ dataDir }), printLine, longestRestartDelayMs);
    } catch (error) {
      throw new Refusal(`The embedded database could not be started: ${messageOf(error)}`);
    }
  }

  get url(): string {
    return this.current.url;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.restartTimer);
    await this.current.stop();
  }

  kill(): void {
    this.isStopping = true;
    clearTimeout(this.restartTimer);
    this.current.kill();
  }

  private watch(database: EmbeddedDatabase, startedAt: number): void {
    void database.exited.then(({ code, signal }) => {
      if (this.isStopping) return;
      const ended = signal ?? `exit code ${code}`;
      this.restartLater(`The embedded database ended unexpectedly (${ended})`, performance.now() - startedAt);
    });
  }

  private restartLater(reason: string, ranForMs: number): void {
    const delayMs = this.backoff.nextDelayMs(ranForMs);
    const free = freeMb(this.dataDir);
    const hint = free < MIN_FREE_MB ? ` The disk is full: ${free} MB are free.` : '';
    this.printLine(`${reason}; starting it again in ${delayMs / 1000} s.${hint}`);
    this.restartTimer = setTimeout(() => void this.restart(), delayMs);
  }

  private async restart(): Promise<void> {
    const startedAt = performance.now();
    try {
      const { port, password } = this.current;
      const next = await startEmbeddedDatabase({ dataDir: this.dataDir, port, password });
      this.current = next;
      if (this.isStopping) return await next.stop();
      this.printLine('The embedded database runs again.');
      this.watch(next, startedAt);
    } catch (error) {
      if (!this.isStopping)
        this.restartLater(
          `The embedded database could not be started (${messageOf(error)})`,
          performance.now() - startedAt,
        );
    }
  }
}
