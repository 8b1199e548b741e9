import type { PageLayout, TextLine } from '@/lib/pdf/types';
import { isValue, withoutNotes } from './cells';
import { labelsOf, type LabelledRow } from './matrix-labels';
import { headsAbove } from './matrix-heads';
import {
  hasUnreadMarks,
  isMarkText,
  legendOf,
  marksOf,
  SAME_COLUMN,
  valuesIn,
  wordsOfLine,
  type Mark,
  type MarkBand,
  type MarkColumn,
  type MarkRole,
} from './marks';

export type MatrixRow = {
  label: string;
  groups: string[];
  /** Column of each mark and what it says, left to right. */
  marks: { column: number; role: MarkRole; start: number }[];
  start: number;
  end: number;
  lines: TextLine[];
};

/** Rows and columns joined by dots, ticks or letters: who has which skill, who sits on which committee. */
export type Matrix = {
  page: number;
  /** Empty where the heads are pictures. */
  heads: string[];
  columns: MarkColumn[];
  rows: MatrixRow[];
  /** Columns and rows without any mark were seen as well, so that "9 of 12" can be said. */
  isWhole: boolean;
  top: number;
  bottom: number;
};

const MIN_ROWS = 3;
const MIN_COLUMNS = 2;
const MIN_MARKS = 6;
/** Heads that are pictures leave the rows countable where the rest is a plain grid of marks. */
const MIN_BARE_ROWS = 5;
const MIN_BARE_COLUMNS = 5;

/** The matrices of marks on a page that can be read without doubt; others are left alone. */
export function readMatrices(page: PageLayout): Matrix[] {
  const marks = marksOf(page);
  if (marks.length < MIN_MARKS || hasUnreadMarks(page)) return [];
  return blocksOf(bandsOf(marks), page).flatMap((bands) => readBlock(page, bands) ?? []);
}

function readBlock(page: PageLayout, all: MarkBand[]): Matrix | null {
  const signs = all.filter((band) => !hasValues(band, columnsOf(all.flatMap((each) => each.marks))));
  const columns = columnsOf(signs.flatMap((band) => band.marks));
  const valued = valueColumns(signs, columns);
  const bands = [...signs, ...unmarkedBands(page, signs, valued)].sort((a, b) => b.centre - a.centre);
  const marks = bands.flatMap((band) => band.marks);
  if (signs.length < MIN_ROWS || columns.length < MIN_COLUMNS || marks.length < MIN_MARKS) return null;
  const legend = legendOf(page);
  if (!isOneLanguage(marks, legend)) return null;
  const head = headsAbove(page, bands, columns, valued);
  const isBare = head === null;
  if (isBare && (bands.length < MIN_BARE_ROWS || columns.length < MIN_BARE_COLUMNS)) return null;
  const labelled = labelsOf(page, bands, columns, head?.bottom ?? Infinity);
  if (!labelled || labelled.some((row) => !/\p{L}{2}/u.test(row.label))) return null;
  const rows = labelled.map((row) => toRow(row, columns, legend));
  return {
    page: page.page,
    heads: head?.heads ?? [],
    columns,
    rows,
    isWhole: head?.isWhole ?? true,
    top: Math.max(...bands.map((band) => band.top)),
    bottom: Math.min(...bands.map((band) => band.bottom)),
  };
}

function toRow(row: LabelledRow, columns: MarkColumn[], legend: ReadonlyMap<string, MarkRole>): MatrixRow {
  const marks = row.marks.flatMap((mark) => {
    const column = columns.findIndex((each) => Math.abs(each.centre - mark.centre) <= SAME_COLUMN);
    return column < 0 ? [] : [{ column, role: mark.role ?? legend.get(mark.text) ?? null, start: mark.start }];
  });
  const words = [...row.words, ...row.marks];
  return {
    label: nameOf(row.label),
    groups: row.groups,
    marks: marks.sort((a, b) => a.column - b.column),
    start: Math.min(...words.map((word) => word.start)),
    end: Math.max(...words.map((word) => word.end)),
    lines: [...new Set(words.map((word) => word.line))],
  };
}

