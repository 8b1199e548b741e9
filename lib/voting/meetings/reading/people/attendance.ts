import type { Fact } from '@/lib/facts/fact';
import { locateFactQuote, locateSpan, type Located } from '@/lib/facts/text/locate-span';
import { alternatives, literally } from '@/lib/format/patterns';
import { matchesOf, type FilingText } from '@/lib/reading/text/filing-text';
import { HONORIFIC, PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { surnameAsWritten } from '@/lib/reading/text/names/names';
import type { FilingStructure } from '@/lib/reading/structure/types';
import { isSamePerson } from '@/lib/voting/same-person';
import { attendanceStatements } from './attendance-statements';
import { OF_ALL_WORDS } from './attendance-patterns';

type AboutYear = {
  facts: readonly Fact[];
  filing: FilingText;
  meetingYear: number | null;
  structure: FilingStructure | null;
  /** The names of all nominees. */
  names: readonly string[];
};

const OF_EACH = new RegExp(
  [
    String.raw`\b(?:each|all|every|no)\b[^.;]{0,80}\b(?:directors?|trustees?|nominees?|members?)\b|`,
    String.raw`\bdirectors?\b[^.;]{0,40}\b(?:each|all)\b`,
  ].join(''),
  'i',
);

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

/** "Ms. Roe joined the Board", "Ms. Roe and Mr. Poe were not directors". */
const WITH_TITLES = String.raw`(?:[^.;]|(?<=\b${PLAIN_TITLE})\.){0,60}`;
const IS_NEW =
  String.raw`(?:[^.;]{0,60}\b(?:(?:was not (?:then )?a|became a) director|joined (?:the|our) board|did not serve|` +
  String.raw`(?:appointed|elected) (?:to|by) (?:the|our) board)|${WITH_TITLES}\bwere not (?:then )?directors)\b`;
const NEW_REACH = 500;
/** Somebody nominated for the first time may not have served in the year before. */
const NOMINATED_FIRST =
  String.raw`[^.;]{0,40}\b(?:stands?|standing|proposed|nominated)\b` +
  String.raw`[^.;]{0,40}\b(?:for the first time|as a new director)\b`;
/** "Each nominee other than Ms. Roe currently serves as a director". */
const OTHERS_SERVE = (name: string) =>
  String.raw`\b(?:other than|except(?: for)?|with the exception of)\b${WITH_TITLES}\b${name}\b${WITH_TITLES}` +
  String.raw`\b(?:currently serves?|now serves?|presently serves?|(?:is|are) (?:currently|presently|now) )`;

/** "Jane Roe, who has not been a director before", "Ms. Roe has never served as a director". */
const NEVER_SERVED =
  String.raw`[^.;]{0,20}\b(?:has|had) (?:not|never) (?:previously )?` +
  String.raw`(?:been|served as) (?:a |our )?director\b`;

/**
 * "Ms. Roe joined the Board in 2025", after a sentence about the year before, or anywhere with the meeting's year; or
 * "Ms. Roe stands for election for the first time".
 */
function isNewThen(filing: FilingText, { page, charEnd }: Located, person: string, year: number | null): boolean {
  const surname = surnameAsWritten(person);
  const layout = filing.pages.find((each) => each.page === page)?.layout.text ?? '';
  const name = literally(surname).replaceAll('-', '-\\s?');
  const after = layout.slice(charEnd, charEnd + NEW_REACH).replace(/\s+/g, ' ');
  if (new RegExp(`\\b${name}\\b${IS_NEW}`, 'i').test(after)) return true;
  const isSaid = (pattern: string) => matchesOf(filing, new RegExp(pattern, 'gi')).next().done !== true;
  if (isSaid(`\\b${name}\\b${NOMINATED_FIRST}`) || isSaid(OTHERS_SERVE(name))) return true;
  const first = literally(person.split(' ')[0] ?? '');
  if (isSaid(`(?:\\b${first}\\b[^.;,]{0,20}|\\b${HONORIFIC})\\s${name}\\b${NEVER_SERVED}`)) return true;
  return year !== null && isSaid(`\\b${name}\\b${IS_NEW}[^.;]{0,40}\\b${year}\\b`);
}

/**
 * The attendance of a nominee. "Each director attended at least 75 percent" holds for everybody but those of whom a
 * sentence says otherwise; nothing is known of directors who are excepted, who may not have served, or whom a sentence
 * may mean without a name.
 */
export function attendanceOf(
  name: string,
  since: number | null,
  { facts, filing, meetingYear, structure, names }: AboutYear,
): { isLow: boolean; placed: Located } | undefined {
  const { low, leftOut, isSomebodyUnknown } = attendanceStatements(filing, names);
  const own = low.get(name);
  if (own) return { isLow: true, placed: own };
  if (leftOut.has(name) || isSomebodyUnknown) return undefined;
  const fact = facts.find((each) => each.key === 'board_attendance' && typeof each.value === 'number');
  if (fact && Number(fact.value) < 75) return undefined;
  const at = fact ? locateFactQuote(filing, fact) : sentenceOfAttendance(filing);
  if (!at) return undefined;
  const quote = (fact?.quote ?? at.quote).replace(/(?<=\p{Ll})-\s+(?=\p{Lu})/gu, '-').replace(/\s+/g, ' ');
  if (!isOfEach(quote)) return undefined;
  // Somebody who joined in the year of the meeting did not attend in the year that the sentence is about; where that
  // year ends before December, neither may somebody who joined in the year before.
  if (since !== null && meetingYear !== null && since >= meetingYear) return undefined;
  const isLongKnown = since !== null && (meetingYear === null || since < meetingYear - 1);
  if (!isLongKnown && !wasPaid(structure, name)) return undefined;
  if (isNewThen(filing, at, name, meetingYear)) return undefined;
  return { isLow: false, placed: at };
}

const SHARE = String.raw`(?:(?:7[5-9]|[89]\d|100)(?:\.\d+)?|seventy-five)\s?`;
const AT_LEAST = new RegExp(
  String.raw`\battended (?:at least |more than |over )?${SHARE}(?:%|percent)?[^.;]{0,120}\bmeetings\b|` +
    // "The board met seven times. Each director attended at least 75 percent, and …".
    String.raw`\battended (?:at least |more than |over )${SHARE}(?:%|percent)(?=,? (?:and|with)\b|\.?$)`,
  'i',
);

/** Attendance of all directors together, which is not that of each. */
const OF_ALL = new RegExp(alternatives(OF_ALL_WORDS), 'i');

/** "Each director attended over 75% of the meetings, with an average of 98%" is of each; an average alone is not. */
function isOfEach(quote: string): boolean {
  const at = quote.search(OF_ALL);
  const own = at < 0 ? quote : quote.slice(0, at);
  // "Average attendance was 98%, and each director attended at least 88% of the meetings".
  const last = quote.split(/,? and (?=each\b)/i).at(-1) ?? '';
  return [own, last].some((said) => OF_EACH.test(said) && !OF_ALL.test(said) && (at < 0 || AT_LEAST.test(said)));
}

const SENTENCE_BEFORE = 160;

/** The sentence about every director's attendance, where the filing's facts state none. */
function sentenceOfAttendance(filing: FilingText): Located | undefined {
  for (const { page, sentence } of matchesOf(filing, /\battended\b/gi)) {
    const text = page.text.slice(sentence.start, sentence.end);
    const context = page.text.slice(Math.max(0, sentence.start - SENTENCE_BEFORE), sentence.end);
    if (isOfEach(text) && AT_LEAST.test(text) && /\bboard\b/i.test(context)) return locateSpan(filing, sentence);
  }
  return undefined;
}
