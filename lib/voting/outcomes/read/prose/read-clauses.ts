import type { TextBlock } from '../tables/blocks';
import { shareClassOf } from '../labels';
import { FIGURE, partsOf } from './read-people';
import { isResult, readProse } from './read-prose';
import type { Votes } from '../types';

const END = /(?<=;)\s+(?:and\s+)?/;
/** The words after the counts are a choice, not the name of a proposal. */
const FREQUENCY = 'Frequency of the advisory vote';

/** Otherwise the parts may be about people or about holders of one vote. */
const OF_PROPOSAL = /\b(?:approv|ratif|adopt|amend|advis|proposal|plan\b|auditor)/i;
const isOfSome = (text: string) =>
  shareClassOf(text) !== undefined || /\b(?:excluding|other than|affiliated)\b/i.test(text);

/**
 * The votes on several proposals in one sentence, in parts that semicolons end. Empty where a figure of the sentence is
 * in none of the parts, because it is then uncertain what is counted.
 */
export function readClauses(block: TextBlock): { votes: Votes; block: TextBlock }[] {
  const parts = partsOf(block, END);
  const found = parts.flatMap((part) => {
    const votes = readProse(part);
    if (!isResult(votes)) return [];
    const isUnnamed = votes.one_year !== undefined && /^\d/.test(part.text);
    return [{ votes, block: isUnnamed ? { ...part, text: FREQUENCY } : part }];
  });
  const read = found.flatMap(({ votes }) => Object.values(votes)).filter(({ value }) => value > 999).length;
  if (!parts.every(({ text }) => OF_PROPOSAL.test(text) && !isOfSome(text))) return [];
  return found.length > 1 && read === (block.text.match(FIGURE) ?? []).length ? found : [];
}
