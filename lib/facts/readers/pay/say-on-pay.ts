import { after, before, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { PERCENT, toNumber } from '@/lib/facts/text/values';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives, wholeWords, oneOf } from '@/lib/format/patterns';
import {
  AVERAGE_OF_YEARS,
  FREQUENCY_WORDS,
  MEETING_OF_VOTE,
  NOT_THE_VOTE_WORDS,
  OTHER_VALUE_WORDS,
  VOTE_WORDS,
  SUPPORT_CHANGE_WORDS,
  VOTE_IS_HELD_WORDS,
  ABOUT_A_SHARE,
} from './say-on-pay-patterns';

const SHARE = new RegExp(String.raw`(?<lead>${alternatives(ABOUT_A_SHARE)})?\s?(?<value>${PERCENT})`, 'gi');
const VOTE = new RegExp(alternatives(VOTE_WORDS), 'i');
const SUPPORT = /\b(?:votes?|voted|voting|support\w*|favou?r|approv\w*|"?for"?\b|shares (?:cast|voted|present))\b/i;
const NOT_THE_VOTE = wholeWords(NOT_THE_VOTE_WORDS, 'i');

/** "Holders of 96% of the shares voting at the meeting voted in favor", unlike holders whom the company met. */
const VOTED_SO = /^[^.;]{0,130}\bvoted (?:in favou?r of|for|to approve)\b/i;

/** "An improvement of approximately 27%": how much the support changed, not what it was. */
const CHANGE_OF = new RegExp(String.raw`\b${oneOf(SUPPORT_CHANGE_WORDS)} (?:of|by)\s?$`, 'i');

/** A bar, a range or other companies' support: "below 70%", "between 92% and", "the S&P 500 average of". */
const OTHER_VALUE = new RegExp(alternatives(OTHER_VALUE_WORDS), 'i');

/** Support for executive pay at the last meeting, and the frequency of the vote. */
export function readSayOnPay(filing: FilingText): FactDraft[] {
  const support = [...matchesOf(filing, SHARE)].flatMap(toSupport);
  return [...rankCandidates(support, 3), ...frequency(filing)];
}

function toSupport(match: Match): FactDraft[] {
  const value = toNumber(match.groups.value);
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
  const context = `${before(match, 240)} ${match.text} ${after(match, 180)}`;
  const near = `${before(match, 110)} ${match.text} ${after(match, 90)}`;
  if (value === undefined || value < 5 || value > 100) return [];
  const isVoteSentence =
    /annual meeting/i.test(sentence) && /votes? (?:that were )?cast|shares voted|voted/i.test(sentence);
  if (!(/say[- ]on[- ](?:pay)?|advisory/i.test(context) || isVoteSentence) || !VOTE.test(context)) return [];
  if (sentence.length > 45 && !SUPPORT.test(sentence)) return [];
  if (
    /\b(?:from|compared (?:to|with)|versus|up from|down from)\s(?:approximately )?$/i.test(before(match, 30)) ||
    (/\b(?:met with|spoke with|holders (?:of|representing)|representing)\b[^.;]{0,30}$/i.test(before(match, 45)) &&
      !VOTED_SO.test(after(match, 180)))
  )
    return [];
  if (CHANGE_OF.test(before(match, 60)) || OTHER_VALUE.test(before(match, 90))) return [];
  if (!SUPPORT.test(near)) return [];
  if (NOT_THE_VOTE.test(near) && !/votes? cast|voted (?:in favor|"?for)|in favor|support of|shares voted/i.test(near))
    return [];
  if (
    /\b(?:stock|share)holder proposal|auditor|director election|quorum|frequency/i.test(before(match, 80)) ||
    /frequency|preference|to hold (?:the|an|future) (?:say|advisory)/i.test(near)
  )
    return [];
  if (AVERAGE_OF_YEARS.test(near)) return [];
  let confidence = 0.62;
  if (/say[- ]on[- ]pay|advisory vote/i.test(sentence)) confidence += 0.1;
  if (/votes? (?:that were )?cast|voted|shares cast|shares (?:present|represented)|in favor|support/i.test(sentence))
    confidence += 0.08;
  if (MEETING_OF_VOTE.test(sentence)) confidence += 0.08;
  if (match.groups.lead && /more|over|least|excess|above|greater|nearly|almost/i.test(match.groups.lead))
    confidence -= 0.05;
  const period = meetingYear(match);
  return [{ key: 'say_on_pay_support', value, unit: 'percent', period, span: match.sentence, confidence }];
}

/** The year of the meeting that a percentage refers to: the nearest before it, otherwise after it. */
function meetingYear(match: Match): string | null {
  const lead = [...before(match, 200).matchAll(/\b(20\d\d)\b/g)].at(-1)?.[1];
  return lead ?? /\b(20\d\d)\b/.exec(after(match, 120))?.[1] ?? null;
}

const FREQUENCY = new RegExp(alternatives(FREQUENCY_WORDS), 'gi');

const VOTE_IS_HELD = wholeWords(VOTE_IS_HELD_WORDS, 'i');

function frequency(filing: FilingText): FactDraft[] {
  const drafts = [...matchesOf(filing, FREQUENCY)].flatMap((match): FactDraft[] => {
    const often = (match.groups.often ?? match.groups.oftenFirst ?? '').toLowerCase();
    const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
    if (/annual meeting/i.test(match.text) && /^annual$/.test(often)) return [];
    const value = /two|2|biennial/.test(often)
      ? 'every two years'
      : /three|3|triennial/.test(often)
        ? 'every three years'
        : 'every year';
    const isHeld = VOTE_IS_HELD.test(sentence);
    return isHeld
      ? [
          {
            key: 'say_on_pay_frequency',
            value,
            span: match.sentence,
            confidence: 0.7 + (/frequency/i.test(sentence) ? 0.1 : 0),
          },
        ]
      : [];
  });
  return rankCandidates(drafts, 1);
}
