import type { PageLayout } from '@/lib/pdf/types';
import { datedNamesIn } from '@/lib/reading/structure/boards/dated-boards';
import { ENDS_A_NAME } from '@/lib/reading/structure/boards/names-in-lists';
import type { FilingStructure, Place } from '@/lib/reading/structure/types';
import { COMMON_FORM } from '@/lib/format/words/legal-forms-patterns';
import { isSameNominee } from '../nominees/names/same-nominee';
import { withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { toCount } from '@/lib/format/words/number-words';
import { oneOf } from '@/lib/format/patterns';
import { COMPANY_WORDS, LABELS_AFTER, NEXT_LABELS, NOT_NOW_WORDS } from './other-boards-patterns';

const NONE = /^(?:none|n\/a|no(?:t applicable)?|-+|—|0)\b\.?|^-+$/i;
/** What follows the list where a profile goes on. */
const AFTER = new RegExp(String.raw`\s${oneOf(LABELS_AFTER)}\b.*$`, 'su');
const COMPANY = new RegExp(String.raw`\b${oneOf(COMPANY_WORDS)}\b`);

const HAS_COMMA_OR_AND = new RegExp(String.raw`,(?!\s(?:${COMMON_FORM}|L\.P|N\.A|Co)\b)|\band\b`, 'i');

/**
 * How many other public boards a value lists, and their names: "None", a number (then without names), names separated
 * by semicolons or bullets, or a single name. Undefined where it is not certain, because names between commas may be
 * parts of one.
 */
export function countBoards(value: string): { count: number; names: string[] } | undefined {
  const text = value.replace(/\s+/g, ' ').replace(AFTER, '').trim();
  if (NONE.test(text)) return { count: 0, names: [] };
  const number = /^(\d)(?:\s|$)/.exec(text)?.[1] ?? smallNumber(text);
  if (number !== undefined) return { count: Number(number), names: [] };
  const names = text
    .split(/\s?[;\u037e•●■▪|]\s?/)
    .map((part) => part.replace(/\((?:since|from|NYSE|NASDAQ|Nasdaq)[^)]*\)/g, '').trim())
    .filter((part) => part !== '');
  // "Roe Corp. (past five years)"; after several names it may apply to each.
  if (names.length === 1 && OF_PAST.test(names[0] ?? '')) return { count: 0, names: [] };
  if (
    names.length === 0 ||
    names.some((name) => OF_PAST.test(name)) ||
    names.some((name) => /\b(?:19|20)\d\d\s?(?:[-–—]|to|through)\s?(?:19|20)\d\d\b|\bformer|\buntil\b/i.test(name))
  )
    return undefined;
  const isPlain = (name: string) => !HAS_COMMA_OR_AND.test(name) && name.length <= 60;
  return names.every(isPlain) && names.every((name) => COMPANY.test(name) || names.length > 1)
    ? { count: names.length, names }
    : undefined;
}

const OF_DUAL_LISTING = /,?\s(?:plc|limited|ltd|n\.?v)\.?$/i;
const LEGAL_FORM = new RegExp(String.raw`,?\s(?:${COMMON_FORM}|company|limited|n\.?v)\.?$`, 'i');

/**
 * The names without the second company of a dual listing, which has the same board: "Carnival Corporation", "Carnival
 * plc".
 */
export function withoutDualListings(names: readonly string[]): string[] {
  const bare = (name: string) => name.replace(LEGAL_FORM, '').toLowerCase();
  return names.filter(
    (name, at) => !names.some((other, index) => index < at && bare(other) === bare(name) && [other, name].some(isDual)),
  );
}

const isDual = (name: string) => OF_DUAL_LISTING.test(name);

const OF_PAST = /\((?:(?:in|within|during) the )?(?:past|last|prior|former(?:ly)?|previous(?:ly)?)\b[^)]*\)\.?$/i;

/** The number of a word alone or before "other public companies": "Two" gives 2. Undefined for other words. */
export function smallNumber(text: string): number | undefined {
  const word = /^(?<word>\p{L}+)(?:$|\s(?=(?:other |public |outside |listed )*(?:boards?|compan)))/iu.exec(text)?.groups
    ?.word;
  return toCount(word);
}

const BEFORE_LABEL = /\b(?:prior|former(?:ly)?|past|previous(?:ly)?|non-u\.s\.(?:-listed)?)\W*$/i;
const LABEL = /^[^:\n]{0,60}(?::|\n)/;
const BULLET = /^[•●■▪◦▶-]\s?/;
const CHARS = 700;
const NOW = /^current(?:ly)?\s?:\s?/i;
/** "Aldermoor Corp. Past five years: Brannoc Inc.", on one line; "Former (past five years): none". */
const PAST_ONES = /\s(?=(?:Past|Former|Formerly|Prior|Previous(?:ly)?)(?:\s\(?\p{L}+){0,3}\)?:)/gu;
const NOT_NOW = new RegExp(String.raw`^${oneOf(NOT_NOW_WORDS)}\b`, 'i');

/**
 * The other public boards that follow a label at offset `start` of a profile's text, read to the end of the list:
 * bulleted lines, or the rest of the label's line. Undefined where the end of the list is not certain, or where the
 * label is about the past.
 */
