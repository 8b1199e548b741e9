import { clamp } from '@/components/ui/overlays/clamp';

/** All values in pixels of the screen that contains panel and page. */
export type PlumbInput = {
  /** Horizontal middle of the gutter. */
  gutterX: number;
  /** The active source card: its right edge and the height at which the line starts. Null when its tab is hidden. */
  card: { right: number; y: number } | null;
  panel: { top: number; bottom: number };
  /** The part of the viewer that shows pages. */
  window: { left: number; right: number; top: number; bottom: number };
  /** The margin bar of the active highlight, visible or not; null while another document is shown. */
  bar: { left: number; top: number; height: number } | null;
  page: number;
  /** Vertical middles of the other visible highlights. */
  others: readonly number[];
};

export type PlumbShape = {
  /** From the card along the gutter to the page. */
  path: string;
  /** At the upper and lower end of the vertical part; no ring when the two would touch. */
  ring: { x: number; y: number } | null;
  bob: { x: number; y: number };
  /** When the line ends at the edge, the page it leads to. */
  label: { x: number; y: number; text: string } | null;
  ticks: number[];
};

const EDGE = 16;
const RING_ROOM = 12;

/** The line from card to highlight; an end that is out of view stops at the edge. */
export function plumbShape({ gutterX, card, panel, window, bar, page, others }: PlumbInput): PlumbShape | null {
  if (!card || panel.bottom <= panel.top || window.bottom <= window.top) return null;
  const isCardVisible = card.y >= panel.top && card.y <= panel.bottom;
  const cardY = clamp(card.y, panel.top + EDGE, panel.bottom - EDGE);
  const target = targetOf(bar, window, isCardVisible ? card.y : cardY);
  const startY = isCardVisible ? card.y : cardY;
  const points = [
    ...(isCardVisible ? [[card.right, startY]] : []),
    [gutterX, startY],
    [gutterX, target.y],
    [target.x ?? window.left, target.y],
  ];
  const higher = Math.min(startY, target.y);
  const lower = Math.max(startY, target.y);
  return {
    path: `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`,
    ring: lower - higher >= RING_ROOM ? { x: gutterX, y: higher } : null,
    bob: { x: gutterX, y: lower },
    label: target.x === null ? { x: window.left, y: target.y, text: `p. ${page}` } : null,
    ticks: others.filter((y) => y > window.top && y < window.bottom),
  };
}

/** The end of the line: at the bar (x set), or at the edge of the page window (x null). */
function targetOf(
  bar: PlumbInput['bar'],
  window: PlumbInput['window'],
  fallbackY: number,
): { x: number | null; y: number } {
  if (!bar) return { x: null, y: clamp(fallbackY, window.top + EDGE, window.bottom - EDGE) };
  const top = Math.max(bar.top, window.top);
  const bottom = Math.min(bar.top + bar.height, window.bottom);
  if (bottom > top) return { x: clamp(bar.left, window.left, window.right), y: (top + bottom) / 2 };
  return { x: null, y: bar.top < window.top ? window.top + EDGE : window.bottom - EDGE };
}

function round(value: number | undefined): number {
  return Math.round((value ?? 0) * 2) / 2;
}
