import { COURTESY_TITLE } from '@/lib/reading/text/names/honorifics';
import { DEGREE_WORDS, GENERATION } from '@/lib/format/words/name-words';
import { alternatives } from '@/lib/format/patterns';
import { TITLES_OF_OFFICE } from './same-person-patterns';

/** Forms of address, which are not part of the name. */
const ADDRESS = new RegExp(String.raw`^(?:${COURTESY_TITLE}|${alternatives(TITLES_OF_OFFICE)})\b\.?\s*`, 'i');
const DEGREE = new RegExp(
  String.raw`,?\s*\b(?:${GENERATION}|${alternatives(DEGREE_WORDS)}|[mj]\.?\s?d|frs|d\.?sc|r\.?n|ret)\b\.?`,
  'gi',
);
/** "M.B.A.", "D.Phil.", "FRCP" after a comma. */
const LETTERS = /^(?:(?:\p{Lu}\p{L}{0,4}\.\s?){1,4}\p{Lu}?|\p{Lu}{3,6})$/u;
const NICKNAME = /["“”'‘’(]([^"“”()]{2,20})["“”'’)]/g;

type Name = { given: string[]; surnames: string[]; nicknames: string[] };

/**
 * How alike two spellings of a name are: 0 for two people, 1 for somebody who may be another of that name, up to 3 for
 * the same given names. Accents, capitals, forms of address, degrees, initials, middle names and "Surname, Given" do
 * not matter; the surname does.
 */
export function nameLikeness(one: string, other: string): 0 | 1 | 2 | 3 {
  const readings = [partsOf(one), partsOf(other)] as const;
  const best = [readings, [reordered(one), readings[1]], [readings[0], reordered(other)]] as const;
  return Math.max(...best.map(([a, b]) => (a && b ? likeness(a, b) : 0))) as 0 | 1 | 2 | 3;
}

function likeness(one: Name, other: Name): 0 | 1 | 2 | 3 {
  if (!haveSameSurname(one, other)) return isBeginning(one, other) || isBeginning(other, one) ? 1 : 0;
  const [first, theirs] = [one.given[0], other.given[0]];
  // A surname alone may be that of anybody with the name.
  if (first === undefined || theirs === undefined) return 1;
  if (first === theirs) return haveOtherMiddle(one, other) ? 1 : 3;
  if (isInitialOf(first, theirs) || isInitialOf(theirs, first)) return haveOtherMiddle(one, other) ? 0 : 2;
  const called = [...one.nicknames, ...one.given.slice(1)];
  const calledThere = [...other.nicknames, ...other.given.slice(1)];
  // "J. Robert Hale" is called Robert; "Robert (Bob) Hale" is called Bob.
  if (called.includes(theirs) || calledThere.includes(first)) return 2;
  return isShortFor(first, theirs) || isShortFor(theirs, first) ? 2 : 0;
}

/** "José Luis Barragán" for "José Luis Barragán de la Vega", of whom one list prints the second surname. */
function isBeginning(short: Name, long: Name): boolean {
  const [words, all] = [wordsOf(short), wordsOf(long)];
  const isFull = words.length > 1 && (words[0]?.length ?? 0) > 1;
  return isFull && words.length < all.length && words.every((word, index) => word === all[index]);
}

const wordsOf = ({ given, surnames }: Name) => [...given, ...surnames];

/** Two full middle names, or initials, that differ. */
function haveOtherMiddle({ given: one }: Name, { given: other }: Name): boolean {
  const [middle, theirs] = [one[1], other[1]];
  if (middle === undefined || theirs === undefined) return false;
  return !(middle === theirs || isInitialOf(middle, theirs) || isInitialOf(theirs, middle));
}

const isInitialOf = (initial: string, name: string) => initial.length === 1 && name.startsWith(initial);
/** "Chris" for Christopher, "Tim" for Timothy. */
const isShortFor = (short: string, name: string) => short.length >= 3 && name.startsWith(short);

function haveSameSurname(one: Name, other: Name): boolean {
  const [last, theirs] = [one.surnames.join(''), other.surnames.join('')];
  if (last === theirs) return last !== '';
  // "Ann Lindgren-Hale" and "Ann Lindgren Hale": the second reads Lindgren as a middle name.
  const whole = [...one.given.slice(1), ...one.surnames].join('');
  const theirNames = [...other.given.slice(1), ...other.surnames].join('');
  return (one.surnames.length > 1 && last === theirNames) || (other.surnames.length > 1 && theirs === whole);
}

function partsOf(text: string): Name | undefined {
  const nicknames = [...text.matchAll(NICKNAME)]
    .map(([, name]) => plain(name ?? ''))
    .filter((name) => /^[a-z]{2,}$/.test(name));
  const said = text.replace(/["“(][^"“”()]{2,20}["”)]/g, ' ').trim();
  const [name = '', ...titles] = said
    .replace(ADDRESS, '')
    .replace(ADDRESS, '')
    .replace(/\(Ret[^)]*\)/i, '')
    .split(',');
  const bare = [name, ...titles.filter((title) => !LETTERS.test(title.trim()))].join(',').replace(DEGREE, '').trim();
  const words = bare.split(/[\s,]+/).filter(Boolean);
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const surnames = last
    .split(/[-\u2010-\u2015]/)
    .map(plain)
    .filter(Boolean);
  return { given: words.slice(0, -1).flatMap((word) => plain(word).match(/[a-z]+/g) ?? []), surnames, nicknames };
}

const IS_DEGREE = new RegExp(String.raw`^(?:${GENERATION}|ph|m\.?d|esq|cpa)\b`, 'i');

/** "Hale, Ann B." as "Ann B. Hale". */
function reordered(text: string): Name | undefined {
  const [surname, given, ...rest] = text.split(',').map((part) => part.trim());
  if (!surname || !given || rest.length > 0 || IS_DEGREE.test(given)) return undefined;
  return partsOf(`${given} ${surname}`);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/[æ]/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/[^a-z\s]/g, (sign) => (sign === '.' ? ' ' : ''))
    .trim();
}
