import { scoreTrees, toProbability, type TreeModel } from '@/lib/reading/match/trees';
import { FACT_TRUST_THRESHOLD, readingModel } from '@/lib/reading/model/reading-model';
import type { Candidate } from './candidates';
import { EVIDENCE } from './evidence';

/** A candidate with the probability that it is right, and why it is withheld where it is. */
export type Judged = { candidate: Candidate; probability: number; withheld: string | undefined };

/** What no rule read needs more to be stated. */
const SEEN_ONLY = 0.7;
/** Nominees have validators of their own and no sightings as a list, so that no probability of theirs can be high. */
const NOMINEES_LOWER = 0.15;
/** A rule's value this probable is not replaced by what is seen elsewhere; it is stated or withheld. */
const CONTESTED = 0.5;

/** The value of a fact that is stated, or the one that is withheld with its reason; undefined where there is none. */
export function chooseCandidate(
  candidates: readonly Candidate[],
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

function leastOf({ key }: Candidate, threshold: number): number {
  return key === 'nominees' ? threshold - NOMINEES_LOWER : threshold;
}

function doubtOf({ row }: Candidate): string {
  const value = (name: (typeof EVIDENCE)[number]) => row[EVIDENCE.indexOf(name)] ?? 0;
  if (value('agrees') < 0) return 'other facts of the filing do not fit it';
  if (value('weight') === 0 && value('rivalWeight') > 0) return 'other places of the filing state another value';
  if (value('weight') === 0) return 'no second place of the filing states it';
  return value('isFirst') === 1 ? 'too little in the filing confirms it' : 'another value is stated in more places';
}
