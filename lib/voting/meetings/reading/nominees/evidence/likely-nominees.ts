import type { FilingText } from '@/lib/reading/text/filing-text';
import { scoreTrees, toProbability, type TreeModel } from '@/lib/reading/match/trees';
import type { Person } from '@/lib/reading/structure/types';
import { evidenceOf, type Evidence } from './evidence';
import model from './nominee-model.json';
import type { StatedCount } from '../stated-numbers';

/** Somebody with the probability of standing for election. */
export type Likely = Pick<Evidence, 'name' | 'first'> & { probability: number };

export type LikelyNominees = {
  /** Everybody weighed, the most probable first. */
  all: Likely[];
  /** Who stands by the evidence together, in the filing's order. */
  list: Likely[];
  /** Whether a count of the filing divides the people clearly. */
  isSure: boolean;
};

type About = {
  filing: FilingText;
  people: readonly Person[];
  /** Numbers of nominees that the filing may state. */
  counts: readonly StatedCount[];
  /** Sizes that the filing states for the board. */
  sizes: readonly number[];
  meetingYear: number | null;
};

/** Who is most likely to stand for election by all that a filing prints of its people, without regard to its layout. */
export function likelyNominees({ filing, people, counts, sizes, meetingYear }: About): LikelyNominees {
  const stated = counts.toSorted((a, b) => b.confidence - a.confidence);
  const numbers = stated.map(({ value }) => value);
  const all = evidenceOf(filing, people, numbers, meetingYear)
    .map(({ name, first, row }) => ({ name, first, probability: probabilityOf(row) }))
    .toSorted((a, b) => b.probability - a.probability);
  return { all, ...divide(all, stated, sizes) };
}

const probabilityOf = (row: readonly number[]) => toProbability(scoreTrees(model as TreeModel, row));

/** Log-odds that a number of nominees loses: by its confidence below the surest one, or where it is not stated. */
const PRIOR = { perConfidence: 8, ofBoard: -3, unstated: -5 } as const;
const MOST_NOMINEES = 25;
const NEVER = 1e-9;
/** How much likelier the list must be than one of another length, and how its last and the next one must be apart. */
const SURE = { gap: 2.5, last: 0.5, next: 0.4, count: 0.15 } as const;

/** The number of nominees that the probabilities and the stated counts make most likely, and its list. */
export function divide(
  all: readonly Likely[],
  counts: readonly StatedCount[],
  sizes: readonly number[],
): Pick<LikelyNominees, 'list' | 'isSure'> {
  const most = Math.max(0, ...counts.map(({ confidence }) => confidence));
  const belowMost = new Map(counts.toReversed().map(({ value, confidence }) => [value, most - confidence]));
  const priorOf = (length: number) => {
    const below = belowMost.get(length);
    if (below !== undefined) return -below * PRIOR.perConfidence;
    return sizes.includes(length) ? PRIOR.ofBoard : PRIOR.unstated;
  };
  const lengths = Array.from({ length: Math.min(all.length, MOST_NOMINEES) }, (_, at) => at + 1);
  const ranked = lengths
    .map((length) => ({ length, score: likelihoodOf(all, length) + priorOf(length) }))
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = ranked;
  if (!best) return { list: [], isSure: false };
  const last = all[best.length - 1]?.probability ?? 0;
  const next = all[best.length]?.probability ?? 0;
  const isSure =
    best.score - (second?.score ?? -Infinity) >= SURE.gap &&
    (belowMost.get(best.length) ?? 1) <= SURE.count &&
    last >= SURE.last &&
    next <= SURE.next;
  return { list: all.slice(0, best.length).toSorted((a, b) => a.first - b.first), isSure };
}

function likelihoodOf(all: readonly Likely[], length: number): number {
  return all.reduce(
    (sum, { probability }, at) => sum + Math.log((at < length ? probability : 1 - probability) + NEVER),
    0,
  );
}
