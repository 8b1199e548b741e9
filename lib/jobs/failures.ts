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

/** Abort reason when this worker stops; the job continues later. */
export class WorkerStoppingError extends Error {
  constructor() {
    super('The worker is stopping.');
    this.name = 'WorkerStoppingError';
  }
}

/** Abort reason when the job was cancelled; also thrown when the object of the job was deleted. */
export class JobCancelledError extends Error {
  constructor() {
    super('The job was cancelled.');
    this.name = 'JobCancelledError';
  }
}

/** Abort reason when an attempt has run for as long as its job allows; the job may be tried again. */
export class AttemptTimeoutError extends Error {
  constructor(timeoutMinutes: number) {
    super(`The attempt took longer than ${timeoutMinutes} minutes.`);
    this.name = 'AttemptTimeoutError';
  }
}

/** Whether another attempt would fail in the same way. */
export function isPermanent(error: unknown): boolean {
  return isAppError(error) && REPEATING.includes(error.code);
}

/** The message about a failed job for users. */
export function failureSentence(error: unknown): string {
  if (error instanceof AttemptTimeoutError) return 'The job took longer than allowed.';
  return detailOf(error, 'The job failed for a reason we did not expect. It has been logged; please try again.');
}

export const DIED_SENTENCE = 'The job was interrupted too often and was stopped. Please start it again.';
