import { clamp } from '@/components/ui/overlays/clamp';
import { boundsOf, pageHighlights, type PageView } from '../page/highlight-geometry';
import { PAGE_MARGIN, type PageLayout } from './page-layout';
import type { Rect, ViewerSource } from '../types';

/** The scroll position and size of the visible window. */
export type ScrollWindow = { top: number; left: number; width: number; height: number };

/** Vertical position of a highlight's middle after scrolling, as a share of the window's height. */
const RESTING_HEIGHT = 0.4;
const SIDE_AIR = 40;

function contentWidth(layout: PageLayout, windowWidth: number): number {
  return Math.max(layout.width, windowWidth);
}

/** The left edge of a page in the scrolled content; pages are centred, with at least the margin. */
export function pageLeft(pageWidth: number, width: number): number {
  return Math.max(PAGE_MARGIN, width / 2 - pageWidth / 2);
}

/** Bounds of a source's words and margin bar in the coordinates of the scrolled content. */
export function sourceBounds(
  source: ViewerSource,
  all: readonly ViewerSource[],
  layout: PageLayout,
  viewports: readonly PageView[],
  scale: number,
  windowWidth: number,
): { bounds: Rect; bar: Rect } | null {
  const slot = layout.slots[source.page - 1];
  const viewport = viewports[source.page - 1];
  if (!slot || !viewport) return null;
  const highlight = pageHighlights(all, source.page, viewport).find((candidate) => candidate.source.id === source.id);
  if (!highlight) return null;
  const left = pageLeft(slot.width, contentWidth(layout, windowWidth));
  const place = (rect: Rect): Rect => ({
    left: left + rect.left * scale,
    top: slot.top + rect.top * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  });
  return { bounds: place(highlight.bounds), bar: { ...place(highlight.bar), width: highlight.bar.width } };
}

/** The scroll position that shows a highlight well; horizontally it moves only as far as needed. */
export function scrollToShow(
  { bounds, bar }: { bounds: Rect; bar: Rect },
  layout: PageLayout,
  view: ScrollWindow,
): { top: number; left: number } {
  const middle = bounds.top + Math.min(bounds.height, view.height * 0.6) / 2;
  const top = clamp(middle - view.height * RESTING_HEIGHT, 0, Math.max(0, layout.height - view.height));
  const whole = boundsOf([bounds, bar]) ?? bounds;
  const isInside = whole.left >= view.left && whole.left + whole.width <= view.left + view.width;
  const left = isInside ? view.left : clamp(whole.left - SIDE_AIR, 0, Math.max(0, layout.width - view.width));
  return { top, left };
}
