import { FACT_LABELS, type FactKey } from '@/lib/facts/fact-keys';
import type { Fact } from '@/lib/facts/fact';
import { canAnswer } from './asked-type';
import type { FactIntent } from './fact-intent-words';
import { PAY_INTENTS } from './pay-intents';
import { AUDITOR_AND_RIGHTS_INTENTS } from './auditor-and-rights-intents';
import { BOARD_INTENTS } from './board-intents';
import { plainQuestion } from './plain-question';
import { questionParts } from './question-parts';

/**
 * Which governance fact a question asks for: general wordings, the most specific first. None is specific to a company
 * or a single question.
 */
const FACT_INTENTS: readonly FactIntent[] = [...PAY_INTENTS, ...AUDITOR_AND_RIGHTS_INTENTS, ...BOARD_INTENTS];

/** The fact keys that a question asks for, in the order an answer gives them. Empty when it asks for something else. */
export function keysAskedFor(question: string): FactKey[] {
  return [...new Set(halvesOf(question).flatMap(keysOfOne))];
}

/**
 * The separate questions in a sentence, when each asks for a fact that the others do not; otherwise the whole sentence.
 */
export function halvesOf(question: string): string[] {
  const parts = withReferents(questionParts(question));
  const keys = parts.map(keysOfOne);
  const isJoined =
    parts.length > 1 &&
    keys.every(
      (own, at) => own.length > 0 && !keys.some((other, index) => index !== at && other.includes(own[0] ?? 'auditor')),
    );
  return isJoined ? parts : [question];
}

/**
 * "Which firm is the auditor, and how long has it served?": in the second part, replaces the pronoun by what it refers
 * to.
 */
function withReferents(parts: readonly string[]): string[] {
  const [first, ...others] = parts;
  const [about] = first === undefined ? [] : keysOfOne(first);
  if (first === undefined || about === undefined) return [...parts];
  const name = FACT_LABELS[about].toLowerCase();
  return [
    first,
    ...others.map((part) =>
      keysOfOne(part).length > 0 ? part : part.replace(/\b(?:it|they|them|there|he|she)\b/i, name),
    ),
  ];
}

function keysOfOne(question: string): FactKey[] {
  const text = plainQuestion(question);
  const keys: FactKey[] = [];
  for (const intent of FACT_INTENTS) {
    const isAsked =
      intent.asked.some((way) => way.every((pattern) => pattern.test(text))) &&
      !intent.unless?.some((pattern) => pattern.test(text));
    const [main] = intent.keys;
    if (!isAsked || main === undefined || !canAnswer(main, question)) continue;
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
