import type { Fact } from '@/lib/facts/fact';
import { placeQuote, placeSpan, type Placed } from '@/lib/facts/text/place-span';
import { literally } from '@/lib/format/patterns';
import { matchesOf, type FilingText } from '@/lib/reading/text/filing-text';
import { surnameAsWritten } from '@/lib/reading/text/names';
import type { FilingStructure, Person } from '@/lib/reading/structure/types';
import { isSamePerson } from '../../people';
import { EXCEPT } from './independence';

type AboutYear = {
  facts: readonly Fact[];
  filing: FilingText;
  meetingYear: number | null;
  structure: FilingStructure | null;
  /** All who stand. */
  names: readonly string[];
};

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

/** Up to the next person and the end of the sentence: who is named before them attended something else. */
const OF_THE_SAME = String.raw`(?:(?!\b(?:Mr|Ms|Mrs|Dr|Messrs|Mses|Mmes)\b)[^.;]){0,140}?`;

/** "Mr. Roe, because of a trial, attended 68% of the meetings", beside the sentence about each of the others. */
function lowBeside(filing: FilingText, { page }: Placed, surname: string): Placed | undefined {
  const name = literally(surname);
  const said = new RegExp(
    String.raw`\b${name}\b${OF_THE_SAME}\battended (?:only |approximately )?` +
      String.raw`(?<share>\d{1,2})(?:\.\d+)?\s?(?:%|percent)`,
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
export function attendanceOf(
  name: string,
  since: number | null,
  { facts, filing, meetingYear, structure, names }: AboutYear,
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
