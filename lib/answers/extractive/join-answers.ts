import type { EngineAnswer, EngineQuote } from '../types';

export type Draft = Pick<
  EngineAnswer,
  'answer' | 'quotes' | 'confidence' | 'insufficientEvidence' | 'notes' | 'nearest' | 'calculation'
>;

/**
 * Joins the answers to the halves of a question into one, with its citation markers renumbered. Counts as answered when
 * one half is.
 */
export function joinAnswers(drafts: readonly Draft[]): Draft {
  const [only] = drafts;
  if (only && drafts.length === 1) return only;
  const quotes: EngineQuote[] = [];
  const texts = drafts.map((draft) => {
    const places = draft.quotes.map((quote) => markerOf(quote, quotes));
    return draft.answer.replace(/\[(\d+)\]/g, (_, digits: string) => `[${places[Number(digits) - 1] ?? digits}]`);
  });
  const sure = drafts.filter((draft) => !draft.insufficientEvidence).flatMap((draft) => draft.confidence ?? []);
  return {
    answer: [...new Set(texts)].join('\n'),
    quotes,
    confidence: sure.length > 0 ? Math.min(...sure) : null,
    insufficientEvidence: drafts.every((draft) => draft.insufficientEvidence),
    notes: drafts.flatMap((draft) => draft.notes),
  };
}

function markerOf(quote: EngineQuote, quotes: EngineQuote[]): number {
  const known = quotes.findIndex(
    (other) => other.documentId === quote.documentId && other.page === quote.page && other.quote === quote.quote,
  );
  return known >= 0 ? known + 1 : quotes.push(quote);
}
