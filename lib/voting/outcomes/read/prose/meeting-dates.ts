import { isoDayOfWords } from '@/lib/format/iso-day';
import { MONTH } from '@/lib/format/words/months';
import { alternatives, oneOf, wholeWords } from '@/lib/format/patterns';
import {
  COUNTED,
  FINAL_RESULTS,
  FIRST_WORDS_OF_CLAUSES,
  OTHER_DATE_WORDS,
  TO_COME_WORDS,
} from './meeting-dates-patterns';

const DATE = new RegExp(
  [
    String.raw`\b(?<month>${MONTH})\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>20\d\d|19\d\d)\b|`,
    String.raw`\b(?<day2>\d{1,2})\s+(?<month2>${MONTH}),?\s+(?<year2>20\d\d|19\d\d)\b`,
  ].join(''),
  'gi',
);
/** "On May 23, 2025, the company filed its report on the meeting": the day of the filing. */
const FILED_THEN = /^,?\s(?:(?!\b(?:held|convened|reconvened)\b)[^.;]){0,80}\b(?:filed|furnished|issued|announced)\b/i;

export type MeetingWords = { date: string | null; kind: 'annual' | 'special' | null };

const MEETING = /\b(?:(?<annual>annual)|(?<special>special|extraordinary))\b[^.;]{0,60}\bmeeting\b/i;
const HELD = /\b(?:held|holds?|conduct\w*|convened|reconvened|took place|was called|met)\b/i;
/** Words directly before a date that is not the day of the meeting. */
const OTHER_DATE = new RegExp(String.raw`\b${oneOf(OTHER_DATE_WORDS)}\b[^.;]{0,50}$`, 'i');

/** Which meeting a paragraph speaks of: its day, where it says that a meeting was held then, and its kind. */
export function meetingIn(text: string): MeetingWords {
  const named = MEETING.exec(text)?.groups;
  const kind = named?.annual ? 'annual' : named?.special ? 'special' : null;
  let best: { date: string; weight: number } | undefined;
  for (const sentence of clausesOf(text)) {
    if (!/\bmeeting\b/i.test(sentence)) continue;
    for (const match of sentence.matchAll(DATE)) {
      const weight = weightOf(sentence, match.index, match[0].length);
      const date = isoOf(match.groups ?? {});
      if (date && weight > 0 && weight > (best?.weight ?? 0)) best = { date, weight };
    }
  }
  return { date: best?.date ?? null, kind };
}

const PRELIMINARY = new RegExp(String.raw`\bpreliminary\b[^.]{0,60}${COUNTED}`, 'i');
const FINAL = new RegExp(alternatives(FINAL_RESULTS), 'i');
const TO_COME = wholeWords(TO_COME_WORDS, 'i');

/** Whether a paragraph calls the results preliminary. */
export const isPreliminaryReport = (text: string): boolean => PRELIMINARY.test(text);

/** Whether a paragraph says that these are the final results, and not that such will be reported. */
export function isFinalReport(text: string): boolean {
  return clausesOf(text).some((sentence) => FINAL.test(sentence) && !TO_COME.test(sentence));
}

/** From 0 for a date about something else to 3 for the day on which an adjourned meeting went on. */
function weightOf(sentence: string, at: number, length: number): number {
  const before = sentence.slice(Math.max(0, at - 90), at);
  const after = sentence.slice(at + length, at + length + 120);
  if (OTHER_DATE.test(before) || FILED_THEN.test(after)) return 0;
  if (/^,? (?:the )?(?:board|company’s board|compensation committee)\b/i.test(after)) return 0;
  if (/\breconvened\b/i.test(before) || /^[^.]{0,40}\breconvened\b/i.test(after)) return 3;
  if (!HELD.test(sentence) && !/\bat (?:the|its|our)\b[^.]{0,80}\bmeeting\b/i.test(sentence)) {
    return /\bmeeting\b[^.]{0,60}$/i.test(before) || /^,? at (?:the|its|our)\b/i.test(after) ? 1 : 0;
  }
  return 2;
}

const BETWEEN_CLAUSES = new RegExp(String.raw`(?<=[.;])\s+(?=${oneOf(FIRST_WORDS_OF_CLAUSES)}\b)`);

/** Split before words that begin a clause on a date; a semicolon ends one too, "No. 1" and "Inc. held" do not. */
function clausesOf(text: string): string[] {
  return text.split(BETWEEN_CLAUSES);
}

function isoOf(groups: Record<string, string | undefined>): string | null {
  const { month, day, year, month2, day2, year2 } = groups;
  return isoDayOfWords(month ?? month2, day ?? day2, year ?? year2) ?? null;
}
