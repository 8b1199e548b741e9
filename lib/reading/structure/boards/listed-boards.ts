import { alternatives, oneOf } from '@/lib/format/patterns';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { BULLET, closelyBelow, columnBelow, placedCells, type PlacedCell } from '../tables/columns';
import { datedNames } from './dated-boards';
import {
  GOES_ON,
  LEGAL_FORMS,
  LISTED_BOARDS_LABELS,
  NOT_A_BOARD,
  NOT_NOW,
  PAST_YEARS,
  PROFILE_LABELS,
  SEATS,
} from './listed-boards-patterns';

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
const MOST_LETTERS = 60;
export const NOW = /^current(?:ly)?\s?:\s?/i;
const NOTE = /^(?:current(?:ly)?|\(.*\))$/i;
export const NONE = /^(?:none(?: other than \p{Lu}.{1,60})?|n\/a|not applicable|[-–—])\.?$/iu;
const BEGINS_A_LIST = new RegExp(`${BULLET.source}|${NONE.source}|${NOTE.source}`, 'i');
const GOES_ON_LINE = new RegExp(`^${oneOf(GOES_ON)}`, 'u');
const IS_OPEN = /[,&(]$|\b(?:and|of|the|for|de)$|\([^)]*$/i;
const IS_DOUBTFUL = new RegExp(alternatives(NOT_A_BOARD), 'i');
const IS_PAST = new RegExp(alternatives(NOT_NOW), 'i');
const IS_PRESENT = /\b(?:19|20)\d\d\s?-\s?(?:present|current)\b|\bsince (?:19|20)\d\d\b/i;
const IS_NAME = /^(?:\d\w*\s)?\p{Lu}/u;
const WITH_YEARS = /^(?<from>(?:19|20)\d\d)(?:\s?-\s?(?<to>(?:19|20)\d\d|present|current))?\s(?<name>[\p{Lu}\d].+)$/iu;
const AT = new RegExp(
  String.raw`^(?:(?:independent|lead|non-executive|executive)\s)*${oneOf(SEATS)}(?:,| at| of)\s(?:the\s)?`,
  'i',
);
const FORM = String.raw`\b${oneOf(LEGAL_FORMS)}\.?`;
export const ENDS_A_NAME = new RegExp(String.raw`${FORM}$`, 'u');
const WHOLE_NAME = new RegExp(String.raw`^.*?${FORM}(?=,?\s|,|$)(?!,?\s(?:&|and)\s|,?\s?${FORM})`, 'u');
export const BETWEEN = new RegExp(String.raw`[;\u037e]\s|,?\sand\s|(?<=${FORM}),\s(?!${FORM})`, 'u');
export const SINCE = /\s?\((?:since|from|nyse|nasdaq|(?:19|20)\d\d\s?-\s?(?:present|current))[^)]*\)/gi;
const NEXT = new RegExp(
  String.raw`^(?:[•●■▪◦∎▶➤-]\s?)?${oneOf(PROFILE_LABELS)}\b` +
    String.raw`(?!.*\b(?:Inc|Corp\w*|Company|Companies|Group|Ltd|plc|Holdings)\b)`,
  'i',
);

/**
 * Other public boards that a profile lists below a label, one to a line, with bullets or years, or as a run of names.
 * A list is left out where its end, or where one name ends and the next begins, cannot be told, and where anything in
 * it may not be a present board.
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
 * The same where the list stands beside its label, which may go over several lines of a narrow column, also one whose
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
  const part = partOf(told.said, told.isOfPast);
  return { names, label: { line: cell.line, left: cell.left }, part, start: cell.start, end };
}

export function partOf(label: string, isOfPast = false): ListedBoards['part'] {
  if (/\bnon-u\.s\./i.test(label)) return 'abroad';
  if (!/\bu\.s\./i.test(label)) return null;
  return isOfPast ? 'home with past' : 'home';
}

type Label = {
  said: string;
  lines: number;
  /** The number that it gives. */
  count: number | null;
  /** Its list tells of earlier seats, too. */
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

/** "Other public company directorships within the past" goes on with "five years". */
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
  // A bullet may stand on a line of its own, a little below the words.
  const lines = below.filter(({ text }) => !LONE_BULLET.test(text));
  const [first] = lines;
  if (!first || isNextLabel(first, first, label)) return null;
  // A number behind the label may be that of a note, so it decides nothing by itself.
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
    names?.every(isBoard) && (names.length === 0 || OF_PUBLIC.test(said)) && (count === null || names.length === count);
  return names && isSure ? { names, end: list.at(-1)?.end ?? first.end } : null;
}

function presentNames(
  texts: readonly string[],
  { said, count, isOfPast }: Pick<Label, 'said' | 'count' | 'isOfPast'>,
  breaks: readonly boolean[],
): string[] | null {
  const isBulleted = BULLET.test(texts[0] ?? '');
  const dated = datedNames(isBulleted ? joinBullets(texts) : texts);
  // A list of present boards that holds none of now is another one.
  if (dated && (dated.length > 0 || !/\bcurrent/i.test(said))) return dated.map(companyOf);
  if (isOfPast) return null;
  if (isBulleted) return ofBullets(texts);
  if (WITH_YEARS.test(texts[0] ?? '')) return ofYears(texts);
  return ofLines(texts, breaks) ?? (count === null ? null : ofCount(texts, count));
}

