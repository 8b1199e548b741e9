import { isContentsPage, matchesOf, textOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { rankCandidates } from '../text/rank-candidates';
import type { FactDraft } from '../types';

const HEDGE =
  /\b(?:hedg(?:e|es|ing)|short sales?|short[- ]selling|zero[- ]cost collars?|forward sale contracts?|derivative)\b/gi;
const PLEDGE = /\bpledg(?:e|es|ed|ing)\b/gi;
const BAN =
  /\b(?:prohibit\w*|not permitted|may not|shall not|must not|cannot|not allowed|forbid\w*|forbidden|barred?|ban(?:s|ned)?|precluded?s?|restrict\w*|no (?:director|executive|officer|employee|insider|covered|hedging|pledging|short)|not (?:to )?(?:engage|hedge|pledge|hold)|do(?:es)? not (?:permit|allow)|anti-hedging|anti-pledging|refrain)\b/i;
const EXCEPT =
  /\b(?:except\w*|unless|absent (?:the |prior )?(?:approval|consent)|without (?:the )?(?:prior|advance|written|pre-?)|pre-?(?:approv|clear)\w*|prior (?:written )?(?:approval|consent)|limited (?:circumstances|exceptions?)|case-by-case|(?:polic(?:y|ies)|we|company) (?:strongly )?discourages?|with the (?:approval|consent)|subject to (?:approval|certain))\b/i;
const ALLOW =
  /\b(?:has not adopted (?:a|any) (?:policy|policies|practices?)[^.]{0,220}(?:hedg|offset|decrease)\w*|have not adopted (?:a|any) (?:policy|policies|practices?)[^.]{0,220}(?:hedg|offset|decrease)\w*|do(?:es)? not (?:prohibit|have (?:a|any) (?:policy|policies|practices?)[^.]{0,40}(?:hedg|pledg)\w*)|no (?:policy|policies|practices?) (?:regarding|on|prohibiting|with respect to)|are (?:permitted|allowed) to)\b/i;
const ELSEWHERE =
  /\b(?:interest rate|foreign (?:currency|exchange)|commodity|cash flow hedge|fair value hedge|hedge fund|notional|hedge accounting|fuel|have been pledged|has pledged|had pledged|are pledged|pledged as security by|pledge of allegiance|climate pledge|pledged to (?:give|donate|reduce))\b/i;

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
  const isConditional =
    /\bmay (?:only )?(?:pledge|hedge|hold)[^.;]{0,140}?\bonly (?:with|if|after|upon)\b|\bmay only (?:pledge|hedge)\b/i.test(
      sentence,
    );
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

const PLEDGE_EXCEPTION =
  /(?:grant|approve|permit|allow)\w*[^.;]{0,60}?(?:exception|waiver)[^.;]{0,120}?(?:pledg|margin)|(?:pledg|margin)[^.;]{0,160}?(?:exception|waiver|prior (?:written )?approval|pre-?approv|pre-?clear)/gi;

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
