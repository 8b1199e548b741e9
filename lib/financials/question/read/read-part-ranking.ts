import { oneOf, plainWords as wordList, wholeWords } from '@/lib/format/patterns';
import { figureSubject, namesIn, normalizeQuestion, type Name, type Subject } from './figure-names';
import { isPlain, mixesPeriods, quarterOf, yearsOf } from './read-figure-question';
import { LEAST_WORDS, MOST_WORDS, RANKING_WORDS } from './read-ranking-patterns';
import { answerFormatOf, stripInstructions, type AnswerFormat } from './strip-instructions';
import { PART_RANKING_WORDS } from './read-part-ranking-patterns';

/** Which of the parts of a company has the most or least of a figure, or of its growth. */
export type PartRanking = AnswerFormat & {
  subject: Subject;
  years: number[];
  quarter: number | null;
  isMost: boolean;
  isDecline: boolean;
};

const MOST = wholeWords([...MOST_WORDS, ...wordList('fastest, strongest')]);
const LEAST = wholeWords([...LEAST_WORDS, ...wordList('slowest, weakest')]);
const WORDS = new RegExp(
  String.raw`\b${oneOf([...MOST_WORDS, ...LEAST_WORDS, ...RANKING_WORDS, ...PART_RANKING_WORDS])}\b`,
  'g',
);
const UP = /\b(?:gr(?:ew|ow|own|owth|owing)|increased?|r[io]se)\b/;
const DOWN = /\b(?:declined?|decreased?|dropped?|drop|f[ae]ll|dragged down|shrank)\b/;

/** Reads a question without the word for the parts ("segment"); null for every one that asks for anything else. */
export function readPartRanking(
  question: string,
  companyWords: readonly string[],
  more: readonly Name[],
): PartRanking | null {
  const text = normalizeQuestion(stripInstructions(question));
  if (!/\b(?:which|what)\b/.test(text) || MOST.test(text) === LEAST.test(text)) return null;
  const names = namesIn(text, more);
  const [first, ...others] = [...new Set(names.map(({ subject }) => subject))];
  const [isUp, isDown] = [UP.test(text), DOWN.test(text)];
  if (others.length > 0 || (isUp && isDown) || (!first && !isUp && !isDown)) return null;
  const asked = first ?? figureSubject('revenue');
  const subject = (isUp || isDown) && asked.kind === 'line' ? growthOf(asked) : asked;
  if (isDown && !/growth/.test(subject.label)) return null;
  let rest = text;
  for (const { from, to } of names.toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  const named = yearsOf(rest);
  // Growth "in 2024 versus 2023" is that of 2024.
  const isOfTwo = (isUp || isDown) && named.length === 2 && named[1] === (named[0] ?? 0) + 1;
  const years = isOfTwo ? named.slice(1) : named;
  if (years.length > 1 || mixesPeriods(rest)) return null;
  if (!isPlain(rest.replace(WORDS, ' ').replace(UP, ' ').replace(DOWN, ' '), companyWords)) return null;
  return {
    ...answerFormatOf(question),
    subject,
    years,
    quarter: quarterOf(rest),
    isMost: MOST.test(text) !== isDown,
    isDecline: isDown,
  };
}

function growthOf({ key, label }: Subject): Subject {
  const formulas = [`({${key}} ÷ {${key}@1} − 1) × 100`];
  return { kind: 'measure', key: `${key}_growth`, label: `${label} growth`, unit: 'percent', formulas };
}
