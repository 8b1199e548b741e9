import { describe, expect, it } from 'vitest';
import { highlightAt, pageHighlights } from './highlight-geometry';
import type { PageBox, ViewerSource } from '../types';

const letter = { width: 612, height: 792 };

function source(id: string, boxes: PageBox[]): ViewerSource {
  return { id, number: 1, documentId: 'd', page: boxes[0]?.page ?? 1, boxes, label: `Source ${id}` };
}

function line(y: number, x = 72, page = 1): PageBox {
  return { page, x, y, width: 400, height: 12 };
}

describe('pageHighlights', () => {
  it('turns the origin from the bottom of the page to its top', () => {
    const [highlight] = pageHighlights([source('a', [line(700)])], 1, letter);
    expect(highlight?.rects[0]?.left).toBeCloseTo(72 - 1.2);
    expect(highlight?.rects[0]?.top).toBeCloseTo(792 - 712 - 1.2);
    expect(highlight?.rects[0]?.height).toBeCloseTo(12 + 2.4);
  });

  it('honours a page whose unit is larger than a point', () => {
    const [highlight] = pageHighlights([source('a', [line(100)])], 1, { width: 1224, height: 1584, userUnit: 2 });
    expect(highlight?.rects[0]?.left).toBeCloseTo(144 - 1.2);
    expect(highlight?.rects[0]?.top).toBeCloseTo(1584 - 224 - 1.2);
  });

  it('takes off what a crop box hides', () => {
    const cropped = { width: 594, height: 774, viewBox: [9, 9, 603, 783], rotation: 0 };
    const [highlight] = pageHighlights([source('a', [line(700)])], 1, cropped);
    expect(highlight?.rects[0]?.left).toBeCloseTo(63 - 1.2);
    expect(highlight?.rects[0]?.top).toBeCloseTo(774 - 703 - 1.2);
  });

  it('swaps the two sides on a page that is turned', () => {
    const turned = { width: 772, height: 594, viewBox: [9, 10, 603, 782], rotation: 90 };
    const [highlight] = pageHighlights([source('a', [line(300)])], 1, turned);
    expect(highlight?.rects[0]?.left).toBeCloseTo(62 - 1.2);
    expect(highlight?.rects[0]?.top).toBeCloseTo(594 - 303 - 1.2);
  });

  it('leaves a page alone whose own corner is below zero', () => {
    const [highlight] = pageHighlights([source('a', [line(700)])], 1, { ...letter, viewBox: [-9, -9, 603, 783] });
    expect(highlight?.rects[0]?.left).toBeCloseTo(72 - 1.2);
  });

  it('marks no strip twice where lines are set close', () => {
    const [highlight] = pageHighlights([source('a', [line(700), line(688), line(676)])], 1, letter);
    const rects = highlight?.rects ?? [];
    rects
      .slice(1)
      .forEach((rect, index) => expect(rect.top).toBeCloseTo((rects[index]?.top ?? 0) + (rects[index]?.height ?? 0)));
    expect(highlight?.bounds.height).toBeCloseTo(36 + 2.4);
  });

  it('covers all lines with one frame and one bar left of the words', () => {
    const [highlight] = pageHighlights([source('a', [line(700, 90), line(686)])], 1, letter);
    expect(highlight?.bounds.top).toBeCloseTo(792 - 712 - 1.2);
    expect(highlight?.bounds.height).toBeCloseTo(26 + 2.4);
    expect(highlight?.bar.left).toBeLessThan(72 - 8);
    expect(highlight?.bar.height).toBe(highlight?.bounds.height);
  });

  it('lines up the bars of one column and leaves another column its own', () => {
    const paragraph = source('a', [line(700)]);
    const listItem = source('b', [line(600, 90)]);
    const rightColumn = source('c', [line(500, 330)]);
    const bars = pageHighlights([paragraph, listItem, rightColumn], 1, letter).map(({ bar }) => bar.left);
    expect(bars[1]).toBe(bars[0]);
    expect(bars[2]).toBeGreaterThan(300);
  });

  it('takes only the boxes of the page', () => {
    const overBreak = source('a', [line(60, 72, 1), line(740, 72, 2)]);
    expect(pageHighlights([overBreak], 2, letter)[0]?.rects).toHaveLength(1);
    expect(pageHighlights([overBreak], 3, letter)).toEqual([]);
  });
});

describe('highlightAt', () => {
  const highlights = pageHighlights([source('a', [line(700)]), source('b', [line(600)])], 1, letter);

  it('finds the source under the pointer and nothing between the lines', () => {
    expect(highlightAt(highlights, 100, 792 - 706)?.source.id).toBe('a');
    expect(highlightAt(highlights, 100, 792 - 606)?.source.id).toBe('b');
    expect(highlightAt(highlights, 100, 792 - 650)).toBeUndefined();
    expect(highlightAt(highlights, 600, 792 - 706)).toBeUndefined();
  });
});
