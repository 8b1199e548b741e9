import type { FilingText } from '@/lib/reading/text/filing-text';
import { HONORIFIC, PLAIN_TITLE, withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { literally, oneOf } from '@/lib/format/patterns';
import {
  isName,
  properCase,
  surnameAsWritten,
  surnameOf,
  withoutGeneration,
  withoutMarks,
} from '@/lib/reading/text/names/names';
import { PARTICLE } from '@/lib/reading/text/names/name-shapes';
import { isNicknameOf } from '@/lib/reading/text/names/nicknames';
import { haveOtherInitials, sharedSurnames } from '@/lib/reading/text/names/same-surname';
import { DEGREES, JUNIOR, NUMERAL } from '@/lib/format/words/name-words';

/** Words of the cell before it. */
const CELL_BEFORE = /^(?:(?:None|N\/A|Yes|No)\.?\s)+/;
const HAS_DEGREE = new RegExp(`(?:[,\\s]+${oneOf(DEGREES)})+$`, 'i');
/** How often a second surname must be printed, and in which share of the places, where no title is before it. */
const OFTEN = 3;
const NEARLY_ALL = 0.8;
const HALF = 0.5;
const INITIAL = /^\p{Lu}\.?$/u;

const mentions = new WeakMap<FilingText, Map<string, number>>();

/** A printed name without degrees and honorifics, in proper case. */
export function bareName(printed: string): string {
  return withoutHonorifics(properCase(printed.replace(HAS_DEGREE, '').replace(CELL_BEFORE, '').trim())).trim();
}

/** How often a name is printed in the filing, as given or in capitals. */
export function mentionsOf(filing: FilingText, name: string): number {
  const known = mentions.get(filing) ?? new Map<string, number>();
  mentions.set(filing, known);
  const counted = known.get(name);
  if (counted !== undefined) return counted;
  const capitals = name.toUpperCase();
  const count = filing.pages.reduce(
    (sum, { text }) => sum + text.split(name).length - 1 + text.split(capitals).length - 1,
    0,
  );
  known.set(name, count);
  return count;
}

/** On how many pages a person is named by first name and surname, with whatever initials between them. */
export function pagesNaming({ pages }: FilingText, name: string): number {
  const first = literally(name.split(' ')[0] ?? '');
  const named = new RegExp(
    `(?<!\\p{L})${first}(?:\\s[\\p{L}.'’-]+){0,3}?\\s${literally(surnameAsWritten(name))}(?!\\p{L})`,
    'iu',
  );
  return pages.filter(({ text }) => named.test(text)).length;
}

/**
 * A printed name without honorifics and degrees, and without a word of the cell before it ("Corp Jane B. Doe"). The
 * first word is dropped where the rest is printed without it more often than with it, or as often and the filing also
 * uses it as a common word ("Strategy Jane B. Doe").
 */
export function plainName(filing: FilingText, printed: string): string {
  const name = bareName(printed);
  const [word = '', ...others] = name.split(' ');
  const rest = others.join(' ');
  if (others.length < 2 || INITIAL.test(word) || INITIAL.test(others[0] ?? '') || !isName(rest)) return name;
  let withWord = 0;
  let alone = 0;
  for (const { text } of filing.pages)
    for (let at = text.indexOf(rest); at >= 0; at = text.indexOf(rest, at + 1)) {
      const before = text.slice(Math.max(0, at - word.length - 1), at - 1);
      if (before === word) withWord += 1;
      else if (!ENDS_IN_TITLE.test(text.slice(Math.max(0, at - 6), at))) alone += 1;
    }
  if (alone > 2 * withWord) return rest;
  return alone > 0 && alone >= withWord && isWordOf(filing, word) ? rest : name;
}

const ENDS_IN_TITLE = new RegExp(String.raw`${PLAIN_TITLE}\.?\s?$`);

/** Whether a filing writes the word in small letters too, as it would not a first name. */
function isWordOf({ pages }: FilingText, word: string): boolean {
  const small = new RegExp(String.raw`(?<!\p{L})${literally(word.toLowerCase())}(?!\p{L})`, 'u');
  return pages.some(({ text }) => small.test(text));
}

/**
 * The longer form of a name that a list or a cell has cut: "Jane van Doe" for "Jane van" where the filing mostly writes
 * so, "Ann Clara Doe" for "Ann Clara" where `people` has one. `titled` are surnames printed with a form of address, in
 * lower case. The name itself where there is no longer one.
 */
export function fullName(
  filing: FilingText,
  name: string,
  people: readonly { name: string }[],
  titled: ReadonlySet<string>,
): string {
  const escaped = literally(name);
  const longer = new RegExp(
    `(?<!\\p{L})${escaped}\\s(?:${PARTICLE}\\s){0,3}(?:[dl]['’])?` +
      `\\p{Lu}[\\p{L}'’-]+(?:,?\\s(?:${JUNIOR}\\.|${NUMERAL}))?`,
    'gu',
  );
  const counted = new Map<string, number>();
  for (const { text } of filing.pages)
    for (const [found] of text.matchAll(longer)) {
      const full = found.replace(/\s+/g, ' ');
      if (isName(full)) counted.set(full, (counted.get(full) ?? 0) + 1);
    }
  const [most] = [...counted]
    .filter(([full, count]) => titled.has(surnameOf(full)) || count >= OFTEN)
    .toSorted((a, b) => b[1] - a[1]);
  const all = filing.pages.reduce((sum, { text }) => sum + text.split(name).length - 1, 0);
  // Of two surnames a title may precede the first alone ("Marta Ruiz Ortega", "Ms. Ruiz") or before both.
  const isTitled = most && (titled.has(surnameOf(most[0])) || isTitledWith(filing, name, most[0]));
  const share = isTitled ? HALF : NEARLY_ALL;
  if (most && most[1] > share * all) return fullName(filing, most[0], people, titled);
  const known = people.find((person) => person.name.startsWith(`${name} `))?.name;
  return known && !titled.has(surnameOf(name)) ? known : name;
}

/** Whether "Ms. Ruiz Ortega" is printed somewhere, of "Marta Ruiz" and "Marta Ruiz Ortega". */
function isTitledWith({ pages }: FilingText, name: string, full: string): boolean {
  const both = `${surnameAsWritten(name)}${full.slice(name.length)}`;
  const titled = new RegExp(`\\b${HONORIFIC}\\s${literally(both)}(?!\\p{L})`, 'u');
  return pages.some(({ text }) => titled.test(text));
}

/** "Harlan M. Roe" for the "H.M. Roe" of a proxy card; undefined where several people may be meant. */
function inFull(name: string, people: readonly { name: string }[]): string | undefined {
  const letters =
    INITIALS.exec(withoutGeneration(withoutMarks(name)))?.groups?.letters?.replace(/[^\p{Lu}]/gu, '') ?? '';
  const meant = people.filter(({ name: full }) => {
    const own = withoutGeneration(withoutMarks(full)).split(' ');
    const initials = own.slice(0, -1).map((word) => word.charAt(0));
    return (
      letters !== '' &&
      surnameOf(full) === surnameOf(name) &&
      /^\p{Lu}\p{Ll}/u.test(own[0] ?? '') &&
      initials.join('').startsWith(letters)
    );
  });
  return meant.length === 1 ? meant[0]?.name : undefined;
}

const INITIALS = /^(?<letters>(?:\p{Lu}\.\s?)+)\p{Lu}[\p{L}'’-]+$/u;

const HARDLY = 2;

/**
 * "Kermit D. Roe" for the "Kip Roe" of one table, where the filing prints that form twice at most and has one Roe
 * alone.
 */
function onlyOneOf(filing: FilingText, name: string, people: readonly { name: string }[]): string | undefined {
  const surname = surnameOf(name);
  const [only, ...others] = people.filter((person) => surnameOf(person.name) === surname);
  const isSame = only?.name.charAt(0) === name.charAt(0) && !haveOtherInitials(only.name, name);
  if (!only || others.length > 0 || !isSame || sharedSurnames(filing).has(surname)) return undefined;
  return mentionsOf(filing, name) <= HARDLY && mentionsOf(filing, only.name) > HARDLY ? only.name : undefined;
}

/**
 * The formal name for initials or a short form: "Robert H. Swanbeck" for the "Bob Swanbeck" of a summary, where the
 * filing prints it as often. The name itself where there is none.
 */
export function formalName(filing: FilingText, name: string, people: readonly { name: string }[]): string {
  const full = inFull(name, people) ?? onlyOneOf(filing, name, people);
  if (full !== undefined) return full;
  const [first = ''] = withoutMarks(name).split(' ');
  const formal = people.find((person) => {
    const [full = ''] = withoutMarks(person.name).split(' ');
    const isLonger = full.length > first.length && full.toLowerCase().startsWith(first.toLowerCase());
    return (
      surnameOf(person.name) === surnameOf(name) &&
      !haveOtherInitials(person.name, name) &&
      ((isLonger && first.length > 2) || isNicknameOf(full, first))
    );
  })?.name;
  return formal !== undefined && mentionsOf(filing, formal) >= mentionsOf(filing, name) ? formal : name;
}
