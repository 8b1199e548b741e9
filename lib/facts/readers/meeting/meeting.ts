import { after, before, isContentsPage, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { DATE, toIsoDate, toNumber } from '@/lib/facts/text/values';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives, oneOf } from '@/lib/format/patterns';
import {
  DEADLINE_LEAD_BY,
  DEADLINE_LEAD_TIME,
  HALVES_OF_DAY,
  HOURS_OF_DEADLINE,
  MEETING_PAST,
  MEETING_TO_COME,
  OF_RECORD,
  OTHER_DATE,
  OUTSTANDING_WORDS,
  PLACE_OF_MEETING,
  RECORD_DATES,
  TIME_KINDS,
  TIME_ZONES,
  VIRTUAL_URL_MEETING,
  VIRTUAL_URL_WWW,
} from './meeting-patterns';

const ANY_DATE = new RegExp(`(?:${DATE})`, 'g');
const DATE_CAPS = new RegExp(`(?:${DATE})`, 'gi');
const CLOCK = new RegExp(
  String.raw`\b(\d{1,2}(?::\d\d)?\s?${oneOf(HALVES_OF_DAY)}(?:,?\s?(?:\(?(?:U\.S\. )?${oneOf(TIME_ZONES)}` +
    String.raw`\b(?:\s${oneOf(TIME_KINDS)})?(?:\sTime)?\)?))?)`,
  'i',
);
const RECORD = new RegExp(alternatives(RECORD_DATES), 'gi');
/** "by 11:59 p.m. Pacific Time on": the end of voting or of a period for proposals, not the meeting. */
const DEADLINE_LEAD = new RegExp(
  String.raw`\b${oneOf(DEADLINE_LEAD_BY)}\s${oneOf(HOURS_OF_DEADLINE)}\s?\(?(?:[A-Z][\w.]{1,9}\s){0,3}?` +
    String.raw`${oneOf(DEADLINE_LEAD_TIME)}?\)?,?\s?(?:on )?(?:[A-Z]?[a-z]+day,? )?$`,
  'i',
);
const LAST_MINUTE = /\b(?:11:59|midnight)\b/i;
const OF_AWARDS = /\b(?:vest(?:s|ed|ing)?|RSUs?|exercis\w+|expir\w+|granted|matur\w+)\b/i;
const DAYS_BETWEEN_MEETINGS = 120;
const OUTSTANDING = new RegExp(
  String.raw`(?<count>\d{1,3}(?:,\d{3}){1,3}|\d+(?:\.\d+)? (?:million|billion))\s` + oneOf(OUTSTANDING_WORDS),
  'gi',
);
const VIRTUAL_URL = new RegExp(
  String.raw`\b(?:https?:\/\/)?${oneOf(VIRTUAL_URL_WWW)}[\w./-]*${oneOf(VIRTUAL_URL_MEETING)}` +
    String.raw`[\w./-]*[\w-]`,
  'i',
);

/** Date and place of the meeting, record date, and number of votes. */
export function readMeeting(filing: FilingText): FactDraft[] {
  const year = filingYear(filing);
  const dates = ofOneMeeting(
    rankCandidates(
      [...matchesOf(filing, DATE_CAPS)].flatMap((match) => toMeetingDate(match, filing, year)),
      4,
    ),
  ).slice(0, 2);
  const records = rankCandidates(
    [...matchesOf(filing, RECORD)].flatMap((match) => toRecordDate(match, year, dates[0])),
    2,
  );
  return [...dates, ...timeAndPlace(filing, dates[0]), ...records, ...sharesOutstanding(filing)];
}

/** A filing calls one meeting: a date months away from the best one belongs to the previous or next meeting. */
function ofOneMeeting(dates: FactDraft[]): FactDraft[] {
  const best = Date.parse(String(dates[0]?.value));
  return dates.filter(
    (draft) => Math.abs(Date.parse(String(draft.value)) - best) <= DAYS_BETWEEN_MEETINGS * 86_400_000,
  );
}

/** The latest year that the dates of the first pages name often. */
function filingYear(filing: FilingText): number {
  const counts = new Map<number, number>();
  for (const page of filing.pages.slice(0, 12)) {
    for (const match of page.text.matchAll(ANY_DATE)) {
      const year = Number(toIsoDate(match[0])?.slice(0, 4));
      if (year) counts.set(year, (counts.get(year) ?? 0) + 1);
    }
  }
  // A date or two of a later year are of terms and plans, not of this meeting.
  const most = Math.max(0, ...counts.values());
  return Math.max(0, ...[...counts].filter(([, count]) => count * 3 > most).map(([year]) => year));
}

/** "Annual Meeting of … (the “Company”) will be held at 1 Main Street, Town, Virginia 22102 on". */
const TO_BE_HELD_AT =
  /\bannual (?:\w+ ){0,2}meeting\b[^;]{0,150}?\b(?:will|is to) be held\b[^;]{0,160}?(?:\bon|,) (?:\w+day, )?$/i;

