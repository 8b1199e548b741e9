import type { DocumentReading } from '@/lib/reading/read-for-question';
import { isSeveral } from '@/lib/reading/answer/compose';
import { stemOf } from '@/lib/reading/question/read-question';
import { wordsOf } from '@/lib/retrieval/terms/tokenize';
import { softStrength, strengthIn, type Neighbours } from './term-match';

/** Features that distinguish a fact that answers a question from one that only resembles the answer. */
export const FACT_GATE_FEATURES = [
  'openShare',
  'openMost',
  'openCount',
  'softOpenShare',
  'softOpenMost',
  'termCount',
  'wordCount',
  'confidence',
  'isTopPage',
  'isAmongThree',
  'isAmongTen',
  'readerProbability',
  'namesPerson',
  'namesYear',
  'isNamed',
  'several',
  'compares',
  'asksFigure',
  'asksYesNo',
  'asksPerson',
  'asksList',
  'asksReason',
  'asksDate',
  'quotes',
] as const;

export type FactAnswer = {
  /** The answer, its quotes, the names of the facts and typical questions for them. */
  words: string;
  pages: readonly number[];
  /** Confidence of the least certain fact. */
  confidence: number;
  /** True when the question's words name the fact; false when only its meaning does. */
  isNamed: boolean;
  quotes: number;
};

const HELD = 0.5;
const HEAVIEST = 9;

/** The feature row (`FACT_GATE_FEATURES`) for an answer made of facts of one document. */
export function factGateRow(fact: FactAnswer, reading: DocumentReading, neighbours: Neighbours): number[] {
  const { question, terms, ranked, probability } = reading;
  const stems = new Set(wordsOf(fact.words).map(stemOf));
  const total = terms.reduce((sum, term) => sum + term.weight, 0) || 1;
  const open = terms.filter((term) => strengthIn(term, stems) < HELD);
  const softOpen = open.filter((term) => softStrength(term, stems, neighbours) === 0);
  const weightOf = (some: typeof open) => some.reduce((sum, term) => sum + term.weight, 0) / total;
  const mostOf = (some: typeof open) => Math.max(0, ...some.map((term) => term.weight)) / HEAVIEST;
  const pages = [...new Set(ranked.map(({ unit }) => unit.unit.page))];
  const isAmong = (count: number) => Number(pages.slice(0, count).some((page) => fact.pages.includes(page)));
  const asks = (...kinds: string[]) => Number(kinds.includes(question.kind));
  return [
    weightOf(open),
    mostOf(open),
    open.length,
    weightOf(softOpen),
    mostOf(softOpen),
    terms.length,
    wordsOf(question.text).length,
    fact.confidence,
    isAmong(1),
    isAmong(3),
    isAmong(10),
    probability,
    Number(question.people.length > 0),
    Number(question.years.length > 0),
    Number(fact.isNamed),
    Number(isSeveral(question)),
    Number(question.compares),
    asks('money', 'number', 'percent'),
    asks('yes_no'),
    asks('person'),
    asks('list'),
    asks('reason'),
    asks('date'),
    fact.quotes,
  ];
}
