import type { Active, DragEndEvent, Over } from '@dnd-kit/core';
import { describe, expect, it } from 'vitest';
import { someTemplate } from '@/tests/support/components/some-template';
import type { EditorCategory } from '../draft/draft';
import { createAnnouncements } from './announcements';
import type { DragItem, DropSlot } from './drag-item';

const queries = (count: number) => Array.from({ length: count }, () => someTemplate().queries).flat();
const categories: EditorCategory[] = [
  { key: 'audit', name: 'Audit', queries: queries(3) },
  { key: 'pay', name: 'Pay', queries: queries(1) },
];
const announcements = createAnnouncements(() => categories);

const query: DragItem = { kind: 'query', id: 'q', text: 'Who audits?', category: 'audit', index: 0 };
const category: DragItem = { kind: 'category', key: 'pay', name: 'Pay', index: 1, size: 1 };
const library: DragItem = {
  kind: 'library',
  query: { id: 'l', text: 'Is pay tied to results?', category: 'pay', citation_required: true, expected_sources: [] },
};
const gap = (of: string, index: number): DropSlot => ({ kind: 'query', category: of, index, shape: 'edge' });

/** What dnd-kit tells of a drag; only the data of both ends is read. */
const told = (item: DragItem | null, slot: DropSlot | null = null) =>
  ({
    active: { data: { current: item ? { item } : undefined } } as unknown as Active,
    over: slot ? ({ data: { current: { slot } } } as unknown as Over) : null,
  }) as DragEndEvent;

describe('what is announced while a query or a category is dragged', () => {
  it('names what was lifted', () => {
    expect(announcements.onDragStart(told(query))).toBe('Lifted query “Who audits?”.');
    expect(announcements.onDragStart(told(library))).toBe('Lifted query “Is pay tied to results?”.');
    expect(announcements.onDragStart(told(category))).toBe('Lifted category Pay.');
  });

  it('says the place, among as many as there will be', () => {
    expect(announcements.onDragOver(told(query, gap('audit', 3)))).toBe('Audit, place 3 of 3.');
    expect(announcements.onDragOver(told(query, gap('pay', 1)))).toBe('Pay, place 2 of 2.');
    expect(announcements.onDragOver(told(library, gap('pay', 0)))).toBe('Pay, place 1 of 2.');
    const first: DropSlot = { kind: 'category', index: 0, shape: 'edge' };
    expect(announcements.onDragOver(told(category, first))).toBe('Place 1 of 2.');
    expect(announcements.onDragOver(told(query))).toBe('Not over a place where it can be dropped.');
  });

  it('says where it was dropped, or that it was put back', () => {
    expect(announcements.onDragEnd(told(query, gap('pay', 0)))).toBe('Dropped query “Who audits?”. Pay, place 1 of 2.');
    expect(announcements.onDragEnd(told(query))).toBe('query “Who audits?” was put back.');
    expect(announcements.onDragCancel(told(category))).toBe('category Pay was put back.');
  });

  it('says nothing of anything else', () => {
    expect(announcements.onDragStart(told(null))).toBeUndefined();
    expect(announcements.onDragEnd(told(null, gap('pay', 0)))).toBeUndefined();
  });
});
