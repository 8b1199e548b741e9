import type { FactKey } from './fact-keys';
import type { FactValue } from './fact';
import type { Box } from '@/lib/pdf/types';
import type { FilingText, Span } from '@/lib/reading/text/filing-text';

/** What a family of readers found, before its words are copied and its boxes drawn. */
export type FactDraft = {
  key: FactKey;
  value: FactValue;
  unit?: FactUnit;
  period?: string | null;
  span: Span;
  /** From 0 to 1. */
  confidence: number;
  /** Why the value is not stated, where a check speaks against it. */
  withheld?: string;
  /** Absent for what was read from the text. */
  source?: 'xbrl';
};

export type FactUnit =
  'USD' | 'ratio' | 'percent' | 'times' | 'shares' | 'date' | 'people' | 'meetings' | 'years' | 'boards';

/** One fact of a document as it is stored and shown. */
export type ReadFact = {
  key: FactKey;
  value: FactValue;
  unit: FactUnit | null;
  period: string | null;
  page: number;
  /** Verbatim text of the page, line breaks included as they stand. */
  quote: string;
  /** Range in `PageLayout.text`. */
  charStart: number;
  charEnd: number;
  boxes: Box[];
  confidence: number;
  source: 'text' | 'xbrl';
  /** Why the value is not stated; null for a fact. What is withheld is shown with its reason and answers nothing. */
  withheldReason: string | null;
};

export type FactReader = (filing: FilingText) => FactDraft[];
