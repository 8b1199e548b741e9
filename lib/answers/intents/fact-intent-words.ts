import type { FactKey } from '@/lib/facts/fact-keys';
import { oneOf, wholeWords } from '@/lib/format/patterns';
import { BEFORE_PROPOSALS, CHAIR_WORDS, PROPOSALS_MADE, EXECUTIVE_WORDS } from './fact-intent-words-patterns';

export type FactIntent = {
  keys: FactKey[];
  /** Each list is one way of asking; every pattern of it must match. The question is lower case, without dashes. */
  asked: RegExp[][];
  unless?: RegExp[];
  /** Later intents are not looked at. */
  isFinal?: boolean;
};
export const INDEPENDENT = /\b(?:independen\w*|no (?:material )?(?:ties|relationship|connection|links)|outsiders?)\b/;
/** Whose guideline is a multiple of salary. */
export const EXECUTIVE = wholeWords(EXECUTIVE_WORDS);
export const CHAIR = wholeWords(CHAIR_WORDS);
export const SHARE_HOLDER_MADE = new RegExp(
  String.raw`\b(?:share|stock)\s?(?:holder|owner)(?:s'?|'s)?\s${oneOf(BEFORE_PROPOSALS)}?` + oneOf(PROPOSALS_MADE),
);
