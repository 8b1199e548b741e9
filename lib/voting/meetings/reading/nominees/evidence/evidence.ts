import { nomineeSightings, type NomineeSighting } from '@/lib/facts/readers/nominees/nominee-sightings';
import { isLeavingBoard } from '@/lib/facts/text/leaving-board';
import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import { isName, surnameOf, withoutGeneration } from '@/lib/reading/text/names/names';
import { isNicknameOf } from '@/lib/reading/text/names/nicknames';
import { titledSurnames } from '@/lib/reading/text/names/people-in-filing';
import { haveOtherInitials } from '@/lib/reading/text/names/same-surname';
import type { Person } from '@/lib/reading/structure/types';
import { isLabel } from '../../labels';
import { aroundOf, type Around } from './evidence-around';
import { fullName, mentionsOf, plainName } from '../names/full-name';
import { isSameNominee } from '../names/same-nominee';
import { termsIn } from '../lists/nominees-by-term';
import { namesOfRows } from '../names/persons';
import { profileHeads, type Head } from '../profiles/profile-heads';
import { isOfClasses } from '../stated-numbers';

/**
 * The evidence for and against somebody being a nominee, by name; `Evidence.row` has the values in this order. The
 * names are those of `nominee-model.json`.
 */
const FEATURES = {
  onCards: ({ seen }) => countOf(seen.sightings, 'ballot'),
  shareOfCards: ({ seen }, { sightings }) => share(countOf(seen.sightings, 'ballot'), countOf(sightings, 'ballot')),
  inLists: ({ seen }) => countOf(seen.sightings, 'list'),
  shareOfLists: ({ seen }, { sightings }) => share(countOf(seen.sightings, 'list'), countOf(sightings, 'list')),
  inLines: ({ seen }) => countOf(seen.sightings, 'lines'),
  shareOfLines: ({ seen }, { sightings }) => share(countOf(seen.sightings, 'lines'), countOf(sightings, 'lines')),
  inProfiles: ({ seen }) => countOf(seen.sightings, 'profile'),
  inListOfStatedLength: ({ seen }, { counts }) =>
    seen.sightings.filter(({ kind, names }) => kind !== 'profile' && counts.includes(names.length)).length,
  inMixedList: ({ seen }) => seen.sightings.filter(({ isMixed }) => isMixed).length,
  headsOfDirector: ({ seen }) => seen.heads.filter(({ isOfDirector }) => isOfDirector).length,
  headsOfAge: ({ seen }) => seen.heads.filter(({ isOfDirector }) => !isOfDirector).length,
  headsUnderNominees: ({ seen }) => seen.heads.filter(({ isUnderNominees }) => isUnderNominees).length,
  headsElsewhere: ({ seen }) => seen.heads.filter(({ isUnderOthers }) => isUnderOthers).length,
  headsToMost: ({ seen }, { all }) => seen.heads.length / most(all, (each) => each.seen.heads.length),
  isTitled: (_, { titled }, name) => Number(titled.has(surnameOf(name))),
  isInRows: (_, { inRows }, name) => Number(inRows.has(name)),
  isExecutive: ({ person }) => Number(person?.isExecutive ?? false),
  isInDirectory: ({ person }) => Number(person !== undefined),
  factsOfDirector: ({ person }) => (person?.facts ?? []).filter(({ kind }) => !OF_ANYBODY.has(kind)).length,
  factsOfAnybody: ({ person }) => (person?.facts ?? []).filter(({ kind }) => OF_ANYBODY.has(kind)).length,
  isLeaving: (_, { filing }, name) => Number(isLeavingBoard(filing, name)),
  pages: ({ around }) => around.pages,
  pagesToMost: ({ around }, { all }) => around.pages / most(all, (each) => each.around.pages),
  mentions: ({ around }) => around.mentions,
  titled: ({ around }) => around.titled,
  titledToMost: ({ around }, { all }) => around.titled / most(all, (each) => each.around.titled),
  aged: ofMentions((around) => around.aged),
  nearNominee: ofMentions(({ near }) => near.nominee),
  nearSeat: ofMentions(({ near }) => near.seat),
  nearLaterClass: ofMentions(({ near }) => near.laterClass),
  nearDeparture: ofMentions(({ near }) => near.departure),
  nearOffice: ofMentions(({ near }) => near.office),
  nearElection: ofMentions(({ near }) => near.election),
  nearCommittee: ofMentions(({ near }) => near.committee),
  nearOutsider: ofMentions(({ near }) => near.outsider),
  nearHolder: ofMentions(({ near }) => near.holder),
  atLineStart: ofMentions((around) => around.atLineStart),
  alone: ofMentions((around) => around.alone),
  amounts: ofMentions((around) => around.amounts),
  laterTerm: ofMentions((around) => around.laterTerm),
  thisTerm: ofMentions((around) => around.thisTerm),
  nomineeToMost: ({ around }, { all }) => around.near.nominee / most(all, (each) => each.around.near.nominee),
  seatToMost: ({ around }, { all }) => around.near.seat / most(all, (each) => each.around.near.seat),
  hasInitial: (_, __, name) => Number(/\s\p{Lu}\.\s/u.test(name)),
  words: (_, __, name) => name.split(' ').length,
  isPartOfOthers: ({ isPartOfOthers }) => Number(isPartOfOthers),
  sameSurname: (_, { all }, name) => all.filter(({ seen }) => surnameOf(seen.name) === surnameOf(name)).length,
  people: (_, { all }) => all.length,
  peopleToCount: (_, { all, counts }) => share(all.length, counts[0] ?? 0),
  isOfClasses: (_, within) => Number(within.isOfClasses),
  place: ({ seen }, { filing }) => Math.min(1, seen.first / PAGE / filing.pages.length),
  standsByTerm: (_, { terms }, name) => Number(isAmong(terms.nominees, name)),
  goesOnByTerm: (_, { terms }, name) => Number(isAmong(terms.continuing, name)),
} satisfies Record<string, (measured: Measured, within: Within, name: string) => number>;

