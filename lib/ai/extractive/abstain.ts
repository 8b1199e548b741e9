import { FACT_LABELS, type FactKey } from '../fact-keys';
import type { AnswerInput, EngineAnswer, EngineQuote } from '../types';
import { contentWords } from './question-words';

/** Says what was looked for and not found, and where the reader may look: `nearest` is shown and claims nothing. */
export function abstain(input: AnswerInput, keys: readonly FactKey[], nearest: EngineQuote[] = []): Pick<EngineAnswer, 'answer' | 'quotes' | 'confidence' | 'insufficientEvidence' | 'notes'> {
  const sought = keys[0] ? FACT_LABELS[keys[0]].toLowerCase() : contentWords(input.question).slice(0, 6).join(', ');
  const subject = input.documents.length === 1 ? 'No passage of the selected document answers' : 'No passage of the selected documents answers';
  const places = nearest.map(({ page }, index) => `page ${page} [${index + 1}]`).join(' · ');
  return { answer: `${subject} this by itself.${sought ? ` Looked for: ${sought}.` : ''}${places ? ` Nearest to it: ${places}` : ''}`, quotes: nearest, confidence: null, insufficientEvidence: true, notes: [] };
}