/** Names between semicolons, where they are as many as the label says. */
function ofCount(texts: readonly string[], count: number): string[] | null {
  const names = texts
    .join(' ')
    .split(/[;\u037e]\s/)
    .map((name) => name.replace(SINCE, '').trim());
  return names.length === count ? names : null;
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

const OF_BIOGRAPHY =
  /^(?:(?:Mr|Ms|Mrs|Dr|Gen|General|Admiral|Ambassador|Professor)\b\.?\s\p{Lu}|(?:He|She|They)\s\p{Ll})/u;
const FEWEST_WORDS = 6;

/** A line of the biography that follows the list. */
function isProse(text: string): boolean {
  const isSentence = /\p{Ll}\.$/u.test(text) && !ENDS_A_NAME.test(text) && text.split(' ').length >= FEWEST_WORDS;
  return OF_BIOGRAPHY.test(text) || isSentence;
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** What stands behind each bullet, over as many lines as it takes. */
function joinBullets(texts: readonly string[]): string[] {
  const items: string[] = [];
  for (const text of texts) {
    if (BULLET.test(text)) items.push(text.replace(BULLET, ''));
    else items[items.length - 1] = `${items.at(-1)} ${text}`.replace(/(?<=\p{L})- (?=\p{Lu})/u, '-');
  }
  return items;
}

/** "• Independent Director at Roe Corporation, a maker of pumps (2020 - present)", one to a bullet. */
function ofBullets(texts: readonly string[]): string[] | null {
  const [current, ...others] = joinBullets(texts);
  // "Current: Roe Inc.; Poe Corporation", "Former (past 5 years): None".
  if (current !== undefined && NOW.test(current) && others.every((item) => /^former\b/i.test(item)))
    return NONE.test(current.replace(NOW, '')) ? [] : current.replace(NOW, '').split(/[;\u037e]\s/);
  const items = [...(current === undefined ? [] : [current]), ...others];
  if (items.some((item) => IS_PAST.test(item) && !IS_PRESENT.test(item))) return null;
  return items.map((item) => nameIn(item.replace(SINCE, '').replace(AT, '').trim()));
}

/** "Independent Director at Roe Corporation, a maker of pumps": the company; a bare name stays as it is. */
function companyOf(item: string): string {
  return AT.test(item) ? nameIn(item.replace(AT, '').trim()) : item;
}

function nameIn(said: string): string {
  return (WHOLE_NAME.exec(said)?.[0] ?? said.split(/,|\s\(/)[0] ?? said).trim();
}

/** "2013 - present Roe Bancorp", "2011 - 2019 Poe Inc.": those of now. */
function ofYears(texts: readonly string[]): string[] | null {
  const items: string[] = [];
  for (const text of texts) {
    if (WITH_YEARS.test(text)) items.push(text);
    else items[items.length - 1] = `${items.at(-1)} ${text}`;
  }
  return items.flatMap((item) => {
    const { to, name } = WITH_YEARS.exec(item)?.groups ?? {};
    return name !== undefined && /^(?:present|current)$/i.test(to ?? '') ? [name.trim()] : [];
  });
}

/**
 * A name ends with its line where it ends as companies' names do, or where the line was broken before its end:
 * "Starwood Property" goes on with "Trust, Inc." Lines may hold several: "Roe Inc. and Poe Corporation".
 */
export function ofLines(texts: readonly string[], breaks: readonly boolean[]): string[] | null {
  const items: string[] = [];
  for (const [at, text] of texts.entries()) {
    const last = items.at(-1)?.replace(SINCE, '');
    const isOver = last !== undefined && (ENDS_A_NAME.test(last) || (breaks[at] === true && !IS_OPEN.test(last)));
    if (last === undefined) items.push(text.replace(NOW, ''));
    else if (isOver && !GOES_ON_LINE.test(text)) items.push(text);
    else if (IS_OPEN.test(last) || GOES_ON_LINE.test(text) || /\sand\s|;\s/.test(last))
      items[items.length - 1] = `${items.at(-1)} ${text}`;
    else return null;
  }
  const runs = items.map((item) =>
    item
      .replace(SINCE, '')
      .split(BETWEEN)
      .map((name) => name.trim()),
  );
  const areWhole = runs.every((run) => run.length === 1 || run.every((name) => ENDS_A_NAME.test(name)));
  return areWhole ? runs.flat() : null;
}

/** By how much a word must have had room on the line above to show that the line was broken on purpose. */
const ROOM_POINTS = 36;

/**
 * Before which lines of a list the line above was ended on purpose: the next word had room beside it, as other lines of
 * the column or the next column's edge show.
 */
export function breaksIn(list: readonly PlacedCell[], cells: readonly PlacedCell[]): boolean[] {
  const reach = Math.max(...list.map(({ right }) => right));
  return list.map((cell, at) => {
    const above = list[at - 1];
    if (!above) return false;
    const [word = ''] = cell.text.split(' ');
    const width = ((cell.right - cell.left) / Math.max(1, cell.text.length)) * (word.length + 1);
    const nexts = cells.filter(({ line, left }) => line === above.line && left > above.right).map(({ left }) => left);
    const limit = Math.max(reach, ...(nexts.length > 0 ? [Math.min(...nexts) - ROOM_POINTS] : []));
    return above.right + width < limit;
  });
}

export function isBoard(name: string): boolean {
  return (
    (IS_NAME.test(name) || ENDS_A_NAME.test(name)) &&
    name.length <= MOST_LETTERS &&
    !IS_DOUBTFUL.test(name) &&
    !IS_PAST.test(name) &&
    !/^none\b/i.test(name) &&
    !/\p{Ll}{2}\.\s\p{Lu}\p{Ll}/u.test(name)
  );
}
