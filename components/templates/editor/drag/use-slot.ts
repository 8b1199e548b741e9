'use client';

import { useDroppable } from '@dnd-kit/core';
import { isOwnPlace, itemOf, type DropSlot } from './drag-item';

/** Makes an element a drop target; `isTarget` when dropping now would change something here. */
export function useSlot(id: string, slot: DropSlot) {
  const { setNodeRef, isOver, active } = useDroppable({ id, data: { slot } });
  const item = itemOf(active);
  return { setNodeRef, isTarget: isOver && item !== null && !isOwnPlace(slot, item) };
}
