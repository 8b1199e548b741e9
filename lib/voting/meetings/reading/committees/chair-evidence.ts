import { literally } from '@/lib/format/patterns';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { surnameAsWritten, surnameOf } from '@/lib/reading/text/names/names';
import type { Person, PersonFact } from '@/lib/reading/structure/types';
import { COMMITTEES, type Committee, standardCommittee } from '@/lib/facts/committees';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { isSameNominee } from '../nominees/names/same-nominee';
import type { ReadHolder } from '../types';

type Chairs = Partial<Record<Committee, ReadHolder>>;

export type ChairEvidence = {
  /** Chairs by what the filing says of each person (`own`), and by lists of members (`listed`). */
  own: Chairs;
  listed: Chairs;
  /** Committees with two chairs by what the filing says of people. */
  disputed: ReadonlySet<Committee>;
  people: readonly Person[];
  filing: FilingText;
  /** Whether the seats read from the page are certainly the person's. */
  isOwnSeat: (name: string, committee: Committee, page: number) => boolean;
};

/**
 * Whether the chair by a person's own words is confirmed: another page says so, or the same table or the other profiles
 * name the chair of another committee who is confirmed, and nobody else is called the chair.
 */
export function isChairProven(committee: Committee, evidence: ChairEvidence): boolean {
  return isStatedElsewhere(committee, evidence) || isOfProvenSource(committee, evidence);
}

function isStatedElsewhere(committee: Committee, { own, people, filing }: ChairEvidence): boolean {
  const { names = [], placed } = own[committee] ?? {};
  const page = placed?.page ?? 0;
  return names.every(
    (name) => isFactElsewhere(people, name, committee, page) || isSaidElsewhere(filing, people, name, committee, page),
  );
}

const CHAIR_WORD = /\bchair/i;
/** Words of a profile that may be on another company's board. */
const OTHER_BOARDS =
  /\b(?:other (?:current |public )*(?:compan|board|director)|public (?:compan|board)|director of|directorships?\b)/i;
const ROW_START = 60;

const isRow = ({ names, placed }: ReadHolder) =>
  names.some((name) => placed.quote.slice(0, ROW_START).toLowerCase().includes(surnameOf(name)));

function isOfProvenSource(committee: Committee, evidence: ChairEvidence): boolean {
  const { own, listed, disputed, people, filing, isOwnSeat } = evidence;
  const chair = own[committee];
  const [name] = chair?.names ?? [];
  if (!chair || name === undefined || !CHAIR_WORD.test(chair.placed.quote)) return false;
  const ofTable = isRow(chair);
  const { page } = chair.placed;
  if (!ofTable && (OTHER_BOARDS.test(chair.placed.quote) || !isOwnSeat(name, committee, page))) return false;
  const siblings = COMMITTEES.filter((other) => {
    const sibling = own[other];
    if (other === committee || !sibling || isRow(sibling) !== ofTable) return false;
    return !ofTable || sibling.placed.page === page;
  });
  const isDenied = (other: Committee) => {
    const list = listed[other];
    return disputed.has(other) || (list !== undefined && !isSameHolder(own[other], list));
  };
  const isConfirmed = (other: Committee) =>
    isSameHolder(own[other], listed[other]) || isStatedElsewhere(other, evidence);
  return (
    siblings.some(isConfirmed) &&
    !siblings.some(isDenied) &&
    !people.some((other) => surnameOf(other.name) !== surnameOf(name) && isCalledChair(other.name, committee, filing))
  );
}

/** Whether a sentence or a line anywhere calls somebody the chair of the committee. */
function isCalledChair(name: string, committee: Committee, { pages }: FilingText): boolean {
  const surname = literally(surnameAsWritten(name));
  const titled = `(?:${PLAIN_TITLE}\\.\\s)?(?:[^.;,]{1,20}\\s)?${surname}\\b`;
  const ofCommittee = `[^.;,]{0,40}?\\b${NAMED[committee]}`;
  const chair = 'chair(?:man|woman|person)?';
  const said = new RegExp(
    [
      // "Ms. Roe, who joined us in 2015, chairs the audit committee"
      `\\b${surname}\\b[^.;]{0,60}?\\b(?:chairs|${chair} of)\\s(?:the|our|its)\\b${ofCommittee}`,
      // "The chair of the audit committee is Ms. Roe"
      `\\b${chair} of (?:the|our)\\b${ofCommittee}[^.;,]{0,40}(?:\\sis|[,:])\\s${titled}`,
      // "The audit committee, chaired by Ms. Roe"
      `\\b${NAMED[committee]}\\b[^.;]{0,40}\\bchaired by\\s${titled}`,
      // "The members of the audit committee are Jane Roe (Chair)"
      `\\b${NAMED[committee]}\\b[^.;,]{0,40}(?:of|are|is|:)\\s${titled}\\s?\\(${chair}\\)`,
    ].join('|'),
    'iu',
  );
  const known = new RegExp(`\\b${surname}\\b`, 'iu');
  const marked = new RegExp(`\\b${NAMED[committee]}[\\w ]{0,40}\\(\\s?chair`, 'iu');
  return pages.some(
    ({ text, lines }) => said.test(text) || lines.some((line) => known.test(line.text) && marked.test(line.text)),
  );
}

