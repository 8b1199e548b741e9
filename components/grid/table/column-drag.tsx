'use client';

import { DndContext, PointerSensor, useDraggable, useDroppable, useSensor, useSensors } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';

const POINTER = { activationConstraint: { distance: 4 } };

/** Moving columns by dragging; loaded when the pointer is first over the header. */
export function ColumnDrag({
  children,
  onMoveTo,
}: {
  children: ReactNode;
  onMoveTo: (id: string, to: string) => void;
}) {
  const sensors = useSensors(useSensor(PointerSensor, POINTER));
  return (
    <DndContext
      id="grid-columns"
      sensors={sensors}
      autoScroll={{ threshold: { x: 0.1, y: 0 } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMoveTo(String(active.id), String(over.id));
      }}
    >
      {children}
    </DndContext>
  );
}

type SlotProps = {
  columnId: string;
  heading: string;
  children: (handle: ReactNode, isDragged: boolean) => ReactNode;
};

export function ColumnSlot({ columnId, heading, children }: SlotProps) {
  const drag = useDraggable({ id: columnId });
  const drop = useDroppable({ id: columnId });
  const handle = (
    <span
      ref={drag.setNodeRef}
      title={`Drag ${heading} to another position`}
      className="flex size-5 cursor-grab touch-none items-center justify-center rounded-sm text-text-3 hover:bg-hover"
      {...drag.listeners}
    >
      <GripVertical aria-hidden className="size-3.5" />
    </span>
  );
  return (
    <div ref={drop.setNodeRef} className="relative flex">
      {children(handle, drag.isDragging)}
      {drop.isOver && !drag.isDragging ? (
        <span aria-hidden className="absolute inset-y-0 left-0 z-20 w-0.5 bg-accent-solid" />
      ) : null}
    </div>
  );
}
