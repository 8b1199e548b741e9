import { describe, expect, it } from 'vitest';
import { boxesForRange, locateQuote } from './locate-quote';
import { isVerbatim } from './match-key';
import { buildLayout } from '../page-layout.fixture';

describe('locateQuote', () => {
  it('finds words whatever line breaks, hyphens and quote marks are printed between them', () => {
    const page = buildLayout(3, ['The Company’s “say-on-', 'pay” vote passed.']);
    const [found] = locateQuote([page], 'The Company\'s "say on pay" vote');
    expect(found).toMatchObject({ page: 3, charStart: 0, text: 'The Company’s “say-on-\npay” vote' });
    expect(found?.boxes).toHaveLength(2);
  });

  it('covers the words and nothing else', () => {
    const page = buildLayout(1, ['The ratio was 336 to 1 for 2023.']);
    expect(locateQuote([page], '336 to 1')[0]?.boxes).toEqual([{ page: 1, x: 120, y: 730, width: 40, height: 12 }]);
  });

  it('gives a box for each cell of a row', () => {
    const page = buildLayout(1, ['Audit fees   10,181   9,225']);
    expect(locateQuote([page], 'Audit fees 10,181 9,225')[0]?.boxes.map((box) => [box.x, box.width])).toEqual([
      [50, 50],
      [115, 30],
      [160, 25],
    ]);
  });

  it('runs over a page break and over the furniture there', () => {
    const pages = [
      buildLayout(7, ['Directors own shares worth five', { text: '2024 Proxy Statement 7', role: 'furniture' }]),
      buildLayout(8, [{ text: 'Table of Contents', role: 'furniture' }, 'times their annual retainer.']),
    ];
    const found = locateQuote(pages, 'shares worth five times their annual retainer');
    expect(found.map(({ page, text }) => ({ page, text }))).toEqual([
      { page: 7, text: 'shares worth five' },
      { page: 8, text: 'times their annual retainer' },
    ]);
  });

  it('takes the occurrence nearest to the hint', () => {
    const pages = [1, 2, 3].map((page) => buildLayout(page, ['Total compensation']));
    expect(locateQuote(pages, 'Total compensation', { page: 3 })[0]?.page).toBe(3);
    expect(locateQuote(pages, 'Total compensation')[0]?.page).toBe(1);
  });

  it('prefers whole numbers to parts of longer ones', () => {
    const page = buildLayout(1, ['In 2023 we paid 10,181,000 and 81,000.']);
    expect(locateQuote([page], '81,000')[0]?.charStart).toBe(31);
  });

  it('reads a wrapped table cell downwards past its neighbours', () => {
    const page = buildLayout(1, ['Form of award agreement   8-K   10.1', 'effective in August 2020.']);
    const [found] = locateQuote([page], 'Form of award agreement effective in August 2020');
    expect(found?.spans).toHaveLength(2);
    expect(found?.boxes.map((box) => box.width)).toEqual([115, 120]);
  });

  it('finds ligatures, full-width forms and accents however they are coded', () => {
    const page = buildLayout(1, ['Beyonce\u0301 leads the office.']);
    expect(locateQuote([page], 'Beyonc\u00e9 leads the o\ufb03ce')).toHaveLength(1);
  });

  it.each(['', ' - ', '“”', 'words that are not there'])('finds nothing for %j', (quote) => {
    expect(locateQuote([buildLayout(1, ['Some text'])], quote)).toEqual([]);
  });
});

describe('isVerbatim', () => {
  it('holds for the words of the page and not for others', () => {
    expect(isVerbatim('The Board met\nnine times.', 'Board met nine times')).toBe(true);
    expect(isVerbatim('The Board met nine times.', 'Board met ten times')).toBe(false);
    expect(isVerbatim('The Board met nine times.', '')).toBe(false);
  });
});

describe('boxesForRange', () => {
  it('gives no box for white space alone', () => {
    expect(boxesForRange(buildLayout(1, ['a   b']), 1, 4)).toEqual([]);
  });

  it('uses the vertical position of a cell that is lower than its row', () => {
    const page = buildLayout(1, [
      {
        text: 'Label   value',
        bands: [
          [0, 730, 12],
          [8, 725, 9],
        ],
      },
    ]);
    expect(boxesForRange(page, 0, 13).map((box) => [box.y, box.height])).toEqual([
      [730, 12],
      [725, 9],
    ]);
  });
});
