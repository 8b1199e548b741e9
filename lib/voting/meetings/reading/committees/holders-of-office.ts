import { boxesForRange } from '@/lib/pdf/quotes/locate-quote';
import type { FilingText } from '@/lib/reading/text/filing-text';
import type { Located } from '@/lib/facts/text/locate-span';
import type { PageLayout } from '@/lib/pdf/types';
import type { FilingStructure, Person, PersonFact, Place } from '@/lib/reading/structure/types';
import { COMMITTEES, type Committee, standardCommittee } from '@/lib/facts/committees';
import { isChairProven, type ChairEvidence } from './chair-evidence';
import { chairsInSentences } from './chair-sentences';
import { committeeLists, type CommitteeList } from './committee-lists';
import { isSameNominee } from '../nominees/names/same-nominee';
import type { PlacedWords, ReadHolder, ReadRoster } from '../types';

export type Places = (place: Place) => Located | undefined;

/**
 * A function that gives the words and boxes (in points) of a place in the page's own text; undefined for a place that
 * is not on the pages.
 */
export function placesOf(pages: readonly PageLayout[]): Places {
  const byPage = new Map(pages.map((page) => [page.page, page]));
  return ({ page, start, end }) => {
    const layout = byPage.get(page);
    if (!layout || end <= start) return undefined;
    return {
      page,
      quote: layout.text.slice(start, end),
      charStart: start,
      charEnd: end,
      boxes: boxesForRange(layout, start, end),
    };
  };
}

export type Seat = {
  committee: string;
  role: 'chair' | 'member';
  /** Undefined for a seat that one place of the filing states and another denies, which then decides nothing. */
  placed: PlacedWords | undefined;
};

/** Fewest people for a list of members to be one. */
const FEWEST_MEMBERS = 2;

export type Committees = {
  chairs: Partial<Record<Committee, ReadHolder>>;
  rosters: Partial<Record<Committee, ReadRoster>>;
  /** By nominee. */
  seats: ReadonlyMap<string, Seat[]>;
};

/**
 * The chairs and members of the audit, compensation and nominating committees, from what the filing says of each person
 * and from its lists of members. Two chairs of one committee decide nothing, and neither does a seat that a whole list
 * of the committee does not have.
 */
export function committeesOf(
  nominees: readonly string[],
  personOf: (nominee: string) => Person | undefined,
  structure: FilingStructure | null,
  filing: FilingText,
  place: Places,
): Committees {
  const people = structure?.people ?? [];
  const others = people.map(({ name }) => name).filter((name) => name.includes(' '));
  const lists = committeeLists(filing, { nominees, others });
  const own = ownCommittees(people, place);
  const isOwnSeat = (name: string, committee: Committee, page: number) =>
    nominees.some(
      (nominee) =>
        isSameNominee(nominee, name) &&
        committeeFacts(personOf(nominee)).some(
          ({ value, place }) => place.page === page && standardCommittee(value) === committee,
        ),
    );
  const { chairs, disputed } = chairsOf(own, chairsInLists(lists, own), { people, filing, isOwnSeat });
  for (const [committee, said] of committeeEntries(chairsInSentences(filing, { nominees, others }))) {
    const isMember = (name: string) =>
      own.rosters[committee]?.names.some((each) => isSameNominee(each, name)) === true ||
      lists.some((list) => list.committee === committee && isOn(name, list));
    if (!chairs[committee] && !disputed.has(committee) && said.names.every(isMember)) chairs[committee] = said;
  }
  const seats = new Map<string, Seat[]>();
  const off = new Map<Committee, string[]>(COMMITTEES.map((committee) => [committee, []]));
  for (const name of nominees) {
    const person = personOf(name);
    const stated = seatsOf(person, disputed, place);
    // Without the seat that was set aside, the others are not all seats of the person.
    const read = people.find((each) => each.name === person?.name);
    const kept = new Set(committeeFacts(person).map(({ value }) => value));
    const areStated = stated.length > 0 && committeeFacts(read).every(({ value }) => kept.has(value));
    const all = stated.filter(({ committee }) => standardCommittee(committee) === undefined);
    for (const committee of COMMITTEES) {
      const known = stated.find((seat) => standardCommittee(seat.committee) === committee);
      const seat = reconciled(name, committee, known, lists, chairs[committee]);
      if (seat) all.push(seat);
      else if (
        isLeftOut(name, committee, lists) ||
        (areStated && own.rosters[committee] && ((!hasList(committee, lists) && !isCut(read)) || isStatedTwice(read)))
      )
        off.get(committee)?.push(name);
    }
    seats.set(name, all);
  }
  return { chairs, rosters: rostersOf(own.rosters, lists, off), seats };
}