function isSameHolder(one: ReadHolder | undefined, other: ReadHolder | undefined): boolean {
  return one !== undefined && other !== undefined && isSameNominee(one.names[0] ?? '', other.names[0] ?? '');
}

const NAMED: Record<Committee, string> = {
  audit: 'audit',
  compensation: '(?:compensation|remuneration|human (?:resources|capital)|people|talent)',
  nominating: '(?:nominat\\w*|governance)',
};

/** Whether a profile on another page has the word beside the committee: "Committees: Audit (Chair)". */
function isFactElsewhere(people: readonly Person[], name: string, committee: Committee, page: number): boolean {
  const person = people.find((each) => each.name === name);
  return committeeFacts(person).some(
    ({ value, role, place }) => role === 'chair' && place.page !== page && standardCommittee(value) === committee,
  );
}

const FEWEST_INITIALS = 3;

/** "NCG" and "NCGC" of "nominating and corporate governance". */
function abbreviationsOf(people: readonly Person[], committee: Committee): string[] {
  const names = people.flatMap(committeeFacts).flatMap(({ value }) => (isOf(value) ? [value] : []));
  return [...new Set(names)].flatMap((name) => {
    const words = name
      .split(/[\s,]+/)
      .filter((word) => /^[a-z]/i.test(word) && !/^(?:and|of|the|committee)$/i.test(word));
    const initials = words.map((word) => word.charAt(0).toUpperCase()).join('');
    return [initials, `${initials}C`].filter(({ length }) => length >= FEWEST_INITIALS);
  });

  function isOf(value: string): boolean {
    return standardCommittee(value) === committee;
  }
}

/** A mark in a table is easily read beside the wrong name, so another page must call the person chair. */
function isSaidElsewhere(
  { pages }: FilingText,
  people: readonly Person[],
  name: string,
  committee: Committee,
  page: number,
): boolean {
  const surname = literally(surnameAsWritten(name));
  const named = `(?:${[NAMED[committee], ...abbreviationsOf(people, committee)].join('|')})`;
  const chair = '\\bchair(?:man|woman|person|s|ed)?\\b';
  const near = '[^.;]{0,70}?';
  const titled = `(?:${PLAIN_TITLE}\\.\\s)?${surname}`;
  const said = new RegExp(
    [
      `\\b${surname}\\b${near}${chair}${near}\\b${named}`,
      `\\b${surname}\\b${near}\\b${named}${near}${chair}`,
      `\\b${named}${near}${chair}${near}\\b${titled}\\b`,
      `${chair}${near}\\b${named}${near}\\b${titled}\\b`,
      // "The NCG Committee is comprised of Ms. Doe (chair), …".
      `\\b${named}\\b[^.;,]{0,40}(?:of|are|is|:)\\s(?:[^.;,]{1,20}\\s)?${titled}\\s?\\(${chair}\\)`,
    ].join('|'),
    'iu',
  );
  // A row or a line of a profile that has the word beside the committee itself: "Nominating and Governance (Chair)".
  const marked = new RegExp(`\\b${named}[\\w ]{0,40}\\(\\s?chair`, 'iu');
  const known = new RegExp(`\\b${surname}\\b`, 'iu');
  return pages.some(
    (each) =>
      each.page !== page &&
      (said.test(each.text) || each.lines.some(({ text }) => known.test(text) && marked.test(text))),
  );
}

function committeeFacts(person: Person | undefined): PersonFact[] {
  return (person?.facts ?? []).filter(({ kind }) => kind === 'committee');
}
