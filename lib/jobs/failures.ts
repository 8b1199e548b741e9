import { detailOf, isAppError, type ErrorCode } from '@/lib/errors';

const REPEATING: readonly ErrorCode[] = [
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'payload_too_large',
  'unsupported_media_type',
  'invalid',
];

/** The reason of a signal that is aborted because this worker stops; the work itself is still wanted. */
export class WorkerStoppingError extends Error {
  constructor() {
    super('The worker is stopping.');
    this.name = 'WorkerStoppingError';
  }
}

/** Whether another attempt would meet the same refusal. */
export function isPermanent(error: unknown): boolean {
  return isAppError(error) && REPEATING.includes(error.code);
}

/** What a person reads about a job that failed. */
export function failureSentence(error: unknown): string {
  return detailOf(error, 'The job failed for a reason we did not expect. It has been logged; please try again.');
}

export const DIED_SENTENCE = 'The job was interrupted too often and was given up. Please start it again.';