export const EVIDENCE_FEATURES = Object.keys(FEATURES);

export type Evidence = {
  name: string;
  /** Where the person is first named: page times 100,000 plus the offset in the page's text. */
  first: number;
  row: number[];
};

type Seen = { name: string; first: number; sightings: NomineeSighting[]; heads: Head[] };
type Measured = { seen: Seen; person: Person | undefined; around: Around; isPartOfOthers: boolean };
type Within = {
  filing: FilingText;
  counts: readonly number[];
  sightings: readonly NomineeSighting[];
  titled: ReadonlySet<string>;
  inRows: ReadonlySet<string>;
  isOfClasses: boolean;
  terms: ReturnType<typeof termsIn>;
  all: readonly Measured[];
};

const PAGE = 100_000;
const OF_ANYBODY = new Set(['age', 'other_board']);
const isAmong = (rows: readonly { name: string }[], name: string) => rows.some((row) => isSameNominee(row.name, name));
const share = (count: number, all: number) => (all > 0 ? count / all : 0);
const countOf = (sightings: readonly NomineeSighting[], kind: NomineeSighting['kind']) =>
  sightings.filter((each) => each.kind === kind).length;
const most = (all: readonly Measured[], of: (each: Measured) => number) => Math.max(1, ...all.map(of));

function ofMentions(of: (around: Around) => number) {
  return ({ around }: Measured) => share(of(around), around.mentions);
}

/**
 * Everybody whom some place of a filing shows as a director, nominee or officer, with one row of feature values each.
 * Features of terms are 0 where `meetingYear` is null. Pure.
 */
