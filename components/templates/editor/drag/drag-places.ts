import { createContext } from 'react';
import type { DragItem, DropSlot } from './drag-item';

/** The drag state of an item's handle: attributes of dnd-kit, once its code is loaded. */
export type ItemState = { attributes: object; isDragging: boolean };
export type Listeners = Record<string, (event: unknown) => void>;
type Registered<T> = { id: string; data: T };

/** Until the code is loaded. */
const AT_REST: ItemState = { attributes: { 'aria-roledescription': 'draggable' }, isDragging: false };

/**
 * The items and gaps of the editor by id, with their elements. Rows register here and hear of a drag from here, so that
 * they are not rendered again when the code for dragging is loaded, and keep focus and text.
 */
export function createPlaces() {
  const items = registry<DragItem>();
  const slots = registry<DropSlot>();
  const nodes = new Map<string, HTMLElement | null>();
  const handles = new Map<string, HTMLElement | null>();
  const listeners = new Map<string, Listeners>();
  const states = new Map<string, ItemState>();
  let target: string | null = null;
  const waiting = new Map<string, Set<() => void>>();
  const tell = (id: string) => waiting.get(id)?.forEach((hear) => hear());
  return {
    items,
    slots,
    nodes,
    handles,
    listeners,
    subscribe: (id: string) => (hear: () => void) => {
      const all = waiting.get(id) ?? new Set();
      waiting.set(id, all.add(hear));
      return () => void all.delete(hear);
    },
    stateOf: (id: string): ItemState => states.get(id) ?? AT_REST,
    setState: (id: string, state: ItemState | null) => {
      if (state) states.set(id, state);
      else states.delete(id);
      tell(id);
    },
    isTarget: (id: string): boolean => target === id,
    setTarget: (id: string, isTarget: boolean) => {
      if (isTarget === (target === id)) return;
      const before = target;
      target = isTarget ? id : null;
      if (before) tell(before);
      tell(id);
    },
  };
}

export type Places = ReturnType<typeof createPlaces>;

export const PlacesContext = createContext<Places>(createPlaces());

/** The registered items; the list is a new object after each change. */
function registry<T>() {
  let list: readonly Registered<T>[] = [];
  const waiting = new Set<() => void>();
  const change = (next: readonly Registered<T>[]) => {
    list = next;
    for (const hear of waiting) hear();
  };
  return {
    list: () => list,
    subscribe: (hear: () => void) => {
      waiting.add(hear);
      return () => void waiting.delete(hear);
    },
    /** Returns the function that removes it again. */
    add: (id: string, data: T) => {
      const added = { id, data };
      change([...list.filter((each) => each.id !== id), added]);
      return () => change(list.filter((each) => each !== added));
    },
  };
}
