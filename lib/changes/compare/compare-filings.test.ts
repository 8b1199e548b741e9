import { describe, expect, it } from 'vitest';
import type { PageLayout, TextLine } from '@/lib/pdf/types';
import { BOILERPLATE, isBoilerplate } from './boilerplate';
import { compareFilings, type ComparedFiling, type SectionChange } from './compare-filings';

type Block = { title: string; paragraphs: string[] };

const WIDTH = 90;
const LINE = 12;

/**
 * Sets blocks as a filing: headings bold, paragraphs in lines of 90 letters, so many lines a page, with head and
 * number.
 */
function filing(blocks: readonly Block[], linesAPage = 40): ComparedFiling {
  const flow: { text: string; isHeading: boolean; isFirst: boolean }[] = blocks.flatMap(({ title, paragraphs }) => [
    { text: title, isHeading: true, isFirst: true },
    ...paragraphs.flatMap((paragraph) =>
      wrapped(paragraph).map((text, index) => ({ text, isHeading: false, isFirst: index === 0 })),
    ),
  ]);
  const pages: PageLayout[] = [];
  const outline: ComparedFiling['outline'][number][] = [];
  for (let at = 0; at < flow.length; at += linesAPage) {
    const page = pages.length + 1;
    const lines: TextLine[] = [];
    let start = 0;
    let y = 720;
    const put = (text: string, role: TextLine['role'], bottom: number) => {
      const edges = [...text].flatMap((_letter, index) => [50 + 5 * index, 55 + 5 * index]);
      const isBold = role === 'heading';
      lines.push({
        text,
        start,
        x: 50,
        y: bottom,
        width: 5 * text.length,
        height: LINE,
        edges,
        fontSize: 10,
        isBold,
        isItalic: false,
        role,
      });
      start += text.length + 1;
    };
    put('Acme Corporation', 'furniture', 770);
    for (const { text, isHeading, isFirst } of flow.slice(at, at + linesAPage)) {
      y -= isFirst ? 2 * LINE : LINE;
      if (isHeading) outline.push({ title: text, level: 2, page, start });
      put(text, isHeading ? 'heading' : 'text', y);
    }
    put(`${page}`, 'furniture', 20);
    pages.push({ page, width: 612, height: 792, text: lines.map(({ text }) => text).join('\n'), lines });
  }
  return { pages, outline, rows: [] };
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const WORDS = (
  'board committee reviews the policy each year with advice from independent counsel and reports to ' +
  'shareholders about pay risk audit succession plans'
).split(' ');
const wordsOf = (seed: number) =>
  Array.from({ length: 34 }, (_, at) => WORDS[(at * (seed + 3) + seed * seed) % WORDS.length]);
/** A paragraph of its own for each number. */
const paragraph = (seed: number) => `Paragraph ${seed} says: ${wordsOf(seed).join(' ')} ${seed}${seed}.`;
const TITLES = ['Leadership', 'Audit matters', 'Pay policy', 'Hedging', 'Risk oversight', 'Succession'];
const BLOCKS: Block[] = TITLES.map((title, at) => ({
  title,
  paragraphs: [0, 1, 2].map((each) => paragraph(at * 3 + each)),
}));

const changedOf = (sections: readonly SectionChange[]) =>
  sections.flatMap(({ paragraphs }) => paragraphs.filter(({ state }) => state !== 'same'));
const marks = (sections: readonly SectionChange[], op: 'insert' | 'delete') =>
  changedOf(sections).flatMap(({ words }) => words.filter((run) => run.op === op).map(({ text }) => text.trim()));

describe('two filings', () => {
  it('that say the same on other pages differ in nothing', () => {
    const sections = compareFilings(filing(BLOCKS, 40), filing(BLOCKS, 17));
    expect(sections.map(({ state }) => state)).toEqual(TITLES.map(() => 'same'));
    expect(changedOf(sections)).toEqual([]);
  });

  it('differ in the very words that were put in and taken out', () => {
    const edited = structuredClone(BLOCKS);
    edited[1]?.paragraphs.splice(1, 1, paragraph(4).replace('says:', 'says in plain English:'));
    edited[3]?.paragraphs.splice(2, 1, paragraph(11).replace('Paragraph 11 says: ', ''));
    const sections = compareFilings(filing(BLOCKS), filing(edited, 23));
    expect(marks(sections, 'insert')).toEqual(['in plain English']);
    expect(marks(sections, 'delete')).toEqual(['Paragraph 11 says:']);
    expect(sections.filter(({ state }) => state !== 'same').map(({ title }) => title)).toEqual([
      'Audit matters',
      'Hedging',
    ]);
  });

  it('tell a section that is elsewhere as moved, and nothing as removed or added', () => {
    const [moved, ...rest] = structuredClone(BLOCKS);
    const sections = compareFilings(filing(BLOCKS), filing([...rest, ...(moved ? [moved] : [])], 29));
    const states = new Map(sections.map(({ title, state }) => [title, state]));
    expect(states.get('Leadership')).toBe('moved');
    expect([...states.values()].filter((state) => state !== 'moved')).toEqual(TITLES.slice(1).map(() => 'same'));
    expect(sections.find(({ title }) => title === 'Leadership')).toMatchObject({ wordsAdded: 0, wordsRemoved: 0 });
  });

  it('tell a section under another heading as the same section, renamed', () => {
    const renamed = BLOCKS.map((block) =>
      block.title === 'Hedging' ? { ...block, title: 'Hedging and pledging of stock' } : block,
    );
    const found = compareFilings(filing(BLOCKS), filing(renamed)).find(
      ({ title }) => title === 'Hedging and pledging of stock',
    );
    expect(found).toMatchObject({ state: 'changed', fromTitle: 'Hedging' });
    expect(found?.paragraphs.filter(({ state }) => state === 'same')).toHaveLength(3);
  });

  it('keep a section that was written anew under its heading', () => {
    const anew = structuredClone(BLOCKS);
    anew[2] = {
      title: 'Pay policy',
      paragraphs: ['Nothing of what stood here last year stands here now, because another consultant wrote all of it.'],
    };
    const found = compareFilings(filing(BLOCKS), filing(anew)).filter(({ title }) => title === 'Pay policy');
    expect(found).toHaveLength(1);
    expect(found[0]?.paragraphs.map(({ state }) => state).toSorted()).toEqual([
      'added',
      'removed',
      'removed',
      'removed',
      'same',
    ]);
  });

  it('fold what changed in figures and dates alone', () => {
    const text = (year: number, count: number) =>
      `In fiscal ${year} the board met ${count} times, and every director attended at least 90 percent of ` +
      `its meetings.`;
    const [from, to] = [2024, 2025].map((year) => [
      ...BLOCKS,
      { title: 'Meetings', paragraphs: [text(year, year - 2017)] },
    ]);
    const [change] = changedOf(compareFilings(filing(from ?? []), filing(to ?? [])));
    expect(change).toMatchObject({ state: 'changed', fold: 'numbers', wordsAdded: 2, wordsRemoved: 2 });
  });

  it('place every change on both pages, and mark its sentences', () => {
    const edited = structuredClone(BLOCKS);
    edited[5]?.paragraphs.push('The chair retires. A successor is sought at once.');
    const older = structuredClone(BLOCKS);
    older[5]?.paragraphs.push('The chair stays. A successor is sought at once.');
    const [change] = changedOf(compareFilings(filing(older, 25), filing(edited, 31)));
    expect(change?.fromBoxes[0]?.page).toBe(change?.fromPage);
    expect(change?.toBoxes[0]?.page).toBe(change?.toPage);
    const width = (boxes: readonly { width: number }[] | undefined) =>
      boxes?.reduce((sum, box) => sum + box.width, 0) ?? 0;
    expect(width(change?.toMarks)).toBeGreaterThan(0);
    expect(width(change?.toMarks)).toBeLessThan(width(change?.toBoxes));
  });
});

describe('standard wording', () => {
  it.each(BOILERPLATE)('is known by $example', ({ example }) => {
    expect(isBoilerplate(example, '')).toBe(true);
  });

  it('is not what a board says of itself', () => {
    expect(isBoilerplate('Leadership structure', 'The board met seven times.')).toBe(false);
  });
});
