import type { PageBox, Rect, ViewerSource } from './types';

/** The part of pdf.js's PageViewport (at scale 1) that places a box: the page as a reader sees it, cropped and turned. */
export type PageView = { width: number; height: number; userUnit?: number };

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
    const rects = source.boxes.filter((box) => box.page === page).map((box) => toRect(box, viewport));
    const bounds = boundsOf(rects);
    return bounds ? [{ source, rects, bounds, bar: barFor(bounds) }] : [];
  });
  return highlights.map((highlight) => ({ ...highlight, bar: { ...highlight.bar, left: snappedBarLeft(highlight, highlights) } }));
}

/** Stored boxes already stand on the page as it is shown, so only the origin moves from the bottom to the top. */
function toRect(box: PageBox, { height, userUnit = 1 }: PageView): Rect {
  return {
    left: box.x * userUnit - AIR,
    top: height - (box.y + box.height) * userUnit - AIR,
    width: box.width * userUnit + 2 * AIR,
    height: box.height * userUnit + 2 * AIR,
  };
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
  return highlights.findLast(({ rects }) => rects.some((rect) => x >= rect.left && x <= rect.left + rect.width && y >= rect.top && y <= rect.top + rect.height));
}
