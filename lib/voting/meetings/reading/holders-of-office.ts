import { boxesForRange } from '@/lib/pdf/quotes/boxes';
import type { FilingText } from '@/lib/reading/text/filing-text';
import type { Placed } from '@/lib/facts/text/place-span';
import type { PageLayout } from '@/lib/pdf/types';
import type { FilingStructure, Person, PersonFact, Place } from '@/lib/reading/structure/types';
import { standardCommittee } from '../../committees';
import type { Committee } from '../schema';
import { surnameAsWritten } from './surname';
import type { ReadHolder } from './types';

export type Places = (place: Place) => Placed | undefined;

/** Words and boxes of a place in the page's own text. */
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

export type Seat = { committee: string; role: 'chair' | 'member'; placed: Placed };

/** Fewest people for a list of members to be one. */
const FEWEST_MEMBERS = 2;

/**
 * Who chairs and who sits on the three committees that policies ask about. Two chairs of one committee decide nothing.
 */
export function committeesOf(
  structure: FilingStructure | null,
  filing: FilingText,
  place: Places,
): {
  chairs: Partial<Record<Committee, ReadHolder>>;
  rosters: Partial<Record<Committee, ReadHolder>>;
  seatsOf: (person: Person) => Seat[];
} {
  const people = structure?.people ?? [];
  const chairs: Partial<Record<Committee, ReadHolder>> = {};
  const rosters: Partial<Record<Committee, ReadHolder>> = {};
  const disputed = new Set<Committee>();
  for (const person of people) {
    for (const fact of committeeFacts(person)) {
      const committee = standardCommittee(fact.value);
      const placed = place(fact.place);
      if (!committee || !placed) continue;
      const roster = (rosters[committee] ??= { names: [], placed });
      if (!roster.names.includes(person.name)) roster.names.push(person.name);
      if (fact.role !== 'chair') continue;
      const chair = chairs[committee];
      if (!chair) chairs[committee] = { names: [person.name], placed };
      else if (!chair.names.includes(person.name)) disputed.add(committee);
    }
  }
  for (const [committee, holder] of Object.entries(chairs) as [Committee, ReadHolder][])
    if (!holder.names.every((name) => isSaidElsewhere(filing, name, committee, holder.placed.page)))
      disputed.add(committee);
  for (const committee of disputed) delete chairs[committee];
  for (const [committee, { names }] of Object.entries(rosters))
    if (names.length < FEWEST_MEMBERS) delete rosters[committee as Committee];
  return { chairs, rosters, seatsOf: (person) => seatsOf(person, disputed, place) };
}

const NAMED: Record<Committee, string> = {
  audit: 'audit',
  compensation: '(?:compensation|remuneration|human (?:resources|capital)|people|talent)',
  nominating: '(?:nominat\\w*|governance)',
};

/** A mark in a table is easily set beside the wrong name: a chair is one whom another page calls so. */
function isSaidElsewhere(filing: FilingText, name: string, committee: Committee, page: number): boolean {
  const surname = surnameAsWritten(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const chair = '\\bchair(?:man|woman|person|s|ed)?\\b';
  const near = '[^.;]{0,70}?';
  const said = new RegExp(
    [
      `\\b${surname}\\b${near}${chair}${near}\\b${NAMED[committee]}`,
      `\\b${surname}\\b${near}\\b${NAMED[committee]}${near}${chair}`,
      `\\b${NAMED[committee]}${near}${chair}${near}\\b${surname}\\b`,
      `${chair}${near}\\b${NAMED[committee]}${near}\\b${surname}\\b`,
    ].join('|'),
    'iu',
  );
  // A row or a line of a profile that sets the word at the committee itself: "Nominating and Governance (Chair)".
  const marked = new RegExp(`\\b${NAMED[committee]}[\\w ]{0,40}\\(\\s?chair`, 'iu');
  const named = new RegExp(`\\b${surname}\\b`, 'iu');
  return filing.pages.some(
    (each) =>
      each.page !== page &&
      (said.test(each.text) || each.lines.some(({ text }) => named.test(text) && marked.test(text))),
  );
}

function committeeFacts(person: Person): PersonFact[] {
  return (person.facts ?? []).filter(({ kind }) => kind === 'committee');
}

/** One seat a committee; of a committee with two chairs nobody is known to be the chair. */
function seatsOf(person: Person, disputed: ReadonlySet<Committee>, place: Places): Seat[] {
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
