import { oneOf } from '@/lib/format/patterns';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { COMMON_FORM } from '@/lib/format/words/legal-forms-patterns';
import { BULLET, closelyBelow, columnBelow, placedCells, type PlacedCell } from '../tables/columns';
import { LISTED_BOARDS_LABELS, PAST_YEARS, PROFILE_LABELS } from './listed-boards-patterns';
import { AT, ENDS_A_NAME, NONE, NOW, breaksIn, isBoardName, presentNames } from './names-in-lists';

/** A list below its label in a column, read to its end. Offsets refer to the page's flat text. */
export type ListedBoards = {
  names: string[];
  label: { line: FlatLine; left: number };
  /** Whether its label says that it holds only one part of the boards: those listed in the United States, or abroad. */
  part: 'home' | 'home with past' | 'abroad' | null;
  start: number;
  end: number;
};

const LABEL = new RegExp(
  String.raw`^${oneOf(LISTED_BOARDS_LABELS)}(?<past>${PAST_YEARS})?(?: and committees?)?` +
    String.raw`(?: \(current\)| [-–—] current)?:?(?: \((?<count>\d)\))?:?$`,
  'i',
);
/** Other lists may hold private companies. */
export const OF_PUBLIC = /\bpublic|\blisted\b/i;
const LABEL_LINES = 3;
const MOST_LINES = 24;
const NOTE = /^(?:current(?:ly)?|\(.*\))$/i;
const BEGINS_A_LIST = new RegExp(`${BULLET.source}|${NONE.source}|${NOTE.source}`, 'i');
const NEXT = new RegExp(
  String.raw`^(?:[•●■▪◦∎▶➤-]\s?)?${oneOf(PROFILE_LABELS)}\b` +
    String.raw`(?!.*\b(?:${COMMON_FORM}|Corp\w*|Compan(?:y|ies)|Group|Holdings)\b)`,
  'i',
);

/**
 * Other public boards that a profile lists below a label, one to a line, with bullets or years, or as a run of names. A
 * list is left out where its end, or where one name ends and the next begins, cannot be determined, and where anything
 * in it may not be a present board.
 */
export function boardsBelow(page: FlatPage): ListedBoards[] {
  const cells = placedCells(page);
  return cells.flatMap((cell) => {
    const column = columnBelow(cells, cell, BEGINS_A_LIST);
    const label = labelAt(cell, column);
    if (!label) return [];
    const list = column.slice(label.lines - 1);
    const read = namesOf(NOTE.test(list[0]?.text ?? '') ? list.slice(1) : list, cell, label, cells);
    return read ? [listAt(cell, label, read)] : [];
  });
}

export const SAME_EDGE = 4;

/**
 * The same where the list is beside its label, which may go over several lines of a narrow column, also one whose
 * lines end at one edge.
 */
export function boardsBeside(page: FlatPage): ListedBoards[] {
  const cells = placedCells(page);
  return cells.flatMap((cell, at) => {
    const first = cells[at + 1];
    if (!first || first.line !== cell.line || cell.line.cells[0]?.start !== cell.start) return [];
    return [alikeAtLeft(cells, cell), alikeAtRight(cells, cell, first)]
      .flatMap((column) => {
        const label = column && labelAt(cell, column);
        const next = column?.[(label?.lines ?? 0) - 1];
        const values = [first, ...columnBelow(cells, first, BEGINS_A_LIST)].filter(
          (value) =>
            Math.abs(value.left - first.left) <= SAME_EDGE && (!next || value.line.line.y > next.line.line.y + 1),
        );
        const read = label && namesOf(values, cell, label, cells);
        return read ? [listAt(cell, label, read)] : [];
      })
      .slice(0, 1);
  });
}

function alikeAtLeft(cells: readonly PlacedCell[], cell: PlacedCell): PlacedCell[] {
  return columnBelow(cells, cell, BEGINS_A_LIST).filter(({ left }) => left - cell.left <= SAME_EDGE);
}

/** Labels set to the right; a value begins where that of a label above does, or it may be another column's. */
function alikeAtRight(cells: readonly PlacedCell[], cell: PlacedCell, value: PlacedCell): PlacedCell[] | null {
  const alike = cells.filter(({ right }) => Math.abs(right - cell.right) <= SAME_EDGE);
  const isOfValues = alike.some(({ line, right }) => {
    const beside = cells.find((each) => each.line === line && each.left > right);
    return (
      line.line.y > cell.line.line.y + 1 && beside !== undefined && Math.abs(beside.left - value.left) <= SAME_EDGE
    );
  });
  return isOfValues ? closelyBelow(alike, cell) : null;
}

