import { AsyncLocalStorage } from 'node:async_hooks';

const kept = new AsyncLocalStorage<Uint8Array[]>();

/** Runs `work` and prints all that it writes when it ends, in one piece. */
export async function groupOutput<T>(work: () => Promise<T>): Promise<T> {
  const parts: Uint8Array[] = [];
  try {
    return await kept.run(parts, work);
  } finally {
    process.stdout.write(Buffer.concat(parts));
  }
}

/** Where the current work writes; undefined where that is the terminal itself. */
export function groupedOutput(): Uint8Array[] | undefined {
  return kept.getStore();
}

export function printLine(line: string): void {
  const text = `${line}\n`;
  const parts = kept.getStore();
  if (parts) parts.push(Buffer.from(text));
  else process.stdout.write(text);
}
