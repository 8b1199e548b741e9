import type { FilingText } from '@/lib/reading/text/filing-text';
import { scoreTrees, toProbability, type TreeModel } from '@/lib/reading/match/trees';
import type { Person } from '@/lib/reading/structure/types';
import { evidenceOf, type Evidence } from './evidence';
import model from './nominee-model.json';
import type { StatedCount } from '../stated-numbers';

/** A person with the probability, from 0 to 1, of being a nominee. */
export type Likely = Pick<Evidence, 'name' | 'first'> & { probability: number };

export type LikelyNominees = {
  /** Everybody with evidence, the most probable first. */
  all: Likely[];
  /** The nominees by all evidence together, in the order of the filing. */
  list: Likely[];
  /** Whether the number of nominees, and who is the last of them, is clear. */
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

/**
 * The most probable nominees by all that a filing prints of its people, whatever its layout. `meetingYear` is null
 * where it is not known.
 */
export function likelyNominees({ filing, people, counts, sizes, meetingYear }: About): LikelyNominees {
  const stated = counts.toSorted((a, b) => b.confidence - a.confidence);
  const numbers = stated.map(({ value }) => value);
  const all = evidenceOf(filing, people, numbers, meetingYear)
    .map(({ name, first, row }) => ({ name, first, probability: probabilityOf(row) }))
    .toSorted((a, b) => b.probability - a.probability);
  return { all, ...divide(all, stated, sizes) };
}

const probabilityOf = (row: readonly number[]) => toProbability(scoreTrees(model as TreeModel, row));

/**
 * What a number of nominees loses in log-odds: for each point of confidence below the highest one, or where it is the
 * size of the board or not stated at all.
 */
const PRIOR = { perConfidence: 8, ofBoard: -3, unstated: -5 } as const;
const MOST_NOMINEES = 25;
const NEVER = 1e-9;
/**
 * When a list is sure: its lead in log-odds over a list of another length, the least probability of its last person,
 * the most of the next one, and the most confidence that its number may lack.
 */
const SURE = { gap: 2.5, last: 0.5, next: 0.4, count: 0.15 } as const;

/**
 * The most probable number of nominees by the probabilities and the stated counts, at most 25, and the list of as many
 * people. `all` is in descending order of probability.
 */
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