function toMeetingDate(match: Match, filing: FilingText, year: number): FactDraft[] {
  const value = toIsoDate(match.text);
  const lastPages = filing.pages.length - 12;
  if (
    !value ||
    (match.page.page > 25 && match.page.page < lastPages) ||
    Number(value.slice(0, 4)) < year - 1 ||
    isContentsPage(match.page)
  )
    return [];
  // The place may be between the words and the date: "will be held at … Virginia 22102 on May 2".
  const lead = before(match, 320);
  const near = lead.slice(-60);
  const behind = after(match, 60);
  if (OTHER_DATE.test(near)) return [];
  if (
    DEADLINE_LEAD.test(near) ||
    LAST_MINUTE.test(near.slice(-40)) ||
    LAST_MINUTE.test(behind.slice(0, 24)) ||
    OF_AWARDS.test(near)
  )
    return [];
  if (/^[^.]{0,30}record date|^,? ?\(?the "record/i.test(behind) || /record date/i.test(near.slice(-30))) return [];
  let score = 0;
  if (MEETING_TO_COME.test(lead.slice(-190)) || TO_BE_HELD_AT.test(lead)) score += 4;
  else if (/\b(?:held|convened|conducted|take place|scheduled)\b[^.;]{0,60}$/i.test(near)) score += 2;
  if (/annual (?:\w+ ){0,2}meeting|special meeting|\bAGM\b/i.test(lead.slice(-190))) score += 2;
  if (CLOCK.test(after(match, 45)) || CLOCK.test(near.slice(-32))) score += 2;
  if (/(?:mon|tues|wednes|thurs|fri|satur|sun)day,? $/i.test(near)) score += 1;
  if (/(?:date|when|time|date (?:and|&) time)\b[^a-z]{0,25}(?:\w+day,? )?$/i.test(near)) score += 2;
  if (MEETING_PAST.test(near.slice(-40)) && !/\b(?:be|being|is) held/i.test(near)) score -= 4;
  if (score < 3) return [];
  const isEarly = match.page.page <= 12 ? 0.03 : 0;
  return [
    {
      key: 'meeting_date',
      value,
      unit: 'date',
      span: match.sentence,
      confidence: Math.min(0.93, 0.52 + 0.06 * score + isEarly),
    },
  ];
}

function toRecordDate(match: Match, year: number, meeting: FactDraft | undefined): FactDraft[] {
  const text = match.groups.date ?? match.groups.dateFirst;
  const value = toIsoDate(text);
  if (!value || Number(value.slice(0, 4)) < year - 1 || value === meeting?.value) return [];
  if (typeof meeting?.value === 'string' && value > meeting.value) return [];
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
  if (/\bdividend|distribution date|payable|stock price|closing price|fair value\b/i.test(sentence)) return [];
  // "…(the “Record Date”) on or about February 26": a mailing date follows the term.
  if (/\bon or about\b|\bmail(?:ed|ing)\b/i.test(match.text)) return [];
  let confidence = 0.66;
  if (/record date/i.test(match.text)) confidence += 0.16;
  if (/of record|entitled|vote/i.test(sentence)) confidence += 0.1;
  return [{ key: 'record_date', value, unit: 'date', span: match.sentence, confidence }];
}

function timeAndPlace(filing: FilingText, date: FactDraft | undefined): FactDraft[] {
  if (!date) return [];
  const facts: FactDraft[] = [];
  for (const match of matchesOf(filing, DATE_CAPS)) {
    if (toIsoDate(match.text) !== date.value) continue;
    const around = `${before(match, 60)} ${match.text} ${after(match, 70)}`;
    const clock = CLOCK.exec(around)?.[1];
    if (clock) {
      facts.push({
        key: 'meeting_time',
        value: clock.replace(/\s+/g, ' ').trim(),
        span: match.sentence,
        confidence: 0.85,
      });
      break;
    }
  }
  const virtual = [
    ...matchesOf(
      filing,
      /\b(?:virtual(?:ly)?(?:[- ]only)?|live (?:audio )?webcast|online only|exclusively online)\b/gi,
    ),
  ].find(
    (match) =>
      match.page.page <= 12 &&
      /annual meeting|special meeting|shareholder meeting|stockholder meeting/i.test(
        before(match, 200) + after(match, 100),
      ),
  );
  if (virtual) {
    const url = VIRTUAL_URL.exec(after(virtual, 600))?.[0] ?? VIRTUAL_URL.exec(virtual.page.text)?.[0];
    facts.push({
      key: 'meeting_place',
      value: url ? `Online at ${url}` : 'Online (virtual meeting)',
      span: virtual.sentence,
      confidence: 0.75,
    });
    return facts;
  }
  const place = [...matchesOf(filing, PLACE_OF_MEETING)].find((match) => match.page.page <= 12);
  if (place?.groups.place)
    facts.push({ key: 'meeting_place', value: place.groups.place, span: place.sentence, confidence: 0.7 });
  return facts;
}

function sharesOutstanding(filing: FilingText): FactDraft[] {
  const drafts = [...matchesOf(filing, OUTSTANDING)].flatMap((match): FactDraft[] => {
    const value = toNumber(match.groups.count);
    const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
    if (value === undefined || value < 100_000) return [];
    let confidence = 0.55;
    if (OF_RECORD.test(sentence)) confidence += 0.25;
    if (/\b(?:percent|based on|options|awards?|rsu|equity compensation|repurchase)\b/i.test(sentence))
      confidence -= 0.2;
    return confidence < 0.6
      ? []
      : [{ key: 'shares_outstanding', value, unit: 'shares', span: match.sentence, confidence }];
  });
  return rankCandidates(drafts, 2);
}
