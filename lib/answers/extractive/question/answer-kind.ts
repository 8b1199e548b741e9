import { alternatives, oneOf } from '@/lib/format/patterns';
import {
  ASKS_AMOUNT,
  ASKS_NUMBER_WORDS,
  ASKS_PERSON,
  ASKS_SHARE,
  DATES_WORDS,
  DATE_WORDS,
  NUMBER_FORMS,
  PERSON_WORDS,
  YES_NO_VERBS,
} from './answer-kind-patterns';

/** What an answer must contain to be one. */
export type AnswerKind = 'money' | 'percent' | 'number' | 'date' | 'person' | 'yes-no' | 'words';

const PATTERNS: Record<AnswerKind, RegExp> = {
  money: /\$\s?\d|\d[\d,]*(?:\.\d+)?\s(?:million|billion|thousand)|\d,\d{3}/i,
  percent: /\d(?:\.\d+)?\s?(?:%|percent)/i,
  number: new RegExp(alternatives(NUMBER_FORMS), 'i'),
  date: new RegExp(alternatives(DATE_WORDS)),
  person: new RegExp(alternatives(PERSON_WORDS)),
  'yes-no': /./,
  words: /./,
};

const IS_YES_NO = new RegExp(String.raw`^\s*${oneOf(YES_NO_VERBS)}\b`);

/** What a question asks for, by its words; "words" when they ask for nothing that an answer could be checked for. */
export function answerKindOf(question: string): AnswerKind {
  const text = question.toLowerCase();
  if (ASKS_SHARE.test(text)) return 'percent';
  if (/\b(?:at what (?:cost|price)|for (?:what|how much) fee)\b/.test(text)) return 'money';
  if (ASKS_AMOUNT.test(text) && /\b(?:how much|what (?:is|was|were|are|did|fee)|amount|fee)\b/.test(text))
    return 'money';
  if (/\bhow (?:many|often|long|old)\b|\bnumber of\b|\bat what age\b/.test(text)) return 'number';
  if (/^\s*(?:when|on (?:what|which) (?:date|day))\b|\bwhat (?:date|day|year)\b/.test(text)) return 'date';
  if (ASKS_PERSON.test(text)) return 'person';
  if (IS_YES_NO.test(text)) return 'yes-no';
  return 'words';
}

/** Whether a text has words of a kind: a sum for "money", a date for "date"; any text has "words" and "yes-no". */
export function hasKind(text: string, kind: AnswerKind): boolean {
  return PATTERNS[kind].test(text);
}

const ASKS_NUMBER = new RegExp(alternatives(ASKS_NUMBER_WORDS), 'i');
const DATES = new RegExp(alternatives(DATES_WORDS), 'gi');

/** Whether an answer to "how many" or "what share" gives a number beside its dates; other questions ask for none. */
export function givesAskedNumber(question: string, answer: string): boolean {
  return !ASKS_NUMBER.test(question) || hasKind(answer.replace(DATES, ' '), 'number');
}
