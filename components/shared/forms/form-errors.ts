import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, apiErrorMessage } from '@/components/api/api-error';

/** Shows server errors beside their fields, and others below the form. */
export function showServerErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
  fallback: string,
): void {
  const named = error instanceof ApiError ? error.errors : [];
  const known = named.flatMap(({ path, message }) => {
    const field = fields.find((candidate) => candidate === path);
    return field ? [{ field, message }] : [];
  });
  // The first invalid field gets the focus, so the browser scrolls to it.
  for (const [index, { field, message }] of known.entries()) setError(field, { message }, { shouldFocus: index === 0 });
  if (known.length === 0) setError('root', { message: apiErrorMessage(error, fallback) });
}

/** The error of a part of the input, with paths from there: "add_columns.0.text" below "add_columns.0" is "text". */
export function errorBelow(error: unknown, part: string): unknown {
  return withPaths(error, (path) => (path.startsWith(`${part}.`) ? path.slice(part.length + 1) : path));
}

/** The error for a form that keeps the input under a name of its own: "record_date" in "head" is "head.record_date". */
export function errorIn(error: unknown, part: string): unknown {
  return withPaths(error, (path) => `${part}.${path}`);
}

function withPaths(error: unknown, change: (path: string) => string): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, detail, hasSentence } = error;
  const errors = error.errors.map(({ path, message }) => ({ path: change(path), message }));
  return new ApiError(status, code, detail, { errors, hasSentence, cause: error });
}
