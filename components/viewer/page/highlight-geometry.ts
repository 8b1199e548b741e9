import type { PageBox, Rect, ViewerSource } from '../types';

/** The part of pdf.js's PageViewport (at scale 1) needed to place a box. */
export type PageView = {
  width: number;
  height: number;
  /** The visible part of the page in its own coordinates: left, bottom, right, top, before rotation. */
  viewBox?: readonly number[];
  rotation?: number;
  userUnit?: number;
};

/** The highlight of one source on one page, at scale 1. */
export type PageHighlight = {
  source: ViewerSource;
  rects: Rect[];
  bounds: Rect;
  /** The bar in the margin, to the left of the words. */
  bar: Rect;
};

const BAR_WIDTH = 2;
const BAR_DISTANCE = 12;
/** Bars within this distance are aligned, although list items start further right than paragraphs. */
const BAR_SNAP = 48;
/** Padding above and below the words, because boxes fit the glyphs tightly. */
const AIR = 1.2;

/**
 * The highlights of a page in CSS pixels at scale 1, from boxes in PDF points; sources without a box there have none.
 */
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

/** Stored boxes are upright and relative to the whole page; the visible part may be cropped. */
function toRect(box: PageBox, view: PageView): Rect {
  const { height, userUnit = 1 } = view;
  const [cutLeft, cutBottom] = croppedMargins(view);
  return {
    left: (box.x - cutLeft) * userUnit - AIR,
    top: height - (box.y - cutBottom + box.height) * userUnit - AIR,
    width: box.width * userUnit + 2 * AIR,
    height: box.height * userUnit + 2 * AIR,
  };
}

/** Lines close together share their border, so that no area is marked twice. */
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
 * How much a crop box hides to the left of and below the visible part. pdf.js does not provide the media box; in
 * practice it begins at 0 on pages with a crop box, and pages that begin elsewhere have none. Crops are assumed to be
 * symmetric (like printer's marks), so rotated pages use the same numbers.
 */
function croppedMargins({ viewBox = [], rotation = 0 }: PageView): [number, number] {
  const [left = 0, bottom = 0] = viewBox;
  if (left < 0 || bottom < 0) return [0, 0];
  return rotation % 180 === 0 ? [left, bottom] : [bottom, left];
}

/** The smallest rectangle around all others; null for none. */
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

/** The source at a point of the page; with several, the one drawn last. */
export function highlightAt(highlights: readonly PageHighlight[], x: number, y: number): PageHighlight | undefined {
  return highlights.findLast(({ rects }) =>
    rects.some((rect) => x >= rect.left && x <= rect.left + rect.width && y >= rect.top && y <= rect.top + rect.height),
  );
}
