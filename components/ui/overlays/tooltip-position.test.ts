import { describe, expect, it } from 'vitest';
import { tooltipPosition } from './tooltip-position';

const WINDOW = { width: 1000, height: 600 };
const SIZE = { width: 80, height: 24 };

describe('tooltipPosition', () => {
  it('is centred below its element', () => {
    const anchor = { left: 500, top: 100, width: 32, height: 32 };
    expect(tooltipPosition(anchor, SIZE, WINDOW, 'bottom')).toEqual({ left: 476, top: 138 });
  });

  it('goes above where there is no room below', () => {
    const anchor = { left: 500, top: 570, width: 32, height: 28 };
    expect(tooltipPosition(anchor, SIZE, WINDOW, 'bottom')).toEqual({ left: 476, top: 540 });
  });

  it('goes to the other side where there is no room beside it', () => {
    const anchor = { left: 4, top: 100, width: 32, height: 32 };
    expect(tooltipPosition(anchor, SIZE, WINDOW, 'left')).toEqual({ left: 42, top: 104 });
  });

  it('stays inside the window at its edges', () => {
    const anchor = { left: 980, top: 100, width: 20, height: 20 };
    expect(tooltipPosition(anchor, SIZE, WINDOW, 'bottom').left).toBe(912);
  });
});
