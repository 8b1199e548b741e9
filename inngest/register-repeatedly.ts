import { log } from '@/lib/log';

export type Registration = {
  register(): Promise<void>;
  /** Inngest's URL, for messages in the terminal. */
  where: string;
  /** Called once, after the first successful registration: events sent earlier would start nothing. */
  onKnown(): void;
  /** Prints a line in the terminal. */
  printLine(line: string): void;
  /** Pause before registering again. A development server loses the functions when it restarts. Milliseconds. */
  repeatMs: number | undefined;
  retryMs?: number;
};

const LONGEST_RETRY_MS = 30_000;

/**
 * Registers the functions with Inngest until that succeeds, prints changes of the state, and repeats the registration
 * every `repeatMs` milliseconds.
 */
export function registerRepeatedly({ register, where, onKnown, printLine, repeatMs, retryMs = 1000 }: Registration): {
  stop(): void;
} {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let state: 'new' | 'known' | 'away' = 'new';
  let wasKnown = false;
  let failures = 0;

  const attempt = async () => {
    const reason = await register().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (isStopped) return;
    if (reason === undefined) {
      failures = 0;
      if (state !== 'known') report('info', `Inngest at ${where} knows the functions of this installation.`);
      state = 'known';
      if (!wasKnown) onKnown();
      wasKnown = true;
      if (repeatMs) timer = setTimeout(attempt, repeatMs);
      return;
    }
    failures += 1;
    if (state !== 'away')
      report(
        'warn',
        `Inngest at ${where} does not take the functions of this installation (${sentence(reason)}). Jobs wait; ` +
          'it is asked again until it does.',
      );
    state = 'away';
    timer = setTimeout(attempt, Math.min(LONGEST_RETRY_MS, retryMs * 2 ** Math.min(failures - 1, 10)));
  };
  const report = (level: 'info' | 'warn', line: string) => {
    log[level](line);
    printLine(line);
  };

  void attempt();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const sentence = (reason: string) => reason.replace(/\s+/g, ' ').replace(/\.$/, '').slice(0, 200);
