import type { Active, Over } from '@dnd-kit/core';
import type { LibraryQuery } from '@/lib/templates/schema';

/** The dragged item. */
export type DragItem =
  | { kind: 'library'; query: LibraryQuery }
  | { kind: 'query'; id: string; text: string; category: string; index: number }
  | { kind: 'category'; key: string; name: string; index: number; size: number };

/** A drop position: a gap between queries, or between categories. */
export type DropSlot =
  | {
      kind: 'query';
      category: string;
      index: number;
      /** An edge is selected by vertical distance, an area as a whole. */ shape: 'edge' | 'area';
    }
  | { kind: 'category'; index: number; shape: 'edge' };

/** dnd-kit's data is untyped; only these two functions read it. */
export function itemOf(active: Pick<Active, 'data'> | null): DragItem | null {
  const item: DragItem | undefined = active?.data.current?.item;
  return item ?? null;
}

/** The drop position under the pointer; null outside of every one. */
export function slotOf(over: Pick<Over, 'data'> | null): DropSlot | null {
  const slot: DropSlot | undefined = over?.data.current?.slot;
  return slot ?? null;
}

/** Categories are dropped between categories, queries between queries. */
export function accepts(slot: DropSlot, item: DragItem): boolean {
  return (slot.kind === 'category') === (item.kind === 'category');
}

/** Dropping an item into one of the two gaps beside it does not move it. */
export function isSamePosition(slot: DropSlot, item: DragItem): boolean {
  if (item.kind === 'category')
    return slot.kind === 'category' && (slot.index === item.index || slot.index === item.index + 1);
  return (
    item.kind === 'query' &&
    slot.kind === 'query' &&
    slot.category === item.category &&
    (slot.index === item.index || slot.index === item.index + 1)
  );
}

/** The position after the drop, counted from 1. */
export function positionAfterDrop(slot: DropSlot, item: DragItem): number {
  const isSameList =
    item.kind === 'category' || (item.kind === 'query' && slot.kind === 'query' && slot.category === item.category);
  return isSameList && item.index < slot.index ? slot.index : slot.index + 1;
}
