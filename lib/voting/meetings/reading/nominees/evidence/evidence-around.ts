import { alternatives, literally } from '@/lib/format/patterns';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { HONORIFIC } from '@/lib/reading/text/names/honorifics';
import { surnameAsWritten } from '@/lib/reading/text/names/names';
import {
  CLASS_OF_DIRECTORS,
  DEPARTURES,
  ELECTED,
  EXPIRES,
  HOLDERS,
  OFFICES,
  OUTSIDERS,
  ON_BOARD,
} from './evidence-patterns';

const anyOf = (words: Parameters<typeof alternatives>[0]) => new RegExp(alternatives(words), 'i');

/** Words that are counted around a name, by what they are evidence of. */
const NEAR = {
  nominee: /\bnominees?\b|\bnominated\b/i,
  seat: anyOf(ON_BOARD),
  laterClass: anyOf(CLASS_OF_DIRECTORS),
  departure: anyOf(DEPARTURES),
  office: anyOf(OFFICES),
  election: anyOf(ELECTED),
  committee: /\bcommittees?\b/i,
  outsider: anyOf(OUTSIDERS),
  holder: anyOf(HOLDERS),
} as const;
type Near = keyof typeof NEAR;

/** Counts over all places that name a person by first name and surname. */
export type Around = {
  pages: number;
  mentions: number;
  /** "Ms. Roe", anywhere. */
  titled: number;
  /** Followed by an age. */
  aged: number;
  atLineStart: number;
  /** The name is alone on its line. */
  alone: number;
  /** Before amounts, as in a table of pay or shares. */
  amounts: number;
  /** Near a term that ends after the year of the meeting (`laterTerm`) or in it (`thisTerm`). */
  laterTerm: number;
  thisTerm: number;
  near: Record<Near, number>;
};

const REACH = { before: 60, after: 160 } as const;
const OF_ROW = 80;
/** ", Jr., Ph.D." after a name. */
const OF_DEGREES = 12;
const LONGEST_TERM = 3;
const TERM = new RegExp(String.raw`\b${alternatives(EXPIRES)}\b[^.]{0,50}?\b(?<year>20\d\d)\b`, 'gi');
const AGE = /^[,\s(]{1,3}(?:age:?\s)?[3-8]\d\b/i;
const AMOUNT = /\d{1,3}(?:,\d{3})+/g;

/**
 * Counts what is printed around each place of `pages` that names the person. Terms are not counted where `meetingYear`
 * is null.
 */
export function aroundOf(pages: FilingText['pages'], name: string, meetingYear: number | null): Around {
  const first = literally((name.split(' ')[0] ?? '').replace(/\.$/, ''));
  const last = literally(surnameAsWritten(name));
  const named = new RegExp(String.raw`(?<!\p{L})${first}\.?(?:\s[\p{L}.'’"“”()-]+){0,3}?\s${last}(?!\p{L})`, 'giu');
  const called = new RegExp(String.raw`\b${HONORIFIC}\s${last}(?!\p{L})`, 'gu');
  const near = Object.fromEntries(Object.keys(NEAR).map((key) => [key, 0])) as Record<Near, number>;
  const sums: Omit<Around, 'near'> = {
    pages: 0,
    mentions: 0,
    titled: 0,
    aged: 0,
    atLineStart: 0,
    alone: 0,
    amounts: 0,
    laterTerm: 0,
    thisTerm: 0,
  };
  for (const { text, lines } of pages) {
    const found = [...text.matchAll(named)];
    if (found.length > 0) sums.pages += 1;
    sums.titled += [...text.matchAll(called)].length;
    for (const { 0: printed, index } of found) {
      const end = index + printed.length;
      const after = text.slice(end, end + REACH.after);
      const words = text.slice(Math.max(0, index - REACH.before), end + REACH.after);
      const years = meetingYear
        ? [...words.matchAll(TERM)].map(({ groups }) => Number(groups?.year) - meetingYear)
        : [];
      const line = lines.find((each) => each.start === index);
      sums.mentions += 1;
      if (AGE.test(after)) sums.aged += 1;
      if (line) sums.atLineStart += 1;
      if (line && end >= line.end - OF_DEGREES) sums.alone += 1;
      if ((after.slice(0, OF_ROW).match(AMOUNT) ?? []).length > 1) sums.amounts += 1;
      if (years.some((year) => year > 0 && year <= LONGEST_TERM)) sums.laterTerm += 1;
      if (years.includes(0)) sums.thisTerm += 1;
      for (const key of Object.keys(NEAR) as Near[]) if (NEAR[key].test(words)) near[key] += 1;
    }
  }
  return { ...sums, near };
}