export function evidenceOf(
  filing: FilingText,
  people: readonly Person[],
  /** Numbers of nominees that the filing may state, the one of the highest confidence first. */
  counts: readonly number[],
  meetingYear: number | null,
): Evidence[] {
  const sightings = nomineeSightings(filing);
  const found = peopleSeen(filing, people, sightings);
  const pages = filing.pages.filter((page) => !isContentsPage(page));
  const all = found.map((seen): Measured => ({
    seen,
    person: people.find((each) => isSameNominee(each.name, seen.name)),
    around: aroundOf(pages, seen.name, meetingYear),
    isPartOfOthers: isPartOfOthers(seen, found),
  }));
  const within: Within = {
    filing,
    counts,
    sightings,
    titled: titledSurnames(filing),
    inRows: namesOfRows(filing),
    isOfClasses: isOfClasses(filing),
    terms: termsIn(filing, meetingYear),
    all,
  };
  return all.map((measured) => {
    const { name, first } = measured.seen;
    return { name, first, row: Object.values(FEATURES).map((feature) => feature(measured, within, name)) };
  });
}

function peopleSeen(filing: FilingText, people: readonly Person[], sightings: readonly NomineeSighting[]): Seen[] {
  const titled = titledSurnames(filing);
  const names = new Map<string, string | undefined>();
  const nameOf = (printed: string) => {
    if (!names.has(printed)) {
      const name = plainName(filing, fullName(filing, plainName(filing, printed), people, titled));
      names.set(printed, isName(name) && !isLabel(name) ? name : undefined);
    }
    return names.get(printed);
  };
  const lists = sightings.map((sighting) => sighting.names.map(nameOf));
  const isListedApart = (one: string, other: string) =>
    lists.some((list) => list.includes(one) && list.includes(other));
  const found: Seen[] = [];
  const personNamed = (printed: string, first: number): Seen | undefined => {
    const name = nameOf(printed);
    if (!name) return undefined;
    const known =
      found.find((other) => isSameNominee(other.name, name)) ??
      found.find((other) => isCalledAlike(other.name, name) && !isListedApart(other.name, name));
    if (!known) {
      const seen = { name, first, sightings: [], heads: [] };
      found.push(seen);
      return seen;
    }
    const isCut = known.name.startsWith(`${name}-`);
    const isWhole = name.startsWith(`${known.name}-`);
    if (isWhole || (!isCut && mentionsOf(filing, name) > mentionsOf(filing, known.name))) known.name = name;
    return known;
  };
  for (const head of profileHeads(filing)) personNamed(head.name, head.at)?.heads.push(head);
  for (const sighting of sightings)
    for (const [index, name] of sighting.names.entries()) {
      const seen = personNamed(name, sighting.span.page * PAGE + sighting.span.start + index);
      if (seen && !seen.sightings.includes(sighting)) seen.sightings.push(sighting);
    }
  for (const { name } of people) personNamed(name, placeOf(filing, name));
  return found;
}

/** Whether two names may be one person's, such as "Terry Roe" and "Terrence D. Roe", unless a list names both. */
function isCalledAlike(a: string, b: string): boolean {
  // A line may break within "Jane Ashby-Cole".
  if (a.startsWith(`${b}-`) || b.startsWith(`${a}-`)) return true;
  if (surnameOf(a) !== surnameOf(b) || haveOtherInitials(a, b)) return false;
  const [one, other] = [firstOf(a), firstOf(b)];
  const isTail = one.length > 3 && other.length > 3 && (one.endsWith(other) || other.endsWith(one));
  return isTail || one.slice(0, 2) === other.slice(0, 2) || isNicknameOf(one, other) || isNicknameOf(other, one);
}

const firstOf = (name: string) => (name.split(' ')[0] ?? '').replace(/\.$/, '').toLowerCase();

/** Whether the name is made of words of other names (two columns read as one) or is the end of one. */
function isPartOfOthers({ name }: Seen, found: readonly Seen[]): boolean {
  const others = found.filter((other) => other.name !== name);
  const words = name.split(' ').filter((word) => !/^\p{Lu}\.?$/u.test(word));
  return (
    words.every((word) => others.some((other) => other.name.split(' ').includes(word))) ||
    found.some((other) => withoutGeneration(other.name).endsWith(` ${withoutGeneration(name)}`))
  );
}

function placeOf({ pages }: FilingText, name: string): number {
  const page = pages.find(({ text }) => text.includes(name));
  return page ? page.page * PAGE + page.text.indexOf(name) : Number.MAX_SAFE_INTEGER;
}
