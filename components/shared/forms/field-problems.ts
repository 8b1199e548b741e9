import type { ZodType } from 'zod';
import { ApiError, apiErrorMessage } from '@/components/api/api-error';
import type { FieldError } from '@/lib/errors';

/** The first message for each field, by its path ("rows.2.name"); messages of no field are under ''. */
export type FieldProblems = Readonly<Record<string, string>>;

export const NO_PROBLEMS: FieldProblems = {};

/**
 * The errors of a draft by an action's schema, for editors that save automatically or undo, where react-hook-form does
 * not fit.
 */
export function problemsOf(schema: ZodType, draft: unknown): FieldProblems {
  const issues = schema.safeParse(draft).error?.issues ?? [];
  return firstOf(issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** The server's messages for the fields that the screen shows; when there are none, its general message under ''. */
export function refusalsOf(error: unknown, isShown: (path: string) => boolean, fallback: string): FieldProblems {
  const named = (error instanceof ApiError ? error.errors : []).filter(({ path }) => isShown(path));
  return named.length > 0 ? firstOf(named) : { '': apiErrorMessage(error, fallback) };
}

/** Whether there is any error. */
export const hasProblems = (problems: FieldProblems): boolean => Object.keys(problems).length > 0;

function firstOf(errors: readonly FieldError[]): FieldProblems {
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
}
