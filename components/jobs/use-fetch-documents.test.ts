import { expect, it } from 'vitest';
import { fetchInput, MAX_IDS } from '@/lib/processing/schema';
import { inParts } from './use-fetch-documents';

it('more ticked companies than one call takes are fetched in parts that calls take, none left out', () => {
  const ids = Array.from({ length: 2 * MAX_IDS + 1 }, () => crypto.randomUUID());
  const parts = inParts(ids);
  expect(parts.map(({ length }) => length)).toEqual([MAX_IDS, MAX_IDS, 1]);
  expect(parts.flat()).toEqual(ids);
  for (const part of parts) expect(fetchInput.safeParse({ company_ids: part }).success).toBe(true);
});
