/** A reason not to start (or go on) that is one sentence for the person at the terminal. */
export class Refusal extends Error {}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Of the first cause: what wraps it repeats the whole statement. */
export function deepSentenceOf(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? deepSentenceOf(error.cause) : sentenceOf(error);
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
