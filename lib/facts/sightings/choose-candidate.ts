import { scoreTrees, toProbability, type TreeModel } from '@/lib/reading/match/trees';
import { FACT_TRUST_THRESHOLD, readingModel } from '@/lib/reading/model/reading-model';
import type { FactCandidate } from './candidates';
import { EVIDENCE } from './evidence';

/** A candidate with its probability of being right, and the reason when it is withheld. */
export type Judged = { candidate: FactCandidate; probability: number; withheld: string | undefined };

/** Lowest probability for a value that no rule read. */
const SEEN_ONLY = 0.7;
/**
 * Nominees have their own checks and no list sightings, so their probability is always lower; their threshold is
 * reduced by this.
 */
const NOMINEES_LOWER = 0.15;
/** From this probability on, a rule's value is not replaced by other sightings; it is stated or withheld. */
const CONTESTED = 0.5;

/** The stated value of a fact, or the withheld one with its reason; undefined when there is none. */
export function chooseCandidate(
  candidates: readonly FactCandidate[],
  model: TreeModel = readingModel().factTrust,
  threshold: number = FACT_TRUST_THRESHOLD,
): Judged | undefined {
  const judged = candidates.map((candidate) => ({
    candidate,
    probability: toProbability(scoreTrees(model, candidate.row)),
  }));
  const fromRules = judged.find(({ candidate }) => candidate.claim !== undefined);
  const isFree = (one: (typeof judged)[number]) => one.candidate.objection === undefined;
  if (fromRules && isFree(fromRules) && fromRules.probability >= leastOf(fromRules.candidate, threshold))
    return { ...fromRules, withheld: undefined };
  const seen = judged
    .filter((one) => one.candidate.claim === undefined && isFree(one))
    .sort((a, b) => b.probability - a.probability)[0];
  const isContested = fromRules !== undefined && isFree(fromRules) && fromRules.probability >= CONTESTED;
  if (seen && !isContested && seen.probability >= Math.max(threshold, SEEN_ONLY))
    return { ...seen, withheld: undefined };
  return fromRules
    ? { ...fromRules, withheld: fromRules.candidate.objection ?? doubtOf(fromRules.candidate) }
    : undefined;
}

function leastOf({ key }: FactCandidate, threshold: number): number {
  return key === 'nominees' ? threshold - NOMINEES_LOWER : threshold;
}

function doubtOf({ row }: FactCandidate): string {
  const value = (name: (typeof EVIDENCE)[number]) => row[EVIDENCE.indexOf(name)] ?? 0;
  if (value('agrees') < 0) return 'other facts of the filing do not fit it';
  if (value('weight') === 0 && value('rivalWeight') > 0) return 'other places of the filing state another value';
  if (value('weight') === 0) return 'no second place of the filing states it';
  return value('isFirst') === 1 ? 'too little in the filing confirms it' : 'another value is stated in more places';
}
