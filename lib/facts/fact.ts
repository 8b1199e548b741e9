import type { FactKey } from './fact-keys';

export type FactValue = string | number | boolean | FactItem[];
/** One row of a list fact: a nominee, a holder, a proposal. */
export type FactItem = Record<string, string | number | boolean | null>;

/** A governance fact with the words that state it. `quote` is verbatim text of its page. */
export type Fact = {
  documentId: string;
  key: FactKey;
  value: FactValue;
  unit: string | null;
  period: string | null;
  page: number;
  quote: string;
  /** From 0 to 1. */
  confidence: number;
  source: 'text' | 'xbrl';
};
