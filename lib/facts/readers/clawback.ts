import { before, isContentsPage, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { rankCandidates } from '../text/rank-candidates';
import type { FactDraft } from '../types';

const CLAWBACK =
  /\b(?:claw-?\s?backs?|recovery polic(?:y|ies)|recover (?:or cancel |from (?:executive officers|executives|officers) )?(?:any |certain |all |excess )?(?:incentive|bonus|erroneously|performance)[\w -]{0,30}|recoup(?:ment|ed|s)?|compensation recovery|recovery of (?:erroneously awarded |certain |incentive )[^.;]{0,40}compensation|executive compensation recovery|incentive (?:compensation )?recovery)\b/gi;
const HAS =
  /\b(?:allows?|permits?|will recover|must recover|adopt\w*|maintain\w*|has (?:a|in place)|have (?:a|an|in place)|implement\w*|approv\w*|amended|policy (?:requires|provides|permits|allows|applies)|requires?|provides?|subject to|may recover|will recover|is required to recover|effective|in place|our clawback|the clawback)\b/i;
const TAKEN_BACK = '(?:claw-?\\s?back|recoupment|(?:compensation )?recovery)';
/** The absence of a policy, not of a discretion, a waiver or an occasion to use it. */
const LACKS = new RegExp(
  '\\b(?:do(?:es)? not (?:currently |presently )?(?:have|maintain)|ha(?:s|ve) not (?:yet )?adopted) ' +
    `(?:an? |any )?(?:(?!(?:to|discretion|authority|power) )[\\w-]+ ){0,4}?${TAKEN_BACK}|` +
    `\\bno (?:formal |separate |written )?${TAKEN_BACK} (?:polic(?:y|ies)|provisions?|arrangements?)\\b`,
  'i',
);

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