export function boardsAfterLabel(text: string, start: number): ReturnType<typeof countBoards> {
  if (BEFORE_LABEL.test(text.slice(Math.max(0, start - 24), start))) return undefined;
  const said = text.slice(start, start + CHARS);
  const label = LABEL.exec(said)?.[0];
  if (label === undefined) return undefined;
  const lines = said
    .slice(label.length)
    .replace(PAST_ONES, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line, at) => line !== '' || at > 0);
  const [first = '', ...others] = lines.map((line, at) => (at === 0 ? line.replace(NOW, '') : line));
  const dated = BULLET.test(first) ? null : datedNamesIn([first, ...others], isLabel);
  // A list under a label of present boards without a present one is another list.
  if (dated && (dated.length > 0 || !/\bcurrent/i.test(label))) return { count: dated.length, names: dated };
  if (!BULLET.test(first)) return isOnItsOwn(first, others[0] ?? '') ? countBoards(first) : undefined;
  const items: string[] = [];
  for (const line of [first, ...others]) {
    const last = items.at(-1);
    const isOpen = last !== undefined && /\([^)]*$|[,&]$|\b(?:and|of|the)$/.test(last);
    if (BULLET.test(line)) items.push(line.replace(BULLET, ''));
    else if (last !== undefined && (isOpen || /^\p{Ll}/u.test(line))) items[items.length - 1] = `${last} ${line}`;
    else break;
  }
  return items.some((item) => NOT_NOW.test(item)) ? undefined : countBoards(items.join('; '));
}

const NEXT_LABEL = new RegExp(String.raw`^${oneOf(NEXT_LABELS)}\b`, 'iu');

/** "Former: …", or a label's words without a company's name: "Principal Harbor Group" is a company. */
function isLabel(line: string): boolean {
  return line === '' || /^[^:]{3,40}:/.test(line) || (NEXT_LABEL.test(line) && !COMPANY.test(line));
}

/** Whether a list ends with its line: nothing in it goes on, and the next line is another label. */
function isOnItsOwn(line: string, next: string): boolean {
  if (NONE.test(line)) return true;
  return !/[,;&]$|\b(?:and|of|the)$/.test(line) && isLabel(next);
}

/** Characters after a list in which a bracket of its last name begins. */
const BEHIND = 10;
const LONGEST_LINE = 60;

/**
 * Whether the boards read at a place of a page may not be the present ones alone: the line below is a company's name,
 * too, or a name has an end, "Harbour Corporation (until July 2017)".
 */
export function isPartOfList(text: string, { start, end }: Pick<Place, 'start' | 'end'>): boolean {
  const [rest = '', below = ''] = text.slice(end).split('\n', 2);
  const isCompany = rest.trim() === '' && below.length < LONGEST_LINE && ENDS_A_NAME.test(below) && !isLabel(below);
  return isCompany || /\((?:until|through)\s/.test(text.slice(start, end + BEHIND));
}

const HEAD = new RegExp(
  String.raw`\bother\b.{0,24}\b(?:public(?:ly)?|listed)\b.{0,30}\b(?:boards?|director\w*|compan\w+)\b|` +
    String.raw`\bpublic\b.{0,30}\bother boards?\b`,
  'i',
);
/** A column that counts something besides other public boards, or one for all boards. */
const OTHER_HEAD = /\b(?:private|past|former|prior|committees?|total|years?|age)\b/i;
const LONGEST_NAME = 60;
const NONE_IN_CELL = /^(?:none|0|no|-+|—|–)$/i;

/**
 * The number in a table's column of other public boards, in the row that begins with the person's name. A dash is 0
 * only where other rows of the column have figures. Nothing where rows differ.
 */
export function boardsInTable(
  structure: FilingStructure | null,
  name: string,
  { names, pages }: { names: readonly string[]; pages: readonly PageLayout[] },
): { count: number; place: Place } | undefined {
  const rows = (structure?.units ?? []).flatMap((unit) => {
    const cell = unit.row?.cells.find(({ head }) => HEAD.test(head) && !OTHER_HEAD.test(head));
    if (!unit.row || !cell) return [];
    // One label may have been given to several lines of names.
    const own = pages.find(({ page }) => page === unit.page)?.text.slice(unit.start, unit.start + LONGEST_NAME) ?? '';
    const label = names.some((each) => beginsWith(own, each)) ? own : unit.row.label;
    return [{ unit, label, table: unit.row.table, text: cell.text.trim() }];
  });
  const counted = rows.flatMap(({ unit, label, table, text }) => {
    if (!beginsWith(label, name)) return [];
    const hasFigures = rows.some((other) => other.table === table && /^[1-9]$/.test(other.text));
    const count = /^\d$/.test(text) ? Number(text) : NONE_IN_CELL.test(text) && hasFigures ? 0 : undefined;
    return count === undefined ? [] : [{ count, place: { page: unit.page, start: unit.start, end: unit.end } }];
  });
  const [first] = counted;
  return first && counted.every(({ count }) => count === first.count) ? first : undefined;
}

function beginsWith(label: string, name: string): boolean {
  const words = withoutHonorifics(label).split(/[\s,]+/);
  const length = name.split(' ').length;
  return [length - 1, length, length + 1].some(
    (count) => count >= 2 && isSameNominee(words.slice(0, count).join(' '), name),
  );
}
