import { FACT_LABELS } from '@/lib/facts/fact-keys';
import type { AnswerInput } from './types';
import { factsAskedFor } from './intents/facts-asked-for';
import { stateValue, statesValue } from '@/lib/facts/fact-words';

const MIN_CONFIDENCE = 0.8;

/** Notes for the user where a fact read with high confidence differs from the answer. */
export function disagreements(input: AnswerInput, answer: string, isInsufficient: boolean): string[] {
  return factsAskedFor(input.question, input.facts)
    .filter(
      (fact) => fact.confidence >= MIN_CONFIDENCE && !Array.isArray(fact.value) && typeof fact.value !== 'boolean',
    )
    .filter((fact) => !statesValue(answer, fact))
    .map((fact) => {
      const found = `${FACT_LABELS[fact.key]}: page ${fact.page} of the filing states ${stateValue(fact)}`;
      return isInsufficient
        ? `${found}, though the model found no answer.`
        : `${found}, which the answer does not give. Check the page.`;
    })
    .slice(0, 3);
}
