import type { Usage } from '@/lib/ai/usage';
import type { Fact } from '@/lib/facts/fact';
import type { FiledStatements } from '@/lib/financials/company-statements';
import type { DocumentReading } from '@/lib/reading/read-for-question';

/** A chunk of a filing given as evidence. `text` is verbatim text of the page. */
export type Passage = {
  chunkId: string;
  documentId: string;
  /** Name for display, such as "Acme Corporation, DEF 14A, fiscal year 2023". */
  documentLabel: string;
  page: number;
  sectionTitle: string | null;
  text: string;
  /** Relevance from 0 to 1. */
  score: number;
};

export type DocumentInfo = { documentId: string; label: string; fiscalYear: number | null; companyName: string };

export type AnswerInput = {
  question: string;
  /** The organization's own description of how it looks at companies. */
  analysisContext?: string | undefined;
  passages: Passage[];
  facts: Fact[];
  documents: DocumentInfo[];
  /** Figures of the financial statements, for filings that tag them. */
  figures?: readonly FiledStatements[] | undefined;
  /** The documents read in full for the question; absent when only passages are known. */
  readings?: readonly DocumentReading[] | undefined;
  /** The concepts that search recognised in the question; may be wrong. */
  concepts?: readonly string[] | undefined;
  signal?: AbortSignal | undefined;
  /** Called with the draft of the answer as it grows. Only the returned answer is final. */
  onText?: ((delta: string) => void) | undefined;
};

/** `chunkId` is null when the fact reader found the words outside the passages. */
export type EngineQuote = {
  chunkId: string | null;
  documentId: string;
  page: number;
  quote: string;
  /** Range of characters in the page's text, when the reader knows the exact place. */
  range?: [start: number, end: number];
};

/** A value calculated from values of the filing. `source` is an index into the quotes. */
export type Calculation = {
  value: number;
  /** "USD" or "percentage points"; null when the filing gives no unit. */
  unit: string | null;
  formula: string;
  operands: { label: string; value: number; unit: string | null; source: number }[];
  /** What the value is, where that says all, as "Free cash flow margin, fiscal 2025". */
  label?: string;
  /** The formula in parts: signs as text, operands as indexes. */
  expression?: (string | number)[];
};

export type EngineAnswer = {
  /** Markers [1], [2] … refer to `quotes` by position. */
  answer: string;
  quotes: EngineQuote[];
  /** From 0 to 1; null when it cannot be estimated. */
  confidence: number | null;
  insufficientEvidence: boolean;
  /** Places to look when nothing answers; they are not claims. */
  nearest?: EngineQuote[];
  calculation?: Calculation | null;
  usage: Usage;
  promptVersion: string;
  /** Remarks for the user, such as a disagreement between the model and a fact. */
  notes: string[];
};

export type AnswerEngine = {
  /** "extractive" or the id of the model. */
  id: string;
  answer(input: AnswerInput): Promise<EngineAnswer>;
};
