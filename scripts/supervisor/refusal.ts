/** A reason not to start or continue, as one sentence for the terminal. */
export class Refusal extends Error {}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The message of the root cause; the errors around it repeat the whole SQL statement. */
export function deepSentenceOf(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? deepSentenceOf(error.cause) : sentenceOf(error);
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
