import { before, isContentsPage, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives, wholeWords } from '@/lib/format/patterns';
import { CLAWBACK_WORDS, HAS_WORDS, LACKS_CLAWBACK } from './clawback-patterns';

const CLAWBACK = wholeWords(CLAWBACK_WORDS, 'gi');
const HAS = wholeWords(HAS_WORDS, 'i');
/** The absence of a policy, not of a discretion, a waiver or an occasion to use it. */
const LACKS = new RegExp(alternatives(LACKS_CLAWBACK), 'i');

/** Whether incentive pay can be recovered, in the words of the policy. */
export function readClawback(filing: FilingText): FactDraft[] {
  return rankCandidates([...matchesOf(filing, CLAWBACK)].flatMap(toPolicy), 2);
}

function toPolicy(match: Match): FactDraft[] {
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
  if (
    isContentsPage(match.page) ||
    /(?:stock|share)holder proposal|proponent|supporting statement|resolved:/i.test(`${before(match, 300)} ${sentence}`)
  )
    return [];
  if (LACKS.test(sentence)) return [{ key: 'clawback_policy', value: 'no', span: match.sentence, confidence: 0.75 }];
  if (!HAS.test(sentence)) return [];
  let confidence = 0.66;
  if (/polic(?:y|ies)/i.test(sentence)) confidence += 0.1;
  if (/\b(?:adopted|maintain|requires?|provides)\b/i.test(sentence)) confidence += 0.06;
  if (/erroneously|restate|10D|dodd|incentive|misconduct|listing standard/i.test(sentence)) confidence += 0.08;
  if (sentence.length < 60) confidence -= 0.1;
  return [{ key: 'clawback_policy', value: 'yes', span: match.sentence, confidence }];
}
