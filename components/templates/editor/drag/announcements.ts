import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import type { EditorCategory } from '../draft/draft';
import { itemOf, positionAfterDrop, slotOf, type DragItem, type DropSlot } from './drag-item';

export const DRAG_INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press space to lift. Move with the up and down arrows, and to another category with left and right. Space ' +
    'drops, Escape puts it back.',
};

/** Screen reader announcements during dragging; `read` returns the current categories. */
export function createAnnouncements(read: () => readonly EditorCategory[]): Announcements {
  return {
    onDragStart: ({ active }) => sentence(itemOf(active), (item) => `Lifted ${nameOf(item)}.`),
    onDragOver: ({ active, over }) => sentence(itemOf(active), (item) => positionSentence(item, slotOf(over), read())),
    onDragEnd: ({ active, over }) =>
      sentence(itemOf(active), (item) => {
        const slot = slotOf(over);
        return slot
          ? `Dropped ${nameOf(item)}. ${positionSentence(item, slot, read())}`
          : `${nameOf(item)} was put back.`;
      }),
    onDragCancel: ({ active }) => sentence(itemOf(active), (item) => `${nameOf(item)} was put back.`),
  };
}

function sentence(item: DragItem | null, say: (item: DragItem) => string): string | undefined {
  return item ? say(item) : undefined;
}

function nameOf(item: DragItem): string {
  if (item.kind === 'category') return `category ${item.name}`;
  return `query “${item.kind === 'library' ? item.query.text : item.text}”`;
}

function positionSentence(item: DragItem, slot: DropSlot | null, categories: readonly EditorCategory[]): string {
  if (!slot) return 'Not over a place where it can be dropped.';
  const place = positionAfterDrop(slot, item);
  if (slot.kind === 'category') return `Place ${place} of ${categories.length}.`;
  const category = categories.find(({ key }) => key === slot.category);
  const isFromHere = item.kind === 'query' && item.category === slot.category;
  return (
    `${category?.name ?? slot.category}, place ${place} of ` +
    `${(category?.queries.length ?? 0) + (isFromHere ? 0 : 1)}.`
  );
}
