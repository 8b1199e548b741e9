import { expect, it } from 'vitest';
import { scopeNote } from './scope-note';

it('says nothing where every document was read', () => {
  expect(scopeNote(3, 3)).toEqual([]);
});

it('says how many of a large scope were read', () => {
  expect(scopeNote(150, 34)).toEqual([
    'Only 34 of the 150 documents, those closest to the question, were read in full. Select fewer documents to ' +
      'have each one read.',
  ]);
  expect(scopeNote(150, 1)[0]).toContain('Only one of the 150 documents, those');
});
