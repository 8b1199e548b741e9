'use client';

import {
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DroppableContainer,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { useMemo, useRef } from 'react';
import { accepts, isSamePosition, itemOf, slotOf, type DragItem, type DropSlot } from './drag-item';
import { nearestSlot, nextSlot, type PlacedSlot } from './find-slot';

const ACTIVATION_PX = 8;

/**
 * The options keep their identity, because dnd-kit creates new sensors for new options, which renders every row again
 * at each key typed into the form.
 */
const POINTER_OPTIONS = { activationConstraint: { distance: ACTIVATION_PX } };
const KEYBOARD_CODES = { start: ['Space'], end: ['Space', 'Enter'], cancel: ['Escape', 'Tab'] };

type Rects = Map<string | number, { top: number; bottom: number; left: number; right: number }>;

/**
 * With the pointer the nearest gap is used. The keyboard selects its gap directly, because distances between rectangles
 * are wrong as soon as the list scrolls.
 */
export function useEditorSensors() {
  const keyboardSlotRef = useRef<string | number | null>(null);
  const parts = useMemo(() => {
    const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
      if (!event.code.startsWith('Arrow')) return undefined;
      const item = itemOf(context.active);
      if (!item) return undefined;
      const containers = context.droppableContainers.getEnabled();
      const slots = placed(containers, context.droppableRects, item).toSorted((a, b) => a.box.top - b.box.top);
      const current = keyboardSlotRef.current ?? slotBeforeItem(slots, item);
      const next = nextSlot(
        slots.filter(({ slot }) => !isGapAfterItem(slot, item)),
        current,
        event.code,
        item.kind === 'library' ? item.query.category : null,
      );
      event.preventDefault();
      if (!next) return undefined;
      keyboardSlotRef.current = next.id;
      containers.find(({ id }) => id === next.id)?.node.current?.scrollIntoView({ block: 'nearest' });
      return middleOf(context.scrollableAncestors[0]);
    };
    const collisionDetection: CollisionDetection = ({
      active,
      droppableContainers,
      droppableRects,
      pointerCoordinates,
    }) => {
      const item = itemOf(active);
      if (!item) return [];
      if (!pointerCoordinates) return keyboardSlotRef.current === null ? [] : [{ id: keyboardSlotRef.current }];
      const found = nearestSlot(placed(droppableContainers, droppableRects, item), pointerCoordinates);
      return found ? [{ id: found.id }] : [];
    };
    return { keyboardOptions: { coordinateGetter, keyboardCodes: KEYBOARD_CODES }, collisionDetection };
  }, []);
  const sensors = useSensors(
    useSensor(PointerSensor, POINTER_OPTIONS),
    useSensor(KeyboardSensor, parts.keyboardOptions),
  );
  const forget = () => {
    keyboardSlotRef.current = null;
  };
  return { sensors, collisionDetection: parts.collisionDetection, forget };
}

function placed(containers: readonly DroppableContainer[], rects: Rects, item: DragItem): PlacedSlot[] {
  return containers.flatMap((container) => {
    const slot = slotOf(container);
    const box = rects.get(container.id);
    return slot && box && accepts(slot, item) ? [{ id: container.id, slot, box }] : [];
  });
}

/** Of the two gaps that do not move an item, only one is used as a keyboard step. */
function isGapAfterItem(slot: DropSlot, item: DragItem): boolean {
  return item.kind !== 'library' && isSamePosition(slot, item) && slot.index !== item.index;
}

/** The gap of a template item before the first arrow key. */
function slotBeforeItem(slots: readonly PlacedSlot[], item: DragItem): string | number | null {
  return slots.find(({ slot }) => isSamePosition(slot, item))?.id ?? null;
}

/** dnd-kit scrolls towards coordinates near an edge; the middle of the list prevents that. */
function middleOf(scroller: Element | undefined): { x: number; y: number } {
  const box = scroller?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: 0, y: 0 };
}
