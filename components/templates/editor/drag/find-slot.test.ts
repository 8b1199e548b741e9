import { describe, expect, it } from 'vitest';
import type { DropSlot } from './drag-item';
import { nearestSlot, nextSlot, type PlacedSlot } from './find-slot';

const box = (top: number, bottom = top + 4) => ({ top, bottom, left: 100, right: 400 });
const gap = (category: string, index: number, top: number): PlacedSlot => ({
  id: `${category} ${index}`,
  slot: { kind: 'query', category, index, shape: 'edge' },
  box: box(top),
});
const area = (category: string, top: number, bottom: number): PlacedSlot => ({
  id: `${category} area`,
  slot: { kind: 'query', category, index: 0, shape: 'area' } satisfies DropSlot,
  box: box(top, bottom),
});

/** Two categories with gaps, and an empty one that is an area. */
const slots = [
  gap('audit', 0, 10),
  gap('audit', 1, 50),
  gap('pay', 0, 110),
  gap('pay', 1, 150),
  area('risk', 200, 260),
];

describe('the nearest gap', () => {
  const at = (x: number, y: number) => nearestSlot(slots, { x, y })?.id ?? null;

  it('is the one whose edge is nearest above or below the pointer', () => {
    expect(at(200, 14)).toBe('audit 0');
    expect(at(200, 29)).toBe('audit 0');
    expect(at(200, 31)).toBe('audit 1');
    expect(at(200, 0)).toBe('audit 0');
  });

  it('is an empty category anywhere within it, and by its nearer side outside of it', () => {
    expect(at(200, 230)).toBe('risk area');
    expect(at(200, 190)).toBe('risk area');
    expect(at(200, 170)).toBe('pay 1');
    expect(at(200, 900)).toBe('risk area');
  });

  it('is none further than 40 pixels beside the list', () => {
    expect(at(60, 14)).toBe('audit 0');
    expect(at(59, 14)).toBeNull();
    expect(at(440, 14)).toBe('audit 0');
    expect(at(441, 14)).toBeNull();
    expect(nearestSlot([], { x: 200, y: 14 })).toBeNull();
  });
});

describe('the next gap for an arrow key', () => {
  const from = (current: string | null, key: string, home: string | null = null) =>
    nextSlot(slots, current, key, home)?.id ?? null;

  it('is the end of its own category at first, or else the first gap', () => {
    expect(from(null, 'ArrowDown', 'audit')).toBe('audit 1');
    expect(from(null, 'ArrowDown', 'elsewhere')).toBe('audit 0');
    expect(nextSlot([], null, 'ArrowDown', null)).toBeNull();
  });

  it('goes up and down by a gap, across categories, and ends with the list', () => {
    expect(from('audit 0', 'ArrowDown')).toBe('audit 1');
    expect(from('audit 1', 'ArrowDown')).toBe('pay 0');
    expect(from('pay 0', 'ArrowUp')).toBe('audit 1');
    expect(from('audit 0', 'ArrowUp')).toBeNull();
    expect(from('risk area', 'ArrowDown')).toBeNull();
  });

  it('goes left and right to the first gap of the category beside', () => {
    expect(from('audit 0', 'ArrowRight')).toBe('pay 0');
    expect(from('pay 1', 'ArrowRight')).toBe('risk area');
    expect(from('risk area', 'ArrowLeft')).toBe('pay 0');
    expect(from('audit 1', 'ArrowLeft')).toBeNull();
    expect(from('risk area', 'ArrowRight')).toBeNull();
    expect(from('audit 0', 'Home')).toBeNull();
  });

  it('goes only up and down between categories', () => {
    const categories = [0, 1, 2].map((index): PlacedSlot => ({
      id: index,
      slot: { kind: 'category', index, shape: 'edge' },
      box: box(index * 100),
    }));
    expect(nextSlot(categories, 0, 'ArrowDown', null)?.id).toBe(1);
    expect(nextSlot(categories, 0, 'ArrowRight', null)).toBeNull();
  });
});
