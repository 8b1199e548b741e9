import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, apiErrorMessage } from '@/components/shell/api-error';

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
