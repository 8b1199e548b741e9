import type { FactItem } from '@/lib/facts/fact';
import type { Candidate } from './candidates';
import { isSameNominee } from '../names/same-nominee';

const CLEARLY_BETTER = 1.5;

/**
 * Whether a candidate who is not among `items` has a score at least `by` points above the lowest of those who are. An
 * item that is not a candidate counts as 0.
 */
export function omitsHigherScored(
  items: readonly FactItem[],
  candidates: readonly Candidate[],
  by = CLEARLY_BETTER,
): boolean {
  const isAmong = ({ name }: Candidate) => items.some((item) => isSameNominee(name, String(item.name)));
  const own = candidates.filter(isAmong);
  const others = candidates.filter((candidate) => !isAmong(candidate));
  const least = own.length < items.length ? 0 : Math.min(...own.map(({ score }) => score));
  return others.some(({ score }) => score - least >= by);
}

/**
 * Whether a candidate who is not among `items` is more probable a nominee than the least probable of them, by more than
 * `by`. `likelihoodOf` gives probabilities from 0 to 1; an item of unknown probability counts as 1, a candidate of
 * unknown probability as 0.
 */
export function omitsMoreProbable(
  items: readonly FactItem[],
  candidates: readonly Candidate[],
  likelihoodOf: (name: string) => number | undefined,
  by = 0,
): boolean {
  const isAmong = (name: string) => items.some((item) => isSameNominee(name, String(item.name)));
  const least = Math.min(...items.map(({ name }) => likelihoodOf(String(name)) ?? 1));
  return candidates.some(({ name }) => !isAmong(name) && (likelihoodOf(name) ?? 0) > least + by);
}
