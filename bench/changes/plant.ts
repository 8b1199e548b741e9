import { runningLines } from '@/lib/changes/compare/running-lines';
import type { PageLayout, Section, TextLine } from '@/lib/pdf/types';

/** What was changed in a copy of a filing. */
export type Planted = {
  /** Places, each with the words that were put in. */
  inserted: string[][];
  movedTitle: string | null;
  /** The lines of the moved section. */
  movedLines: string[];
  pages: PageLayout[];
};

const WORDS = [
  ...[
    'quillon',
    'marfane',
    'tolvery',
    'sandrith',
    'ombrelle',
    'kestwick',
    'varlane',
    'dunmoor',
    'philtane',
    'croswell',
  ],
  ...[
    'hartigen',
    'bellmire',
    'orvaston',
    'tarnlow',
    'wexholm',
    'grenfay',
    'solbrook',
    'nimdale',
    'ashvern',
    'pellerton',
  ],
];
const WORDS_A_PLACE = 2;

/** The same numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Flow = { line: TextLine; page: number; gap: number };

/**
 * A copy of a filing with twenty words put into ten places and one section moved elsewhere. All lines are laid out
 * again on pages with another header and footer, so that pages break elsewhere; a table of contents keeps its page.
 */
export function plant(pages: readonly PageLayout[], sections: readonly Section[], seed: number): Planted {
  const random = seeded(seed);
  const flow = flowOf(pages);
  const inserted = insertWords(flow, random);
  const moved = moveSection(flow, sections, random);
  return {
    inserted,
    movedTitle: moved?.title ?? null,
    movedLines: moved?.lines ?? [],
    pages: layOutAgain(flow, pages),
  };
}

function flowOf(pages: readonly PageLayout[]): Flow[] {
  const running = runningLines(pages);
  return pages.flatMap((page) => {
    let before: TextLine | null = null;
    return page.lines
      .filter((line) => line.role !== 'furniture' && !running.has(line))
      .map((line): Flow => {
        const gap = before ? before.y - (line.y + line.height) : line.role === 'heading' ? line.height : 0;
        before = line;
        return { line, page: page.page, gap };
      });
  });
}

function insertWords(flow: Flow[], random: () => number): string[][] {
  const places = WORDS.length / WORDS_A_PLACE;
  const fit = flow.filter(
    ({ line }) => line.role === 'text' && line.text.split(' ').length >= 9 && !/\s{2,}/.test(line.text),
  );
  return Array.from({ length: places }, (_, place) => {
    const words = WORDS.slice(place * WORDS_A_PLACE, (place + 1) * WORDS_A_PLACE);
    // One place in each tenth of the filing, so that they are apart.
    const at = Math.floor(((place + 0.2 + 0.6 * random()) / places) * fit.length);
    const chosen = fit[at];
    if (chosen) chosen.line = withWords(chosen.line, words, 2 + Math.floor(random() * 4));
    return words;
  });
}

function withWords(line: TextLine, words: readonly string[], after: number): TextLine {
  const gaps = [...line.text.matchAll(/ /g)].map(({ index }) => index);
  const at = gaps[Math.min(after, gaps.length - 1)] ?? line.text.length;
  const added = ` ${words.join(' ')}`;
  const edge = line.edges[2 * at] ?? line.x;
  return {
    ...line,
    text: line.text.slice(0, at) + added + line.text.slice(at),
    edges: [
      ...line.edges.slice(0, 2 * at),
      ...Array.from({ length: 2 * added.length }, () => edge),
      ...line.edges.slice(2 * at),
    ],
  };
}

/** Moves a section of some length to the start of another one that is far from it. */
function moveSection(
  flow: Flow[],
  sections: readonly Section[],
  random: () => number,
): { title: string; lines: string[] } | null {
  const startOf = ({ page, start }: Section) =>
    flow.findIndex((each) => each.page === page && each.line.start === start);
  const starts = sections.map((section) => ({ section, at: startOf(section) })).filter(({ at }) => at >= 0);
  const movable = starts.filter(({ at }, index) => {
    const length = (starts[index + 1]?.at ?? flow.length) - at;
    const words = flow.slice(at, at + length).reduce((sum, { line }) => sum + line.text.split(/\s+/).length, 0);
    return index > 3 && index < starts.length - 1 && words >= 80 && words <= 900;
  });
  const chosen = movable[Math.floor(random() * movable.length)];
  if (!chosen) return null;
  const index = starts.indexOf(chosen);
  const end = starts[index + 1]?.at ?? flow.length;
  const step = Math.floor(starts.length * (0.2 + 0.3 * random()));
  const goal = starts[(index + step) % starts.length];
  if (!goal || goal.at === end || goal.at === chosen.at) return null;
  const block = flow.splice(chosen.at, end - chosen.at);
  for (const first of [block[0], flow[goal.at > chosen.at ? goal.at - block.length : goal.at]])
    if (first) first.gap = Math.max(first.gap, 2 * first.line.height);
  flow.splice(goal.at > chosen.at ? goal.at - block.length : goal.at, 0, ...block);
  return { title: chosen.section.title, lines: block.map(({ line }) => line.text) };
}

/** Sets the flow on pages of the first one's size. */
function layOutAgain(flow: readonly Flow[], pages: readonly PageLayout[]): PageLayout[] {
  const [model] = pages;
  if (!model) return [];
  const contents = new Set(pages.filter(isContents).map(({ page }) => page));
  const set: PageLayout[] = [];
  let y = 0;
  let lines: TextLine[] = [];
  let last: number | null = null;
  const close = () => {
    if (lines.length > 0) set.push(pageOf(model, set.length + 1, withHeaderAndFooter(lines, model, set.length + 1)));
    lines = [];
    y = model.height * 0.9;
  };
  close();
  for (const { line, gap, page } of flow) {
    // Text beside the line before it, as in columns, keeps its height.
    const next = gap < -line.height ? y : y - Math.max(0, Math.min(gap, 40)) - line.height;
    const isOther = last !== null && last !== page && (contents.has(page) || contents.has(last));
    if (isOther || (next < model.height * 0.1 && !contents.has(page))) close();
    y = lines.length === 0 ? y - line.height : next;
    lines.push({ ...line, y, bands: [] });
    last = page;
  }
  close();
  return set;
}

function isContents({ lines }: PageLayout): boolean {
  const pointing = lines.filter(({ text }) => /[a-z)].*\s\d{1,3}\s*$/i.test(text)).length;
  return lines.slice(0, 12).some(({ text }) => /\bcontents\b/i.test(text)) && pointing >= 8;
}

/** A head that names the company and a foot with the page's number. */
function withHeaderAndFooter(lines: readonly TextLine[], { height, width }: PageLayout, number: number): TextLine[] {
  const edge = (text: string, y: number): TextLine => ({
    text,
    start: 0,
    x: width / 2,
    y,
    width: 5 * text.length,
    height: 8,
    edges: [...text].flatMap((_letter, index) => [width / 2 + 5 * index, width / 2 + 5 * index + 5]),
    fontSize: 8,
    isBold: false,
    isItalic: false,
    role: 'text',
  });
  return [edge(`Planted Corporation, filing ${number}`, height - 24), ...lines, edge(`${number}`, 20)];
}

function pageOf(model: PageLayout, number: number, lines: readonly TextLine[]): PageLayout {
  let start = 0;
  const placed = lines.map((line) => {
    const here = { ...line, start };
    start += line.text.length + 1;
    return here;
  });
  return { ...model, page: number, text: placed.map(({ text }) => text).join('\n'), lines: placed };
}
