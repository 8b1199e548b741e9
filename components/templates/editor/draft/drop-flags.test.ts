import { expect, it } from 'vitest';
import { applyEdit } from './apply-edit';
import type { Draft } from './draft';

const query = (id: string, flags: string[]) => ({
  id,
  text: id,
  category: 'risk',
  expected_sources: [],
  flags,
  citation_required: true,
});

it('drops flags that left the configuration from the queries of an open draft, unsaved ones stay', () => {
  const draft: Draft = {
    name: 'T',
    description: '',
    visibility: 'user',
    include_changes: false,
    categories: [{ key: 'risk', name: 'Risk', queries: [query('a', ['Gone', 'New here']), query('b', [])] }],
  };
  const next = applyEdit(draft, { type: 'drop-flags', lines: ['gone.'] });
  expect(next.categories[0]?.queries.map(({ flags }) => flags)).toEqual([['New here'], []]);
});
