import { countShared, type Prepared } from './similarity';
import type { Pairing } from './types';

/** Share of a paragraph's words that must be new in its neighbour for it to be a part of it. */
const LEAST_CONTAINED = 0.75;
/** Words that go over from one paragraph to the next before the two count as one piece of text. */
const LEAST_SHIFTED = 3;

/**
 * Puts together what one filing sets as one paragraph and the other as several, because of a page break, a column or a
 * list, so that the same words are not reported as removed here and added there.
 */
export function joinSplit(pairs: readonly Pairing[], froms: readonly Prepared[], tos: readonly Prepared[]): Pairing[] {
  const joined = pairs.map((pair) => ({ ...pair, from: [...pair.from], to: [...pair.to] }));
  const sideOf = (list: readonly Prepared[], indexes: readonly number[]) =>
    Int32Array.from(indexes.flatMap((index) => [...(list[index]?.words ?? [])])).sort();
  mergeNeighbours(
    joined,
    'from',
    froms.length,
    (indexes) => sideOf(froms, indexes),
    (indexes) => sideOf(tos, indexes),
  );
  mergeNeighbours(
    joined,
    'to',
    tos.length,
    (indexes) => sideOf(tos, indexes),
    (indexes) => sideOf(froms, indexes),
  );
  return joinShifted(joined, froms, tos, sideOf);
}

type Words = (indexes: readonly number[]) => Int32Array;

/** Gives paragraphs that have no counterpart to the neighbour whose counterpart holds their words. */
function mergeNeighbours(pairs: Pairing[], side: 'from' | 'to', count: number, own: Words, theirs: Words): void {
  const other = side === 'from' ? 'to' : 'from';
  const holder = new Map<number, Pairing>();
  for (const pair of pairs) for (const index of pair[side]) holder.set(index, pair);
  const tryOne = (index: number, neighbour: Pairing | undefined) => {
    if (!neighbour || holder.has(index)) return;
    const words = own([index]);
    const open = without(theirs(neighbour[other]), own(neighbour[side]));
    if (open.length === 0 || countShared(words, open) < LEAST_CONTAINED * words.length) return;
    neighbour[side] = [...neighbour[side], index].sort((a, b) => a - b);
    holder.set(index, neighbour);
  };
  for (let index = 0; index < count; index += 1) tryOne(index, holder.get(index - 1));
  for (let index = count - 1; index >= 0; index -= 1) tryOne(index, holder.get(index + 1));
}

/** Joins neighbouring pairs when the words that one lost are those that the next one gained, or the other way round. */
function joinShifted(
  pairs: readonly Pairing[],
  froms: readonly Prepared[],
  tos: readonly Prepared[],
  sideOf: (list: readonly Prepared[], indexes: readonly number[]) => Int32Array,
): Pairing[] {
  const ordered = pairs.toSorted((a, b) => (a.to[0] ?? 0) - (b.to[0] ?? 0));
  const kept: Pairing[] = [];
  for (const pair of ordered) {
    const last = kept.at(-1);
    if (last && isNext(last, pair)) {
      const [lost, gained] = differenceOf(last, froms, tos, sideOf);
      const [lostNext, gainedNext] = differenceOf(pair, froms, tos, sideOf);
      const isRow = froms[pair.from[0] ?? -1]?.kind === 'row';
      if (isShift(lost, gainedNext, isRow) || isShift(lostNext, gained, isRow)) {
        last.from.push(...pair.from);
        last.to.push(...pair.to);
        continue;
      }
    }
    kept.push(pair);
  }
  return kept;
}

function isNext(one: Pairing, other: Pairing): boolean {
  return other.to[0] === (one.to.at(-1) ?? 0) + 1 && other.from[0] === (one.from.at(-1) ?? 0) + 1;
}

function isShift(lost: Int32Array, gained: Int32Array, isRow: boolean): boolean {
  const longer = Math.max(lost.length, gained.length);
  if (longer > 1 && lost.join(' ') === gained.join(' ')) return true;
  if (longer < (isRow ? 1 : LEAST_SHIFTED)) return false;
  return countShared(lost, gained) >= (isRow ? 1 : 0.8) * longer;
}

function differenceOf(
  pair: Pairing,
  froms: readonly Prepared[],
  tos: readonly Prepared[],
  sideOf: (list: readonly Prepared[], indexes: readonly number[]) => Int32Array,
): [lost: Int32Array, gained: Int32Array] {
  const [one, other] = [sideOf(froms, pair.from), sideOf(tos, pair.to)];
  return [without(one, other), without(other, one)];
}

/** The words of a list in rising order that are left when those of another are taken out. */
function without(words: Int32Array, taken: Int32Array): Int32Array {
  const left: number[] = [];
  let at = 0;
  for (const word of words) {
    while (at < taken.length && (taken[at] ?? 0) < word) at += 1;
    if (taken[at] === word) at += 1;
    else left.push(word);
  }
  return Int32Array.from(left);
}
