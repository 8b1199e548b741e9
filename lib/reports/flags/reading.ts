import type { Fact } from '@/lib/facts/fact';

/**
 * What the filings say about a metric. A statement such as "more than 95%" only bounds the value, so a reading is a
 * range; yes is 1 and no is 0.
 */
export type Reading = {
  low: number;
  high: number;
  /** As a person reads it. */
  stated: string;
  /** The facts it rests on; every one of them must be found on its page. */
  facts: Fact[];
  /** From 0 to 1. */
  confidence: number;
  /** How the value came about, where it was computed. */
  working?: string;
};

/** Several readings contradict each other; none means that nothing was found, with the reason where there is one. */
export type Readings = { readings: Reading[]; reason?: string };

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
