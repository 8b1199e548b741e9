import { describe, expect, it } from 'vitest';
import { accepts, isSamePosition, positionAfterDrop, type DragItem, type DropSlot } from './drag-item';

const query: DragItem = { kind: 'query', id: 'q', text: 'Who audits?', category: 'audit', index: 1 };
const category: DragItem = { kind: 'category', key: 'audit', name: 'Audit', index: 1, size: 2 };
const library: DragItem = {
  kind: 'library',
  query: { id: 'l', text: 'Who audits?', category: 'audit', citation_required: true, expected_sources: [] },
};

const gap = (of: string, index: number): DropSlot => ({ kind: 'query', category: of, index, shape: 'edge' });
const between = (index: number): DropSlot => ({ kind: 'category', index, shape: 'edge' });

describe('a gap', () => {
  it('takes categories between categories, and queries and library queries between queries', () => {
    expect([query, library, category].map((item) => accepts(gap('audit', 0), item))).toEqual([true, true, false]);
    expect([query, library, category].map((item) => accepts(between(0), item))).toEqual([false, false, true]);
  });

  it('does not move an item that lies beside it', () => {
    expect([0, 1, 2, 3].map((index) => isSamePosition(gap('audit', index), query))).toEqual([false, true, true, false]);
    expect([0, 1, 2, 3].map((index) => isSamePosition(between(index), category))).toEqual([false, true, true, false]);
    expect(isSamePosition(gap('pay', 1), query)).toBe(false);
    expect(isSamePosition(gap('audit', 1), library)).toBe(false);
  });
});

describe('the place after a drop', () => {
  const places = (item: DragItem, slotAt: (index: number) => DropSlot) =>
    [0, 1, 2, 3].map((index) => positionAfterDrop(slotAt(index), item));

  it('counts without the item where it only moves within its list', () => {
    expect(places(query, (index) => gap('audit', index))).toEqual([1, 2, 2, 3]);
    expect(places(category, between)).toEqual([1, 2, 2, 3]);
  });

  it('counts the item as one more in another category, or where it comes from the library', () => {
    expect(places(query, (index) => gap('pay', index))).toEqual([1, 2, 3, 4]);
    expect(places(library, (index) => gap('audit', index))).toEqual([1, 2, 3, 4]);
  });
});
