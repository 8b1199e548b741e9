import { GENERATION } from '@/lib/format/words/name-words';
import type { FilingText } from '../filing-text';
import { leadingName, surnameOf } from './names';
import { NAME } from './name-shapes';
import { peopleIn, peopleWithAges, titledSurnames } from './people-in-filing';

/** "John H. Doe" and "John R. Doe" are two people, whatever else their names share, and so are John Doe II and III. */
export function haveOtherInitials(a: string, b: string): boolean {
  const [one, other] = [initialsIn(a), initialsIn(b)];
  const areApart = one.length > 0 && other.length > 0 && !one.some((initial) => other.includes(initial));
  const [first, second] = [generationOf(a), generationOf(b)];
  return areApart || (first !== undefined && second !== undefined && first !== second);
}

/** Middle initials. "S. Robson Roe" has the initial R, so that he is not taken for Steuart L. Roe. */
const initialsIn = (name: string) => [
  ...[...name.matchAll(/(?<=\s)(\p{Lu})\.(?=\s)/gu)].map(([initial]) => initial.charAt(0)),
  ...[...name.matchAll(/(?<=^\p{Lu}\.\s)\p{Lu}(?=\p{Ll}+\s\p{L})/gu)].map(([initial]) => initial),
];
const OWN_GENERATION = new RegExp(String.raw`,?\s(?<own>${GENERATION})\.?$`);
const generationOf = (name: string) => OWN_GENERATION.exec(name)?.groups?.own;

/** Whether neither first name is the beginning of a word of the other name, of two people of one surname. */
export function haveOtherFirstNames(a: string, b: string): boolean {
  const [one, other] = [firstOf(a), firstOf(b)];
  const isIn = (first: string, name: string) => name.split(' ').some((word) => word.startsWith(first));
  return !isIn(one, b) && !isIn(other, a);
}

const firstOf = (name: string) => (name.split(' ')[0] ?? name).replace(/\.$/, '');

const BESIDE = new RegExp(
  `(?=(?<!\\p{L})(?<one>${NAME})(?:,\\s(?:and\\s)?|\\sand\\s)(?<other>${NAME})(?!\\p{L}))`,
  'gu',
);
const sharedIn = new WeakMap<FilingText, ReadonlySet<string>>();

/**
 * Surnames of several people of the filing, as of a family on its board: two with their ages, two that begin lines of
 * one page, or two beside each other in one sentence. Whom such a surname on its own means is not known.
 */
export function sharedSurnames(filing: FilingText): ReadonlySet<string> {
  const known = sharedIn.get(filing) ?? readShared(filing);
  sharedIn.set(filing, known);
  return known;
}

function readShared(filing: FilingText): Set<string> {
  const people = titledSurnames(filing);
  const shared = new Set<string>();
  for (const { text, lines } of filing.pages) {
    const listed = lines.flatMap(({ cells }) => leadingName(cells[0]?.text ?? '', people) ?? []);
    for (const names of [peopleWithAges(text).map(({ name }) => name), listed])
      for (const [surname, found] of Map.groupBy(names, surnameOf))
        if (people.has(surname) && found.some((name) => areApart(name, found[0] ?? name))) shared.add(surname);
    for (const { groups } of text.matchAll(BESIDE)) {
      const [one, other] = [groups?.one ?? '', groups?.other ?? ''];
      const surname = surnameOf(one);
      if (people.has(surname) && surnameOf(other) === surname && areApart(one, other)) shared.add(surname);
    }
  }
  return shared;
}

const areApart = (a: string, b: string) => haveOtherInitials(a, b) || haveOtherFirstNames(a, b);

/** People of a filing by a surname, in lower case, that is theirs alone. */
export function peopleBySurname(filing: FilingText): Map<string, string> {
  const shared = sharedSurnames(filing);
  return new Map([...peopleIn(filing)].filter(([surname]) => !shared.has(surname)));
}
