import type { FactKey } from '@/lib/facts/fact-keys';
import type { Fact } from '@/lib/facts/fact';

/** The facts of the newest filing, highest confidence first within each key, and the year of its meeting. */
export type Filing = { facts: readonly Fact[]; meetingYear: number | null };

/** A value whose confidence is lower than the best by more than this does not contradict it. */
const CLOSE = 0.06;
const LEAST_CONFIDENCE = 0.55;

/** The facts of one key for the latest period in the filing. */
export function factsOf(filing: Filing, key: FactKey): Fact[] {
  const all = filing.facts.filter((fact) => fact.key === key);
  const latest = all
    .map((fact) => fact.period)
    .filter((period) => period !== null)
    .sort()
    .at(-1);
  const current =
    latest === undefined
      ? all
      : all.filter(
          (fact) =>
            fact.period === latest ||
            (fact.period === null &&
              !all.some((other) => other.period === latest && other.confidence >= fact.confidence)),
        );
  const best = Math.max(0, ...current.map((fact) => fact.confidence));
  return current
    .filter((fact) => fact.confidence >= Math.max(LEAST_CONFIDENCE, best - CLOSE))
    .toSorted((a, b) => b.confidence - a.confidence);
}

/** 94.26 → "94.3%"; the number is in percent, not a share of 1. */
export function percent(value: number): string {
  return `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;
}
