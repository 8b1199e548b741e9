'use client';

import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DragItem } from './drag-item';
import { PlacesContext } from './drag-places';

/** Makes an element draggable, once the code for dragging is loaded. */
export function useDrag(id: string, item: DragItem) {
  const places = useContext(PlacesContext);
  useEffect(() => places.items.add(id, item), [places, id, item]);
  const still = useMemo(
    () => ({
      subscribe: places.subscribe(id),
      read: () => places.stateOf(id),
      setNodeRef: (node: HTMLElement | null) => void places.nodes.set(id, node),
      setHandleRef: (node: HTMLElement | null) => void places.handles.set(id, node),
      listeners: {
        onPointerDown: (event: unknown) => places.listeners.get(id)?.onPointerDown?.(event),
        onKeyDown: (event: unknown) => places.listeners.get(id)?.onKeyDown?.(event),
      },
    }),
    [places, id],
  );
  const { attributes, isDragging } = useSyncExternalStore(still.subscribe, still.read, still.read);
  const { setNodeRef, setHandleRef, listeners } = still;
  return { setNodeRef, setHandleRef, listeners, attributes, isDragging };
}
