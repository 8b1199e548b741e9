import { expect, it } from 'vitest';
import { ApiError } from '@/components/shell/api-error';
import { showServerErrors } from './form-errors';

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

it('says anything else beside the button', () => {
  expect(shownOf(new Error('?'))).toMatchObject([{ field: 'root' }]);
});
