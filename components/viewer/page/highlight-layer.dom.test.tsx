import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '@/tests/support/components/show';
import { pageHighlights, type PageView } from './highlight-geometry';
import { HighlightLayer } from './highlight-layer';
import type { PageBox, ViewerSource } from '../types';

const LETTER: PageView = { width: 612, height: 792, viewBox: [0, 0, 612, 792], rotation: 0 };
/** The padding around the words, in points. */
const AIR = 1.2;

function source(number: number, boxes: Partial<PageBox>[]): ViewerSource {
  return {
    id: `source-${number}`,
    number,
    documentId: 'document',
    page: 1,
    boxes: boxes.map((box) => ({ page: 1, x: 72, y: 500, width: 200, height: 12, ...box })),
    label: `Source ${number}, page 1`,
  };
}

function open(sources: ViewerSource[], { view = LETTER, scale = 1, page = 1, activeId = null as string | null } = {}) {
  const onSelect = vi.fn();
  const layer = (at: number) => (
    <HighlightLayer
      highlights={pageHighlights(sources, page, view)}
      scale={at}
      activeId={activeId}
      onSelect={onSelect}
    />
  );
  const { user, showAgain } = show(layer(scale));
  return { user, onSelect, zoomTo: (next: number) => showAgain(layer(next)) };
}

const button = (number = 1) => screen.getByRole('button', { name: `Source ${number}, page 1` });

/** Position of an element on the page, in CSS pixels. */
function placeOf(element: HTMLElement) {
  const { left, top, width, height } = element.style;
  return [left, top, width, height].map((value) => Number(Number.parseFloat(value).toFixed(3)));
}

/** The marks and the margin bar (last) of a source. They are visual only and have no role. */
function drawn(number: number): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-highlight="${number}"] > div`)];
}

describe('the highlights of a page', () => {
  it('cover the words: PDF points from the bottom left become pixels from the top left', () => {
    open([source(1, [{}])]);
    const expected = [72 - AIR, 792 - 512 - AIR, 200 + 2 * AIR, 12 + 2 * AIR];
    expect(placeOf(button())).toEqual(expected);
    const [mark] = drawn(1);
    expect(mark && placeOf(mark)).toEqual(expected);
  });

  it.each([0.5, 1.25, 2])('keep their place on the page at a zoom of %d', (scale) => {
    open([source(1, [{}])], { scale });
    const expected = [72 - AIR, 792 - 512 - AIR, 200 + 2 * AIR, 12 + 2 * AIR];
    expect(placeOf(button())).toEqual(expected.map((points) => Number((points * scale).toFixed(3))));
  });

  it('follow a change of zoom', () => {
    const { zoomTo } = open([source(1, [{}])]);
    const [left = 0, top = 0] = placeOf(button());
    zoomTo(1.5);
    expect(placeOf(button()).slice(0, 2)).toEqual([left * 1.5, top * 1.5].map((value) => Number(value.toFixed(3))));
  });

  it('have the same distance from the top edge on a page of another size', () => {
    open([source(1, [{ y: 800 }])], { view: { width: 595, height: 842, viewBox: [0, 0, 595, 842], rotation: 0 } });
    expect(placeOf(button())[1]).toBe(842 - 812 - AIR);
  });

  it('take off what a crop box hides', () => {
    const cropped = { width: 500, height: 700, viewBox: [30, 20, 530, 720], rotation: 0 };
    open([source(1, [{}])], { view: cropped });
    expect(placeOf(button()).slice(0, 2)).toEqual([72 - 30 - AIR, 700 - (512 - 20) - AIR]);
  });

  it('take the two margins of a crop box the other way round on a page turned by 90 degrees', () => {
    const turned = { width: 700, height: 500, viewBox: [30, 20, 530, 720], rotation: 90 };
    open([source(1, [{ y: 300 }])], { view: turned });
    expect(placeOf(button()).slice(0, 2)).toEqual([72 - 20 - AIR, 500 - (312 - 30) - AIR]);
  });

  it('grow with the unit of a page that counts in larger steps than points', () => {
    open([source(1, [{ y: 100 }])], { view: { ...LETTER, userUnit: 2, width: 1224, height: 1584 } });
    expect(placeOf(button())).toEqual([144 - AIR, 1584 - 224 - AIR, 400 + 2 * AIR, 24 + 2 * AIR]);
  });

  it('mark every line of a passage and give it one button over all of them', () => {
    open([source(1, [{ y: 500 }, { y: 480, width: 150 }, { y: 460, width: 90 }])]);
    // Three lines and the bar.
    expect(drawn(1)).toHaveLength(4);
    expect(placeOf(button())).toEqual([72 - AIR, 792 - 512 - AIR, 200 + 2 * AIR, 52 + 2 * AIR]);
  });

  it('mark no strip twice where lines touch', () => {
    open([source(1, [{ y: 500 }, { y: 488 }])]);
    const [upper = [], lower = []] = drawn(1).map(placeOf);
    expect((upper[1] ?? 0) + (upper[3] ?? 0)).toBeCloseTo(lower[1] ?? 0, 2);
  });

  it('leave out boxes of other pages', () => {
    open([source(1, [{ page: 2 }])]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(drawn(1)).toEqual([]);
  });

  it('draw the active one last and differently, and say which it is', () => {
    open([source(1, [{}]), source(2, [{ y: 300 }])], { activeId: 'source-1' });
    expect(button(1)).toHaveAttribute('aria-pressed', 'true');
    expect(button(2)).toHaveAttribute('aria-pressed', 'false');
    const order = [...document.querySelectorAll<HTMLElement>('[data-highlight]')];
    expect(order.map(({ dataset }) => [dataset['highlight'], dataset['active']])).toEqual([
      ['2', 'false'],
      ['1', 'true'],
    ]);
  });

  it('can be chosen by keyboard, in the order of the sources', async () => {
    const { user, onSelect } = open([source(1, [{}]), source(2, [{ y: 300 }])], { activeId: 'source-1' });
    await user.tab();
    expect(button(1)).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('source-2');
  });
});
