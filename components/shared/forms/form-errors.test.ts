import { expect, it } from 'vitest';
import { ApiError } from '@/components/api/api-error';
import { errorBelow, showServerErrors } from './form-errors';

type Form = { name: string; year: string };
type Shown = { field: string; message: string | undefined; isFocused: boolean | undefined };

function shownOf(error: unknown): Shown[] {
  const shown: Shown[] = [];
  showServerErrors<Form>(
    error,
    ['name', 'year'],
    (field, { message }, options) => shown.push({ field, message, isFocused: options?.shouldFocus }),
    'Failed to save',
  );
  return shown;
}

it('brings the first refused field into view', () => {
  const refused = new ApiError(422, 'invalid', 'refused', {
    errors: [
      { path: 'name', message: 'taken' },
      { path: 'year', message: 'too early' },
    ],
  });
  expect(shownOf(refused)).toEqual([
    { field: 'name', message: 'taken', isFocused: true },
    { field: 'year', message: 'too early', isFocused: false },
  ]);
});

it('shows every other error beside the button', () => {
  expect(shownOf(new Error('?'))).toMatchObject([{ field: 'root' }]);
});

it('names the fields of a part of the input', () => {
  const refused = new ApiError(422, 'invalid', 'refused', { errors: [{ path: 'rows.0.name', message: 'taken' }] });
  expect(shownOf(errorBelow(refused, 'rows.0'))).toEqual([{ field: 'name', message: 'taken', isFocused: true }]);
  expect(shownOf(errorBelow(refused, 'rows.1'))).toMatchObject([{ field: 'root', message: 'refused' }]);
});
