import { CURRENCY_SIGN } from '@/lib/format/currency-signs';
import type { AskedKind, Question } from '@/lib/reading/question/read-question';
import { stemOf } from '@/lib/reading/question/read-question';
import { wordsOf } from '@/lib/retrieval/terms/tokenize';
import { chooseCells, type ChosenCells } from './choose-cells';
import type { IndexedUnit, UnitIndex } from './index-units';
import type { PassageSignal } from '@/lib/retrieval/rank/passage-signals';
import { strengthIn, type TermMatch, type WeighedTerm } from './term-match';

import { countNear, unaskedHeadShare, measures, numbersAsked } from './value-fit';
import { alternatives, wholeWords } from '@/lib/format/patterns';
import {
  DATE_WORDS,
  FULL_DATE_WORDS,
  NAME_WORDS,
  NUMBER_FORMS,
  NEGATION_WORDS,
  REFERENCE_WORDS,
} from './features-patterns';

/** How many of the words asked for a unit and its neighbours have. */
export const COVERAGE_FEATURES = [
  'own',
  'near',
  'around',
  'ownExact',
  'maxMissing',
  'missingCount',
  'termCount',
  'rarestOwn',
  'rarestNear',
  'pairs',
] as const;

export const FEATURES = [
  ...COVERAGE_FEATURES,
  'spread',
  'passage',
  'cosine',
  'pageRank',
  'cheapShare',
  'cheapRank',
  'hasMoney',
  'hasPercent',
  'hasNumber',
  'hasDate',
  'hasName',
  'fits',
  'asksMoney',
  'asksPercent',
  'asksNumber',
  'asksDate',
  'asksPerson',
  'asksYesNo',
  'asksList',
  'asksReason',
  'isRow',
  'isTile',
  'isBullet',
  'isHeading',
  'length',
  'isQuestion',
  'sectionMatch',
  'personOwn',
  'personNear',
  'otherPerson',
  'yearOwn',
  'yearOther',
  'isNewest',
  'headShare',
  'rivals',
  'cellCount',
  'labelShare',
  'position',
  'novelShare',
  'refers',
  'negates',
  'softOwn',
  'softMissing',
  'countNear',
  'fullDate',
  'bigNumber',
  'amounts',
  'idleHead',
  'otherMeasure',
  'askedMeasure',
  'ownNumbers',
] as const;
export type FeatureName = (typeof FEATURES)[number];

export type Candidate = {
  at: number;
  unit: IndexedUnit;
  matches: TermMatch[];
  cheap: number;
  chosen: ChosenCells | null;
};

const MONEY = new RegExp(String.raw`${CURRENCY_SIGN}\s?\d|\d[\d,.]*\s(?:million|billion|thousand)`);
const AMOUNTS = new RegExp(String.raw`${CURRENCY_SIGN}?\d[\d,.]*`, 'g');
const PERCENT = /\d\s?(?:%|percent)/;
const NUMBER = new RegExp(alternatives(NUMBER_FORMS), 'i');
const DATE = new RegExp(alternatives(DATE_WORDS));
const NAME = new RegExp(alternatives(NAME_WORDS));
const YEAR = /\b(?:19|20)\d\d\b/g;
const NEGATION = wholeWords(NEGATION_WORDS, 'i');
const REFERS = wholeWords(REFERENCE_WORDS, 'i');

