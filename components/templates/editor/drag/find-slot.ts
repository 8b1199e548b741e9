import type { DropSlot } from './drag-item';

type Box = { top: number; bottom: number; left: number; right: number };
export type PlacedSlot = { id: string | number; slot: DropSlot; box: Box };

/** How far beside the list the pointer may be, in pixels. */
const SIDE_TOLERANCE_PX = 40;

/** The gap nearest to the pointer; none when the pointer is too far beside the list. */
export function nearestSlot(slots: readonly PlacedSlot[], pointer: { x: number; y: number }): PlacedSlot | null {
  let best: { placed: PlacedSlot; distance: number } | null = null;
  for (const placed of slots) {
    const { box, slot } = placed;
    if (pointer.x < box.left - SIDE_TOLERANCE_PX || pointer.x > box.right + SIDE_TOLERANCE_PX) continue;
    const distance = slot.shape === 'edge' ? Math.abs(box.top - pointer.y) : distanceTo(box, pointer.y);
    if (!best || distance < best.distance) best = { placed, distance };
  }
  return best?.placed ?? null;
}

function distanceTo(box: Box, y: number): number {
  if (y >= box.top && y <= box.bottom) return 0;
  return Math.min(Math.abs(box.top - y), Math.abs(box.bottom - y));
}

/** The next gap for an arrow key. Up and down move by gap, left and right by category; `slots` are in screen order. */
export function nextSlot(
  slots: readonly PlacedSlot[],
  current: string | number | null,
  key: string,
  home: string | null,
): PlacedSlot | null {
  const at = slots.findIndex(({ id }) => id === current);
  if (at < 0) return slots.findLast(({ slot }) => slot.kind === 'query' && slot.category === home) ?? slots[0] ?? null;
  const here = slots[at];
  if (key === 'ArrowDown') return slots[at + 1] ?? null;
  if (key === 'ArrowUp') return slots[at - 1] ?? null;
  if (here?.slot.kind !== 'query') return null;
  const { category } = here.slot;
  const isOther = ({ slot }: PlacedSlot) => slot.kind === 'query' && slot.category !== category;
  if (key === 'ArrowRight') return slots.slice(at + 1).find(isOther) ?? null;
  if (key !== 'ArrowLeft') return null;
  const before = slots.slice(0, at).findLast(isOther);
  if (before?.slot.kind !== 'query') return null;
  const target = before.slot.category;
  return slots.find(({ slot }) => slot.kind === 'query' && slot.category === target) ?? null;
}
