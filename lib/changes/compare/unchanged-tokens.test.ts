import { describe, expect, it } from 'vitest';
import type { PageLayout, TextLine } from '@/lib/pdf/types';
import { compareFilings, type ComparedFiling } from './compare-filings';

type Row = { text: string; role?: TextLine['role']; y?: number };

/** Pages of lines, from the top down, each below the one before it unless it has a position. */
function filing(pages: readonly (readonly Row[])[]): ComparedFiling {
  const rows: { page: number; start: number; end: number }[] = [];
  const layouts = pages.map((page, at): PageLayout => {
    let start = 0;
    const lines = page.map(({ text, role = 'text', y }, index): TextLine => {
      const line: TextLine = {
        text,
        start,
        x: 50,
        y: y ?? 700 - 30 * index,
        width: 5 * text.length,
        height: 12,
        edges: [...text].flatMap((_letter, letter) => [50 + 5 * letter, 55 + 5 * letter]),
        fontSize: 10,
        isBold: false,
        isItalic: false,
        role,
      };
      if (role === 'table') rows.push({ page: at + 1, start, end: start + text.length });
      start += text.length + 1;
      return line;
    });
    return { page: at + 1, width: 612, height: 792, text: page.map(({ text }) => text).join('\n'), lines };
  });
  return { pages: layouts, outline: [], rows };
}

const told = (from: ComparedFiling, to: ComparedFiling) =>
  compareFilings(from, to).flatMap(({ paragraphs }) =>
    paragraphs
      .filter(({ state }) => state !== 'same')
      .map(({ state, words, from: older, to: newer }) =>
        words.length > 0
          ? words.flatMap(({ op, text }) => (op === 'same' ? [] : [`${op} ${text.trim()}`])).join(', ')
          : `${state} ${newer ?? older ?? ''}`,
      ),
  );

const BODY: Row[] = [
  { text: 'The board reviews the leadership structure each year with advice from independent counsel.' },
  { text: 'The audit committee met nine times and reports to the whole board about every meeting.' },
];
const table = (...texts: string[]): Row[] => texts.map((text) => ({ text, role: 'table' }));

describe('words that two settings of one text have in another place', () => {
  it('are no change where lines of a picture were read in another order', () => {
    const [first, second] = [{ text: 'Grant date: March 13, 2020' }, { text: 'Grant date: March 8, 2021' }];
    const from = filing([[...BODY, first, second, { text: 'Earned over three tranches each year.' }]]);
    const to = filing([[...BODY, { text: 'Earned over three tranches each year.' }, first, second]]);
    expect(told(from, to)).toEqual([]);
  });

  it('are no change where a year at the edge of a page was taken for the number of the page', () => {
    const year: Row = { text: '2019' };
    const from = filing([[...BODY, { text: 'Director since' }, year]]);
    const to = filing([[...BODY, { text: 'Director since' }, { ...year, y: 30, role: 'furniture' }]]);
    expect(told(from, to)).toEqual([]);
  });

  it('are a change where two rows of a table exchanged their values', () => {
    const rows = (one: string, other: string) =>
      filing([
        [
          ...BODY,
          ...table(
            `Independent audit committee chair Alder   ${one}`,
            'Independent compensation committee chair Birch   Yes',
            `Independent nominating committee chair Cedar   ${other}`,
          ),
        ],
      ]);
    expect(told(rows('Yes', 'No'), rows('No', 'Yes'))).toEqual(['delete Yes, insert No', 'delete No, insert Yes']);
  });

  it('are a change where a line is gone, though the page still prints its number', () => {
    const number = (page: number): Row => ({ text: `${page}`, y: 20, role: 'furniture' });
    const pages = [1, 2, 3, 4].map((page) => [...BODY.map(({ text }) => ({ text: `${page}: ${text}` })), number(page)]);
    const older = pages.map((page, at) =>
      at === 1 ? [...page.slice(0, 2), { text: 'Votes: 2' }, ...page.slice(2)] : page,
    );
    expect(told(filing(older), filing(pages))).toEqual(['removed Votes: 2']);
  });
});

describe('a table of contents', () => {
  const entries = ['Board', 'Pay', 'Audit', 'Risk', 'Hedging', 'Ownership', 'Proposals', 'Meetings', 'Voting', 'Other'];
  const contents = (step: number) =>
    [...entries, 'Appendix', 'Glossary'].map((entry, at): Row => ({ text: `${entry} matters   ${at * step + 3}` }));

  it('is left out, with or without a title of its own', () => {
    expect(told(filing([contents(2), BODY]), filing([contents(3), BODY]))).toEqual([]);
  });

  it('is no list of figures', () => {
    const figures = (last: number) =>
      entries
        .map((entry, at): Row => ({ text: `${entry} matters   ${(at * 37) % 100}`, role: 'table' }))
        .concat([
          { text: `Sum of all matters   ${last}`, role: 'table' },
          { text: 'Mean of all matters   17', role: 'table' },
        ]);
    expect(told(filing([figures(80), BODY]), filing([figures(90), BODY]))).toEqual(['delete 80, insert 90']);
  });
});
