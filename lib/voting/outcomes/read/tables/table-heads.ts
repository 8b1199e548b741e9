import { wholeWords } from '@/lib/format/patterns';
import type { Cell, Row, TextBlock } from './blocks';
import { HEADINGS_OF_WORDS } from './cell-words-patterns';
import { isNumberCell, isTotal, labelOf, shareClassOf } from '../labels';
import { figureOf, headingOf, isVote, type Heading } from '../vote-words';

/** A column of figures, with its heading from one row or several. */
export type Head = {
  heading: Heading;
  columns: [first: number, last: number];
  shareClass: string | null;
  /** "Against / Withheld": of a nominee or of another proposal. */
  isEither?: boolean;
};

/** The cells of a row that have a text. */
export const filled = (row: Row): Cell[] => row.cells.filter(({ text }) => text !== '');
/** Whether two ranges of columns, both ends included, have a column in common. */
export const overlaps = (one: [number, number], other: [number, number]): boolean =>
  one[0] <= other[1] && other[0] <= one[1];

/** How many kinds of votes the words of a table name; two or more make it a table of votes. */
export function voteKindsIn(rows: readonly Row[]): number {
  const said = rows.flatMap((row) => row.cells.map(({ text }) => headingOf(text)));
  const joined = headsOf(rows.filter((row) => !hasFigures(row))).map(({ heading }) => heading);
  return new Set([...said, ...joined].filter((heading) => isVote(heading) || heading === 'combined')).size;
}

/** A heading's word set over another one, as "Broker", "Non-" and "Votes" are. */
const PIECE = /^(?:broker|non[-\u2010-\u2015]?|votes?|votes cast|number of|authority)$/i;

/**
 * A row of headings: words over figures. A row with one cell is a label, unless it is a heading that spans; so is a
 * numbered one below the headings.
 * @param pending rows of headings right above it
 * @param heads of the table so far
 */
export function isHeading(row: Row, pending: readonly Row[], heads: readonly Head[]): boolean {
  const cells = filled(row);
  const text = wordsOf(cells);
  if (cells.some((cell) => isVote(headingOf(cell.text)))) return true;
  if (cells.length === 1) return headingOf(text) !== undefined || PIECE.test(text);
  const first = Math.min(...heads.map(({ columns }) => columns[0]));
  const isAllInFront = heads.length > 0 && cells.every((cell) => cell.columns[1] < first);
  if (isAllInFront) return false;
  return labelOf(text) === undefined || (pending.length > 0 && voteKindsIn(pending) < 2);
}

/** Whether a row states a figure: a number of votes, and not just the number of a proposal. */
export function hasFigures(row: Row): boolean {
  return filled(row).some(({ text }, index) => {
    const { kind } = figureOf(text);
    // "%(1)" is a heading with a note.
    if (/^%\s?\(\d{1,2}\)$/.test(text)) return false;
    if (kind === 'percent') return /\d/.test(text);
    return (kind === 'number' || kind === 'garbled') && !(index === 0 && isNumberCell(text));
  });
}

/**
 * Columns of figures under rows of headings. The lowest row decides; where its words are not enough, those of the rows
 * above are added.
 */
export function headsOf(rows: readonly Row[]): Head[] {
  const width = Math.max(0, ...rows.map((row) => row.width));
  const heads: (Head & { words: string; cells: readonly Cell[] })[] = [];
  for (let column = 0; column < width; column += 1) {
    const cells = rows.flatMap((row) => row.cells.find((cell) => overlaps(cell.columns, [column, column])) ?? []);
    const texts = [...new Set(cells)].map(({ text }) => text).filter(Boolean);
    const words = texts.join(' ');
    const heading = headingIn(texts) ?? unknownIn(words, heads);
    if (heading === undefined) continue;
    const shareClass = texts.map((text) => shareClassOf(text)).find((name) => typeof name === 'string') ?? null;
    const last = heads.at(-1);
    const own = cells.findLast(({ text }) => text !== '');
    const isSame = last && last.words === words && last.columns[1] === column - 1 && own && own.columns[0] < column;
    if (isSame) last.columns[1] = column;
    else
      heads.push({
        heading,
        columns: [column, column],
        shareClass,
        words,
        cells: [...new Set(cells)].filter(({ text }) => text !== ''),
      });
  }
  // What a heading spans besides its own columns is between them.
  const isBetween = ({ heading, cells }: (typeof heads)[number]) =>
    heads.some(
      (head) =>
        head.heading === heading &&
        head.cells.length > cells.length &&
        cells.every((cell) => head.cells.includes(cell)),
    );
  // "Votes For" over "Common", "Preferred" and "Total".
  const isPart = ({ heading, words }: (typeof heads)[number]) =>
    isVote(heading) &&
    !SUM.test(words) &&
    heads.filter((head) => head.heading === heading && SUM.test(head.words)).length === 1;
  const spanned = classesOver(heads);
  const others = heads.map(({ heading }) => heading);
  const isOnly = others.includes('for') && !others.some((each) => each === 'withheld' || each === 'against');
  return heads
    .filter((head) => !isBetween(head))
    .map((head) => {
      const { heading, columns, words } = head;
      const shareClass = head.shareClass ?? spanned.get(head) ?? null;
      if (isPart(head)) return { heading: 'other', columns, shareClass };
      // In a plurality election votes that are not for a nominee are withheld.
      if (heading === 'combined' && isOnly && WITHHELD_OR_ABSTAINED.test(words))
        return { heading: 'withheld', columns, shareClass };
      const isEither = heading === 'combined' && AGAINST_OR_WITHHELD.test(words);
      return { heading, columns, shareClass, ...(isEither ? { isEither } : {}) };
    });
}

