import { literally } from '@/lib/format/patterns';
import type { Fact, FactItem } from '@/lib/facts/fact';
import { matchesOf, type FilingText } from '@/lib/reading/text/filing-text';
import { surnameOf, surnameAsWritten, withoutMarks } from '@/lib/reading/text/names/names';
import { locateSpan, type Located } from '@/lib/facts/text/locate-span';
import type { FilingStructure, Person } from '@/lib/reading/structure/types';
import { standardCommittee } from '@/lib/facts/committees';
import { isSamePerson } from '@/lib/voting/same-person';
import type { NomineeDetails } from '@/lib/voting/meetings/schema';
import { attendanceOf } from './attendance';
import { boardOfficesOf, namesNoLead, saysChairIsIndependent } from './board-offices';
import type { Places, Seat } from '../committees/holders-of-office';
import { independenceOf } from './independence';
import {
  boardsAfterLabel,
  boardsInTable,
  countBoards,
  isPartOfList,
  smallNumber,
  withoutDualListings,
} from './other-boards';
import { personOf } from './people-of';
import type { PlacedFields, ReadHolder } from '../types';

export type AboutNominees = {
  filing: FilingText;
  structure: FilingStructure | null;
  facts: readonly Fact[];
  meetingYear: number | null;
  place: Places;
  /** By nominee. */
  seats: ReadonlyMap<string, Seat[]>;
  /** The names of all nominees. */
  names: readonly string[];
  chief: ReadHolder | null;
};

/**
 * What the filing says of one nominee, each field with the words it was read from. A field that was not read is null.
 */
export function detailsOf(item: FactItem, about: AboutNominees): { details: NomineeDetails; placed: PlacedFields } {
  const name = String(item.name);
  const person = ownPerson(name, about);
  const placed: PlacedFields = {};
  const put = (field: string, place: Located | undefined): boolean => {
    if (place) placed[field] = place;
    return place !== undefined;
  };
  const own = (kind: 'age' | 'director_since') => {
    const fact = person?.facts?.find((each) => each.kind === kind);
    const stated = typeof item[kind] === 'number' ? item[kind] : fact ? Number(fact.value) : null;
    if (stated === null || !Number.isFinite(stated)) return null;
    // The year in which a term ends was read from somewhere else.
    if (kind === 'director_since' && about.meetingYear !== null && stated > about.meetingYear) return null;
    const agrees = fact !== undefined && Number(fact.value) === stated;
    // Where two readers differ, nothing is stated.
    if (fact && !agrees) return null;
    const place = agrees ? about.place(fact.place) : wordsAbout(about, name, String(stated));
    return put(kind, place) ? stated : null;
  };
  const seats = about.seats.get(name) ?? [];
  const since = own('director_since');
  const boards = otherBoards(name, person, about);
  if (boards) put('other_boards', boards.placed);
  const attendance = attendanceOf(name, since, about);
  if (attendance) put('attendance', attendance.placed);
  const independent = independenceOf(item, { name, person, since }, about);
  if (independent) put('independent', independent.placed);
  const offices = boardOfficesOf(about);
  const lead = offices.lead ?? noLeadBesideChair(offices.chair, about);
  const holds = (holder: ReadHolder | null) => holdsOffice(name, holder, about.names);
  put('board_chair', offices.chair?.placed);
  put('lead_independent', lead?.placed);
  for (const seat of seats) {
    // Key committees are made of independent directors: one who is not was read from another company's, or is an
    // exception that a person should look at. Without its words the seat decides nothing.
    const isOdd = independent?.value === false && standardCommittee(seat.committee) !== undefined;
    if (!isOdd) put(`committee.${seat.committee}`, seat.placed);
  }
  return {
    placed,
    details: {
      age: own('age'),
      director_since: since,
      tenure:
        since !== null && about.meetingYear !== null && about.meetingYear >= since ? about.meetingYear - since : null,
      independent: independent?.value ?? null,
      committees: seats.map(({ committee, role }) => ({ name: committee, role })),
      is_board_chair: holds(offices.chair),
      is_lead_independent: holds(lead),
      is_chief_executive: holds(about.chief),
      other_boards: boards?.count ?? null,
      other_board_names: boards?.names ?? [],
      attendance: null,
      is_attendance_low: attendance?.isLow ?? null,
    },
  };
}

