import { describe, expect, it } from 'vitest';
import { plumbShape, type PlumbInput } from './plumb-geometry';

const visibleCard: PlumbInput = {
  gutterX: 462,
  card: { right: 430, y: 600 },
  panel: { top: 150, bottom: 900 },
  window: { left: 474, right: 1440, top: 144, bottom: 900 },
  bar: { left: 635, top: 500, height: 40 },
  page: 61,
  others: [460, 2000],
};

describe('plumbShape', () => {
  it('runs from the card along the gutter to the middle of the bar', () => {
    const shape = plumbShape(visibleCard);
    expect(shape?.path).toBe('M430 600L462 600L462 520L635 520');
    expect(shape?.label).toBeNull();
  });

  it('has the ring at the upper end and the bob at the lower end', () => {
    expect(plumbShape(visibleCard)).toMatchObject({ ring: { y: 520 }, bob: { y: 600 } });
    expect(plumbShape({ ...visibleCard, card: { right: 430, y: 300 } })).toMatchObject({
      ring: { y: 300 },
      bob: { y: 520 },
    });
    expect(plumbShape({ ...visibleCard, card: { right: 430, y: 522 } })?.ring).toBeNull();
  });

  it('stops at the gutter with the page number when the highlight is above or below the window', () => {
    const above = plumbShape({ ...visibleCard, bar: { left: 635, top: -4000, height: 40 } });
    expect(above?.label).toEqual({ x: 474, y: 160, text: 'p. 61' });
    const below = plumbShape({ ...visibleCard, bar: { left: 635, top: 4000, height: 40 } });
    expect(below?.label).toEqual({ x: 474, y: 884, text: 'p. 61' });
    expect(below?.path).toBe('M430 600L462 600L462 884L474 884');
  });

  it('points straight across while another document is shown', () => {
    expect(plumbShape({ ...visibleCard, bar: null })?.label).toEqual({ x: 474, y: 600, text: 'p. 61' });
  });

  it('takes the visible part of a bar that is half out of the window', () => {
    expect(plumbShape({ ...visibleCard, bar: { left: 635, top: 124, height: 60 } })?.path).toContain('L635 164');
  });

  it('starts at the edge of the panel when the card is scrolled away', () => {
    expect(plumbShape({ ...visibleCard, card: { right: 430, y: -50 } })?.path).toBe('M462 166L462 520L635 520');
    expect(plumbShape({ ...visibleCard, card: { right: 430, y: 1500 } })?.path).toBe('M462 884L462 520L635 520');
  });

  it('marks other highlights in sight and no more', () => {
    expect(plumbShape(visibleCard)?.ticks).toEqual([460]);
  });

  it('is not drawn without a card', () => {
    expect(plumbShape({ ...visibleCard, card: null })).toBeNull();
  });
});
