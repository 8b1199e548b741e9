/**
 * Aligns two sequences of words that are nearly the same text: what the document shows, and what its pages print.
 * Gives for every word of the first its place in the second, or -1.
 *
 * Runs of words that occur once on either side anchor the two; between anchors shorter runs do, and where little is
 * left, the longest common subsequence. Work is bounded, so that a hostile document is left unaligned.
 */
export function align(one: Int32Array, other: Int32Array): Int32Array {
  const matched = new Int32Array(one.length).fill(-1);
  const budget = { left: WORK_PER_WORD * (one.length + other.length) + MAX_CELLS };
  const pending: Gap[] = [{ from: 0, to: one.length, otherFrom: 0, otherTo: other.length }];
  for (let gap = pending.pop(); gap && budget.left > 0; gap = pending.pop()) {
    const inner = trim(gap, one, other, matched);
    const [height, width] = [inner.to - inner.from, inner.otherTo - inner.otherFrom];
    if (height === 0 || width === 0) continue;
    if (height * width <= MAX_CELLS) {
      budget.left -= height * width;
      longestCommon(inner, one, other, matched);
      continue;
    }
    for (const run of RUNS) {
      budget.left -= height + width;
      const anchors = rising(uniqueRuns(inner, one, other, run));
      if (anchors.length === 0) continue;
      pending.push(...between(inner, anchors, matched));
      break;
    }
  }
  return matched;
}

/** A range of either sequence, ends excluded. */
type Gap = { from: number; to: number; otherFrom: number; otherTo: number };
type Anchor = [at: number, otherAt: number];

const RUNS = [8, 5, 3, 2, 1] as const;
const MAX_CELLS = 200_000;
const WORK_PER_WORD = 400;

/** Matches what both ends of a gap have in common. */
function trim(gap: Gap, one: Int32Array, other: Int32Array, matched: Int32Array): Gap {
  let { from, to, otherFrom, otherTo } = gap;
  while (from < to && otherFrom < otherTo && one[from] === other[otherFrom]) matched[from++] = otherFrom++;
  while (from < to && otherFrom < otherTo && one[to - 1] === other[otherTo - 1]) matched[--to] = --otherTo;
  return { from, to, otherFrom, otherTo };
}

/** Runs of `length` words that occur once on either side of the gap. */
function uniqueRuns(gap: Gap, one: Int32Array, other: Int32Array, length: number): Anchor[] {
  const places = (words: Int32Array, from: number, to: number) => {
    const found = new Map<number, number>();
    for (let at = from; at + length <= to; at += 1) {
      let hash = 17;
      for (let index = at; index < at + length; index += 1)
        hash = (Math.imul(hash, 1_000_003) + (words[index] ?? 0)) | 0;
      found.set(hash, found.has(hash) ? -1 : at);
    }
    return found;
  };
  const theirs = places(other, gap.otherFrom, gap.otherTo);
  const anchors: Anchor[] = [];
  for (const [hash, at] of places(one, gap.from, gap.to)) {
    const otherAt = theirs.get(hash);
    if (at === -1 || otherAt === undefined || otherAt === -1) continue;
    let same = 0;
    while (same < length && one[at + same] === other[otherAt + same]) same += 1;
    if (same === length) anchors.push([at, otherAt]);
  }
  return anchors.sort((a, b) => a[0] - b[0]);
}

/** The longest chain of anchors that rises on both sides. */
function rising(anchors: readonly Anchor[]): Anchor[] {
  const tails: number[] = [];
  const before: number[] = [];
  anchors.forEach(([, otherAt], index) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((anchors[tails[middle] ?? 0]?.[1] ?? 0) < otherAt) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = index;
  });
  const chain: Anchor[] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const anchor = anchors[index];
    if (anchor) chain.push(anchor);
  }
  return chain.reverse();
}

function between(gap: Gap, anchors: readonly Anchor[], matched: Int32Array): Gap[] {
  const gaps: Gap[] = [];
  let [from, otherFrom] = [gap.from, gap.otherFrom];
  for (const [at, otherAt] of anchors) {
    if (at < from || otherAt < otherFrom) continue;
    matched[at] = otherAt;
    gaps.push({ from, to: at, otherFrom, otherTo: otherAt });
    [from, otherFrom] = [at + 1, otherAt + 1];
  }
  gaps.push({ from, to: gap.to, otherFrom, otherTo: gap.otherTo });
  return gaps;
}

function longestCommon(gap: Gap, one: Int32Array, other: Int32Array, matched: Int32Array): void {
  const { from, otherFrom } = gap;
  const [height, width] = [gap.to - from, gap.otherTo - otherFrom];
  const stride = width + 1;
  const best = new Uint32Array((height + 1) * stride);
  const at = (row: number, column: number) => best[row * stride + column] ?? 0;
  for (let row = height - 1; row >= 0; row -= 1)
    for (let column = width - 1; column >= 0; column -= 1)
      best[row * stride + column] =
        one[from + row] === other[otherFrom + column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  for (let row = 0, column = 0; row < height && column < width;) {
    if (one[from + row] === other[otherFrom + column]) matched[from + row++] = otherFrom + column++;
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
}
