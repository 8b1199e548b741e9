import { alternatives, wholeWords } from '@/lib/format/patterns';
import { figureSubject, namesIn, plainWords, type Name, type Subject } from './figure-names';
import { isPlain, mixesPeriods, quarterOf, yearsOf } from './read-figure-question';
import { LEAST_WORDS, MOST_WORDS, RANKING_WORDS } from './read-ranking-patterns';
import { wishOf, withoutInstructions, type Wish } from './strip-instructions';

/** Several figures of one period, or one figure of several years, of which the first or last is asked for. */
export type Ranking = Wish & { subjects: Subject[]; years: number[]; quarter: number | null; isMost: boolean };

const MOST = wholeWords(MOST_WORDS);
const LEAST = wholeWords(LEAST_WORDS);
const WORDS = new RegExp(String.raw`\b(?:${alternatives([...MOST_WORDS, ...LEAST_WORDS, ...RANKING_WORDS])})\b`, 'g');
const ACTIVITIES =
  /\boperat(?:ions?|ing),?(?: activities)? invest(?:ing|ments?),?(?: activities)?(?: and| or)* financing(?: activities)?\b/;
const SECTIONS = ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow'];

/** A question for which of the figures it names is the highest or lowest; null for every other one. */
export function readRanking(question: string, companyWords: readonly string[], more: readonly Name[]): Ranking | null {
  const text = plainWords(withoutInstructions(question)).replace(/\bor lost (?:the )?least\b/, ' ');
  if (!/\bwhich\b/.test(text) || MOST.test(text) === LEAST.test(text)) return null;
  const isSections = ACTIVITIES.test(text);
  const names = isSections ? [] : namesIn(text, more);
  const subjects = isSections ? SECTIONS.map(figureSubject) : [...new Set(names.map(({ subject }) => subject))];
  let rest = isSections ? text.replace(ACTIVITIES, ' ').replace(/\bcash(?: flows?)?\b/g, ' ') : text;
  for (const { from, to } of names.toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  if (!isPlain(rest.replace(WORDS, ' '), companyWords) || mixesPeriods(rest)) return null;
  const years = yearsOf(rest);
  const isOverYears = subjects.length === 1 && years.length > 1 && /\b(?:years?|fy\d{4}|20\d\d)\b/.test(rest);
  const isOverFigures = subjects.length > 1 && years.length <= 1 && haveOneUnit(subjects);
  if (!isOverYears && !isOverFigures) return null;
  return { ...wishOf(question), subjects, years, quarter: quarterOf(rest), isMost: MOST.test(text) };
}

function haveOneUnit(subjects: readonly Subject[]): boolean {
  const units = subjects.map(({ unit, key }) => unit ?? (/^(?:eps|shares)_/.test(key) ? key : 'money'));
  return new Set(units).size === 1;
}
