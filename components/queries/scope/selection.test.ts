import { describe, expect, it } from 'vitest';
import {
  chooseCompany,
  EMPTY_SELECTION,
  keepSelectable,
  openTab,
  showDocument,
  toggleAll,
  toggleDocument,
  type Selection,
} from './selection';

function selected(...documentIds: string[]): Selection {
  return documentIds.reduce(toggleDocument, chooseCompany(EMPTY_SELECTION, 'company'));
}

describe('selecting documents', () => {
  it('makes the first selected document the current one and keeps it when more follow', () => {
    expect(selected('a')).toMatchObject({ documentIds: ['a'], currentId: 'a' });
    expect(selected('a', 'b')).toMatchObject({ documentIds: ['a', 'b'], currentId: 'a' });
  });

  it('makes the first remaining document current when the current one is removed', () => {
    expect(toggleDocument(selected('a', 'b', 'c'), 'a')).toMatchObject({ documentIds: ['b', 'c'], currentId: 'b' });
  });

  it('keeps the current document when another is removed', () => {
    expect(toggleDocument(showDocument(selected('a', 'b'), 'b'), 'a')).toMatchObject({
      documentIds: ['b'],
      currentId: 'b',
    });
  });

  it('has no current document and no query tab once nothing is selected', () => {
    const asking = openTab(selected('a'), 'query');
    expect(asking.tab).toBe('query');
    expect(toggleDocument(asking, 'a')).toMatchObject({ documentIds: [], currentId: null, tab: 'setup' });
  });

  it('clears the documents of the previous company', () => {
    expect(chooseCompany(selected('a', 'b'), 'other')).toEqual({
      companyId: 'other',
      documentIds: [],
      currentId: null,
      tab: 'setup',
    });
    const same = selected('a');
    expect(chooseCompany(same, 'company')).toBe(same);
  });
});

describe('select all', () => {
  it('adds what is missing, and removes all when all are selected', () => {
    expect(toggleAll(selected('b'), ['a', 'b', 'c']).documentIds).toEqual(['b', 'a', 'c']);
    expect(toggleAll(selected('a', 'b'), ['a', 'b'])).toMatchObject({ documentIds: [], currentId: null });
  });

  it('leaves documents that a filter hides as they are', () => {
    expect(toggleAll(selected('hidden', 'a', 'b'), ['a', 'b']).documentIds).toEqual(['hidden']);
  });
});

describe('the query tab', () => {
  it('stays disabled without a document', () => {
    expect(openTab(EMPTY_SELECTION, 'query').tab).toBe('setup');
  });
});

describe('keepSelectable', () => {
  it('drops documents that cannot be asked any more', () => {
    expect(keepSelectable(selected('a', 'b'), ['b'])).toMatchObject({ documentIds: ['b'], currentId: 'b' });
    const whole = selected('a');
    expect(keepSelectable(whole, ['a', 'b'])).toBe(whole);
  });
});