const committeeEntries = (chairs: Partial<Record<Committee, ReadHolder>>): [Committee, ReadHolder][] =>
  COMMITTEES.flatMap((committee): [Committee, ReadHolder][] => {
    const holder = chairs[committee];
    return holder ? [[committee, holder]] : [];
  });

/** Whether all seats were read from a profile beside others, whose lines may end the list early. */
const isCut = (person: Person | undefined) => committeeFacts(person).every(({ isParted }) => isParted === true);

/** Whether two pages, such as a profile and a table, give the same seats on these committees. */
function isStatedTwice(person: Person | undefined): boolean {
  const pages = Map.groupBy(committeeFacts(person), ({ place }) => place.page);
  const seats = [...pages.values()].map((facts) =>
    COMMITTEES.filter((committee) => facts.some(({ value }) => standardCommittee(value) === committee)).join(),
  );
  return seats.length > 1 && new Set(seats).size === 1;
}

type Chairs = { chairs: Partial<Record<Committee, ReadHolder>>; disputed: ReadonlySet<Committee> };

/** The chair whom a list marks, or whom the person's own words and other evidence name; none where two differ. */
function chairsOf(own: Chairs, listed: Chairs, about: Pick<ChairEvidence, 'people' | 'filing' | 'isOwnSeat'>): Chairs {
  const disputed = new Set(listed.disputed);
  const evidence = { own: own.chairs, listed: listed.chairs, disputed: own.disputed, ...about };
  for (const committee of COMMITTEES) {
    const [ofPerson, ofList] = [own.chairs[committee], listed.chairs[committee]];
    if (own.disputed.has(committee) && !ofList) disputed.add(committee);
    if (ofPerson && ofList && !isSameNominee(ofPerson.names[0] ?? '', ofList.names[0] ?? '')) disputed.add(committee);
    if (ofPerson && !ofList && !isChairProven(committee, evidence)) disputed.add(committee);
  }
  const chairs = { ...own.chairs, ...listed.chairs };
  for (const [committee, { names, placed }] of committeeEntries(listed.chairs)) {
    const elsewhere = [own.chairs[committee]?.placed].filter((one) => one !== undefined);
    chairs[committee] = { names, placed: { ...placed, elsewhere } };
  }
  for (const committee of disputed) delete chairs[committee];
  return { chairs, disputed };
}

const isOn = (name: string, { members }: CommitteeList) => members.some((member) => isSameNominee(member, name));
const hasList = (committee: Committee, lists: readonly CommitteeList[]) =>
  lists.some((list) => list.committee === committee && !(list.isSigned && !list.isWhole));
const isLeftOut = (name: string, committee: Committee, lists: readonly CommitteeList[]) =>
  lists.some((list) => list.committee === committee && list.isWhole && !isOn(name, list));

