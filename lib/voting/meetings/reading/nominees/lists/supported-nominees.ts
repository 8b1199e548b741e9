import { literally } from '@/lib/format/patterns';
import type { FactItem } from '@/lib/facts/fact';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { isName, surnameOf, surnameAsWritten } from '@/lib/reading/text/names/names';
import { titledSurnames } from '@/lib/reading/text/names/people-in-filing';
import type { Person } from '@/lib/reading/structure/types';
import { isLabel } from '../../labels';
import { isLeavingBoard } from '@/lib/facts/text/leaving-board';
import { bareName, plainName } from '../names/full-name';
import { isSameNominee } from '../names/same-nominee';

/** Kinds of places that show a person as a nominee; each counts once. */
type Sightings = {
  /** In the list that the filing's facts are read from. */
  isListed: boolean;
  /** With age, committees or years of service in a biography, profile or table of directors. */
  isProfiled: boolean;
  /** At the head of a biography within the election's own text. */
  isHeading: boolean;
  /** Beside words that are printed only with a nominee or director. */
  isBesideProfile: boolean;
};
type Candidate = { item: FactItem; name: string; first: number } & Sightings;
/** A name at the head of a profile, and where. */
type Head = { item: FactItem; at: number };

const OF_PROFILE =
  /\b(?:director|trustee) since\b|\bage\b:?\s?\d{2}\b|\bindependent (?:director|nominee)|\bnominees?\b/i;
const NEAR = 220;
/** Two places that agree on a person make a nominee, where the number of nominees agrees too. */
const LEAST = [3, 2] as const;

/**
 * The nominees from all places that are about directors: exactly as many people as one of the counts, each seen in
 * places of at least two kinds. Undefined where there is no such list.
 */
export function supportedNominees(
  filing: FilingText,
  people: readonly Person[],
  listed: readonly FactItem[],
  headings: readonly FactItem[],
  counts: readonly number[],
): FactItem[] | undefined {
  const candidates = candidatesOf(filing, people, listed, headings);
  for (const count of counts)
    for (const least of LEAST) {
      const list = candidates.filter((candidate) => sightingsOf(candidate) >= least);
      if (list.length === count && count > 0)
        return list.toSorted((a, b) => a.first - b.first).map(({ item, name }) => ({ ...item, name }));
    }
  return undefined;
}

function sightingsOf({ isListed, isProfiled, isHeading, isBesideProfile }: Sightings): number {
  return [isListed, isProfiled, isHeading, isBesideProfile].filter(Boolean).length;
}

function candidatesOf(
  filing: FilingText,
  people: readonly Person[],
  listed: readonly FactItem[],
  headings: readonly FactItem[],
): Candidate[] {
  const directors = people.filter(isDirector);
  const officers = people.filter((person) => person.isExecutive && !isDirector(person));
  const heads = profileHeads(filing);
  const titled = titledSurnames(filing);
  const nameOf = (item: { name?: unknown }) => plainName(filing, String(item.name));
  const found: Candidate[] = [];
  for (const item of [...listed, ...headings, ...heads.map((head) => head.item), ...directors.map(asItem)]) {
    const name = nameOf(item);
    if (!isName(name) || isLabel(name) || !titled.has(surnameOf(name))) continue;
    if (officers.some((officer) => isSameNominee(officer.name, name))) continue;
    const same = found.find((other) => isSameNominee(other.name, name));
    if (same) {
      same.name = fullerOf(filing, same.name, name);
      continue;
    }
    const place = placeOf(filing, name);
    if (!place || isLeavingBoard(filing, name)) continue;
    const isOne = (other: { name?: unknown }) => isSameNominee(nameOf(other), name);
    const head = heads.find((each) => isOne(each.item));
    found.push({
      item,
      name,
      first: head?.at ?? place.first,
      isListed: listed.some(isOne),
      isProfiled: directors.some(isOne),
      isHeading: head !== undefined || headings.some(isOne),
      isBesideProfile: place.isBesideProfile,
    });
  }
  return found;
}

/** The name that the other is cut from; else the form that is printed more often, because one may be misspelt. */
function fullerOf({ pages }: FilingText, one: string, other: string): string {
  if (other.startsWith(`${one} `) || other.endsWith(` ${one}`)) return other;
  if (one.startsWith(`${other} `) || one.endsWith(` ${other}`)) return one;
  const mentions = (name: string) => pages.reduce((sum, { text }) => sum + text.split(name).length - 1, 0);
  return mentions(other) > mentions(one) ? other : one;
}

const PROFILE_LINES = 8;
const AGE_OR_SINCE = /\bage:?\s?\d{2}\b|\b(?:director|trustee) since:?\s/i;

/** Lines that are nothing but a name, with an age or the year of joining the board below, as profiles begin. */
function profileHeads(filing: FilingText): Head[] {
  return filing.pages.flatMap((page) =>
    page.lines.flatMap((line, index): Head[] => {
      const name = bareName(line.cells[0]?.text ?? line.text);
      if (!isName(name)) return [];
      const below = page.lines.slice(index, index + PROFILE_LINES).map(({ text }) => text);
      return below.some((text) => AGE_OR_SINCE.test(text))
        ? [{ item: asItem({ name }), at: page.page * 100_000 + line.start }]
        : [];
    }),
  );
}

const asItem = ({ name }: { name: string }): FactItem => ({ name, age: null, director_since: null, independent: null });

/** Whether the filing states facts of the person that it states of directors. */
function isDirector({ facts = [] }: Person): boolean {
  return facts.some(({ kind }) => kind !== 'age' && kind !== 'other_board');
}

/** The first place of a person by first name and surname, and what is printed beside it. */
function placeOf(filing: FilingText, name: string): { first: number; isBesideProfile: boolean } | undefined {
  const firstName = literally(name.split(' ')[0] ?? '');
  const surname = literally(surnameAsWritten(name));
  const full = new RegExp(`(?<!\\p{L})${firstName}(?:\\s[\\p{L}.'’()"-]+){0,5}?\\s${surname}(?!\\p{L})`, 'iu');
  let first: number | undefined;
  let isBesideProfile = false;
  for (const page of filing.pages) {
    const match = full.exec(page.text);
    if (!match) continue;
    first ??= page.page * 100_000 + match.index;
    const around = page.text.slice(Math.max(0, match.index - NEAR), match.index + match[0].length + NEAR);
    isBesideProfile ||= OF_PROFILE.test(around);
  }
  return first === undefined ? undefined : { first, isBesideProfile };
}
