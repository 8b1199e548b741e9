/** The size of a page at 100%, in CSS pixels. */
export type PageSize = { width: number; height: number };

export type PageSlot = { page: number; top: number; width: number; height: number };

/** Positions of all pages of a document in the scrolled content, whether rendered or not. */
export type PageLayout = { slots: PageSlot[]; width: number; height: number };

/** A position that survives zooming: a page and the relative height on it, from 0 to 1. */
export type Anchor = { page: number; fraction: number };

export const PAGE_MARGIN = 20;
export const PAGE_GAP = 16;

/** Stacks the pages with margins and gaps that do not scale; sizes in CSS pixels at scale 1, the result at `scale`. */
export function layoutPages(sizes: readonly PageSize[], scale: number): PageLayout {
  let top = PAGE_MARGIN;
  let widest = 0;
  const slots = sizes.map((size, index) => {
    const slot = { page: index + 1, top, width: size.width * scale, height: size.height * scale };
    top += slot.height + PAGE_GAP;
    widest = Math.max(widest, slot.width);
    return slot;
  });
  const bottom = slots.length === 0 ? PAGE_MARGIN : top - PAGE_GAP;
  return { slots, width: widest + 2 * PAGE_MARGIN, height: bottom + PAGE_MARGIN };
}

/** The page at a height; the gap below a page belongs to it. */
export function pageAt(layout: PageLayout, y: number): number {
  let low = 0;
  let high = layout.slots.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const slot = layout.slots[middle];
    if (slot && slot.top <= y) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** The first and last visible page, extended by `overscan` pages on either side. */
export function visiblePages(
  layout: PageLayout,
  top: number,
  height: number,
  overscan: number,
): { first: number; last: number } {
  return {
    first: Math.max(1, pageAt(layout, top) - overscan),
    last: Math.min(layout.slots.length, pageAt(layout, top + height) + overscan),
  };
}

/** The page and the relative height on it at `y` pixels from the top of the content. */
export function anchorAt(layout: PageLayout, y: number): Anchor {
  const page = pageAt(layout, y);
  const slot = layout.slots[page - 1];
  if (!slot || slot.height === 0) return { page, fraction: 0 };
  return { page, fraction: (y - slot.top) / slot.height };
}

/** The distance of an anchor from the top of the content in pixels; 0 for a page that does not exist. */
export function heightOf(layout: PageLayout, anchor: Anchor): number {
  const slot = layout.slots[anchor.page - 1];
  return slot ? slot.top + anchor.fraction * slot.height : 0;
}
