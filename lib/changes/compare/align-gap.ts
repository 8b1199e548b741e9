import { diffArrays } from 'diff';
import { likenessOf, type Prepared } from './similarity';

/** Pairs to weigh; a larger gap is cut at its equal paragraphs first. */
const MOST_PAIRS = 90_000;
const LEAST_SHARED = 0.45;
/** Of two headings in one place, fewer words show that one replaced the other. */
const LEAST_SHARED_HEADING = 0.5;

/** Pairs of paragraphs in the order of both lists, so that as many words as possible are beside equal ones. */
export function alignGap(from: readonly Prepared[], to: readonly Prepared[]): [number, number][] {
  if (from.length === 0 || to.length === 0) return [];
  if (from.length * to.length > MOST_PAIRS) return cutAtEquals(from, to);
  const columns = to.length + 1;
  const best = new Float64Array((from.length + 1) * columns);
  const gain = (i: number, j: number) => {
    const [one, other] = [from[i], to[j]];
    return one && other ? gainOf(one, other) : 0;
  };
  const gains = new Float32Array(from.length * to.length);
  for (let i = from.length - 1; i >= 0; i -= 1)
    for (let j = to.length - 1; j >= 0; j -= 1) {
      const own = gain(i, j);
      gains[i * to.length + j] = own;
      const paired = own > 0 ? own + (best[(i + 1) * columns + j + 1] ?? 0) : 0;
      const skipped = Math.max(best[(i + 1) * columns + j] ?? 0, best[i * columns + j + 1] ?? 0);
      best[i * columns + j] = Math.max(paired, skipped);
    }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < from.length && j < to.length;) {
    const own = gains[i * to.length + j] ?? 0;
    const here = best[i * columns + j] ?? 0;
    const [one, other] = [from[i], to[j]];
    if (one && other && own > 0 && Math.abs(here - own - (best[(i + 1) * columns + j + 1] ?? 0)) < 1e-3) {
      pairs.push([one.index, other.index]);
      i += 1;
      j += 1;
    } else if ((best[(i + 1) * columns + j] ?? 0) >= (best[i * columns + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Score for matching the two paragraphs; 0 if they share too little. */
function gainOf(one: Prepared, other: Prepared): number {
  const words = Math.min(one.words.length, other.words.length);
  if (one.exact === other.exact) return words + 1;
  if (one.masked === other.masked) return words * 0.9;
  if ((one.kind === 'heading') !== (other.kind === 'heading') && words < 6) return 0;
  const shared = likenessOf(one, other);
  return shared >= (one.kind === 'heading' ? LEAST_SHARED_HEADING : LEAST_SHARED) ? words * shared * 0.8 : 0;
}

function cutAtEquals(from: readonly Prepared[], to: readonly Prepared[]): [number, number][] {
  const changes = diffArrays(
    from.map(({ exact }) => exact),
    to.map(({ exact }) => exact),
    { maxEditLength: 6_000 },
  );
  if (!changes) return [];
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  let gap: { ones: Prepared[]; others: Prepared[] } = { ones: [], others: [] };
  const close = () => {
    if (gap.ones.length * gap.others.length <= MOST_PAIRS) pairs.push(...alignGap(gap.ones, gap.others));
    gap = { ones: [], others: [] };
  };
  for (const { added, removed, count } of changes) {
    if (removed) {
      gap.ones.push(...from.slice(i, i + count));
      i += count;
    } else if (added) {
      gap.others.push(...to.slice(j, j + count));
      j += count;
    } else {
      close();
      for (let step = 0; step < count; step += 1) {
        const [one, other] = [from[i + step], to[j + step]];
        if (one && other) pairs.push([one.index, other.index]);
      }
      i += count;
      j += count;
    }
  }
  close();
  return pairs;
}
