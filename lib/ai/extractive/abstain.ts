import { FACT_LABELS, type FactKey } from '../fact-keys';
import type { AnswerInput, EngineAnswer } from '../types';
import { contentWords } from './question-words';

/** Says what was looked for and not found. */
export function abstain(input: AnswerInput, keys: readonly FactKey[]): Pick<EngineAnswer, 'answer' | 'quotes' | 'confidence' | 'insufficientEvidence' | 'notes'> {
  const sought = keys[0] ? FACT_LABELS[keys[0]].toLowerCase() : contentWords(input.question).slice(0, 6).join(', ');
  const subject = input.documents.length === 1 ? 'The selected document does' : 'The selected documents do';
  return { answer: `${subject} not answer this.${sought ? ` Looked for: ${sought}.` : ''}`, quotes: [], confidence: null, insufficientEvidence: true, notes: [] };
}
