import { findParagraphPairs, type ParagraphPair } from './candidates';
import { heaviestChain } from './heaviest-chain';
import { alignGap } from './align-gap';
import { joinSplit } from './join-split';
import { likenessOf, makePreparer, type Prepared } from './similarity';
import type { Paragraph, Pairing } from './types';

/** Fewer words in another place are chance, not a move. */
const LEAST_MOVED_WORDS = 8;
/** What was moved and rewritten further than this is gone, and something else is new. */
const LEAST_MOVED_LIKENESS = 0.65;
const LEAST_MOVED_SHARED = 0.7;

/**
 * Which paragraphs belong together. The heaviest list of equal and similar paragraphs in the order of both filings is
 * their common course; similar text elsewhere was moved, together with its neighbours; what lies between is
 * aligned by its order.
 */
export function alignParagraphs(from: readonly Paragraph[], to: readonly Paragraph[]): Pairing[] {
  const prepare = makePreparer();
  const froms = from.map(prepare);
  const tos = to.map(prepare);
  const taken = { from: new Set<number>(), to: new Set<number>() };
  const pairs: Pairing[] = [];
  const take = (one: number, other: number, isMoved: boolean) => {
    taken.from.add(one);
    taken.to.add(other);
    pairs.push({ from: [one], to: [other], isMoved });
  };
  const candidates = findParagraphPairs(froms, tos);
  const chain = heaviestChain(candidates);
  for (const { from: one, to: other } of chain) take(one, other, false);
  for (const block of movedBlocks(candidates, froms, tos, taken))
    for (const [one, other] of block) take(one, other, true);

  const ends = [...chain, { from: froms.length, to: tos.length }];
  let last = { from: -1, to: -1 };
  for (const next of ends) {
    const open = (list: readonly Prepared[], after: number, before: number, used: ReadonlySet<number>) =>
      list.slice(after + 1, before).filter(({ index }) => !used.has(index));
    const ones = open(froms, last.from, next.from, taken.from);
    const others = open(tos, last.to, next.to, taken.to);
    for (const [one, other] of alignGap(ones, others)) take(one, other, false);
    pairs.push(...rearranged(ones, others, taken));
    last = next;
  }
  return joinSplit(pairs, froms, tos);
}

/**
 * What is left over on both sides of a gap and has the same words was set in other lines, as in a table of two
 * columns.
 */
function rearranged(ones: readonly Prepared[], others: readonly Prepared[], taken: Taken): Pairing[] {
  const from = ones.filter(({ index, kind }) => kind === 'row' && !taken.from.has(index));
  const to = others.filter(({ index, kind }) => kind === 'row' && !taken.to.has(index));
  const words = (list: readonly Prepared[]) => Int32Array.from(list.flatMap((each) => [...each.words])).sort();
  if (from.length === 0 || to.length === 0 || words(from).join(' ') !== words(to).join(' ')) return [];
  for (const { index } of from) taken.from.add(index);
  for (const { index } of to) taken.to.add(index);
  return [{ from: from.map(({ index }) => index), to: to.map(({ index }) => index), isMoved: false }];
}

type Taken = { from: Set<number>; to: Set<number> };

/** Runs of paragraphs that are elsewhere, from the heaviest match of each outwards. */
function movedBlocks(
  candidates: readonly ParagraphPair[],
  froms: readonly Prepared[],
  tos: readonly Prepared[],
  taken: Taken,
): [number, number][][] {
  const held = { from: new Set(taken.from), to: new Set(taken.to) };
  const isAlike = (one: number, other: number) => {
    const [a, b] = [froms[one], tos[other]];
    if (!a || !b || held.from.has(one) || held.to.has(other)) return false;
    return a.exact === b.exact || (a.words.length > 3 && likenessOf(a, b) >= LEAST_MOVED_SHARED);
  };
  const blocks: [number, number][][] = [];
  for (const { from, to, likeness } of candidates.toSorted((a, b) => b.weight - a.weight)) {
    if (likeness < LEAST_MOVED_LIKENESS || !isAlike(from, to)) continue;
    const block: [number, number][] = [];
    for (const step of [1, -1])
      for (let at = step === 1 ? 0 : -1; isAlike(from + at, to + at); at += step) {
        block.push([from + at, to + at]);
        held.from.add(from + at);
        held.to.add(to + at);
      }
    const words = block.reduce((sum, [one]) => sum + (froms[one]?.words.length ?? 0), 0);
    if (words >= LEAST_MOVED_WORDS) blocks.push(block);
    else
      for (const [one, other] of block) {
        held.from.delete(one);
        held.to.delete(other);
      }
  }
  return blocks;
}