const STOCK = /\b(?:shares|units|stock)$/i;

/**
 * "Trust Units", "Special Voting Units" and "Total", each over the same headings of votes: the class of each column.
 * None where the headings are not all below such words, or one of them is there twice.
 */
function classesOver<H extends Head & { cells: readonly Cell[] }>(heads: readonly H[]): Map<H, string | null> {
  const votes = heads.filter(({ heading }) => isVote(heading));
  const over = votes.map(({ cells, columns }) =>
    cells.find((cell) => cell.columns[1] - cell.columns[0] > columns[1] - columns[0] && isKindOrTotal(cell.text)),
  );
  const kinds = Map.groupBy(votes, ({ heading }, at) => `${over[at]?.start} ${heading}`);
  const isCertain = over.every((cell) => cell !== undefined) && [...kinds.values()].every((same) => same.length === 1);
  if (!isCertain || new Set(over).size < 2 || new Set(votes.map(({ heading }) => heading)).size === votes.length)
    return new Map();
  return new Map(
    votes.map((head, at) => {
      const text = over[at]?.text ?? '';
      return [head, isTotal(text) ? null : text];
    }),
  );
}

const isKindOrTotal = (text: string) => text.length < 40 && (isTotal(text) || STOCK.test(text));

const AGAINST_OR_WITHHELD = new RegExp(
  String.raw`(?:^|\s)(?:against\s?(?:\/|or)\s?with(?:held|hold)|with(?:held|hold)\s?(?:\/|or)\s?against)$`,
  'i',
);

const SUM = /\btotal$/i;
const WITHHELD_OR_ABSTAINED = /^(?:votes )?withh[eo]ld\s?(?:\/|or|and|&)\s?abst[a-z]+$/i;

function headingIn(texts: readonly string[]): Heading | undefined {
  const lowest = headingOf(texts.at(-1) ?? '');
  // "Percentage" over "For" and "Against".
  if (texts.slice(0, -1).some((text) => headingOf(text) === 'percent')) return 'percent';
  if (isVote(lowest) || lowest === 'percent') return lowest;
  for (let from = texts.length - 2; from >= 0; from -= 1) {
    const joined = headingOf(texts.slice(from).join(' '));
    if (isVote(joined) || joined === 'percent') return joined;
  }
  // "Broker Non-Votes" above "Votes".
  if (lowest === 'other' && texts.length > 1) return headingIn(texts.slice(0, -1)) ?? lowest;
  return lowest;
}

const OF_VOTES = /\b(?:votes?|voted|shares|cast|for|against|favou?r|discretionary)\b/i;
const OF_WORDS = wholeWords(HEADINGS_OF_WORDS, 'i');

/** Unknown words after a vote heading, or about votes, head a column of figures that is not read. */
function unknownIn(words: string, heads: readonly Head[]): Heading | undefined {
  if (words === '' || OF_WORDS.test(words) || labelOf(words)) return undefined;
  return heads.some(({ heading }) => isVote(heading)) || (OF_VOTES.test(words) && words.length < 40)
    ? 'other'
    : undefined;
}

/** The words of a label; a number in a cell of its own is that of the proposal in the next one. */
export const wordsOf = (cells: readonly Cell[]): string => textsOf(cells).join(' ');

function textsOf(cells: readonly Cell[]): string[] {
  const isNumbered = cells.length > 1 && /^\d{1,2}$/.test(cells[0]?.text ?? '');
  return cells.map(({ text }, at) => (isNumbered && at === 0 ? `${text}.` : text));
}

/** A cell that spans rows is far from those in which it is repeated. */
const MOST_BLANKS = 200;

/** A row of a table that only lays words out. */
export function rowAsText(row: Row): TextBlock {
  const cells = filled(row);
  const [first, last] = [cells[0], cells.at(-1)];
  const start = first?.start ?? 0;
  const texts = textsOf(cells);
  // Each cell at its own place: on a page there may be more than one blank between two.
  const raw = cells.reduce((before, cell, at) => {
    const blanks = at === 0 ? 0 : Math.min(Math.max(cell.start - start - before.length, 1), MOST_BLANKS);
    return `${before}${' '.repeat(blanks)}${texts[at] ?? ''}`;
  }, '');
  return {
    kind: 'text',
    text: texts.join(' '),
    raw,
    start,
    end: last?.end ?? 0,
    ...(first?.page === undefined ? {} : { page: first.page }),
  };
}
