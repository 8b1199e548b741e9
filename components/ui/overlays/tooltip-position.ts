import { clamp } from './clamp';

export type Side = 'top' | 'right' | 'bottom' | 'left';
type Size = { width: number; height: number };
type Rect = Size & { left: number; top: number };

const GAP = 6;
/** Distance from the window's edge. */
const MARGIN = 8;

const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/**
 * Position of a tooltip in the window, in px: on its side, on the opposite side when there is no room, never outside.
 */
export function tooltipPosition(anchor: Rect, size: Size, window: Size, side: Side): { left: number; top: number } {
  const wanted = positionOn(anchor, size, side);
  const { left, top } = hasRoom(wanted, size, window, side) ? wanted : positionOn(anchor, size, OPPOSITE[side]);
  return {
    left: clamp(left, MARGIN, window.width - size.width - MARGIN),
    top: clamp(top, MARGIN, window.height - size.height - MARGIN),
  };
}

function positionOn(anchor: Rect, size: Size, side: Side): { left: number; top: number } {
  const middle = anchor.left + (anchor.width - size.width) / 2;
  const centre = anchor.top + (anchor.height - size.height) / 2;
  if (side === 'top') return { left: middle, top: anchor.top - size.height - GAP };
  if (side === 'bottom') return { left: middle, top: anchor.top + anchor.height + GAP };
  if (side === 'left') return { left: anchor.left - size.width - GAP, top: centre };
  return { left: anchor.left + anchor.width + GAP, top: centre };
}

/** Checks only the direction of its side; in the other direction the tooltip is moved. */
function hasRoom({ left, top }: { left: number; top: number }, size: Size, window: Size, side: Side): boolean {
  if (side === 'top' || side === 'bottom') return top >= 0 && top + size.height <= window.height;
  return left >= 0 && left + size.width <= window.width;
}
