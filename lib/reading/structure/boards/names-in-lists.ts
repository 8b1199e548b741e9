import { alternatives, oneOf } from '@/lib/format/patterns';
import { BULLET, type PlacedCell } from '../tables/columns';
import { datedNames } from './dated-boards';
import { GOES_ON, LAST_WORDS, NOT_A_BOARD, NOT_NOW, SEATS } from './listed-boards-patterns';

/** What a label says of the list beside or below it. */
type ListLabel = { said: string; count: number | null; isOfPast: boolean };

const MOST_LETTERS = 60;
export const NOW = /^current(?:ly)?\s?:\s?/i;
export const NONE = /^(?:none(?: other than \p{Lu}.{1,60})?|n\/a|not applicable|[-–—])\.?$/iu;
const GOES_ON_LINE = new RegExp(`^${oneOf(GOES_ON)}`, 'u');
const IS_OPEN = /[,&(]$|\b(?:and|of|the|for|de)$|\([^)]*$/i;
const IS_DOUBTFUL = new RegExp(alternatives(NOT_A_BOARD), 'i');
const IS_PAST = new RegExp(alternatives(NOT_NOW), 'i');
const IS_PRESENT = /\b(?:19|20)\d\d\s?-\s?(?:present|current)\b|\bsince (?:19|20)\d\d\b/i;
const IS_NAME = /^(?:\d\w*\s)?\p{Lu}/u;
const WITH_YEARS = /^(?<from>(?:19|20)\d\d)(?:\s?-\s?(?<to>(?:19|20)\d\d|present|current))?\s(?<name>[\p{Lu}\d].+)$/iu;
export const AT = new RegExp(
  String.raw`^(?:(?:independent|lead|non-executive|executive)\s)*${oneOf(SEATS)}(?:,| at| of)\s(?:the\s)?`,
  'i',
);
const FORM = String.raw`\b${oneOf(LAST_WORDS)}\.?`;
export const ENDS_A_NAME = new RegExp(String.raw`${FORM}$`, 'u');
const WHOLE_NAME = new RegExp(String.raw`^.*?${FORM}(?=,?\s|,|$)(?!,?\s(?:&|and)\s|,?\s?${FORM})`, 'u');
export const BETWEEN = new RegExp(String.raw`[;\u037e]\s|,?\sand\s|(?<=${FORM}),\s(?!${FORM})`, 'u');
export const SINCE = /\s?\((?:since|from|nyse|nasdaq|(?:19|20)\d\d\s?-\s?(?:present|current))[^)]*\)/gi;

/**
 * The companies of a list on whose boards the person is now; null where they cannot be determined. `texts` are the
 * lines of the list, and `breaks` says for each whether the line above it ended on purpose (see `breaksIn`).
 */
export function presentNames(
  texts: readonly string[],
  { said, count, isOfPast }: ListLabel,
  breaks: readonly boolean[],
): string[] | null {
  const isBulleted = BULLET.test(texts[0] ?? '');
  const dated = datedNames(isBulleted ? joinBullets(texts) : texts);
  // A list that names no present board is not the list of present boards.
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

/** The text after each bullet, over as many lines as it takes. */
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
 * "Starwood Property" continues with "Trust, Inc." Lines may hold several: "Roe Inc. and Poe Corporation".
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

/**
 * Whether a text can be the name of a company with a board: short, capitalised, and no committee, seat or past office.
 */
export function isBoardName(name: string): boolean {
  return (
    (IS_NAME.test(name) || ENDS_A_NAME.test(name)) &&
    name.length <= MOST_LETTERS &&
    !IS_DOUBTFUL.test(name) &&
    !IS_PAST.test(name) &&
    !/^none\b/i.test(name) &&
    !/\p{Ll}{2}\.\s\p{Lu}\p{Ll}/u.test(name)
  );
}
