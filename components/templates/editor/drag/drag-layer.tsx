'use client';

import { DndContext, DragOverlay, useDraggable, useDroppable, type DragEndEvent } from '@dnd-kit/core';
import { memo, useContext, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Editor } from '../use-editor';
import { createAnnouncements, DRAG_INSTRUCTIONS } from './announcements';
import { DragGhost } from './drag-ghost';
import { accepts, isSamePosition, itemOf, slotOf, type DragItem, type DropSlot } from './drag-item';
import { PlacesContext, type Listeners } from './drag-places';
import { useEditorSensors } from './use-editor-sensors';

/** Drag and drop over the panes: with the pointer after 8 px, with the keyboard by Space and arrows. */
export function DragLayer({ editor }: { editor: Editor }) {
  const { draft, dispatch, actions } = editor;
  const { sensors, collisionDetection, forget } = useEditorSensors();
  const [inHand, setInHand] = useState<DragItem | null>(null);
  const categoriesRef = useRef(draft.categories);
  categoriesRef.current = draft.categories;
  const accessibility = useMemo(
    () => ({
      announcements: createAnnouncements(() => categoriesRef.current),
      screenReaderInstructions: DRAG_INSTRUCTIONS,
    }),
    [],
  );

  const drop = ({ active, over }: DragEndEvent) => {
    end();
    const item = itemOf(active);
    const slot = slotOf(over);
    if (!item || !slot || !accepts(slot, item)) return;
    if (slot.kind === 'category') {
      if (item.kind === 'category') dispatch({ type: 'move-category', key: item.key, index: slot.index });
    } else if (item.kind === 'query') {
      dispatch({ type: 'move-query', id: item.id, category: slot.category, index: slot.index });
    } else if (item.kind === 'library') {
      actions.copyFromLibrary(item.query, slot);
    }
  };
  const end = () => {
    forget();
    setInHand(null);
  };
  return (
    <DndContext
      id="template-editor"
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={accessibility}
      onDragStart={({ active, activatorEvent }) => {
        forget();
        // With the keyboard only the line shows the position; a moving card would distract.
        setInHand(activatorEvent instanceof KeyboardEvent ? null : itemOf(active));
      }}
      onDragEnd={drop}
      onDragCancel={end}
    >
      <AllPlaces />
      <DragOverlay dropAnimation={null} className="!w-auto !h-auto">
        {inHand ? <DragGhost item={inHand} /> : null}
      </DragOverlay>
    </DndContext>
  );
}

/** Registers everything that rows registered with dnd-kit. */
function AllPlaces() {
  const { items, slots } = useContext(PlacesContext);
  const shownItems = useSyncExternalStore(items.subscribe, items.list);
  const shownSlots = useSyncExternalStore(slots.subscribe, slots.list);
  return (
    <>
      {shownItems.map(({ id, data }) => (
        <Item key={id} id={id} item={data} />
      ))}
      {shownSlots.map(({ id, data }) => (
        <Slot key={id} id={id} slot={data} />
      ))}
    </>
  );
}

const Item = memo(function Item({ id, item }: { id: string; item: DragItem }) {
  const places = useContext(PlacesContext);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({ id, data: { item } });
  useLayoutEffect(() => {
    // The row may have another element by now.
    setNodeRef(places.nodes.get(id) ?? null);
    setActivatorNodeRef(places.handles.get(id) ?? null);
    places.listeners.set(id, (listeners ?? {}) as Listeners);
  });
  useLayoutEffect(() => places.setState(id, { attributes, isDragging }), [places, id, attributes, isDragging]);
  useLayoutEffect(
    () => () => {
      places.listeners.delete(id);
      places.setState(id, null);
    },
    [places, id],
  );
  return null;
});

const Slot = memo(function Slot({ id, slot }: { id: string; slot: DropSlot }) {
  const places = useContext(PlacesContext);
  const { setNodeRef, isOver, active } = useDroppable({ id, data: { slot } });
  const item = itemOf(active);
  const isTarget = isOver && item !== null && !isSamePosition(slot, item);
  useLayoutEffect(() => setNodeRef(places.nodes.get(id) ?? null));
  useLayoutEffect(() => places.setTarget(id, isTarget), [places, id, isTarget]);
  useLayoutEffect(() => () => places.setTarget(id, false), [places, id]);
  return null;
});