/** Whether the holder may be a nominee under another first name: no nominee has the name, but one has the surname. */
function holdsOffice(name: string, holder: ReadHolder | null, nominees: readonly string[]): boolean | null {
  if (!holder || holder.names.some((each) => isSamePerson(each, name))) return holder && true;
  const unknown = holder.names.filter((each) => !nominees.some((nominee) => isSamePerson(each, nominee)));
  return unknown.some((each) => withoutMarks(surnameOf(each)) === withoutMarks(surnameOf(name))) ? null : false;
}

/** Where the chair is independent and the filing names no lead director, there is none. */
function noLeadBesideChair(chair: ReadHolder | null, about: AboutNominees): ReadHolder | null {
  const [name] = chair?.names ?? [];
  if (!chair || name === undefined || !namesNoLead(about.filing)) return null;
  const isChief = about.chief?.names.some((each) => isSamePerson(each, name)) ?? true;
  return !isChief && isIndependentChair(name, chair, about) ? { names: [], placed: chair.placed } : null;
}

function isIndependentChair(name: string, chair: ReadHolder, about: AboutNominees): boolean {
  if (/\bindependent chair/i.test(chair.placed.quote) || saysChairIsIndependent(about.filing)) return true;
  const nominee = about.names.find((each) => isSamePerson(each, name));
  const person = nominee === undefined ? undefined : ownPerson(nominee, about);
  // The chair of the board is a director already.
  return (
    nominee !== undefined &&
    independenceOf({ name: nominee }, { name: nominee, person, since: 0 }, about)?.value === true
  );
}

function ownPerson(name: string, { structure, names, filing }: AboutNominees): Person | undefined {
  return personOf(
    structure?.people ?? [],
    name,
    names,
    filing.pages.map(({ layout }) => layout),
  );
}

/** The shortest passage that names the person and holds the figure. */
function wordsAbout({ filing, names }: AboutNominees, name: string, figure: string): Located | undefined {
  const isShared = names.some((other) => other !== name && surnameOf(other) === surnameOf(name));
  const who = literally(isShared ? name : surnameAsWritten(name));
  const pattern = new RegExp(`\\b${who}\\b[^]{0,160}?(?<![\\d$,.])${figure}\\b(?![,.]?\\d|%)`, 'gi');
  const [best] = [...matchesOf(filing, pattern)].toSorted((a, b) => a.text.length - b.text.length);
  return best ? locateSpan(filing, { page: best.page.page, start: best.start, end: best.end }) : undefined;
}

/** From a column of a table, or from the person's profile; where the two differ, nothing is known. */
function otherBoards(name: string, person: Person | undefined, { structure, place, filing, names }: AboutNominees) {
  const profile = boardsOfProfile(person, place, filing);
  const row = boardsInTable(structure, name, { names, pages: filing.pages.map(({ layout }) => layout) });
  if (!row) return profile;
  const placed = place(row.place);
  if (!placed) return profile;
  if (profile && profile.count !== row.count) return undefined;
  return { count: row.count, names: profile?.names ?? [], placed };
}

function asListed(listed: string[] | undefined) {
  const names = listed && withoutDualListings(listed);
  return names && { count: names.length, names };
}

/** Lists whose names were read and figures of tables must agree; only without them a label's text is counted. */
function boardsOfProfile(person: Person | undefined, place: Places, filing: FilingText) {
  const counted = (person?.facts ?? []).flatMap((fact) => {
    if (fact.kind !== 'other_board') return [];
    const text = filing.pages.find(({ page }) => page === fact.place.page)?.layout.text ?? '';
    const isCell = /^(?:none|\d)$/.test(fact.value);
    if (!isCell && isPartOfList(text, fact.place)) return [];
    const said = fact.names?.length === 1 ? smallNumber(fact.names[0] ?? '') : undefined;
    const listed = said === undefined ? asListed(fact.names) : { count: said, names: [] };
    const read = listed ?? (isCell ? countBoards(fact.value) : boardsAfterLabel(text, fact.place.start));
    const placed = read && place(fact.place);
    return read && placed ? [{ ...read, placed, isSure: isCell || listed !== undefined }] : [];
  });
  const sure = counted.filter(({ isSure }) => isSure);
  const [first] = sure.length > 0 ? sure.toSorted((a, b) => b.names.length - a.names.length) : counted;
  if (!first || sure.some(({ count }) => count !== first.count)) return undefined;
  const { count, names, placed } = first;
  return { count, names, placed };
}
