import { describe, expect, it } from 'vitest';
import { layoutPages } from './page-layout';
import { pageLeft, sourceBounds, scrollToShow } from './scroll-target';
import type { ViewerSource } from '../types';

const letter = { width: 612, height: 792 };
const pages = Array.from({ length: 50 }, () => letter);
const source: ViewerSource = {
  id: 's',
  number: 1,
  documentId: 'd',
  page: 30,
  boxes: [{ page: 30, x: 72, y: 400, width: 400, height: 12 }],
  label: 'Source 1',
};

describe('sourceBounds', () => {
  it('finds words on a page that is not drawn, in the middle of a wide window', () => {
    const layout = layoutPages(pages, 1.5);
    const placed = sourceBounds(source, [source], layout, pages, 1.5, 1400);
    expect(placed?.bounds.left).toBeCloseTo(700 - 459 + (72 - 1.2) * 1.5);
    expect(placed?.bounds.top).toBeCloseTo((layout.slots[29]?.top ?? 0) + (792 - 412 - 1.2) * 1.5);
  });

  it('has no bounds without boxes or beyond the document', () => {
    const layout = layoutPages(pages, 1);
    expect(sourceBounds({ ...source, boxes: [] }, [], layout, pages, 1, 1000)).toBeNull();
    expect(sourceBounds({ ...source, page: 51 }, [source], layout, pages, 1, 1000)).toBeNull();
  });
});

describe('pageLeft', () => {
  it('centres a page and keeps the margin of one that is too wide', () => {
    expect(pageLeft(600, 1000)).toBe(200);
    expect(pageLeft(990, 1000)).toBe(20);
  });
});

describe('scrollToShow', () => {
  const layout = layoutPages(pages, 2);
  const placed = {
    bounds: { left: 500, top: 20_000, width: 400, height: 40 },
    bar: { left: 480, top: 20_000, width: 2, height: 40 },
  };

  it('brings the highlight to rest above the middle', () => {
    expect(scrollToShow(placed, layout, { top: 0, left: 0, width: 1300, height: 800 })).toEqual({
      top: 20_020 - 320,
      left: 0,
    });
  });

  it('moves sideways only when the words are cut off', () => {
    expect(scrollToShow(placed, layout, { top: 0, left: 0, width: 600, height: 800 }).left).toBe(440);
    expect(scrollToShow(placed, layout, { top: 0, left: 400, width: 600, height: 800 }).left).toBe(400);
  });

  it('stays inside the document', () => {
    const first = { ...placed, bounds: { ...placed.bounds, top: 30 } };
    expect(scrollToShow(first, layout, { top: 5000, left: 0, width: 1300, height: 800 }).top).toBe(0);
  });
});
