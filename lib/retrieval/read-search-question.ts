import { ORDINALS } from '@/lib/format/words/number-words';
import type { Concept } from '@/lib/retrieval/data/concept-types';
import { FINANCE_CONCEPTS } from '@/lib/retrieval/data/finance-concepts';
import { GOVERNANCE_CONCEPTS } from '@/lib/retrieval/data/governance-concepts';
import { INSTRUCTION_WORDS } from '@/lib/retrieval/data/stop-words';
import { SYNONYMS } from '@/lib/retrieval/data/synonyms';
import { porterStem } from './terms/porter-stem';
import { normalizeForSearch, tokenize } from './terms/tokenize';
import { alternatives } from '@/lib/format/patterns';
import { INSTRUCTION_SENTENCE_WORDS } from './read-search-question-patterns';

/** Weights of synonyms and of a concept's vocabulary, relative to a word of the question. */
export const SYNONYM_WEIGHT = 0.4;
export const CONCEPT_WEIGHT = 0.6;

export type QuestionReading = {
  /** Stem → weight in BM25. */
  weights: ReadonlyMap<string, number>;
  /** The stems of the question's own words. */
  ownTerms: readonly string[];
  /** Tag → share of the tag bonus. */
  tags: ReadonlyMap<string, number>;
  concepts: readonly string[];
  years: readonly number[];
  quarter: number | null;
};

const INSTRUCTION_STEMS = new Set([...INSTRUCTION_WORDS].map(porterStem));
const INSTRUCTION_SENTENCE = new RegExp(String.raw`^(${alternatives(INSTRUCTION_SENTENCE_WORDS)})\b`);
/** The half of a year that a quarter ends, by the quarter. */
const HALVES: Readonly<Record<number, string>> = { 2: '|h1|first half' };
const QUARTERS = ORDINALS.map((ordinal, at) => {
  const quarter = at + 1;
  return [new RegExp(`\\b(q${quarter}|${quarter}q|${ordinal} quarter${HALVES[quarter] ?? ''})\\b`), quarter] as const;
});

/**
 * The sentences that ask, without those about how to write the answer. All of them when nothing else remains. Not those
 * of `lib/format/sentences`: people begin a sentence of a question in small letters, too.
 */
function askingPart(question: string): string {
  const sentences = question.split(/(?<=[?!]|[a-z)]\.)\s+/);
  if (sentences.length < 2 || !sentences.some((sentence) => sentence.trim().endsWith('?'))) return question;
  const asking = sentences.filter((sentence) => !INSTRUCTION_SENTENCE.test(sentence.trim()));
  return asking.length > 0 ? asking.join(' ') : question;
}

function isAsked(concept: Concept, question: string): boolean {
  if (concept.unless?.some((pattern) => pattern.test(question))) return false;
  return concept.asked.some((alternative) => alternative.every((pattern) => pattern.test(question)));
}

function raise(map: Map<string, number>, key: string, weight: number): void {
  map.set(key, Math.max(map.get(key) ?? 0, weight));
}

/** The known words of questions; a parameter, so that the effect of each entry can be measured. */
export type Lexicon = { concepts: readonly Concept[]; synonyms: typeof SYNONYMS };
export const LEXICON: Lexicon = { concepts: [...GOVERNANCE_CONCEPTS, ...FINANCE_CONCEPTS], synonyms: SYNONYMS };

/** A guessed concept weighs less than one named in the question. */
const HINT_SHARE = 0.7;

/**
 * Analyses what a question names: words, concepts, statements and tables, periods. Pure and fast. `hint` is a concept
 * guessed by meaning; it is used only when the words name none.
 */
export function readSearchQuestion(
  raw: string,
  hint: string | null = null,
  lexicon: Lexicon = LEXICON,
): QuestionReading {
  const question = normalizeForSearch(raw).replace(/\s+/g, ' ').trim();
  const asking = askingPart(question);
  const own = tokenize(asking);
  const meaningful = own.filter((term) => !INSTRUCTION_STEMS.has(term));
  const ownTerms = [...new Set(meaningful.length > 0 ? meaningful : own)];
  const named = lexicon.concepts.filter((concept) => isAsked(concept, question));
  const concepts = named.length > 0 ? named : lexicon.concepts.filter((concept) => concept.name === hint);
  const share = named.length > 0 ? 1 : HINT_SHARE;

  const weights = new Map<string, number>();
  for (const term of ownTerms) raise(weights, term, 1);
  for (const [phrase, words] of lexicon.synonyms) {
    if (phrase.test(asking)) for (const term of tokenize(words)) raise(weights, term, SYNONYM_WEIGHT);
  }
  const tags = new Map<string, number>();
  for (const concept of concepts) {
    for (const term of tokenize(concept.expand)) raise(weights, term, CONCEPT_WEIGHT * share);
    for (const [tag, tagShare] of Object.entries(concept.tags)) raise(tags, tag, tagShare * share);
  }
  return {
    weights,
    ownTerms,
    tags,
    concepts: concepts.map((concept) => concept.name),
    years: [...new Set([...question.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([year]) => Number(year)))].sort(
      (a, b) => a - b,
    ),
    quarter: QUARTERS.find(([pattern]) => pattern.test(question))?.[1] ?? null,
  };
}