function listAt(cell: PlacedCell, told: Label, { names, end }: { names: string[]; end: number }): ListedBoards {
  const part = listPartOf(told.said, told.isOfPast);
  return { names, label: { line: cell.line, left: cell.left }, part, start: cell.start, end };
}

/** Which part of the boards a label covers: those in the United States or abroad; null for all of them. */
export function listPartOf(label: string, isOfPast = false): ListedBoards['part'] {
  if (/\bnon-u\.s\./i.test(label)) return 'abroad';
  if (!/\bu\.s\./i.test(label)) return null;
  return isOfPast ? 'home with past' : 'home';
}

type Label = {
  said: string;
  lines: number;
  /** The number that it gives. */
  count: number | null;
  /** Its list includes earlier seats, too. */
  isOfPast: boolean;
};

/** Over how many lines a label goes ("Other Public Company", "Boards (2)"). */
function labelAt(cell: PlacedCell, column: readonly PlacedCell[]): Label | null {
  let said = cell.text;
  for (let lines = 1; lines <= LABEL_LINES; lines += 1) {
    const next = column[lines - 1]?.text ?? '';
    const label = LABEL.exec(said);
    const { count, past } = label?.groups ?? {};
    const isWhole = label !== null && !LABEL.test(`${said} ${next}`) && !GOES_ON_AS_LABEL.test(`${said} ${next}`);
    if (isWhole)
      return { said, lines, count: count === undefined ? null : Number(count), isOfPast: past !== undefined };
    said = `${said} ${next}`;
  }
  return null;
}

/** "Other public company directorships within the past" continues with "five years". */
const GOES_ON_AS_LABEL = new RegExp(
  String.raw`^${oneOf(LISTED_BOARDS_LABELS)} \(?(?:within|during|in|over) the (?:past|last)(?: (?:five|5))?$`,
  'i',
);

const LONE_BULLET = /^[•●■▪◦∎▶➤]$/u;

function namesOf(
  below: readonly PlacedCell[],
  label: PlacedCell,
  told: Label,
  cells: readonly PlacedCell[],
): { names: string[]; end: number } | null {
  const { said, count } = told;
  // A bullet may be on a line of its own, a little below the words.
  const lines = below.filter(({ text }) => !LONE_BULLET.test(text));
  const [first] = lines;
  if (!first || isNextLabel(first, first, label)) return null;
  // A number after the label may be that of a note, so it is not enough on its own.
  if (NONE.test(first.text.replace(BULLET, '').replace(NOW, '')))
    return count === null || count === 0 ? { names: [], end: first.end } : null;
  const after = lines.findIndex((line, at) => at > 0 && isNextLabel(line, first, label));
  const list = after < 0 ? lines : lines.slice(0, after);
  // A column of prose.
  if (list.length > MOST_LINES) return null;
  const names = presentNames(
    list.map(({ text }) => text),
    told,
    breaksIn(list, cells),
  );
  const isSure =
    names?.every(isBoardName) &&
    (names.length === 0 || OF_PUBLIC.test(said)) &&
    (count === null || names.length === count);
  return names && isSure ? { names, end: list.at(-1)?.end ?? first.end } : null;
}

/** Whether another part of the profile begins here: other letters, a colon, a label's words. */
export function isNextLabel(cell: PlacedCell, first: PlacedCell, label: PlacedCell): boolean {
  const { line } = cell.line;
  const isOtherwiseSet =
    line.isBold !== first.line.line.isBold || Math.abs(line.fontSize - first.line.line.fontSize) > 0.6;
  const said = cell.text.replace(BULLET, '').replace(NOW, '');
  const isOther = cell !== first && (isOtherwiseSet || /^[^:(]{3,40}:/.test(cell.text));
  return (
    isOther ||
    (cell !== first && isProse(cell.text)) ||
    (NEXT.test(said) && !AT.test(said)) ||
    (!BULLET.test(cell.text) && isCapitals(cell.text) && isCapitals(label.text))
  );
}

const OF_BIOGRAPHY = new RegExp(
  String.raw`^(?:(?:${PLAIN_TITLE}|Gen|General|Admiral|Ambassador|Professor)\b\.?\s\p{Lu}|(?:He|She|They)\s\p{Ll})`,
  'u',
);
const FEWEST_WORDS = 6;

/** A line of the biography that follows the list. */
function isProse(text: string): boolean {
  const isSentence = /\p{Ll}\.$/u.test(text) && !ENDS_A_NAME.test(text) && text.split(' ').length >= FEWEST_WORDS;
  return OF_BIOGRAPHY.test(text) || isSentence;
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}
