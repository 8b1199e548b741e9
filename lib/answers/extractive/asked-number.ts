import { hasKind } from './answer-kind';
import { alternatives } from '@/lib/format/patterns';
import { ASKS_NUMBER_WORDS, DATES_WORDS } from './asked-number-patterns';

const ASKS_NUMBER = new RegExp(alternatives(ASKS_NUMBER_WORDS), 'i');
const DATES = new RegExp(alternatives(DATES_WORDS), 'gi');

/** Whether an answer to "how many" or "what share" gives a number beside its dates; other questions ask for none. */
export function givesAskedNumber(question: string, answer: string): boolean {
  return !ASKS_NUMBER.test(question) || hasKind(answer.replace(DATES, ' '), 'number');
}
