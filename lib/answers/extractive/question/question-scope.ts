import type { AnswerInput, DocumentInfo } from '@/lib/answers/types';
import type { Fact } from '@/lib/facts/fact';
import { alternatives, oneOf } from '@/lib/format/patterns';
import { COMPANY_NAME_PARTS, GENERIC_WORDS, OPINION_WORDS, BEFORE_A_NAME } from './question-scope-patterns';

const GENERIC = new RegExp(String.raw`^${oneOf(GENERIC_WORDS)}$`, 'i');
const NAMED = new RegExp(String.raw`\b${oneOf(BEFORE_A_NAME)}\s(?<name>[A-Z][a-z][\w&.'’-]*)`, 'g');
const POSSESSIVE = /\s(?<name>[A-Z][a-z][\w&.-]*)['’]s\b/g;
const OPINION = new RegExp(alternatives(OPINION_WORDS), 'i');

/** Whether a question asks for a judgement or advice ("should I vote for …"), which a filing does not give. */
export function asksForOpinion(question: string): boolean {
  return OPINION.test(question);
}

/** Only the documents of the companies that a question names; all of them where it names none. */
export function narrowToNamed(input: AnswerInput): AnswerInput {
  const named = input.documents.filter((document) => isNamed(document, input.question));
  if (named.length === 0 || named.length === input.documents.length) return input;
  const ids = new Set(named.map((document) => document.documentId));
  return {
    ...input,
    documents: named,
    facts: input.facts.filter((fact) => ids.has(fact.documentId)),
    passages: input.passages.filter((passage) => ids.has(passage.documentId)),
    readings: input.readings?.filter((reading) => ids.has(reading.documentId)),
  };
}

/** Whether the question contains the first distinctive word of a company's name. */
function isNamed(document: DocumentInfo, question: string): boolean {
  const [first] = distinctiveWords(document.companyName);
  return first !== undefined && new RegExp(`\\b${first.replace(/[^A-Za-z0-9]/g, '.')}\\b`, 'i').test(question);
}

function distinctiveWords(name: string): string[] {
  return name.split(/[\s,.]+/).filter((word) => word.length > 1 && !COMPANY_NAME_PARTS.test(word));
}

/**
 * Whether the question names a company or person that is neither in the documents' names nor in the facts, such as a
 * peer or customer, which only passages can mention.
 */
export function namesUnknownEntity({ question, documents, facts }: AnswerInput): boolean {
  const words = question.split(/\s+/);
  if (words.filter((word) => /^[A-Z]/.test(word)).length > words.length / 2) return false;
  const known = [
    ...documents.map((document) => `${document.companyName} ${document.label}`),
    ...facts.map((fact) => `${fact.quote} ${JSON.stringify(fact.value)}`),
  ]
    .join(' ')
    .toLowerCase();
  const names = [...question.matchAll(NAMED), ...question.matchAll(POSSESSIVE)].map((match) =>
    (match.groups?.name ?? '').replace(/['’]s$|[.?!,]+$/g, ''),
  );
  return names.some((name) => name.length > 2 && !GENERIC.test(name) && !known.includes(name.toLowerCase()));
}

/** Whether a fact can answer for the years that a question names: its own, or those of its document. */
export function isOfAskedYears(fact: Fact, document: DocumentInfo, question: string): boolean {
  const years = [...question.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));
  if (years.length === 0 || fact.key === 'proposal_deadline' || fact.key === 'auditor_since') return true;
  if (typeof fact.value === 'string' && fact.unit === 'date') {
    const year = Number(fact.value.slice(0, 4));
    return years.some((asked) => asked === year || asked === year + 1 || asked === document.fiscalYear);
  }
  if (fact.period) return years.some((year) => Math.abs(year - Number(fact.period)) <= 1);
  const reported = document.fiscalYear;
  if (reported === null) return true;
  return years.some((year) => year === reported || year === reported + 1);
}
