import { literally } from '@/lib/format/patterns';
import type { Fact, FactItem } from '@/lib/facts/fact';
import { matchesOf, type FilingText } from '@/lib/reading/text/filing-text';
import { surnameOf, surnameAsWritten } from '@/lib/reading/text/names';
import { placeQuote, placeSpan, type Placed } from '@/lib/facts/text/place-span';
import type { FilingStructure, Person } from '@/lib/reading/structure/types';
import { standardCommittee } from '../../committees';
import { isSamePerson } from '../../people';
import type { NomineeDetails } from '../schema';
import type { Places, Seat } from './holders-of-office';
import { EXCEPT, independenceOf } from './independence';
import { boardsAfterLabel, boardsInTable, countBoards } from './other-boards';
import { personOf } from './people-of';
import type { PlacedFields, ReadHolder } from './types';

export type AboutNominees = {
  filing: FilingText;
  structure: FilingStructure | null;
  facts: readonly Fact[];
  meetingYear: number | null;
  place: Places;
  /** By nominee. */
  seats: ReadonlyMap<string, Seat[]>;
  /** All who stand. */
  names: readonly string[];
  chief: ReadHolder | null;
};

/** What the filing says of one nominee, each field with its words; what was not read stays null. */
export function detailsOf(item: FactItem, about: AboutNominees): { details: NomineeDetails; placed: PlacedFields } {
  const name = String(item.name);
  const pages = about.filing.pages.map(({ layout }) => layout);
  const person = personOf(about.structure?.people ?? [], name, about.names, pages);
  const placed: PlacedFields = {};
  const put = (field: string, place: Placed | undefined): boolean => {
    if (place) placed[field] = place;
    return place !== undefined;
  };
  const own = (kind: 'age' | 'director_since') => {
    const fact = person?.facts?.find((each) => each.kind === kind);
    const stated = typeof item[kind] === 'number' ? item[kind] : fact ? Number(fact.value) : null;
    if (stated === null || !Number.isFinite(stated)) return null;
    const agrees = fact !== undefined && Number(fact.value) === stated;
    // Two readers that differ state nothing.
    if (fact && !agrees) return null;
    const place = agrees ? about.place(fact.place) : wordsAbout(about, name, String(stated));
    return put(kind, place) ? stated : null;
  };
  const seats = about.seats.get(name) ?? [];
  const since = own('director_since');
  const isHolder = (key: Fact['key']) => {
    const fact = about.facts.find((each) => each.key === key);
    return typeof fact?.value === 'string' ? isSamePerson(fact.value, name) : null;
  };
  const boards = otherBoards(name, person, about);
  if (boards) put('other_boards', boards.placed);
  const attendance = attendanceOf(name, since, about);
  if (attendance) put('attendance', attendance.placed);
  const independent = independenceOf(item, { name, person, since }, about);
  if (independent) put('independent', independent.placed);
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
      is_board_chair: isHolder('board_chair'),
      is_lead_independent: isHolder('lead_independent_director'),
      is_chief_executive: about.chief && about.chief.names.some((each) => isSamePerson(each, name)),
      other_boards: boards?.count ?? null,
      other_board_names: boards?.names ?? [],
      attendance: null,
      is_attendance_low: attendance?.isLow ?? null,
    },
  };
}

/** The shortest passage that names the person and holds the figure. */
function wordsAbout({ filing, names }: AboutNominees, name: string, figure: string): Placed | undefined {
  const isShared = names.some((other) => other !== name && surnameOf(other) === surnameOf(name));
  const who = literally(isShared ? name : surnameAsWritten(name));
  const pattern = new RegExp(`\\b${who}\\b[^]{0,160}?(?<![\\d$,.])${figure}\\b(?![,.]?\\d|%)`, 'gi');
  const [best] = [...matchesOf(filing, pattern)].toSorted((a, b) => a.text.length - b.text.length);
  return best ? placeSpan(filing, { page: best.page.page, start: best.start, end: best.end }) : undefined;
}

/** From a column of a table, or from the person's profile; where the two differ, nothing is known. */
function otherBoards(name: string, person: Person | undefined, { structure, place, filing }: AboutNominees) {
  const profile = boardsOfProfile(person, place, filing);
  const row = boardsInTable(structure, name);
  if (!row) return profile;
  const placed = place(row.place);
  if (!placed) return profile;
  if (profile && profile.count !== row.count) return undefined;
  return { count: row.count, names: profile?.names ?? [], placed };
}

function boardsOfProfile(person: Person | undefined, place: Places, filing: FilingText) {
  for (const fact of person?.facts ?? []) {
    if (fact.kind !== 'other_board') continue;
    const text = filing.pages.find(({ page }) => page === fact.place.page)?.layout.text ?? '';
    const isCell = /^(?:none|\d)$/.test(fact.value);
    const listed = fact.names && { count: fact.names.length, names: fact.names };
    const counted = listed ?? (isCell ? countBoards(fact.value) : boardsAfterLabel(text, fact.place.start));
    const placed = counted && place(fact.place);
    if (counted && placed) return { ...counted, placed };
  }
  return undefined;
}

