import { answerFromFigures } from '@/lib/financials/question/answer-from-figures';
import type { AnswerInput } from '../types';
import type { Draft } from './join-answers';

/** The filing tags the figure itself, so that only the question may be misread; a table may be misread too. */
const CONFIDENCE = { tagged: 0.95, table: 0.9 };

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
      notes:
        result.missing.length > 0
          ? [`The statements read from the filing do not state: ${result.missing.join('; ')}.`]
          : [],
    };
  const { answer, sources, calculation, isTagged } = result.answer;
  const quotes = sources.map((source) => ({ chunkId: null, ...source }));
  return {
    draft: {
      answer,
      quotes,
      confidence: isTagged ? CONFIDENCE.tagged : CONFIDENCE.table,
      insufficientEvidence: false,
      calculation,
      notes: [],
    },
    notes: [],
  };
}
