import { stemOf, type Question } from '@/lib/reading/question/read-question';
import { wordsOf } from '@/lib/retrieval/terms/tokenize';
import type { ChosenCells } from './choose-cells';
import type { IndexedUnit } from './index-units';
import type { WeighedTerm } from './term-match';
import { WRITTEN_NUMBERS } from '@/lib/format/words/number-words';
import { wholeWords } from '@/lib/format/patterns';
import { MEASURE_WORDS, COUNTED_ADJECTIVES } from './value-fit-patterns';

/** Words that make a figure another figure: a target is not a payout, what may vest has not vested. */
const MEASURE = wholeWords(MEASURE_WORDS, 'gi');

/** How many such words the unit has and the question lacks, and the reverse. */
export function measures(question: Question, unit: IndexedUnit, text: string): [number, number] {
  const inUnit = new Set(
    [...`${text} ${unit.unit.row?.label ?? ''} ${unit.unit.row?.groups.join(' ') ?? ''}`.matchAll(MEASURE)].map(
      (match) => match[0].toLowerCase().slice(0, 6),
    ),
  );
  const asked = new Set([...question.text.matchAll(MEASURE)].map((match) => match[0].toLowerCase().slice(0, 6)));
  return [
    Math.min(4, [...inUnit].filter((word) => !asked.has(word)).length),
    [...asked].filter((word) => !inUnit.has(word)).length,
  ];
}

/** Share of words in the chosen headers that the question does not contain. */
export function unaskedHeadShare(chosen: ChosenCells | null, terms: readonly WeighedTerm[]): number {
  if (!chosen) return 0;
  const stems = new Set(chosen.cells.flatMap((cell) => wordsOf(cell.head).map(stemOf)));
  const asked = new Set(terms.flatMap((term) => term.ways.flat()));
  return [...stems].filter((stem) => !asked.has(stem)).length / Math.max(1, stems.size);
}

/** Share of the question's numbers, except years, that the unit repeats: "LPP 16", "3 %". 0.5 when it has none. */
export function numbersAsked(question: Question, unit: IndexedUnit): number {
  const numbers = wordsOf(question.text).filter((word) => /^\d/.test(word) && !/^(?:19|20)\d\d$/.test(word));
  return numbers.length === 0 ? 0.5 : numbers.filter((word) => unit.ownSet.has(word)).length / numbers.length;
}

const COUNTED = /\bhow many (?:of )?(?:the |its |their |our |his |her )?(?:[a-z'-]+ ){0,2}?([a-z-]+)/i;
const COUNT_WORD = `(?:\\d[\\d,.]*|${WRITTEN_NUMBERS.slice(1).join('|')}|no|once|twice)`;

const COUNTED_ADJECTIVE = wholeWords(COUNTED_ADJECTIVES, 'gi');

/** For "how many X": whether a number is directly before X, or X is the cell's header. 0.5 when nothing is counted. */
export function countNear(question: Question, text: string): number {
  const noun = /\bhow many\b/i.test(question.text)
    ? COUNTED.exec(question.text.replace(COUNTED_ADJECTIVE, ''))?.[1]
    : undefined;
  if (!noun || noun.length < 3) return 0.5;
  const stem = noun
    .toLowerCase()
    .replace(/(?:ies|s|es)$/, '')
    .slice(0, 7);
  return Number(
    new RegExp(
      `\\b${COUNT_WORD}\\b(?:\\s[\\w'’-]+){0,4}\\s\\(?${stem}|${stem}\\w*[^.]{0,40}\\b${COUNT_WORD}\\b`,
      'i',
    ).test(text),
  );
}
