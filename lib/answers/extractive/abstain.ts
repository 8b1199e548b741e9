import { FACT_LABELS, type FactKey } from '@/lib/facts/fact-keys';
import type { AnswerInput, EngineQuote } from '../types';
import type { Draft } from './join-answers';
import { subjectWords } from './question-words';

/**
 * An answer that says what was looked for and not found. `nearest` passages are shown as places to look; they are not
 * claims.
 */
export function abstain(input: AnswerInput, keys: readonly FactKey[], nearest: EngineQuote[] = []): Draft {
  const sought = keys[0] ? FACT_LABELS[keys[0]].toLowerCase() : subjectWords(input.question).slice(0, 6).join(', ');
  const where = input.documents.length === 1 ? 'in the selected document' : 'in the selected documents';
  const answer =
    `The extractive engine found no passage ${where} that answers this by ` +
    `itself.${sought ? ` Looked for: ${sought}.` : ''}`;
  return { answer, quotes: [], nearest, confidence: null, insufficientEvidence: true, notes: [] };
}
