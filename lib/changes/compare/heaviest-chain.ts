export type ChainMatch = { from: number; to: number; weight: number };

/**
 * The heaviest list of matches that keeps the order of both sides: each next one is further on in both.
 * Takes n log n steps for n matches.
 */
export function heaviestChain(matches: readonly ChainMatch[]): ChainMatch[] {
  // Of matches of one place of `from`, later ones of `to` come first, so that none follows another of its own.
  const ordered = matches.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const size = Math.max(0, ...ordered.map(({ to }) => to)) + 2;
  const bestAt = new Int32Array(size).fill(-1);
  const weights = new Float64Array(ordered.length);
  const before = new Int32Array(ordered.length).fill(-1);
  const heavier = (one: number, other: number) =>
    other === -1 || (one !== -1 && (weights[one] ?? 0) >= (weights[other] ?? 0)) ? one : other;
  ordered.forEach(({ to, weight }, index) => {
    let best = -1;
    // A tree of prefixes: the heaviest chain that ends before `to`.
    for (let at = to; at > 0; at -= at & -at) best = heavier(best, bestAt[at] ?? -1);
    weights[index] = weight + (best === -1 ? 0 : (weights[best] ?? 0));
    before[index] = best;
    for (let at = to + 1; at < size; at += at & -at) bestAt[at] = heavier(bestAt[at] ?? -1, index);
  });
  let last = -1;
  ordered.forEach((_match, index) => (last = heavier(last, index)));
  const chain: ChainMatch[] = [];
  for (let at = last; at !== -1; at = before[at] ?? -1) {
    const match = ordered[at];
    if (match) chain.push(match);
  }
  return chain.reverse();
}
