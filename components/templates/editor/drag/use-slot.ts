'use client';

import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DropSlot } from './drag-item';
import { PlacesContext } from './drag-places';

/** Makes an element a drop target; `isTarget` when dropping now would change something here. */
export function useSlot(id: string, slot: DropSlot) {
  const places = useContext(PlacesContext);
  useEffect(() => places.slots.add(id, slot), [places, id, slot]);
  const still = useMemo(
    () => ({
      subscribe: places.subscribe(id),
      read: () => places.isTarget(id),
      setNodeRef: (node: HTMLElement | null) => void places.nodes.set(id, node),
    }),
    [places, id],
  );
  const isTarget = useSyncExternalStore(still.subscribe, still.read, still.read);
  return { setNodeRef: still.setNodeRef, isTarget };
}
