import type { TextBlock } from '../tables/blocks';
import { FIGURE, partsOf } from './read-people';
import { isResult, readProse } from './read-prose';
import type { Votes } from '../types';

const END = /(?<=;)\s+(?:and\s+)?/;
/** The words behind the counts are a choice, and no name of what is voted on. */
const FREQUENCY = 'Frequency of the advisory vote';

/**
 * The votes on several proposals in one sentence, in parts that semicolons end. Nothing where any figure of it is in
 * none of them, for then it is not certain what is counted.
 */
export function readClauses(block: TextBlock): { votes: Votes; block: TextBlock }[] {
  const found = partsOf(block, END).flatMap((part) => {
    const votes = readProse(part);
    if (!isResult(votes)) return [];
    const isUnnamed = votes.one_year !== undefined && /^\d/.test(part.text);
    return [{ votes, block: isUnnamed ? { ...part, text: FREQUENCY } : part }];
  });
  const read = found.flatMap(({ votes }) => Object.values(votes)).filter(({ value }) => value > 999).length;
  return found.length > 1 && read === (block.text.match(FIGURE) ?? []).length ? found : [];
}
