import { boxesForRange } from '@/lib/pdf/quotes/locate-quote';
import type { Box, PageLayout } from '@/lib/pdf/types';
import type { Place } from '@/lib/reading/structure/types';
import { alignParagraphs } from './align';
import { arrangeSections, type ArrangedSection, type Entry } from './arrange-sections';
import { isBoilerplate } from './boilerplate';
import { markWords, type WordRun } from './mark-words';
import { readParagraphs } from './read-paragraphs';
import { unchangedTokens } from './unchanged-tokens';
import { correctMoves } from './correct-moves';
import { isWordToken, joinTokens } from './tokens';
import type { ComparedText, OutlineHeading, Paragraph, ParagraphKind, Token } from './types';

export type ComparedFiling = {
  pages: readonly PageLayout[];
  outline: readonly OutlineHeading[];
  /** The rows of its tables. */
  rows: readonly Place[];
};

export type ChangeState = 'same' | 'added' | 'removed' | 'moved' | 'changed';
/** Why a change may be skipped: nothing but figures and dates, or wording that every filing has. */
export type Fold = 'numbers' | 'boilerplate';

export type ParagraphChange = {
  state: ChangeState;
  kind: ParagraphKind;
  from: string | null;
  to: string | null;
  /** Empty where both say the same, and for what only one side has. */
  words: WordRun[];
  fromPage: number | null;
  toPage: number | null;
  fromBoxes: Box[];
  toBoxes: Box[];
  /** Over the sentences that a change touches; the same as the boxes where all is new or gone. */
  fromMarks: Box[];
  toMarks: Box[];
  fold: Fold | null;
  wordsAdded: number;
  wordsRemoved: number;
};

export type SectionChange = {
  title: string;
  /** Its title in the older filing, where that differs. */
  fromTitle: string | null;
  state: ChangeState;
  /** For a moved section: whether its words changed, too. */
  isChanged: boolean;
  wordsAdded: number;
  wordsRemoved: number;
  paragraphs: ParagraphChange[];
};

/** The text of two filings, section by section in the order of the newer one. Pure. */
export function compareFilings(from: ComparedFiling, to: ComparedFiling): SectionChange[] {
  const older = readParagraphs(from.pages, from.outline, from.rows);
  const newer = readParagraphs(to.pages, to.outline, to.rows);
  const pairs = alignParagraphs(older.paragraphs, newer.paragraphs);
  const boxes = { from: boxFinder(from.pages), to: boxFinder(to.pages) };
  const sections = correctMoves(arrangeSections(older, newer, pairs), older.paragraphs, newer.paragraphs);
  const unchanged = unchangedTokens(
    sections.flatMap(({ entries }) => entries),
    older,
    newer,
  );
  return sections.map((section) => toSection(section, { older, newer, unchanged }, boxes));
}

type FindBoxes = (tokens: readonly Token[]) => Box[];
type Finders = { from: FindBoxes; to: FindBoxes };

type Texts = {
  older: ComparedText;
  newer: ComparedText;
  /** Words that both filings have, though their paragraphs differ. */
  unchanged: ReadonlySet<Token>;
};

function toSection(section: ArrangedSection, texts: Texts, boxes: Finders): SectionChange {
  const { title, fromTitle } = section;
  const paragraphs = section.entries.flatMap((entry, at) => {
    if (isOpen(entry, texts)) return [toParagraph(entry, title, texts, boxes)];
    // The newer filing has these words in another entry, so they are not listed twice.
    if (entry.to.length === 0) return [];
    return [unchangedParagraph(entry, texts, isBesideMoved(section.entries, at))];
  });
  const sum = (key: 'wordsAdded' | 'wordsRemoved') => paragraphs.reduce((total, each) => total + each[key], 0);
  return {
    title,
    fromTitle: fromTitle === title ? null : fromTitle,
    state: sectionState(paragraphs),
    isChanged: paragraphs.some(({ wordsAdded, wordsRemoved, words }) => wordsAdded + wordsRemoved + words.length > 0),
    wordsAdded: sum('wordsAdded'),
    wordsRemoved: sum('wordsRemoved'),
    paragraphs,
  };
}

function sectionState(paragraphs: readonly ParagraphChange[]): ChangeState {
  const lengthOf = (states: readonly ChangeState[]) =>
    paragraphs
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { from, to }) => sum + Math.max(from?.length ?? 0, to?.length ?? 0), 0);
  const only = (state: ChangeState) => paragraphs.every((each) => each.state === state);
  if (only('added')) return 'added';
  if (only('removed')) return 'removed';
  if (lengthOf(['moved']) > lengthOf(['same', 'changed'])) return 'moved';
  return only('same') ? 'same' : 'changed';
}

