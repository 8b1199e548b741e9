import type { FactKey } from '../fact-keys';
import type { Fact } from '../types';
import { FACT_INTENTS } from './fact-intents';

/** The fact keys that a question asks for, in the order a reader expects them. Empty when it asks for something else. */
export function keysAskedFor(question: string): FactKey[] {
  const text = ` ${question.toLowerCase().replace(/[’‘]/g, "'").replace(/[\s\u2010-\u2015-]+/g, ' ')} `;
  const keys: FactKey[] = [];
  for (const intent of FACT_INTENTS) {
    const isAsked = intent.all.every((pattern) => pattern.test(text)) && !intent.none?.some((pattern) => pattern.test(text));
    if (!isAsked) continue;
    keys.push(...intent.keys);
    if (intent.isFinal) break;
  }
  return [...new Set(keys)];
}

/** The facts of all documents that a question asks for. */
export function factsAskedFor(question: string, facts: Fact[]): Fact[] {
  const keys = keysAskedFor(question);
  return facts.filter((fact) => keys.includes(fact.key)).sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
}
