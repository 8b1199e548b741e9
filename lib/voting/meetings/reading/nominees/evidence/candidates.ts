import type { FactItem } from '@/lib/facts/fact';
import { nomineeSightings } from '@/lib/facts/readers/nominees/nominee-sightings';
import { isName, surnameOf, withoutGeneration } from '@/lib/reading/text/names/names';
import { titledSurnames } from '@/lib/reading/text/names/people-in-filing';
import type { FilingText } from '@/lib/reading/text/filing-text';
import type { Person } from '@/lib/reading/structure/types';
import { isSameNominee } from '../names/same-nominee';
import { fullName, mentionsOf, plainName } from '../names/full-name';
import { profileHeads, type Head } from '../profiles/profile-heads';
import { isLeavingBoard } from '@/lib/facts/text/leaving-board';
import { isLabel } from '../../labels';
import { namesOfRows, personsOf } from '../names/persons';

/** Somebody who may be a nominee, with a score of the places that support it. */
export type Candidate = {
  item: FactItem;
  name: string;
  /** Where the person is first shown as a nominee: page times 100,000 plus the offset in the page's text. */
  first: number;
  score: number;
  /** Whether the only thing that counts against the person is how rarely the filing names them. */
  isOnlyRarelyNamed: boolean;
};

/** Points of each kind of place; several places of one kind count once. */
const WORTH = { ballot: 3, list: 2, lines: 1, profile: 2, age: 1, heading: 1, facts: 1.5 } as const;
const OF_OFFICER = -2;
const OF_LEAVING = -3;
const OF_CONTINUING = -2.5;
/** For a person whom the filing never names with a form of address, where it does so for others. */
const OF_RARELY_NAMED = -2.5;

type Seen = Candidate & Pick<Head, 'isUnderOthers' | 'isUnderNominees'> & { kinds: Set<keyof typeof WORTH> };

export type Places = {
  filing: FilingText;
  people: readonly Person[];
  /** Names that the election's own text sets as headings. */
  headings: readonly FactItem[];
};

/**
 * Everybody whom some place of the filing shows as a director or nominee, by descending score; those of one score in
 * the order of the filing.
 */
export function candidatesOf({ filing, people, headings }: Places): Candidate[] {
  const titled = titledSurnames(filing);
  const isPerson = personsOf(filing, people);
  const inRows = namesOfRows(filing);
  const found: Seen[] = [];
  const names = new Map<string, string | undefined>();
  const nameOf = (printed: string) => {
    const name = plainName(filing, fullName(filing, plainName(filing, printed), people, titled));
    const isOne = isName(name) && !isLabel(name) && (titled.has(surnameOf(name)) || inRows.has(name));
    return isOne ? name : undefined;
  };
  const addSighting = (printed: string, kind: keyof typeof WORTH, at: number, head?: Head) => {
    if (!names.has(printed)) names.set(printed, nameOf(printed));
    const name = names.get(printed);
    if (!name) return;
    const known = found.find((other) => isSameNominee(other.name, name));
    if (!known) {
      const item: FactItem = { name, age: null, director_since: null, independent: null };
      const { isUnderOthers = false, isUnderNominees = false } = head ?? {};
      found.push({
        item,
        name,
        first: at,
        score: 0,
        isOnlyRarelyNamed: false,
        kinds: new Set([kind]),
        isUnderOthers,
        isUnderNominees,
      });
      return;
    }
    known.kinds.add(kind);
    if (head) known.isUnderOthers ||= head.isUnderOthers;
    if (head) known.isUnderNominees ||= head.isUnderNominees;
    if (head && kind === 'profile') known.first = Math.min(known.first, at);
    if (isFuller(filing, name, known.name)) known.name = name;
  };
  for (const head of profileHeads(filing)) addSighting(head.name, head.isOfDirector ? 'profile' : 'age', head.at, head);
  for (const { kind, names, span } of nomineeSightings(filing))
    if (kind !== 'profile')
      for (const [index, name] of names.entries()) addSighting(name, kind, span.page * PAGE + span.start + index);
  for (const { name } of headings) addSighting(String(name), 'heading', placeOf(filing, String(name)));
  for (const person of people)
    if ((person.facts ?? []).some(({ kind }) => kind !== 'age' && kind !== 'other_board'))
      addSighting(person.name, 'facts', placeOf(filing, person.name));
  return found
    .filter(({ name }) => !isOfOthers(filing, name, [...found, ...people]) && !isTailOf(name, found))
    .map(({ kinds, isUnderOthers, isUnderNominees, ...candidate }) => {
      // A person on the filing's own list of nominees loses no points for being under a heading of others.
      const isListed = kinds.has('ballot') || kinds.has('list');
      const isHeaded = isListed || isUnderNominees || kinds.has('heading');
      const against = [
        isUnderOthers && !isListed ? OF_CONTINUING : 0,
        isOnlyOfficer(candidate.name, people) && !isHeaded ? OF_OFFICER : 0,
        isLeavingBoard(filing, candidate.name) ? OF_LEAVING : 0,
      ];
      const rare = isPerson(candidate.name) ? 0 : OF_RARELY_NAMED;
      const points = [...[...kinds].map((kind) => WORTH[kind]), ...against, rare];
      return {
        ...candidate,
        item: { ...candidate.item, name: candidate.name },
        score: points.reduce((sum, each) => sum + each, 0),
        isOnlyRarelyNamed: rare < 0 && against.every((each) => each === 0),
      };
    })
    .toSorted((a, b) => b.score - a.score || a.first - b.first);
}

const PAGE = 100_000;

function placeOf({ pages }: FilingText, name: string): number {
  const page = pages.find(({ text }) => text.includes(name));
  return page ? page.page * PAGE + page.text.indexOf(name) : Number.MAX_SAFE_INTEGER;
}

/** A first name in full rather than its letter; else the form printed more often, because one may be misspelt. */
function isFuller(filing: FilingText, name: string, known: string): boolean {
  const isShort = (each: string) => /^\p{Lu}\.?\s(?!\p{Lu}\p{Ll}+\s)/u.test(each);
  if (isShort(name) !== isShort(known)) return isShort(known);
  if (known.endsWith(` ${name}`) || known.startsWith(`${name} `)) return false;
  if (name.endsWith(` ${known}`) || name.startsWith(`${known} `)) return mentionsOf(filing, name) > 0;
  return mentionsOf(filing, name) > mentionsOf(filing, known);
}

function isOnlyOfficer(name: string, people: readonly Person[]): boolean {
  const person = people.find((each) => isSameNominee(each.name, name));
  return person !== undefined && person.isExecutive && !(person.facts ?? []).some(({ kind }) => kind !== 'age');
}

/** "F. Craver, Jr." of "Theodore F. Craver": a line may break inside a name. */
function isTailOf(name: string, found: readonly { name: string }[]): boolean {
  return found.some((other) => withoutGeneration(other.name).endsWith(` ${withoutGeneration(name)}`));
}

/**
 * Words of two columns read as one name: each is part of another person's name, and together they are printed twice at
 * most.
 */
function isOfOthers(filing: FilingText, name: string, people: readonly { name: string }[]): boolean {
  const words = name.split(' ').filter((word) => !/^\p{Lu}\.?$/u.test(word));
  const others = people.filter((person) => !isSameNominee(person.name, name));
  const isOther = (word: string) => others.some((person) => person.name.split(' ').includes(word));
  return mentionsOf(filing, name) <= 2 && words.length > 0 && words.every(isOther);
}
