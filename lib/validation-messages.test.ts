import { expect, it } from 'vitest';
import { z } from 'zod';
import { idParams, pageQuery } from '@/lib/common-schemas';
import { invalidFrom } from './validation-messages';
import { createCompanyInput } from '@/lib/companies/schema';

const query = z.object({
  queries: z.array(z.object({ text: z.string().min(1, 'Query text is required'), order: z.number() }).strict()).min(1),
});
const asked = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  if (parsed.success) throw new Error('The value is right.');
  return invalidFrom(parsed.error);
};

it.each([
  ['a sentence of the schema', createCompanyInput, { ticker: 'A', name: 'B', cik: '' }, 'CIK is required'],
  ['a wrong id', idParams, { id: '7' }, 'The id is not valid'],
  ['a message that goes on from the name', pageQuery, { page: '0' }, 'The page starts at 1'],
  [
    'a field of a list',
    query,
    { queries: [{ text: '', order: 1 }] },
    'Query text is required (entry 1 of the queries)',
  ],
  ['a missing field', query, {}, 'Please give the queries'],
  [
    'a field of another kind',
    query,
    { queries: [{ text: 'a', order: 'x' }] },
    'The order must be a number (entry 1 of the queries)',
  ],
  ['an empty list', query, { queries: [] }, 'The queries must hold at least 1 entry'],
  [
    'an unknown field',
    query,
    { queries: [{ text: 'a', order: 1, b_c: 1 }] },
    'The queries must not contain “b c” (entry 1 of the queries)',
  ],
  ['a choice', z.object({ format: z.enum(['csv', 'json']) }), { format: 'x' }, 'The format must be one of csv, json'],
  [
    'the form that comes nearest',
    z.object({ lines: z.union([z.literal('all'), z.array(z.object({ vote: z.enum(['for', 'against']) }))]) }),
    { lines: [{ vote: 'maybe' }] },
    'The vote must be one of for, against (entry 1 of the lines)',
  ],
  ['no object at all', query, [], 'The request must be an object'],
])('%s is told as a sentence', (_what, schema, value, detail) => {
  const told = asked(schema, value);
  expect(told.detail).toBe(detail);
  // The field paths remain usable for forms and programs.
  for (const { path } of told.errors ?? []) expect(path).toMatch(/^[\w.]*$/);
});
