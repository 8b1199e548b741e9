import type { Db } from '@/db/client';
import type { PlaceSignals } from '@/lib/retrieval/rank/place-signals';
import { composeAnswer, type Composed } from './answer/compose';
import { loadUnitIndexes } from './load-structures';
import { confidenceRow } from './match/confidence';
import { findCandidates } from './match/find-candidates';
import type { UnitIndex } from './match/index-units';
import { rankUnits, type Ranked } from './match/rerank';
import type { WeighedTerm } from './match/term-match';
import { scoreTrees, toProbability } from './match/trees';
import { readingModel } from './model/reading-model';
import { readQuestion, type Question } from './question/read-question';

/** One document read for one question. */
export type DocumentReading = {
  documentId: string;
  question: Question;
  terms: WeighedTerm[];
  /** Units that may answer, likeliest first. */
  ranked: Ranked[];
  composed: Composed | null;
  /** That the composed answer is right, calibrated on filings the reader was not trained on. */
  probability: number;
};

type ReadInput = {
  question: string;
  documents: readonly { id: string; revision: number; companyName: string }[];
  signals: ReadonlyMap<string, PlaceSignals>;
};

/**
 * Reads the documents for a question, in the order given. Their rows must have been checked to be visible to the
 * caller.
 */
export async function readForQuestion(db: Db, { question, documents, signals }: ReadInput): Promise<DocumentReading[]> {
  const indexes = await loadUnitIndexes(db, documents);
  return documents.flatMap(({ id, companyName }) => {
    const index = indexes.get(id);
    const placeSignals = signals.get(id);
    return index && placeSignals
      ? [{ documentId: id, ...readUnitsFor(index, question, companyName, placeSignals) }]
      : [];
  });
}

/** The pure part: everything that one document says to a question. */
export function readUnitsFor(
  index: UnitIndex,
  text: string,
  companyName: string,
  signals: PlaceSignals,
): Omit<DocumentReading, 'documentId'> {
  const { first, second, confidence, neighbours } = readingModel();
  const { people, terms: definedTerms } = index.structure;
  const question = readQuestion(text, { people, terms: definedTerms, companyNames: [companyName] });
  const { candidates, terms } = findCandidates(index, question, signals, neighbours);
  const ranked = rankUnits(candidates, first, second);
  const composed = composeAnswer(ranked, question, terms, index);
  const probability = composed ? toProbability(scoreTrees(confidence, confidenceRow(ranked, composed, question))) : 0;
  return { question, terms, ranked, composed, probability };
}
