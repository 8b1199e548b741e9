import { alternatives, wholeWords } from '@/lib/format/patterns';
import { figureSubject, namesIn, plainWords, type Name, type Subject } from './figure-names';
import { isPlain, mixesPeriods, quarterOf, yearsOf } from './read-figure-question';
import { LEAST_WORDS, MOST_WORDS, RANKING_WORDS } from './read-ranking-patterns';
import { wishOf, withoutInstructions, type Wish } from './strip-instructions';

/** Several figures of one period, or one figure of several years, of which the first or last is asked for. */
export type Ranking = Wish & {
  subjects: Subject[];
  years: number[];
  quarter: number | null;
  isMost: boolean;
  /** "Was A greater than B": yes or no. "A and B": each of them. */
  asks: 'first' | 'verdict' | 'each';
};

const MOST = wholeWords(MOST_WORDS);
const LEAST = wholeWords(LEAST_WORDS);
const WORDS = new RegExp(String.raw`\b(?:${alternatives([...MOST_WORDS, ...LEAST_WORDS, ...RANKING_WORDS])})\b`, 'g');
const ACTIVITIES =
  /\boperat(?:ions?|ing)(?: activities)? invest(?:ing|ments?)(?: activities)?(?: and| or)* financing(?: activities)?\b/;
const IS_YES_NO = /^(?:did|does|do|is|was|were|are|has|have)\b/;
const SECTIONS = ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow'];

/** A question for which of the figures it names is the highest or lowest; null for every other one. */
export function readRanking(question: string, companyWords: readonly string[], more: readonly Name[]): Ranking | null {
  const text = plainWords(withoutInstructions(question)).replace(/\bor lost (?:the )?least\b/, ' ');
  const isVerdict = IS_YES_NO.test(text) && / (?:than|exceed(?:ed|s)?) /.test(text);
  if (!(isVerdict || /\bwhich\b/.test(text)) || MOST.test(text) === LEAST.test(text)) return null;
  const isSections = ACTIVITIES.test(text);
  const names = isSections ? [] : namesIn(text, more);
  const subjects = isSections ? SECTIONS.map(figureSubject) : [...new Set(names.map(({ subject }) => subject))];
  let rest = isSections ? text.replace(ACTIVITIES, ' ').replace(/\bcash(?: flows?)?\b/g, ' ') : text;
  for (const { from, to } of names.toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  if (!isPlain(rest.replace(WORDS, ' '), companyWords) || mixesPeriods(rest)) return null;
  const years = yearsOf(rest);
  const isOverYears = subjects.length === 1 && years.length > 1 && /\b(?:years?|fy\d{4}|20\d\d)\b/.test(rest);
  const isOverFigures = subjects.length > 1 && years.length <= 1 && haveOneUnit(subjects);
  if (isVerdict ? !isOverFigures || subjects.length > 2 : !isOverYears && !isOverFigures) return null;
  const asks = isVerdict ? 'verdict' : 'first';
  return { ...wishOf(question), subjects, years, quarter: quarterOf(rest), isMost: MOST.test(text), asks };
}

const IS_LIST = /^(?:what|how much|state|give|tell|calculate|compute)\b/;
const WORKED_OUT =
  /\b(?:sum|total of|difference|ratio of|relative|percent|percentage|share of|average|avg|cagr|growth|change[ds]?)\b/;

/** "What were A and B?": each of them, of one period. */
export function readList(question: string, companyWords: readonly string[], more: readonly Name[]): Ranking | null {
  const text = plainWords(withoutInstructions(question));
  const names = namesIn(text, more);
  const subjects = [...new Set(names.map(({ subject }) => subject))];
  if (!IS_LIST.test(text) || WORKED_OUT.test(text) || subjects.length < 2 || subjects.length > 4) return null;
  const between = names.slice(1).map(({ from }, at) => text.slice(names[at]?.to, from));
  if (!/\band\b/.test(between.at(-1) ?? '') || subjects.length < names.length) return null;
  let rest = text;
  for (const { from, to } of names.toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  const years = yearsOf(rest);
  if (
    !isPlain(rest, companyWords) ||
    mixesPeriods(rest) ||
    years.length > 1 ||
    / (?:to|by|over) $/.test(between.join())
  )
    return null;
  return { ...wishOf(question), subjects, years, quarter: quarterOf(rest), isMost: true, asks: 'each' };
}

function haveOneUnit(subjects: readonly Subject[]): boolean {
  const units = subjects.map(({ unit, key }) => unit ?? (/^(?:eps|shares)_/.test(key) ? key : 'money'));
  return new Set(units).size === 1;
}
