import { hasKind } from './answer-kind';

const ASKS_NUMBER =
  /\bhow (?:many|often)\b|\bhow much (?:did|does|do|was|were|is|are|of)\b|\b(?:what|which) (?:percent(?:age)?|proportion|share) of\b/i;
const DATES =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d{1,2}(?:,?\s\d{4})?\b|\b\d{1,2}\s(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:19|20)\d\d\b|\[\d{1,3}\]/gi;

/** Whether an answer to "how many" or "what share" gives a number beside its dates; other questions ask for none. */
export function givesAskedNumber(question: string, answer: string): boolean {
  return !ASKS_NUMBER.test(question) || hasKind(answer.replace(DATES, ' '), 'number');
}
