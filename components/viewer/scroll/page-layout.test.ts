import { describe, expect, it } from 'vitest';
import { anchorAt, heightOf, layoutPages, pageAt, PAGE_GAP, PAGE_MARGIN, visiblePages } from './page-layout';

const letter = { width: 612, height: 792 };
const landscape = { width: 792, height: 612 };

describe('layoutPages', () => {
  it('stacks pages of different sizes with one gap between them', () => {
    const { slots, width, height } = layoutPages([letter, landscape, letter], 1);
    expect(slots.map((slot) => slot.top)).toEqual([20, 20 + 792 + 16, 20 + 792 + 16 + 612 + 16]);
    expect(width).toBe(792 + 2 * PAGE_MARGIN);
    expect(height).toBe(2 * PAGE_MARGIN + 792 + 612 + 792 + 2 * PAGE_GAP);
  });

  it('scales pages and leaves gaps as they are', () => {
    const { slots } = layoutPages([letter, letter], 2);
    expect(slots[1]?.top).toBe(PAGE_MARGIN + 2 * 792 + PAGE_GAP);
  });

  it('is only margins without pages', () => {
    expect(layoutPages([], 1)).toEqual({ slots: [], width: 40, height: 40 });
  });
});

describe('pageAt', () => {
  const layout = layoutPages(
    Array.from({ length: 200 }, () => letter),
    1,
  );

  it('finds the page at its own top and just above it the page before', () => {
    const slot = layout.slots[149];
    expect(pageAt(layout, slot?.top ?? 0)).toBe(150);
    expect(pageAt(layout, (slot?.top ?? 0) - 1)).toBe(149);
  });

  it('stays inside the document beyond both ends', () => {
    expect(pageAt(layout, -500)).toBe(1);
    expect(pageAt(layout, layout.height + 500)).toBe(200);
  });
});

describe('visiblePages', () => {
  const layout = layoutPages(
    Array.from({ length: 200 }, () => letter),
    1,
  );

  it('draws the pages in the window and the overscan, never more', () => {
    const top = layout.slots[99]?.top ?? 0;
    expect(visiblePages(layout, top, 700, 1)).toEqual({ first: 99, last: 101 });
    expect(visiblePages(layout, 0, 700, 1)).toEqual({ first: 1, last: 2 });
    expect(visiblePages(layout, layout.height - 700, 700, 1)).toEqual({ first: 199, last: 200 });
  });
});

describe('anchors', () => {
  it('keep the same spot of the same page across a change of zoom', () => {
    const sizes = [letter, landscape, letter, letter];
    const before = layoutPages(sizes, 1);
    const after = layoutPages(sizes, 1.5);
    const anchor = anchorAt(before, 20 + 792 + 16 + 306);
    expect(anchor).toEqual({ page: 2, fraction: 0.5 });
    expect(heightOf(after, anchor)).toBeCloseTo((after.slots[1]?.top ?? 0) + 459);
  });
});