/** The features of a unit as a possible answer, in the order of `FEATURES`. */
export function featuresOf(
  candidate: Candidate,
  question: Question,
  terms: readonly WeighedTerm[],
  index: UnitIndex,
  passage: PassageSignal,
  rank: { share: number; rank: number },
): number[] {
  const { unit, matches, chosen } = candidate;
  const total = terms.reduce((sum, term) => sum + term.weight, 0) || 1;
  const share = (value: (match: TermMatch) => number) =>
    matches.reduce((sum, match, at) => sum + (terms[at]?.weight ?? 0) * value(match), 0) / total;
  const nearOf = (match: TermMatch) => Math.max(match.own, 0.9 * match.near);
  const missing = matches.map((match, at) => (nearOf(match) < 0.4 ? (terms[at]?.weight ?? 0) : 0));
  const rarest = terms.reduce((best, term, at) => (term.weight > (terms[best]?.weight ?? 0) ? at : best), 0);
  const text = answerText(candidate);
  const shown = withoutYears(text, question.kind);
  const kinds = {
    money: MONEY.test(text) || (chosen !== null && isMoneyCell(chosen, unit)),
    percent: PERCENT.test(text) || isPercentCell(chosen),
    number: NUMBER.test(shown),
    date: DATE.test(text),
    name: NAME.test(text),
  };
  const years = [...`${text} ${unit.unit.row?.year ?? ''}`.matchAll(YEAR)].map((match) => Number(match[0]));
  const asked = (kind: AskedKind) => Number(question.kind === kind);
  const row = unit.unit.row;
  const questionStems = new Set(terms.flatMap((term) => term.ways.flat()));
  const novel = unit.own.filter((stem) => !questionStems.has(stem)).length;
  return [
    share((match) => match.own),
    share(nearOf),
    share((match) => Math.max(nearOf(match), 0.7 * match.around)),
    share((match) => Number(match.own === 1)),
    Math.max(0, ...missing) / total,
    missing.filter((weight) => weight > 0).length,
    terms.length,
    matches[rarest]?.own ?? 0,
    matches[rarest] ? nearOf(matches[rarest]) : 0,
    pairShare(question, unit),
    spreadOf(unit, terms),
    passage.score,
    passage.cosine,
    Math.min(20, passage.pageRank),
    rank.share,
    Math.min(60, rank.rank),
    Number(kinds.money),
    Number(kinds.percent),
    Number(kinds.number),
    Number(kinds.date),
    Number(kinds.name),
    fitOf(question, kinds),
    asked('money'),
    asked('percent'),
    asked('number'),
    asked('date'),
    asked('person'),
    asked('yes_no'),
    asked('list'),
    asked('reason'),
    Number(unit.unit.kind === 'row'),
    Number(unit.unit.kind === 'tile'),
    Number(/^[•●▪■]/.test(unit.unit.text)),
    Number(isHeading(unit)),
    Math.log(1 + unit.own.length),
    Number(/\?\s*$/.test(unit.unit.text)),
    sectionShare(unit, terms),
    peopleShare(question, unit.ownSet),
    peopleShare(question, new Set([...unit.near, ...unit.ownSet])),
    otherPeople(question, unit, index),
    question.years.length === 0
      ? 0.5
      : question.years.filter((year) => years.includes(year)).length / question.years.length,
    Number(question.years.length > 0 && years.length > 0 && !question.years.some((year) => years.includes(year))),
    Number(question.years.length === 0 && row?.year !== null && row?.year === newestYear(index)),
    chosen ? chosen.headWeight / total : 0,
    chosen ? Math.min(6, chosen.rivals) : 0,
    row ? Math.min(12, row.cells.length) : 0,
    row ? labelShare(row.label, terms) : 0,
    unit.unit.page / index.pageCount,
    novel / Math.max(1, unit.own.length),
    Number(REFERS.test(unit.unit.text)),
    Number(NEGATION.test(unit.unit.text)),
    share((match) => Math.max(match.own, 0.9 * match.near, match.soft)),
    Math.max(
      0,
      ...matches.map((match, at) => (Math.max(nearOf(match), match.soft) < 0.5 ? (terms[at]?.weight ?? 0) : 0)),
    ) / total,
    countNear(question, text),
    Number(FULL_DATE.test(text)),
    Number(/\d{1,3}(?:,\d{3})+/.test(text)),
    Math.min(4, (text.match(AMOUNTS) ?? []).length),
    unaskedHeadShare(chosen, terms),
    ...measures(question, unit, text),
    numbersAsked(question, unit),
  ];
}

const FULL_DATE = new RegExp(alternatives(FULL_DATE_WORDS));
/** What would be shown of a unit: of a row the chosen cells. */
export function answerText({ unit, chosen }: Pick<Candidate, 'unit' | 'chosen'>): string {
  if (!chosen || !unit.unit.row) return unit.unit.text;
  return chosen.cells.map((cell) => `${cell.head} ${cell.text}`).join(' ');
}

