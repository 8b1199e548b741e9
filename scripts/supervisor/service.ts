import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { Backoff } from './backoff';
import type { LogFile } from './log-file';
import { ROOT, EXIT_WITH_PARENT } from './project';

const STOP_PATIENCE_MS = 8_000;

export type ServiceOptions = {
  name: string;
  /** Arguments for Node: a script and its arguments. */
  args: string[];
  env: Record<string, string | undefined>;
  /** Niceness from 0 to 19: a higher value gives way to other processes. */
  niceness?: number;
  /** The longest pause before a crashed service is started again. */
  longestRestartDelayMs: number;
  log: LogFile;
  printLine: (line: string) => void;
};

/** A child process in its own process group, restarted whenever it ends unexpectedly. */
export class Service {
  private readonly backoff: Backoff;
  private child: ChildProcess | null = null;
  private restartTimer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(private readonly options: ServiceOptions) {
    this.backoff = new Backoff(options.longestRestartDelayMs);
  }

  get failuresInARow(): number {
    return this.backoff.failuresInARow;
  }

  recentLog(): string {
    return this.options.log.tail();
  }

  start(): void {
    const { args, env, log, name, niceness, printLine } = this.options;
    const startedAt = performance.now();
    const child = spawnInGroup(args, env);
    this.child = child;
    if (niceness) lowerPriority(child.pid, niceness);
    log.follow(child.stdout);
    log.follow(child.stderr);
    // Messages of a service for the terminal, in addition to its log.
    child.on('message', (message) => {
      if (typeof message === 'object' && 'printLine' in message && typeof message.printLine === 'string')
        printLine(message.printLine);
    });
    child.once('exit', (code, signal) => {
      this.child = null;
      // Also ends the processes that the service started.
      signalGroup(child.pid, 'SIGKILL');
      if (this.isStopping) return;
      const delayMs = this.backoff.nextDelayMs(performance.now() - startedAt);
      printLine(
        `The ${name} ended unexpectedly (${signal ?? `exit code ${code}`}); starting it again in ` +
          `${delayMs / 1000} s. Its log: ${log.file}`,
      );
      this.restartTimer = setTimeout(() => this.start(), delayMs);
    });
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.restartTimer);
    if (this.child) await endGroup(this.child);
  }

  kill(): void {
    this.isStopping = true;
    clearTimeout(this.restartTimer);
    signalGroup(this.child?.pid, 'SIGKILL');
  }
}

function lowerPriority(pid: number | undefined, niceness: number): void {
  try {
    if (pid) setPriority(pid, niceness);
  } catch {
    // The process has already ended, or the system does not allow a lower priority; it then runs with the normal one.
  }
}

/**
 * Settings of glibc, which otherwise keeps large buffers: after uploads and renderings a process held 100 to 200 MB
 * more than it used. Other systems ignore it.
 */
const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

export function spawnInGroup(args: string[], env: Record<string, string | undefined>): ChildProcess {
  return spawn(process.execPath, [...EXIT_WITH_PARENT, ...args], {
    cwd: ROOT,
    env: {
      ...MEMORY_SETTINGS,
      ...process.env,
      ...env,
      PLUMBLINE_SUPERVISOR_PID: String(process.pid),
    } as NodeJS.ProcessEnv,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Sends SIGTERM to a process group, and SIGKILL after a while. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  signalGroup(child.pid, 'SIGTERM');
  const impatience = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), STOP_PATIENCE_MS);
  await ended;
  clearTimeout(impatience);
  signalGroup(child.pid, 'SIGKILL');
}

export function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (!pid) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // All processes of the group have ended.
  }
}
