import { isContentsPage, matchesOf, textOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives, wholeWords } from '@/lib/format/patterns';
import {
  ALLOW_WORDS,
  BAN_WORDS,
  CONDITIONAL_PLEDGE,
  ELSEWHERE_WORDS,
  EXCEPT_WORDS,
  PLEDGE_EXCEPTION_WORDS,
} from './trading-policies-patterns';

const HEDGE =
  /\b(?:hedg(?:e|es|ing)|short sales?|short[- ]selling|zero[- ]cost collars?|forward sale contracts?|derivative)\b/gi;
const PLEDGE = /\bpledg(?:e|es|ed|ing)\b/gi;
const BAN = wholeWords(BAN_WORDS, 'i');
const EXCEPT = wholeWords(EXCEPT_WORDS, 'i');
const ALLOW = wholeWords(ALLOW_WORDS, 'i');
const ELSEWHERE = wholeWords(ELSEWHERE_WORDS, 'i');

const LIMITED = /\b(?:limits?|limiting|limitations? on|conditions (?:on|for))\s(?:the )?$/i;

/** Whether insiders may hedge or pledge the company's stock: prohibited, restricted or permitted. */
export function readTradingPolicies(filing: FilingText): FactDraft[] {
  const hedging = [...matchesOf(filing, HEDGE)].flatMap((match) => toRule(match, 'hedging_policy'));
  const pledging = [...matchesOf(filing, PLEDGE)].flatMap((match) => toRule(match, 'pledging_policy'));
  return [
    ...resolveContradictions(filing, hedging),
    ...resolveContradictions(filing, withExceptions(filing, pledging)),
  ];
}

function toRule(match: Match, key: 'hedging_policy' | 'pledging_policy'): FactDraft[] {
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
  if (isContentsPage(match.page) || ELSEWHERE.test(sentence)) return [];
  const context = match.page.text.slice(Math.max(0, match.sentence.start - 200), match.sentence.end);
  const isConditional = CONDITIONAL_PLEDGE.test(sentence);
  if (isConditional) return [{ key, value: 'restricted', span: match.sentence, confidence: 0.84 }];
  // "Prohibition against hedging and stringent limitations on pledging": the words directly before "pledging" apply to
  // it.
  if (LIMITED.test(match.page.text.slice(Math.max(match.sentence.start, match.start - 60), match.start)))
    return [{ key, value: 'restricted', span: match.sentence, confidence: 0.8 }];
  const isBan = BAN.test(sentence) || (sentence.length < 160 && BAN.test(context));
  if (ALLOW.test(sentence)) return [{ key, value: 'permitted', span: match.sentence, confidence: 0.72 }];
  if (!isBan) return [];
  const isRestricted = EXCEPT.test(sentence) && (key === 'pledging_policy' || !/pledg|margin/i.test(sentence));
  let confidence = 0.66;
  if (BAN.test(sentence)) confidence += 0.1;
  if (/\b(?:directors?|officers?|executives?|employees?|insiders?|personnel|associates|team members)\b/i.test(sentence))
    confidence += 0.1;
  if (/\b(?:policy|policies)\b/i.test(context)) confidence += 0.04;
  return [{ key, value: isRestricted ? 'restricted' : 'prohibited', span: match.sentence, confidence }];
}

/** A ban stated without exceptions in one place and with exceptions in another is a ban with exceptions. */
function resolveContradictions(filing: FilingText, drafts: FactDraft[]): FactDraft[] {
  const ranked = rankCandidates(drafts, 3);
  const restricted = ranked.find((draft) => draft.value === 'restricted');
  if (!restricted) return ranked;
  // An exception for derivatives is not an exception for hedging when another sentence bans hedging.
  const banned = ranked.find((draft) => draft.value === 'prohibited');
  if (
    banned &&
    restricted.key === 'hedging_policy' &&
    !/\bhedg/i.test(textOf(filing, restricted.span)) &&
    /\bhedg/i.test(textOf(filing, banned.span))
  )
    return ranked.filter((draft) => draft !== restricted);
  return [
    { ...restricted, confidence: Math.max(restricted.confidence, (ranked[0]?.confidence ?? 0) + 0.01) },
    ...ranked.filter((draft) => draft !== restricted),
  ];
}

const PLEDGE_EXCEPTION = new RegExp(alternatives(PLEDGE_EXCEPTION_WORDS), 'gi');

function withExceptions(filing: FilingText, drafts: FactDraft[]): FactDraft[] {
  if (drafts.length === 0) return drafts;
  const exceptions = [...matchesOf(filing, PLEDGE_EXCEPTION)]
    .filter((match) => !/\bno (?:exception|waiver)s?|without exception|not (?:granted|permit)/i.test(match.text))
    .map((match): FactDraft => ({
      key: 'pledging_policy',
      value: 'restricted',
      span: match.sentence,
      confidence: 0.78,
    }));
  return [...drafts, ...exceptions];
}
