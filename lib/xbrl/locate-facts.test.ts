import { describe, expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { align } from './align';
import { documentOf, number } from './document.fixture';
import { makeLocator, rowAround } from './locate-facts';
import { readInlineXbrl } from './read-inline-xbrl';

const row = (label: string, ...cells: string[]) =>
  `<tr><td>${label}</td>${cells.map((cell) => `<td>$</td><td>${cell}</td>`).join('')}</tr>`;

/** The place of each fact: page, and the words of the page before it on its line. */
function placed(body: string, pages: string[]) {
  const { shown, facts } = readInlineXbrl(documentOf(body));
  const layouts = pages.map((text, index) => pageOf(text, index + 1));
  const place = makeLocator(shown, layouts);
  return facts.flatMap((fact) =>
    fact.places.map((each) => {
      const found = place(each);
      const layout = layouts.find(({ page }) => page === found?.page);
      return found && layout ? [fact.concept, found.page, rowAround(layout, found).quote] : [fact.concept, null, ''];
    }),
  );
}

describe('placing facts', () => {
  it('takes the row that the tag is in, not the first that prints the figure', () => {
    const rows = [row('Cash', number('a:Cash', '1,234'), '9'), row('Goodwill', number('a:Goodwill', '1,234'), '8')];
    const body = `<p>Sales were 1,234 units.</p><table>${rows.join('')}</table>`;
    const page = 'Sales were 1,234 units.\nCash   $   1,234   $   9\nGoodwill   $   1,234   $   8';
    expect(placed(body, [page])).toEqual([
      ['a:Cash', 1, 'Cash   $   1,234   $   9'],
      ['a:Goodwill', 1, 'Goodwill   $   1,234   $   8'],
    ]);
  });

  it('goes on over pages, their heads and feet between', () => {
    const body =
      `<p>Alpha beta gamma</p><table>${row('Assets', number('a:Assets', '500'))}</table>` +
      `<p>Delta epsilon zeta</p><table>${row('Debt', number('a:Debt', '500'))}</table>`;
    const pages = [
      'Annual report\nAlpha beta gamma\nAssets   $   500\nPage 1',
      'Annual report\nDelta epsilon zeta\nDebt   $   500\nPage 2',
    ];
    expect(placed(body, pages).map(([concept, page]) => [concept, page])).toEqual([
      ['a:Assets', 1],
      ['a:Debt', 2],
    ]);
  });

  it('finds a figure that the page sets beside the middle of its label', () => {
    const table = `<table>${row('Long label of two lines', number('a:B', '77'))}</table>`;
    const body = `${table}<p>Words that follow it here</p>`;
    expect(placed(body, ['Long label   77\nof two lines\nWords that follow it here'])[0]?.slice(0, 2)).toEqual([
      'a:B',
      1,
    ]);
  });

  it('leaves unplaced what no page prints', () => {
    const body = `<p>Alpha beta gamma</p><p class="gone">${number('a:B', '4,321')}</p><p>Delta epsilon</p>`;
    expect(placed(body, ['Alpha beta gamma\nDelta epsilon'])).toEqual([['a:B', null, '']]);
  });

  it('boxes the value first, then the label of its row', () => {
    const { shown, facts } = readInlineXbrl(
      documentOf(`<table>${row('Accounts payable', number('a:B', '473'))}</table>`),
    );
    const layout = pageOf('Accounts payable   $   473', 4);
    const place = facts[0]?.places[0];
    const found = place && makeLocator(shown, [layout])(place);
    const boxes = found ? rowAround(layout, found).boxes : [];
    expect(boxes).toHaveLength(2);
    expect(boxes[0]?.x).toBeGreaterThan(boxes[1]?.x ?? Infinity);
    expect(boxes.every(({ page }) => page === 4)).toBe(true);
  });
});

describe('aligning two sequences', () => {
  const words = (list: number[]) => Int32Array.from(list);

  it('matches what is left of a text with words added, dropped and changed', () => {
    expect([...align(words([1, 2, 3, 4, 5]), words([9, 1, 2, 7, 4, 8, 5]))]).toEqual([1, 2, -1, 4, 6]);
  });

  it('gives up on texts of one repeated word, which would take for ever', () => {
    const [one, other] = [new Int32Array(200_000).fill(1), new Int32Array(150_000).fill(1)];
    one[0] = 2;
    one[199_999] = 3;
    expect(align(one, other).every((at) => at === -1)).toBe(true);
  });
});
