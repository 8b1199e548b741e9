import { describe, expect, it } from 'vitest';
import { clampZoom, fitWidthScale, formatZoom, stepZoom } from './zoom';

describe('zoom', () => {
  it('steps by a tenth without drifting', () => {
    let scale = 0.5;
    for (let step = 0; step < 15; step += 1) scale = stepZoom(scale, 1);
    expect(scale).toBe(2);
    for (let step = 0; step < 10; step += 1) scale = stepZoom(scale, -1);
    expect(scale).toBe(1);
  });

  it('stays between one half and two', () => {
    expect(stepZoom(2, 1)).toBe(2);
    expect(stepZoom(0.5, -1)).toBe(0.5);
    expect(stepZoom(1.95, 1)).toBe(2);
    expect(clampZoom(7)).toBe(2);
  });

  it('fits the page between the margins, inside the range', () => {
    expect(fitWidthScale(652, 612, 20)).toBe(1);
    expect(fitWidthScale(958, 612, 20)).toBeCloseTo(1.5);
    expect(fitWidthScale(5000, 612, 20)).toBe(2);
    expect(fitWidthScale(100, 612, 20)).toBe(0.5);
    expect(fitWidthScale(0, 612, 20)).toBe(1);
  });

  it('shows whole percents', () => {
    expect(formatZoom(1.4977)).toBe('150%');
  });
});
