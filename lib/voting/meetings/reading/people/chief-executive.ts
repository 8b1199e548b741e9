import { anyCase, literally, oneOf } from '@/lib/format/patterns';
import { proposalHeadings } from '@/lib/facts/readers/proposals/proposals';
import { isInHolderProposal } from '@/lib/facts/text/demote-proponents-claims';
import type { Fact } from '@/lib/facts/fact';
import { locateFactQuote, locateSpan } from '@/lib/facts/text/locate-span';
import { after, before, isContentsPage, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { surnameOf } from '@/lib/reading/text/names/names';
import { NAME, SURNAME } from '@/lib/reading/text/names/name-shapes';
import { titledSurnames } from '@/lib/reading/text/names/people-in-filing';
import { peopleBySurname } from '@/lib/reading/text/names/same-surname';
import { isSamePerson } from '@/lib/voting/same-person';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import {
  NAMED_AFTER_OFFICE,
  NAMED_BEFORE_OFFICE,
  NOT_HOLDING,
  OF_A_LETTER,
  OF_OFFICERS,
  OFFICE_BELOW_NAME,
  OFFICE_IN_BIOGRAPHY,
  OFFICE_IN_LIST,
  TAKES_OFFICE,
} from './chief-executive-patterns';
import type { ReadHolder } from '../types';

const TITLED = `${PLAIN_TITLE}\\.?\\s${SURNAME}`;
const PERSON = `(?:${TITLED}|${NAME})`;
const PATTERN = new RegExp(
  `${anyCase(NAMED_AFTER_OFFICE)}(?<after>${PERSON})(?![A-Za-z])|` +
    `(?<![A-Za-z])(?<before>${PERSON})${anyCase(NAMED_BEFORE_OFFICE)}|` +
    `(?<![A-Za-z])(?<biography>${NAME})${anyCase(OFFICE_IN_BIOGRAPHY)}|` +
    `(?<![A-Za-z])(?<listed>${NAME})${anyCase(OFFICE_IN_LIST)}|` +
    `(?<![A-Za-z])(?<signed>${NAME})${anyCase(OFFICE_BELOW_NAME)}`,
  'g',
);
const NEAR = 40;
const LIST_REACH = 300;
const LETTER_REACH = 160;
const LETTER_PAGES = 8;
/** "Chief Executive Officer and Chairman of Acme": another company's. */
const OF_ANOTHER = /^[^.;]{0,60}\b(?:of|at|for) (?!Directors\b)[A-Z]/;

/**
 * The chief executive: the person whom the filing's fact names, or whom running text calls "our Chief Executive
 * Officer". Null where the two differ, where the text names two, as in a year in which the office changes hands, and
 * where nobody is named.
 */
export function chiefExecutiveOf(
  filing: FilingText,
  facts: readonly Fact[],
  nominees: readonly string[],
  meetingYear: number | null,
): ReadHolder | null {
  if (OF_TWO.test(filing.pages.map(({ text }) => text).join(' '))) return null;
  const fact = facts.find(({ key }) => key === 'ceo_name');
  const inText = namedInText(filing, nominees);
  if (typeof fact?.value !== 'string') return inText;
  if (inText && !inText.names.some((name) => isSamePerson(name, String(fact.value)))) return null;
  const { value } = fact;
  const isNominee = nominees.some((name) => isSamePerson(name, value));
  if (!isNominee && nominees.some((name) => isCalledChief(filing, name))) return null;
  if (hasSuccessor(filing, value, nominees, meetingYear)) return null;
  const placed = locateFactQuote(filing, fact);
  return placed ? { names: [value], placed } : inText;
}

const TOOK_OFFICE = new RegExp(
  String.raw`\b${oneOf(TAKES_OFFICE)}\b(?:${PLAIN_TITLE}\.|[^.;]){0,60}` +
    String.raw`\b(?:chief executive officer|CEO)\b` +
    String.raw`(?!,? (?:of|at) (?!the company|the corporation|our))[^.;]{0,60}\b(?<year>20\d\d)\b`,
  'gi',
);
const BIOGRAPHY_REACH = 200;
const OFFICE = /\b(?:chief executive officer|CEO)\b/i;

/**
 * "Mr. Roe was elected Chief Executive Officer effective January 1, 2026", "the Board had elected Mr. Roe as Chief
 * Executive Officer", in the year of the meeting or before it: the table of last year's pay may name who held the
 * office until then. The nominee between the verb and the office is meant, else the last of those named before.
 */
function hasSuccessor(
  filing: FilingText,
  holder: string,
  nominees: readonly string[],
  meetingYear: number | null,
): boolean {
  return [...matchesOf(filing, TOOK_OFFICE)].some((match) => {
    if (meetingYear === null || Number(match.groups.year) < meetingYear - 1) return false;
    const [elected = ''] = match.text.split(OFFICE);
    const successor = lastNamed(nominees, elected) ?? lastNamed(nominees, before(match, BIOGRAPHY_REACH));
    return successor !== undefined && successor !== surnameOf(holder);
  });
}

/** The surname of the nominee whom a text names last. */
function lastNamed(nominees: readonly string[], text: string): string | undefined {
  const words = text.toLowerCase();
  return nominees
    .map((name) => ({ surname: surnameOf(name), at: words.lastIndexOf(surnameOf(name)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at)[0]?.surname;
}

/** Two people hold the office together. */
const OF_TWO = /\b(?:our|two|the|each) co-(?:chief executive officers?|CEOs?)\b/i;

/** "Jane B. Roe   61   2019   Chairman, President and CEO", which is of this company where no other is named. */
function isCalledChief({ pages }: FilingText, name: string): boolean {
  const called = new RegExp(
    String.raw`(?<!\p{L})${literally(name)}(?!\p{L})(?:(?!\b(?:former|retired|of|at|for|until|the)\b)[^.;]){0,70}?` +
      String.raw`\b(?:chief executive officer|CEO)\b(?!,? (?:of|at|for)\b)`,
    'iu',
  );
  return pages.some(({ text }) => called.test(text));
}

function namedInText(filing: FilingText, nominees: readonly string[]): ReadHolder | null {
  const people = titledSurnames(filing);
  const headings = proposalHeadings(filing);
  const sightings = [...matchesOf(filing, PATTERN)].filter(
    (match) =>
      isOfToday(match) && people.has(surnameIn(match)) && !isInHolderProposal(filing, headings, match.sentence),
  );
  const surnames = new Set(sightings.map(surnameIn));
  const [surname] = surnames;
  if (surname === undefined || surnames.size > 1) return null;
  const withSurname = nominees.filter((nominee) => surnameOf(nominee) === surname);
  // Where the holder of the office is not a nominee, it is known that none of the nominees holds it.
  const name = withSurname[0] ?? peopleBySurname(filing).get(surname);
  if (name === undefined || withSurname.length > 1) return null;
  const [shortest] = sightings.toSorted((a, b) => a.text.length - b.text.length);
  const placed = shortest && locateSpan(filing, shortest.sentence);
  return placed ? { names: [name], placed } : null;
}

function surnameIn({ groups }: Match): string {
  const name = groups.after ?? groups.before ?? groups.biography ?? groups.listed ?? groups.signed ?? '';
  return surnameOf(name.replace(/['’]s$/, ''));
}

function isOfToday(match: Match): boolean {
  return (
    !isContentsPage(match.page) &&
    !NOT_HOLDING.test(`${ownBefore(match)} ${match.text} ${ownAfter(match)}`) &&
    !/^,? (?:of|at) (?!the company|our)/i.test(after(match, NEAR)) &&
    isAtNamesPlace(match)
  );
}

/** After a semicolon a list goes on with somebody else: "…; Sam B. Roe, former Chief Financial Officer". */
const ownAfter = (match: Match) => after(match, NEAR).split(';')[0] ?? '';
const ownBefore = (match: Match) => before(match, NEAR).split(';').at(-1) ?? '';

/** Where the words do not say "our", the words around them must. */
function isAtNamesPlace(match: Match): boolean {
  const { biography, listed, signed } = match.groups;
  if (biography !== undefined) return !OF_ANOTHER.test(after(match, 80));
  if (listed !== undefined) return OF_OFFICERS.test(before(match, LIST_REACH)) && !OF_ANOTHER.test(after(match, NEAR));
  if (signed !== undefined)
    return match.page.page <= LETTER_PAGES && OF_A_LETTER.test(before(match, LETTER_REACH)) && isInOneColumn(match);
  return true;
}

/** Beside other names the office below is that of the same place in the row. */
function isInOneColumn({ page, start, end, groups }: Match): boolean {
  const cellAt = (position: number) => {
    const line = page.lines.find((each) => each.start <= position && position < each.end);
    return { line, at: line?.cells.findIndex((cell) => cell.start <= position && position < cell.end) ?? -1 };
  };
  const [name, office] = [cellAt(start + (groups.signed ?? '').length - 1), cellAt(end - 1)];
  return name.line === office.line || name.at === office.at;
}
