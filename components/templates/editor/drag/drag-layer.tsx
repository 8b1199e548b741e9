'use client';

import { DndContext, DragOverlay, type DragEndEvent } from '@dnd-kit/core';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { createAnnouncements, DRAG_INSTRUCTIONS } from './drag/announcements';
import { DragGhost } from './drag/drag-ghost';
import { accepts, itemOf, slotOf, type DragItem } from './drag/drag-item';
import { useEditorSensors } from './drag/use-editor-sensors';
import type { Editor } from './use-editor';

/** Drag and drop over the three panes: with the pointer after 8 px, with the keyboard by Space and arrows. */
export function EditorDrag({ editor, children }: { editor: Editor; children: ReactNode }) {
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
      {children}
      <DragOverlay dropAnimation={null} className="!w-auto !h-auto">
        {inHand ? <DragGhost item={inHand} /> : null}
      </DragOverlay>
    </DndContext>
  );
}
