import { expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '@/components/api/api-error';
import { hasProblems, problemsOf, refusalsOf } from './field-problems';

const schema = z.object({
  name: z.string().min(1, 'Give it a name'),
  rows: z.array(z.object({ words: z.string().max(3, 'Too long').regex(/^a/, 'Begins with a') })),
});

it('gives the first schema message for each field of a draft', () => {
  expect(problemsOf(schema, { name: '', rows: [{ words: 'abc' }, { words: 'bcde' }] })).toEqual({
    name: 'Give it a name',
    'rows.1.words': 'Too long',
  });
  expect(hasProblems(problemsOf(schema, { name: 'x', rows: [] }))).toBe(false);
});

it('shows server refusals beside the shown fields, otherwise the whole message', () => {
  const errors = [
    { path: 'name', message: 'taken' },
    { path: 'id', message: 'is not valid' },
  ];
  const refused = new ApiError(422, 'invalid', 'The name is taken.', { errors });
  expect(refusalsOf(refused, (path) => path === 'name', 'Failed')).toEqual({ name: 'taken' });
  expect(refusalsOf(refused, (path) => path === 'rows', 'Failed')).toEqual({ '': 'The name is taken.' });
  expect(refusalsOf(new Error('?'), () => true, 'Failed')).toEqual({ '': 'Failed' });
});
