import type { PageLayout, TextLine } from '@/lib/pdf/types';
import { isValue, withoutNotes } from '../tables/cells';
import { labelsOf, type LabelledRow } from './matrix-labels';
import { headsAbove } from './matrix-heads';
import {
  hasUnreadMarks,
  isMarkText,
  legendOf,
  marksOf,
  SAME_COLUMN,
  valuesAtMarks,
  wordsOfLine,
  type Mark,
  type MarkBand,
  type MarkColumn,
  type MarkRole,
} from '../tables/marks';

export type MatrixRow = {
  label: string;
  groups: string[];
  /** Column and meaning of each mark, left to right. */
  marks: { column: number; role: MarkRole; start: number }[];
  start: number;
  end: number;
  lines: TextLine[];
};

/** A table of marks (dots, ticks or letters), for example who has which skill, or who is on which committee. */
export type Matrix = {
  page: number;
  /** Empty when the headers are pictures. */
  heads: string[];
  columns: MarkColumn[];
  rows: MatrixRow[];
  /** True when columns and rows without marks are included too, so that "9 of 12" can be stated. */
  isWhole: boolean;
  top: number;
  bottom: number;
};

const MIN_ROWS = 3;
const MIN_COLUMNS = 2;
const MIN_MARKS = 6;
/** When the headers are pictures, rows can be counted if the rest is a plain grid with at least this many rows. */
const MIN_BARE_ROWS = 5;
const MIN_BARE_COLUMNS = 5;

/** The mark tables on a page that can be read unambiguously; others are skipped. */
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
    const column = columns.findIndex(({ left, right }) => left <= mark.centre && mark.centre <= right);
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

/** Removes small footnote marks, which follow a name as plain digits, and joins a name that wraps at its hyphen. */
function nameOf(label: string): string {
  const plain = withoutNotes(label).replace(/(?<=\p{Ll}-)\s(?=\p{Lu})/u, '');
  return /^(?:\p{Lu}[\p{L}.'’-]*,?\s){2,5}\d{1,2}$/u.test(plain) ? plain.replace(/,?\s\d{1,2}$/, '') : plain;
}

/** Whether the letters of a row are values, such as M and F, and not marks. */
function hasValues(band: MarkBand, columns: readonly MarkColumn[]): boolean {
  const lines = new Set(band.marks.map((mark) => mark.line));
  const others = [...lines].flatMap((line) => valuesAtMarks(line, columns));
  return others.length >= 2 || (others.length > 0 && band.marks.every((mark) => /^[A-Za-z]$/.test(mark.text)));
}

const YES_OR_NO = /^(?:yes|no)$/i;

/**
 * Columns of the same rows with values, such as an age, a year or "Yes". Their headers do not belong to mark columns.
 */
function valueColumns(bands: readonly MarkBand[], columns: readonly MarkColumn[]): MarkColumn[] {
  const lines = new Set(bands.flatMap((band) => band.marks.map((mark) => mark.line)));
  const isOwn = ({ text }: { text: string }) => (isValue(text) && !isMarkText(text)) || YES_OR_NO.test(text);
  const words = [...lines].flatMap(wordsOfLine).filter(isOwn);
  return columnsOf(words.map((word) => ({ ...word, role: null, centre: (word.left + word.right) / 2 }))).filter(
    (column) =>
      column.count >= 2 && columns.every((other) => column.right < other.left - 2 || column.left > other.right + 2),
  );
}

/** Rows with values but without marks, such as a director on no committee. */
function unmarkedBands(page: PageLayout, bands: readonly MarkBand[], valued: readonly MarkColumn[]): MarkBand[] {
  const [first] = bands;
  const last = bands.at(-1);
  if (valued.length < 2 || !first || !last) return [];
  return page.lines.flatMap((line) => {
    if (line.role === 'furniture' || line.y > first.top || line.y < last.bottom) return [];
    const [word, second] = valuesAtMarks(line, valued).filter(({ text }) => isValue(text));
    if (!word || !second) return [];
    const { middle, height } = word;
    if (bands.some((band) => Math.abs(band.centre - middle) < 0.8 * height)) return [];
    return [{ marks: [], top: middle + height / 2, bottom: middle - height / 2, centre: middle }];
  });
}

/** Groups marks at the same height into rows. */
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

/** Groups consecutive rows into one matrix; a line of running text across the columns ends it. */
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

const CLOSE_COLUMNS = 13;

/**
 * Horizontal positions with marks below each other. A word and a sign of the same column may have their middles some
 * points apart: two positions so close, of which no row has both, are one.
 */
function columnsOf(marks: Mark[]): MarkColumn[] {
  const groups: Mark[][] = [];
  for (const mark of marks.toSorted((a, b) => a.centre - b.centre)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isNear = last !== undefined && mark.centre - last.centre <= SAME_COLUMN;
    if (group && (isNear || isOtherMarkOf(group, mark))) group.push(mark);
    else groups.push([mark]);
  }
  return groups.map((group) => ({
    centre: group.reduce((sum, mark) => sum + mark.centre, 0) / group.length,
    left: Math.min(...group.map((mark) => mark.left)),
    right: Math.max(...group.map((mark) => mark.right)),
    count: group.length,
  }));
}

function isOtherMarkOf(group: readonly Mark[], mark: Mark): boolean {
  const isWord = ({ text }: Mark) => text.length > 1;
  return (
    group.every(
      (each) =>
        mark.centre - each.centre <= CLOSE_COLUMNS &&
        Math.abs(each.middle - mark.middle) > each.height / 2 &&
        (isWord(each) || isWord(mark)),
    ) && group.some((each) => isWord(each) !== isWord(mark))
  );
}

/**
 * Whether the marks are consistent. Two signs with different meaning need a legend; letters of symbol fonts must occur
 * more than once.
 */
function isOneLanguage(marks: Mark[], legend: ReadonlyMap<string, MarkRole>): boolean {
  const counts = new Map<string, number>();
  for (const { text } of marks) counts.set(text, (counts.get(text) ?? 0) + 1);
  const unexplained = [...counts.keys()].filter((text) => !legend.has(text));
  if ([...counts.keys()].every((text) => /^[lnØ£¢]$/.test(text)) && marks.length < MIN_MARKS) return false;
  // A tick for independence and a dot for membership may be used in the same table, but not in the same column.
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
