import type { FilingText } from './filing-text';
import { NAME, peopleIn, peopleWithAges, surnameOf, titledSurnames } from './names';

/** "John H. Doe" and "John R. Doe" are two people, whatever else their names share. */
export function haveOtherInitials(a: string, b: string): boolean {
  const [one, other] = [initialsIn(a), initialsIn(b)];
  return one.length > 0 && other.length > 0 && !one.some((initial) => other.includes(initial));
}

const initialsIn = (name: string) => [...name.matchAll(/(?<=\s)(\p{Lu})\.(?=\s)/gu)].map(([initial]) => initial);

const BESIDE = new RegExp(
  `(?=(?<!\\p{L})(?<one>${NAME})(?:,\\s(?:and\\s)?|\\sand\\s)(?<other>${NAME})(?!\\p{L}))`,
  'gu',
);
const sharedIn = new WeakMap<FilingText, ReadonlySet<string>>();

/**
 * Surnames of several people of the filing, as of a family on its board: two with their ages, or two beside each other
 * in one sentence. Whom such a surname alone means is not known.
 */
export function sharedSurnames(filing: FilingText): ReadonlySet<string> {
  const known = sharedIn.get(filing) ?? readShared(filing);
  sharedIn.set(filing, known);
  return known;
}

function readShared(filing: FilingText): Set<string> {
  const people = titledSurnames(filing);
  const shared = new Set<string>();
  for (const { text } of filing.pages) {
    const aged = Map.groupBy(peopleWithAges(text), ({ name }) => surnameOf(name));
    for (const [surname, found] of aged)
      if (people.has(surname) && found.some(({ name }) => areApart(name, found[0]?.name ?? name))) shared.add(surname);
    for (const { groups } of text.matchAll(BESIDE)) {
      const [one, other] = [groups?.one ?? '', groups?.other ?? ''];
      const surname = surnameOf(one);
      if (people.has(surname) && surnameOf(other) === surname && areApart(one, other)) shared.add(surname);
    }
  }
  return shared;
}

function areApart(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) => (name.split(' ')[0] ?? name).replace(/\.$/, ''));
  return haveOtherInitials(a, b) || !(one?.startsWith(other ?? '') || other?.startsWith(one ?? ''));
}

/** People of a filing by a surname that is theirs alone. */
export function peopleBySurname(filing: FilingText): Map<string, string> {
  const shared = sharedSurnames(filing);
  return new Map([...peopleIn(filing)].filter(([surname]) => !shared.has(surname)));
}