function toParagraph(entry: Entry, title: string, { older, newer, unchanged }: Texts, boxes: Finders): ParagraphChange {
  const froms = pick(older.paragraphs, entry.from);
  const tos = pick(newer.paragraphs, entry.to);
  const [from, to] = [tokensOf(froms, unchanged), tokensOf(tos, unchanged)];
  const kind = (tos[0] ?? froms[0])?.kind ?? 'text';
  const isPair = from.length > 0 && to.length > 0;
  const change = isPair ? markWords(from, to, kind === 'row') : null;
  const isSame = isPair && !change;
  const marks = (tokens: readonly Token[], touched: ReadonlySet<number> | undefined) =>
    touched ? tokens.filter((_token, index) => touched.has(index)) : tokens;
  const text = { from: joinTokens(from), to: joinTokens(to) };
  return {
    state: entry.isMoved ? 'moved' : isSame ? 'same' : isPair ? 'changed' : to.length > 0 ? 'added' : 'removed',
    kind,
    from: from.length > 0 ? text.from : null,
    to: to.length > 0 ? text.to : null,
    words: change?.runs ?? [],
    fromPage: froms[0]?.places[0]?.page ?? null,
    toPage: tos[0]?.places[0]?.page ?? null,
    fromBoxes: isSame && !entry.isMoved ? [] : boxes.from(from),
    toBoxes: isSame && !entry.isMoved ? [] : boxes.to(to),
    fromMarks: isSame ? [] : boxes.from(marks(from, change?.touchedFrom)),
    toMarks: isSame ? [] : boxes.to(marks(to, change?.touchedTo)),
    fold: isSame
      ? null
      : change?.isNumbersOnly
        ? 'numbers'
        : isBoilerplate(title, text.to || text.from)
          ? 'boilerplate'
          : null,
    wordsAdded: change ? change.inserted : from.length === 0 ? to.filter(isWordToken).length : 0,
    wordsRemoved: change ? change.deleted : to.length === 0 ? from.filter(isWordToken).length : 0,
  };
}

function pick(paragraphs: readonly Paragraph[], indexes: readonly number[]): Paragraph[] {
  return indexes.flatMap((index) => paragraphs[index] ?? []);
}

function tokensOf(paragraphs: readonly Paragraph[], unchanged: ReadonlySet<Token>): Token[] {
  return paragraphs.flatMap(({ tokens }) => tokens.filter((token) => !unchanged.has(token)));
}

/** Whether a paragraph has words that the other filing does not have nearby. */
function isOpen({ from, to }: Entry, { older, newer, unchanged }: Texts): boolean {
  return tokensOf([...pick(older.paragraphs, from), ...pick(newer.paragraphs, to)], unchanged).length > 0;
}

/** Whether the nearest paragraph that has a counterpart was moved. */
function isBesideMoved(entries: readonly Entry[], at: number): boolean {
  const isPaired = ({ from, to }: Entry) => from.length > 0 && to.length > 0;
  const nearest = entries.slice(0, at).findLast(isPaired) ?? entries.slice(at).find(isPaired);
  return nearest?.isMoved ?? false;
}

/** A paragraph all of whose words the other filing has as well, read in another order. */
function unchangedParagraph({ from, to }: Entry, { older, newer }: Texts, isMoved: boolean): ParagraphChange {
  const [froms, tos] = [pick(older.paragraphs, from), pick(newer.paragraphs, to)];
  const text = joinTokens(tos.flatMap(({ tokens }) => tokens));
  return {
    state: isMoved ? 'moved' : 'same',
    kind: tos[0]?.kind ?? 'text',
    from: text,
    to: text,
    words: [],
    fromPage: froms[0]?.places[0]?.page ?? null,
    toPage: tos[0]?.places[0]?.page ?? null,
    fromBoxes: [],
    toBoxes: [],
    fromMarks: [],
    toMarks: [],
    fold: null,
    wordsAdded: 0,
    wordsRemoved: 0,
  };
}

/** Boxes over tokens: one for each run of neighbours on a page, cut at lines and cells. */
function boxFinder(pages: readonly PageLayout[]): FindBoxes {
  const layouts = new Map(pages.map((page) => [page.page, page]));
  return (tokens) => {
    const runs: { page: number; start: number; end: number }[] = [];
    for (const { page, start, end } of tokens) {
      const last = runs.at(-1);
      if (last?.page === page && start - last.end < 4 && start >= last.end) last.end = end;
      else runs.push({ page, start, end });
    }
    return runs.flatMap(({ page, start, end }) => {
      const layout = layouts.get(page);
      return layout ? boxesForRange(layout, start, end) : [];
    });
  };
}
