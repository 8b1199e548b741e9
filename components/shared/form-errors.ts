import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, apiErrorMessage } from '@/components/shell/api-error';

/** Puts what the server refused beside its fields; anything else stands below the form. */
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
  // The first one is scrolled to, as the browser does with what takes the focus.
  for (const [index, { field, message }] of known.entries()) setError(field, { message }, { shouldFocus: index === 0 });
  if (known.length === 0) setError('root', { message: apiErrorMessage(error, fallback) });
}
