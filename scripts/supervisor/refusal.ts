/** A reason not to start or continue, as one sentence for the terminal. */
export class Refusal extends Error {}

/** The message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The message of the root cause; the errors around it repeat the whole SQL statement. */
export function rootMessageOf(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? rootMessageOf(error.cause) : messageOf(error);
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