/** Footnote marks set small follow a name as bare figures. */
function nameOf(label: string): string {
  const plain = withoutNotes(label);
  return /^(?:\p{Lu}[\p{L}.'’-]*,?\s){2,5}\d{1,2}$/u.test(plain) ? plain.replace(/,?\s\d{1,2}$/, '') : plain;
}

/** A row whose letters are values among others, such as M and F, is no row of marks. */
function hasValues(band: MarkBand, columns: readonly MarkColumn[]): boolean {
  const lines = new Set(band.marks.map((mark) => mark.line));
  const others = [...lines].flatMap((line) => valuesIn(line, columns));
  return others.length >= 2 || (others.length > 0 && band.marks.every((mark) => /^[A-Za-z]$/.test(mark.text)));
}

/** Columns of the same rows that hold values: an age, a year. Their heads must not be taken for those of marks. */
function valueColumns(bands: readonly MarkBand[], columns: readonly MarkColumn[]): MarkColumn[] {
  const lines = new Set(bands.flatMap((band) => band.marks.map((mark) => mark.line)));
  const words = [...lines].flatMap(wordsOfLine).filter((word) => isValue(word.text) && !isMarkText(word.text));
  return columnsOf(words.map((word) => ({ ...word, role: null, centre: (word.left + word.right) / 2 }))).filter(
    (column) =>
      column.count >= 2 && columns.every((other) => column.right < other.left - 2 || column.left > other.right + 2),
  );
}

/** Rows among the others that hold their values and no mark: the director who sits on no committee. */
function unmarkedBands(page: PageLayout, bands: readonly MarkBand[], valued: readonly MarkColumn[]): MarkBand[] {
  const [first] = bands;
  const last = bands.at(-1);
  if (valued.length < 2 || !first || !last) return [];
  return page.lines.flatMap((line) => {
    if (line.role === 'furniture' || line.y > first.top || line.y < last.bottom) return [];
    const [word, second] = valuesIn(line, valued).filter(({ text }) => isValue(text));
    if (!word || !second) return [];
    const { middle, height } = word;
    if (bands.some((band) => Math.abs(band.centre - middle) < 0.8 * height)) return [];
    return [{ marks: [], top: middle + height / 2, bottom: middle - height / 2, centre: middle }];
  });
}

/** Marks that share a height are one row. */
function bandsOf(marks: Mark[]): MarkBand[] {
  const bands: MarkBand[] = [];
  for (const mark of marks.toSorted((a, b) => b.middle - a.middle)) {
    const band = bands.at(-1);
    if (band && Math.abs(band.centre - mark.middle) < Math.max(2.5, 0.4 * mark.height)) {
      band.marks.push(mark);
      band.top = Math.max(band.top, mark.middle + mark.height / 2);
      band.bottom = Math.min(band.bottom, mark.middle - mark.height / 2);
    } else {
      const { middle, height } = mark;
      bands.push({ marks: [mark], top: middle + height / 2, bottom: middle - height / 2, centre: middle });
    }
  }
  return bands.map((band) => ({ ...band, marks: band.marks.sort((a, b) => a.centre - b.centre) }));
}

const LONGEST_STEP = 70;
const PROSE_CHARS = 120;

/** Rows of one matrix follow each other without a line of running text across their columns. */
function blocksOf(bands: MarkBand[], page: PageLayout): MarkBand[][] {
  const blocks: MarkBand[][] = [];
  for (const band of bands) {
    const block = blocks.at(-1);
    const last = block?.at(-1);
    if (block && last && last.centre - band.centre < LONGEST_STEP && !hasProse(page, last, band)) block.push(band);
    else blocks.push([band]);
  }
  return blocks.filter((block) => block.length >= MIN_ROWS);
}

function hasProse(page: PageLayout, upper: MarkBand, lower: MarkBand): boolean {
  return page.lines.some(
    (line) =>
      line.text.length > PROSE_CHARS &&
      line.role !== 'furniture' &&
      !/\s{3}/.test(line.text.trim()) &&
      line.y + line.height / 2 < upper.centre &&
      line.y + line.height / 2 > lower.centre,
  );
}

/** Places where marks stand under each other. */
function columnsOf(marks: Mark[]): MarkColumn[] {
  const groups: Mark[][] = [];
  for (const mark of marks.toSorted((a, b) => a.centre - b.centre)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && mark.centre - last.centre <= SAME_COLUMN) group.push(mark);
    else groups.push([mark]);
  }
  return groups.map((group) => ({
    centre: group.reduce((sum, mark) => sum + mark.centre, 0) / group.length,
    left: Math.min(...group.map((mark) => mark.left)),
    right: Math.max(...group.map((mark) => mark.right)),
    count: group.length,
  }));
}

/**
 * Two signs of different meaning can be told apart only by a legend; letters of symbol fonts must occur more than once.
 */
function isOneLanguage(marks: Mark[], legend: ReadonlyMap<string, MarkRole>): boolean {
  const counts = new Map<string, number>();
  for (const { text } of marks) counts.set(text, (counts.get(text) ?? 0) + 1);
  const unexplained = [...counts.keys()].filter((text) => !legend.has(text));
  if ([...counts.keys()].every((text) => /^[lnØ£¢]$/.test(text)) && marks.length < MIN_MARKS) return false;
  // A tick for independence and a dot for membership may stand side by side, never in one column.
  return unexplained.every((text) =>
    unexplained.every(
      (other) =>
        text === other ||
        !marks.some(
          (mark) =>
            mark.text === text &&
            marks.some((each) => each.text === other && Math.abs(each.centre - mark.centre) <= SAME_COLUMN),
        ),
    ),
  );
}
