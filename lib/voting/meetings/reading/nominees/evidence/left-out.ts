import type { FactItem } from '@/lib/facts/fact';
import type { Candidate } from './candidates';
import { isSameNominee } from '../names/same-nominee';

const CLEARLY_BETTER = 1.5;

/** Whether somebody whom more places show as a nominee, by so much, is not among them. */
export function leavesOutBetter(
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

/** Whether somebody who is not among them is likelier to stand, by all evidence and by so much, than one of them. */
export function leavesOutLikelier(
  items: readonly FactItem[],
  candidates: readonly Candidate[],
  likelihoodOf: (name: string) => number | undefined,
  by = 0,
): boolean {
  const isAmong = (name: string) => items.some((item) => isSameNominee(name, String(item.name)));
  const least = Math.min(...items.map(({ name }) => likelihoodOf(String(name)) ?? 1));
  return candidates.some(({ name }) => !isAmong(name) && (likelihoodOf(name) ?? 0) > least + by);
}
