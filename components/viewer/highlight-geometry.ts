import type { PageBox, Rect, ViewerSource } from './types';

/** The part of pdf.js's PageViewport (at scale 1) that places a box. */
export type PageView = {
  width: number;
  height: number;
  /** The visible part of the page in its own coordinates: left, bottom, right, top, not turned. */
  viewBox?: readonly number[];
  rotation?: number;
  userUnit?: number;
};

/** The evidence of one source on one page, ready to be drawn at scale 1. */
export type PageHighlight = {
  source: ViewerSource;
  rects: Rect[];
  bounds: Rect;
  /** The bar in the margin, left of the words. */
  bar: Rect;
};

const BAR_WIDTH = 2;
const BAR_DISTANCE = 12;
/** Bars of one column stand in one line although a list item starts further right than a paragraph. */
const BAR_SNAP = 48;
/** Boxes hug the glyphs; a little air above and below reads as a marker pen. */
const AIR = 1.2;

export function pageHighlights(sources: readonly ViewerSource[], page: number, viewport: PageView): PageHighlight[] {
  const highlights = sources.flatMap((source) => {
    const rects = withoutOverlap(source.boxes.filter((box) => box.page === page).map((box) => toRect(box, viewport)));
    const bounds = boundsOf(rects);
    return bounds ? [{ source, rects, bounds, bar: barFor(bounds) }] : [];
  });
  return highlights.map((highlight) => ({
    ...highlight,
    bar: { ...highlight.bar, left: snappedBarLeft(highlight, highlights) },
  }));
}

/** Stored boxes are upright and count from the corner of the whole page; what is shown may be cut out of it. */
function toRect(box: PageBox, view: PageView): Rect {
  const { height, userUnit = 1 } = view;
  const [cutLeft, cutBottom] = cutOff(view);
  return {
    left: (box.x - cutLeft) * userUnit - AIR,
    top: height - (box.y - cutBottom + box.height) * userUnit - AIR,
    width: box.width * userUnit + 2 * AIR,
    height: box.height * userUnit + 2 * AIR,
  };
}

/** Lines set close together share their border, so that no strip is marked twice. */
function withoutOverlap(rects: readonly Rect[]): Rect[] {
  const apart = rects.map((rect) => ({ ...rect }));
  for (const [index, lower] of apart.entries()) {
    const upper = apart[index - 1];
    if (!upper || lower.top <= upper.top || lower.top >= upper.top + upper.height) continue;
    if (lower.left >= upper.left + upper.width || upper.left >= lower.left + lower.width) continue;
    const border = (lower.top + upper.top + upper.height) / 2;
    lower.height -= border - lower.top;
    lower.top = border;
    upper.height = border - upper.top;
  }
  return apart;
}

/**
 * How much a crop box hides left of and below what is shown. pdf.js does not tell where the whole page begins; it
 * begins at 0 on every page that has a crop box at all, and a page that begins elsewhere has none. Crops are symmetric,
 * as printer's marks are, which is what lets a turned page use the same two numbers.
 */
function cutOff({ viewBox = [], rotation = 0 }: PageView): [number, number] {
  const [left = 0, bottom = 0] = viewBox;
  if (left < 0 || bottom < 0) return [0, 0];
  return rotation % 180 === 0 ? [left, bottom] : [bottom, left];
}

export function boundsOf(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.left + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height));
  return { left, top, width: right - left, height: bottom - top };
}

function barFor(bounds: Rect): Rect {
  return { left: Math.max(0, bounds.left - BAR_DISTANCE), top: bounds.top, width: BAR_WIDTH, height: bounds.height };
}

function snappedBarLeft(highlight: PageHighlight, all: readonly PageHighlight[]): number {
  const nearby = all.map((other) => other.bar.left).filter((left) => Math.abs(left - highlight.bar.left) <= BAR_SNAP);
  return Math.min(highlight.bar.left, ...nearby);
}

/** The source whose words stand under a point of the page, the last drawn first. */
export function highlightAt(highlights: readonly PageHighlight[], x: number, y: number): PageHighlight | undefined {
  return highlights.findLast(({ rects }) =>
    rects.some((rect) => x >= rect.left && x <= rect.left + rect.width && y >= rect.top && y <= rect.top + rect.height),
  );
}