/** The cells of a row that the question asks for; null for other units. */
export function chosenCells(unit: IndexedUnit, question: Question, terms: readonly WeighedTerm[]): ChosenCells | null {
  return unit.unit.row ? chooseCells(unit.unit.row, question, terms) : null;
}

function isMoneyCell(chosen: ChosenCells, unit: IndexedUnit): boolean {
  return chosen.cells.some(
    (cell) =>
      /\$/.test(cell.head) ||
      (/^\d{1,3}(?:,\d{3})+/.test(cell.text) &&
        !/shares|number|#/i.test(cell.head) &&
        /\$|dollar|million|thousand|fee|compensation|salary/i.test(`${unit.unit.lead} ${unit.unit.section}`)),
  );
}

function isPercentCell(chosen: ChosenCells | null): boolean {
  return chosen !== null && chosen.cells.some((cell) => /%|percent/i.test(cell.head));
}

function withoutYears(text: string, kind: AskedKind): string {
  return kind === 'number' || kind === 'money' ? text.replace(YEAR, ' ') : text;
}

function fitOf(question: Question, kinds: Record<'money' | 'percent' | 'number' | 'date' | 'name', boolean>): number {
  if (question.kind === 'money') return Number(kinds.money);
  if (question.kind === 'percent') return Number(kinds.percent);
  if (question.kind === 'number') return Number(kinds.number);
  if (question.kind === 'date') return Number(kinds.date);
  if (question.kind === 'person') return Number(kinds.name);
  return 0.5;
}

function isHeading(unit: IndexedUnit): boolean {
  return (
    unit.unit.section.endsWith(unit.unit.text) ||
    (unit.own.length < 8 && !/[.:;]$/.test(unit.unit.text) && unit.unit.kind === 'sentence')
  );
}

function pairShare(question: Question, { own }: IndexedUnit): number {
  if (question.pairs.length === 0) return 0;
  const pairs = new Set(own.slice(1).map((stem, at) => `${own[at] ?? ''} ${stem}`));
  return question.pairs.filter(([left, right]) => pairs.has(`${left} ${right}`)).length / question.pairs.length;
}

/** Number of words from the first matched term to the last, per matched term. */
function spreadOf({ own }: IndexedUnit, terms: readonly WeighedTerm[]): number {
  const stems = new Set(terms.flatMap((term) => term.ways.flat()));
  const places = own.flatMap((stem, at) => (stems.has(stem) ? [at] : []));
  const [first] = places;
  const last = places.at(-1);
  return first === undefined || last === undefined ? 30 : Math.min(30, (last - first) / places.length);
}

function sectionShare(unit: IndexedUnit, terms: readonly WeighedTerm[]): number {
  const total = terms.reduce((sum, term) => sum + term.weight, 0) || 1;
  return terms.reduce((sum, term) => sum + term.weight * strengthIn(term, unit.headings), 0) / total;
}

function peopleShare(question: Question, stems: ReadonlySet<string>): number {
  if (question.people.length === 0) return 0.5;
  return question.people.filter((person) => stems.has(stemOf(person.surname))).length / question.people.length;
}

/** Whether the unit names only people that the question does not ask about. */
function otherPeople(question: Question, unit: IndexedUnit, index: UnitIndex): number {
  if (question.people.length === 0) return 0;
  if (question.people.some((person) => unit.ownSet.has(stemOf(person.surname)))) return 0;
  return Number(index.structure.people.some((person) => unit.ownSet.has(stemOf(person.surname))));
}

const newestCache = new WeakMap<UnitIndex, number | null>();

/** The latest year, which compensation tables put first. */
function newestYear(index: UnitIndex): number | null {
  const known = newestCache.get(index);
  if (known !== undefined) return known;
  const years = index.units.flatMap(({ unit }) => (unit.row?.year ? [unit.row.year] : []));
  const newest = years.length > 0 ? Math.max(...years) : null;
  newestCache.set(index, newest);
  return newest;
}

function labelShare(label: string, terms: readonly WeighedTerm[]): number {
  const stems = new Set(wordsOf(label).map(stemOf));
  const total = terms.reduce((sum, term) => sum + term.weight, 0) || 1;
  return terms.reduce((sum, term) => sum + term.weight * strengthIn(term, stems), 0) / total;
}
