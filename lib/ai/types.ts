import type { FiledStatements } from '@/lib/financials/company-statements';
import type { DocumentReading } from '@/lib/reading/read-for-question';
import type { FactKey } from './fact-keys';

/** A chunk of a filing offered as evidence. `text` is verbatim text of the page. */
export type Passage = {
  chunkId: string;
  documentId: string;
  /** For a person, such as "Acme Corporation, DEF 14A, fiscal year 2023". */
  documentLabel: string;
  page: number;
  sectionTitle: string | null;
  text: string;
  /** Relevance from 0 to 1. */
  score: number;
};

export type DocumentInfo = { documentId: string; label: string; fiscalYear: number | null; companyName: string };

export type FactValue = string | number | boolean | FactItem[];
/** One row of a fact that is a list: a nominee, a holder, a proposal. */
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

export type AnswerInput = {
  question: string;
  /** What the tenant told us about its way of looking at companies. */
  analysisContext?: string | undefined;
  passages: Passage[];
  facts: Fact[];
  documents: DocumentInfo[];
  /** Figures of the statements, where filings tag them. */
  figures?: readonly FiledStatements[] | undefined;
  /** The documents read closely for the question; absent where only passages are known. */
  readings?: readonly DocumentReading[] | undefined;
  /** What search understood the question to be about; it may be a guess. */
  concepts?: readonly string[] | undefined;
  signal?: AbortSignal | undefined;
  /** Hears the draft of the answer grow. The returned answer is the one that counts. */
  onText?: ((delta: string) => void) | undefined;
};

/** `chunkId` is null where the words were found by the fact reader outside the passages. */
export type EngineQuote = {
  chunkId: string | null;
  documentId: string;
  page: number;
  quote: string;
  /** Range in the page's text, where the reader knows the place itself. */
  range?: [start: number, end: number];
};

/** A value worked out from values of the filing. `source` is an index into the quotes. */
export type Calculation = {
  value: number;
  /** "USD", "percentage points" or null where the filing names none. */
  unit: string | null;
  formula: string;
  operands: { label: string; value: number; unit: string | null; source: number }[];
  /** What the value is, where that says all, as "Free cash flow margin, fiscal 2025". */
  label?: string;
  /** The formula in parts: signs as text, operands as indexes. */
  expression?: (string | number)[];
};

export type Usage = { inputTokens: number; outputTokens: number };

export type EngineAnswer = {
  /** Markers [1], [2] … refer to `quotes` by position. */
  answer: string;
  quotes: EngineQuote[];
  /** From 0 to 1, or null where nothing can be said. */
  confidence: number | null;
  insufficientEvidence: boolean;
  /** Places to look at where nothing answers; they claim nothing. */
  nearest?: EngineQuote[];
  calculation?: Calculation | null;
  usage: Usage;
  promptVersion: string;
  /** Remarks for the reader, such as a disagreement between the model and a fact. */
  notes: string[];
};

export type AnswerEngine = {
  /** "extractive" or the id of the model. */
  id: string;
  answer(input: AnswerInput): Promise<EngineAnswer>;
};
