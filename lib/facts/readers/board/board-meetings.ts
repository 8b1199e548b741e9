import { after, before, isContentsPage, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { toNumber } from '@/lib/facts/text/values';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives, oneOf } from '@/lib/format/patterns';
import { COUNT, toCount } from '@/lib/format/words/number-words';
import {
  ATTENDANCE_WORDS,
  LAST_YEAR,
  MET,
  OF_SHAREHOLDERS_WORDS,
  REGULAR_MEETINGS,
  REQUIRED_OR_USUAL,
  ROW_WORDS,
  SPECIAL_MEETINGS,
  TIMES,
} from './board-meetings-patterns';

const BOARD =
  "(?:the |our |full |entire |company's |[A-Z]\\w+'s )*(?:full )?" +
  '(?:board(?: of (?:directors|trustees))?|directors|trustees)\\b';
const HELD = new RegExp(
  String.raw`\b${BOARD}(?:\s\([^)]{1,40}\))?[^.;]{0,90}?\b${oneOf(MET)}\b(?<gap>[^.;]{0,70}?)\b` +
    String.raw`(?<count>${COUNT})\s(?:\(\d{1,2}\)\s)?(?<kind>(?:\w+[- ]){0,3}?${oneOf(TIMES)})`,
  'gi',
);
const PASSIVE = new RegExp(
  `\\b(?<count>${COUNT})\\s(?:\\(\\d{1,2}\\)\\s)?(?<kind>(?:\\w+[- ]){0,3}?meetings)\\s` +
    '(?:of (?:the |our )(?:full )?board(?: of directors)?|were held by (?:the |our )board)',
  'gi',
);
const REGULAR_AND_SPECIAL = new RegExp(
  String.raw`\bboard[^.;]{0,80}?(?:met|held|convened)[^.;]{0,40}?\b(?<regular>${COUNT})\s` +
    String.raw`(?:\(\d{1,2}\)\s)?${oneOf(REGULAR_MEETINGS)}\s?(?:meetings)?,?\s` +
    String.raw`(?:and|as well as|plus)\s(?<special>${COUNT})\s(?:\(\d{1,2}\)\s)?` +
    String.raw`${oneOf(SPECIAL_MEETINGS)}`,
  'gi',
);
const RESPECTIVELY = new RegExp(
  `board[^.;]{0,220}?(?:met|held|convened)\\s(?<first>${COUNT})(?:,\\s(?:${COUNT}))*,?\\s(?:and|&)\\s` +
    `(?:${COUNT})\\s(?:times|meetings),?\\srespectively`,
  'gi',
);
const ROW = new RegExp(alternatives(ROW_WORDS), 'gi');

/** Number of board meetings and the directors' attendance. */
export function readBoardMeetings(filing: FilingText): FactDraft[] {
  const sums = [...matchesOf(filing, REGULAR_AND_SPECIAL)].flatMap((match) =>
    draft(match, (toCount(match.groups.regular) ?? 0) + (toCount(match.groups.special) ?? 0), 0.9),
  );
  const lists = [...matchesOf(filing, RESPECTIVELY)].flatMap((match) =>
    draft(match, toCount(match.groups.first), 0.86),
  );
  const known = new Set([...sums, ...lists].map((found) => `${found.span.page} ${found.span.start}`));
  const single = [...matchesOf(filing, HELD), ...matchesOf(filing, PASSIVE), ...matchesOf(filing, ROW)]
    .filter((match) => !known.has(`${match.sentence.page} ${match.sentence.start}`))
    .flatMap((match) =>
      draft(
        match,
        toCount(match.groups.count ?? match.groups.colon ?? match.groups.row ?? match.groups.lead),
        match.groups.lead ? 0.6 : 0.8,
      ),
    );
  return [...rankCandidates([...sums, ...lists, ...single], 2), ...attendance(filing)];
}

function draft(match: Match, count: number | undefined, base: number): FactDraft[] {
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
  const upTo = match.page.text.slice(match.start, match.end);
  if (!count || count > 60 || isContentsPage(match.page)) return [];
  // With a committee between the word "board" and the number, the committee met.
  const lead = upTo.slice(0, upTo.toLowerCase().search(/\b(?:met|held|convened|had|conducted)\b/) + 1 || upTo.length);
  // "Board of Directors and Committees The Board met": the heading before the sentence does not count.
  if (
    /committee/i.test(
      lead.slice(Math.max(0, lead.search(/\b(?:board|directors|trustees)\b(?!.*\b(?:board|directors|trustees)\b)/i))),
    ) &&
    base < 0.86
  )
    return [];
  if (
    /committee/i.test(match.groups.gap ?? '') ||
    /committee|executive session|annual meeting/i.test(match.groups.kind ?? '')
  )
    return [];
  if (REQUIRED_OR_USUAL.test(upTo) || /\bat least\b/i.test(before(match, 20))) return [];
  if (/independent directors? (?:met|held)|non-management|executive session/i.test(upTo)) return [];
  let confidence = base;
  if (LAST_YEAR.test(sentence)) confidence += 0.08;
  if (/attend/i.test(`${sentence} ${after(match, 220)}`)) confidence += 0.04;
  if (match.groups.lead && !/attend|during|in 20\d\d/i.test(sentence)) return [];
  return [{ key: 'board_meetings', value: count, unit: 'meetings', span: match.sentence, confidence }];
}

const ATTENDANCE = new RegExp(alternatives(ATTENDANCE_WORDS), 'gi');
/** The meeting of shareholders, which is another thing than the meetings of the board. */
const OF_SHAREHOLDERS = new RegExp(alternatives(OF_SHAREHOLDERS_WORDS), 'i');
const OF_BOARD = /\bboard\b|\bcommittees?\b/i;

/**
 * The minimum that every director reached is preferred to an average: filings must state the minimum, and the two do
 * not contradict each other.
 */
function attendance(filing: FilingText): FactDraft[] {
  const drafts = [...matchesOf(filing, ATTENDANCE)].flatMap((match): FactDraft[] => {
    const percent = toNumber(match.groups.value ?? match.groups.average ?? match.groups.lead);
    const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
    if (!/meetings?/i.test(sentence) || /\bexpected to|encouraged to|should attend/i.test(match.text)) return [];
    const said = `${match.text}${after(match, 80).split(/[.;]/)[0] ?? ''}`;
    if (
      isContentsPage(match.page) ||
      (OF_SHAREHOLDERS.test(said) && !OF_BOARD.test(said.slice(said.search(/attend/i))))
    )
      return [];
    if (percent === undefined)
      return OF_BOARD.test(said)
        ? [{ key: 'board_attendance', value: 100, unit: 'percent', span: match.sentence, confidence: 0.7 }]
        : [];
    const isAverage = match.groups.value === undefined || /\baverage\b/i.test(said);
    return percent >= 50 && percent <= 100
      ? [
          {
            key: 'board_attendance',
            value: percent,
            unit: 'percent',
            span: match.sentence,
            confidence: isAverage ? 0.72 : 0.8,
          },
        ]
      : [];
  });
  return rankCandidates(drafts, 2);
}