const BELOW = /\b(?:less|fewer) than (?:75|seventy-five)\b|\bbelow (?:75|seventy-five)\b/i;
const ATTENDED = /\battend\w*\s(?:only\s|approximately\s)?(\d{1,2}(?:\.\d+)?)\s?(?:%|percent)/i;
const OF_EACH = new RegExp(
  [
    String.raw`\b(?:each|all|every|no)\b[^.;]{0,80}\b(?:directors?|trustees?|nominees?|members?)\b|`,
    String.raw`\bdirectors?\b[^.;]{0,40}\b(?:each|all)\b`,
  ].join(''),
  'i',
);

const OF_OTHERS = /\b(?:each|all)\b[^.;]{0,20}\bother (?:directors|trustees|nominees|members)\b/i;
const SHORT_OF = 75;

/** "Mr. Roe, because of a trial, attended 68% of the meetings", beside the sentence about each of the others. */
function lowBeside(filing: FilingText, { page }: Placed, surname: string): Placed | undefined {
  const name = literally(surname);
  const said = new RegExp(
    String.raw`\b${name}\b[^;]{0,140}?\battended (?:only |approximately )?(?<share>\d{1,2})(?:\.\d+)?\s?(?:%|percent)`,
    'gu',
  );
  for (const match of matchesOf(filing, said))
    if (match.page.page === page && Number(match.groups.share) < SHORT_OF) return placeSpan(filing, match.sentence);
  return undefined;
}

const MOST = 0.6;
const isSince = ({ name, facts = [] }: Person, nominee: string) =>
  facts.some(({ kind }) => kind === 'director_since') && isSamePerson(name, nominee);

const FEES = /\bfees\b/i;

/** Whether somebody has a row in the pay of directors or of officers for the year before. */
function wasPaid(structure: FilingStructure | null, name: string): boolean {
  if (structure?.people.some((person) => person.isExecutive && isSamePerson(person.name, name))) return true;
  const ofDirectors = new Set(
    structure?.tables?.flatMap(({ heads }, at) => (heads.some((head) => FEES.test(head)) ? [at] : [])),
  );
  const surname = surnameAsWritten(name);
  return (structure?.units ?? []).some(
    ({ row }) => row?.table !== undefined && ofDirectors.has(row.table) && row.label.includes(surname),
  );
}

const NEW_REACH = 500;
const IS_NEW =
  String.raw`[^.;]{0,40}\b(?:(?:was not (?:then )?a|became a) director|` +
  String.raw`joined (?:the|our) board|did not serve)\b`;

/** "Ms. Roe joined the Board in 2025", behind a sentence about the year before. */
function isNewThen({ pages }: FilingText, { page, charEnd }: Placed, surname: string): boolean {
  const layout = pages.find((each) => each.page === page)?.layout.text ?? '';
  const name = literally(surname);
  const after = layout.slice(charEnd, charEnd + NEW_REACH).replace(/\s+/g, ' ');
  return new RegExp(`\\b${name}\\b${IS_NEW}`, 'i').test(after);
}

/**
 * "Each director attended at least 75 percent": nobody is low but those whom the sentence excepts, if it says that they
 * were.
 */
function attendanceOf(
  name: string,
  since: number | null,
  { facts, filing, meetingYear, structure, names }: AboutNominees,
): { isLow: boolean | null; placed: Placed } | undefined {
  const fact = facts.find((each) => each.key === 'board_attendance' && typeof each.value === 'number');
  if (fact && Number(fact.value) < 75) return undefined;
  const at = fact ? placeQuote(filing, fact) : sentenceOfAttendance(filing);
  if (!at) return undefined;
  const quote = (fact?.quote ?? at.quote).replace(/(?<=\p{Ll})-\s+(?=\p{Lu})/gu, '-').replace(/\s+/g, ' ');
  if (
    !OF_EACH.test(quote) ||
    /\baverage\b|\baggregate attendance\b|\bin the aggregate,? (?:our )?directors\b/i.test(quote)
  )
    return undefined;
  const surname = surnameAsWritten(name);
  const excepted = EXCEPT.exec(quote)?.groups?.who ?? '';
  const isExcepted = excepted.includes(surname);
  if (isExcepted && !BELOW.test(excepted) && !(Number(ATTENDED.exec(excepted)?.[1] ?? 100) < 75)) return undefined;
  // Who joined in the year of the meeting had no part in the year that the sentence is about.
  if (!isExcepted && since !== null && meetingYear !== null && since >= meetingYear) return undefined;
  const low = OF_OTHERS.test(quote) ? lowBeside(filing, at, surname) : undefined;
  if (low) return { isLow: true, placed: low };
  if (!isExcepted && isNewThen(filing, at, surname)) return undefined;
  // Where the first years of the others are told, who has none may be no director yet.
  const known = names.filter((each) => structure?.people.some((person) => isSince(person, each))).length;
  if (since === null && known >= MOST * names.length && !wasPaid(structure, name)) return undefined;
  return { isLow: isExcepted, placed: at };
}

const AT_LEAST = /\battended (?:at least )?(?:75|seventy-five)\s?(?:%|percent)?[^.;]{0,120}\bmeetings\b/i;

/** The sentence about every director's attendance, where the filing's facts state none. */
function sentenceOfAttendance(filing: FilingText): Placed | undefined {
  for (const { page, sentence } of matchesOf(filing, /\battended\b/gi)) {
    const text = page.text.slice(sentence.start, sentence.end);
    if (OF_EACH.test(text) && AT_LEAST.test(text) && /\bboard\b/i.test(text)) return placeSpan(filing, sentence);
  }
  return undefined;
}
