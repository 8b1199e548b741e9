import { answerFromFigures } from '@/lib/financials/question/answer-from-figures';
import type { AnswerInput } from '../types';
import type { Draft } from './join-answers';

/** The filing tags the figure itself, so only the question can be misunderstood. */
const CONFIDENCE = 0.95;

/**
 * The answer that a financial line item or measure gives, when the question asks for nothing else and about one
 * company; otherwise notes on what is missing. Null when the question is of another kind.
 */
export function fromFigures(input: AnswerInput): { draft?: Draft; notes: string[] } | null {
  const ids = new Set(input.documents.map(({ documentId }) => documentId));
  const figures = (input.figures ?? []).filter(({ documentId }) => ids.has(documentId));
  const companies = new Set(input.documents.map(({ companyName }) => companyName));
  const [companyName] = companies;
  if (companyName === undefined || companies.size > 1) return null;
  const result = answerFromFigures(input.question, figures, companyName);
  if (!result) return null;
  if ('missing' in result)
    return {
      notes: result.missing.length > 0 ? [`The tagged figures do not state: ${result.missing.join('; ')}.`] : [],
    };
  const { answer, sources, calculation } = result.answer;
  const quotes = sources.map((source) => ({ chunkId: null, ...source }));
  return {
    draft: { answer, quotes, confidence: CONFIDENCE, insufficientEvidence: false, calculation, notes: [] },
    notes: [],
  };
}
