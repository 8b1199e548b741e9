import type { FactKey } from './fact-keys';
import type { FactValue } from './fact';
import type { Box } from '@/lib/pdf/types';
import type { FilingText, Span } from '@/lib/reading/text/filing-text';

/** A fact found by a reader, before its words are copied and its boxes computed. */
export type FactDraft = {
  key: FactKey;
  value: FactValue;
  unit?: FactUnit;
  period?: string | null;
  span: Span;
  /** From 0 to 1. */
  confidence: number;
  /** Why the value is not stated, when a check fails. */
  withheld?: string;
  /** Absent for values read from the text. */
  source?: 'xbrl';
};

export type FactUnit =
  'USD' | 'ratio' | 'percent' | 'times' | 'shares' | 'date' | 'people' | 'meetings' | 'years' | 'boards';

/** One fact of a document as stored and shown. */
export type ReadFact = {
  key: FactKey;
  value: FactValue;
  unit: FactUnit | null;
  period: string | null;
  page: number;
  /** Exact text of the page, including line breaks. */
  quote: string;
  /** Range of characters in `PageLayout.text`. */
  charStart: number;
  charEnd: number;
  boxes: Box[];
  confidence: number;
  source: 'text' | 'xbrl';
  /**
   * Why the value is not stated; null for a fact in use. A withheld value is shown with its reason and used for nothing
   * else.
   */
  withheldReason: string | null;
};

export type FactReader = (filing: FilingText) => FactDraft[];
