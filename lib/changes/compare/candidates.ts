import type { ChainMatch } from './heaviest-chain';
import { likenessOf, shinglesOf, type Prepared } from './similarity';

/** `likeness` from 0 to 1. */
export type ParagraphPair = ChainMatch & { likeness: number };

/** Shorter ones are too often alike by chance; they are aligned by what surrounds them. */
const LEAST_WORDS = 5;
const LEAST_HEADING_WORDS = 2;
/** Text that occurs more often than this on both sides is distinguished by its position only. */
const MOST_REPEATS = 25;
/** A run of words in more paragraphs than these does not count. */
const MOST_PARAGRAPHS_A_SHINGLE = 12;
const BEST_OF_EACH = 3;
const LEAST_SHARED = 0.5;
const LEAST_SHINGLES = 0.2;
/** An equal paragraph counts for more than a similar one. */
const EXACT_WEIGHT = 1.5;

/** Pairs of paragraphs that say the same or nearly so, wherever they are. */
export function findParagraphPairs(from: readonly Prepared[], to: readonly Prepared[]): ParagraphPair[] {
  const exact = exactCandidates(from, to);
  const isMatched = { from: new Set(exact.map((each) => each.from)), to: new Set(exact.map((each) => each.to)) };
  const rest = similarCandidates(
    from.filter(({ index }) => !isMatched.from.has(index)),
    to.filter(({ index }) => !isMatched.to.has(index)),
  );
  return [...exact, ...rest];
}

function exactCandidates(from: readonly Prepared[], to: readonly Prepared[]): ParagraphPair[] {
  const tos = groupByText(to);
  const found: ParagraphPair[] = [];
  for (const [exact, ones] of groupByText(from)) {
    const others = tos.get(exact) ?? [];
    if (ones.length * others.length > MOST_REPEATS) continue;
    for (const one of ones)
      for (const other of others)
        found.push({ from: one.index, to: other.index, weight: one.words.length * EXACT_WEIGHT, likeness: 1 });
  }
  return found;
}

function groupByText(list: readonly Prepared[]): Map<string, Prepared[]> {
  const groups = new Map<string, Prepared[]>();
  for (const one of list) {
    if (one.words.length < (one.kind === 'heading' ? LEAST_HEADING_WORDS : LEAST_WORDS)) continue;
    const group = groups.get(one.exact);
    if (group) group.push(one);
    else groups.set(one.exact, [one]);
  }
  return groups;
}

function similarCandidates(from: readonly Prepared[], to: readonly Prepared[]): ParagraphPair[] {
  const holders = new Map<number, number[]>();
  const shingleCounts = to.map((other, at) => {
    const shingles = shinglesOf(other);
    for (const shingle of shingles) {
      const holding = holders.get(shingle);
      if (holding) holding.push(at);
      else holders.set(shingle, [at]);
    }
    return shingles.size;
  });
  return from.flatMap((one): ParagraphPair[] => {
    if (one.words.length < LEAST_WORDS) return [];
    const shingles = shinglesOf(one);
    const hits = new Map<number, number>();
    for (const shingle of shingles) {
      const holding = holders.get(shingle) ?? [];
      if (holding.length <= MOST_PARAGRAPHS_A_SHINGLE) for (const at of holding) hits.set(at, (hits.get(at) ?? 0) + 1);
    }
    return [...hits]
      .sort((a, b) => b[1] - a[1])
      .slice(0, BEST_OF_EACH)
      .flatMap(([at, count]): ParagraphPair[] => {
        const other = to[at];
        if (!other) return [];
        const dice = (2 * count) / (shingles.size + (shingleCounts[at] ?? 0));
        const shared = likenessOf(one, other);
        if (shared < LEAST_SHARED || dice < LEAST_SHINGLES) return [];
        const likeness = (dice + shared) / 2;
        const weight = Math.min(one.words.length, other.words.length) * likeness;
        return [{ from: one.index, to: other.index, weight, likeness }];
      });
  });
}