/** The seat that a person's own words and the lists agree on, without a place where they do not. */
function reconciled(
  name: string,
  committee: Committee,
  known: Seat | undefined,
  lists: readonly CommitteeList[],
  chair: ReadHolder | undefined,
): Seat | undefined {
  const list = lists.find((each) => each.committee === committee && isOn(name, each));
  if (!known && !list) return undefined;
  const own = chair?.names.some((each) => isSameNominee(each, name)) ? chair : undefined;
  const [first, ...elsewhere] = [own?.placed, ...(own ? [] : [known?.placed, list?.placed])].filter(
    (one) => one !== undefined,
  );
  return {
    committee: known?.committee ?? committee,
    role: own ? 'chair' : 'member',
    placed: isLeftOut(name, committee, lists) || !first ? undefined : { elsewhere, ...first },
  };
}

/** Chairs and members by the statements about each person. */
function ownCommittees(people: readonly Person[], place: Places) {
  const chairs: Partial<Record<Committee, ReadHolder>> = {};
  const rosters: Partial<Record<Committee, ReadHolder>> = {};
  const disputed = new Set<Committee>();
  for (const person of people) {
    for (const fact of committeeFacts(person)) {
      const committee = standardCommittee(fact.value);
      const placed = place(fact.place);
      if (!committee || !placed) continue;
      const roster: ReadHolder = (rosters[committee] ??= { names: [], placed });
      if (!roster.names.includes(person.name)) roster.names.push(person.name);
      if (fact.role !== 'chair') continue;
      const chair = chairs[committee];
      if (!chair) chairs[committee] = { names: [person.name], placed };
      else if (!chair.names.includes(person.name)) disputed.add(committee);
    }
  }
  for (const [committee, { names }] of Object.entries(rosters))
    if (names.length < FEWEST_MEMBERS) delete rosters[committee as Committee];
  return { chairs, rosters, disputed };
}

function chairsInLists(lists: readonly CommitteeList[], own: Chairs): Chairs {
  const chairs: Partial<Record<Committee, ReadHolder>> = {};
  const disputed = new Set<Committee>();
  for (const { committee, chair, placed, isMarked } of lists) {
    if (chair === null) continue;
    const known = chairs[committee]?.names[0];
    if (known !== undefined && !isSameNominee(known, chair)) disputed.add(committee);
    // The drawn page may show another sign than the text has; the person's own words are better evidence.
    const ofPerson = own.chairs[committee];
    const isSaid = isMarked && ofPerson !== undefined && isSameNominee(ofPerson.names[0] ?? '', chair);
    chairs[committee] ??= { names: [chair], placed: isSaid ? ofPerson.placed : placed };
  }
  return { chairs, disputed };
}

function rostersOf(
  own: Partial<Record<Committee, ReadHolder>>,
  lists: readonly CommitteeList[],
  off: ReadonlyMap<Committee, string[]>,
): Committees['rosters'] {
  return Object.fromEntries(
    COMMITTEES.flatMap((committee) => {
      const list = lists.find((each) => each.committee === committee && each.isWhole);
      const roster = list ? { names: list.members, placed: list.placed } : own[committee];
      return roster ? [[committee, { ...roster, off: off.get(committee) ?? [] }]] : [];
    }),
  );
}

function committeeFacts(person: Person | undefined): PersonFact[] {
  return (person?.facts ?? []).filter(({ kind }) => kind === 'committee');
}

/** One seat a committee; of a committee with two chairs nobody is known to be the chair. */
function seatsOf(person: Person | undefined, disputed: ReadonlySet<Committee>, place: Places): Seat[] {
  const seats = new Map<string, Seat>();
  for (const fact of committeeFacts(person)) {
    const committee = standardCommittee(fact.value);
    const placed = place(fact.place);
    if (!placed) continue;
    const isDisputed = committee !== undefined && disputed.has(committee);
    const role = fact.role === 'chair' && !isDisputed ? 'chair' : 'member';
    const name = fact.value.replace(/\s+committee$/i, '').trim();
    const known = seats.get(name);
    if (!known || (known.role === 'member' && role === 'chair')) seats.set(name, { committee: name, role, placed });
  }
  return [...seats.values()];
}
