import type { Fact } from '@/lib/facts/fact';

/**
 * A value of a metric from the filings. A statement such as "more than 95%" only gives a bound, so a reading is a
 * range; yes is 1 and no is 0.
 */
export type Reading = {
  low: number;
  high: number;
  /** As displayed. */
  stated: string;
  /** The facts it is based on; each must be found on its page. */
  facts: Fact[];
  /** From 0 to 1. */
  confidence: number;
  /** The calculation, for computed values. */
  working?: string;
};

/** Several readings contradict each other; no reading means that nothing was found, with the reason if known. */
export type Readings = { readings: Reading[]; reason?: string };

/** A reading with one exact value; its confidence is that of the least certain fact. */
export function exactly(value: number, stated: string, facts: Fact[], working?: string): Reading {
  return {
    low: value,
    high: value,
    stated,
    facts,
    confidence: Math.min(...facts.map((fact) => fact.confidence)),
    ...(working ? { working } : {}),
  };
}
