import type { Db } from '@/db/client';
import type { PassageSignals } from '@/lib/retrieval/rank/passage-signals';
import { composeAnswer, type Composed } from './answer/compose';
import { loadUnitIndexes } from './load-structures';
import { confidenceRow } from './match/confidence';
import type { UnitIndex } from './match/index-units';
import { findCandidates, rankUnits, type Ranked } from './match/rank-units';
import type { WeighedTerm } from './match/term-match';
import { scoreTrees, toProbability } from './match/trees';
import { readingModel } from './model/reading-model';
import { readQuestion, type Question } from './question/read-question';

/** The result of reading one document for one question. */
export type DocumentReading = {
  documentId: string;
  question: Question;
  terms: WeighedTerm[];
  /** Units that may answer, the most likely first. */
  ranked: Ranked[];
  composed: Composed | null;
  /** Probability that the composed answer is right, calibrated on filings not used for training. */
  probability: number;
};

type ReadInput = {
  question: string;
  documents: readonly { id: string; revision: number; companyName: string }[];
  signals: ReadonlyMap<string, PassageSignals>;
};

/**
 * Reads the documents that were searched for a question, in the given order. The caller must have checked that they are
 * visible to the user.
 */
export async function readForQuestion(db: Db, { question, documents, signals }: ReadInput): Promise<DocumentReading[]> {
  const searched = documents.filter(({ id }) => signals.has(id));
  const indexes = await loadUnitIndexes(db, searched);
  return searched.flatMap(({ id, companyName }) => {
    const index = indexes.get(id);
    const placeSignals = signals.get(id);
    return index && placeSignals
      ? [{ documentId: id, ...readUnitsFor(index, question, companyName, placeSignals) }]
      : [];
  });
}

/** Reads one document for a question; a pure function. */
export function readUnitsFor(
  index: UnitIndex,
  text: string,
  companyName: string,
  signals: PassageSignals,
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
