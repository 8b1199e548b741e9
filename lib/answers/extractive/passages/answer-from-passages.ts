import type { AnswerInput, EngineQuote } from '@/lib/answers/types';
import { hasKind, answerKindOf, type AnswerKind } from '@/lib/answers/extractive/question/answer-kind';
import { documentName } from '../document-name';
import type { Draft } from '../join-answers';
import { countNames, plainWordsOf } from './count-names';
import { numberIsNear, wordSpan } from './proximity';
import { subjectWords, roughStem } from '@/lib/answers/extractive/question/question-words';
import { addCitation, MAX_SENTENCE, formatUnit } from './show-unit';
import { hasStem, makeRarity, stemsOf } from './stem-bags';
import { unitsOf, type PassageUnit } from './units';
import { ASKS_FOR_SEVERAL } from './answer-from-passages-patterns';

/** Share of the question's weight that a sentence must cover. Measured so that questions without an answer get none. */
const MIN_COVERAGE = 0.7;
/** Longer sentences score lower, in characters. */
const EASY_SENTENCE = 280;

type Scored = { unit: PassageUnit; coverage: number; score: number };

/** The sentences or rows that cover most of the question, or undefined when none covers enough. */
export function answerFromPassages(input: AnswerInput): Draft | undefined {
  const kind = answerKindOf(input.question);
  const rarity = makeRarity(unitsOf(input.passages).map((unit) => stemsOf(unit.text)));
  const perDocument = input.documents.map((document) => {
    const units = unitsOf(input.passages.filter((passage) => passage.documentId === document.documentId));
    // The company's own name does not distinguish sentences of its filing.
    const names = new Set(
      [...input.documents.flatMap((each) => each.companyName.split(/\W+/)), ...document.label.split(/\W+/)].map(
        roughStem,
      ),
    );
    const words = subjectWords(input.question).filter((word) => !names.has(roughStem(word)));
    return { document, best: pick(scoreUnits(units, words, kind, input.question, rarity)) };
  });
  const answering = perDocument.filter(({ best }) => best.length > 0);
  if (answering.length === 0) return undefined;
  const quotes: EngineQuote[] = [];
  const lines = answering.map(({ document, best }) => {
    const text = best.map(({ unit }) => `${formatUnit(unit)} [${addCitation(unit, quotes)}]`).join(' ');
    return input.documents.length > 1 ? `${documentName(document, input.documents)}: ${text}` : text;
  });
  const coverage = Math.min(...answering.map(({ best }) => best[0]?.coverage ?? 0));
  return {
    answer: lines.join('\n'),
    quotes,
    confidence: Math.round(Math.min(0.75, coverage * 0.75) * 100) / 100,
    insufficientEvidence: false,
    notes: [],
  };
}

function scoreUnits(
  units: PassageUnit[],
  words: string[],
  kind: AnswerKind,
  question: string,
  rarity: (word: string) => number,
): Scored[] {
  const stems = [...new Set(words.map(roughStem))];
  // One matching word and a number occur together by chance too often to answer "how many".
  const asksFigure = kind === 'number' || kind === 'money' || kind === 'percent';
  if (stems.length === 0 || units.length === 0 || (asksFigure && stems.length < 2)) return [];
  const plainWords = kind === 'person' ? plainWordsOf(units.map((unit) => unit.text)) : new Set<string>();
  const leastNames = asksForSeveral(question) ? 2 : 1;
  const bags = units.map((unit) => stemsOf(unit.text));
  // A single matching word that occurs in every fifth sentence, such as "board", is too general.
  const [only] = stems;
  if (only !== undefined && stems.length === 1 && bags.filter((bag) => hasStem(bag, only)).length > units.length / 5)
    return [];
  const weight = new Map(stems.map((word) => [word, rarity(word)]));
  const total = stems.reduce((sum, word) => sum + (weight.get(word) ?? 0), 0);
  return units.map((unit, index) => {
    const bag = bags[index] ?? new Set<string>();
    const around = stemsOf(`${unit.passage.sectionTitle ?? ''} ${unit.header}`);
    const covered = stems.reduce(
      (sum, word) => sum + (weight.get(word) ?? 0) * (hasStem(bag, word) ? 1 : hasStem(around, word) ? 0.7 : 0),
      0,
    );
    const coverage = covered / total;
    if (kind === 'person' && countNames(unit.text, plainWords) < leastNames) return { unit, coverage: 0, score: 0 };
    const score =
      coverage +
      fitOf(unit, kind, stems) +
      0.1 * unit.passage.score -
      0.01 * unit.rank +
      phraseBonus(unit.text, question) -
      flaws(unit, stems);
    return { unit, coverage, score };
  });
}

/** Questions for several members, companies or owners; a single name is then a chance match. */
function asksForSeveral(question: string): boolean {
  return ASKS_FOR_SEVERAL.test(question);
}

function pick(scored: Scored[]): Scored[] {
  const ranked = scored
    .filter(({ coverage, score }) => coverage >= MIN_COVERAGE && score >= MIN_COVERAGE + 0.1)
    .sort((a, b) => b.score - a.score);
  const first = ranked[0];
  if (!first) return [];
  // Overlapping passages repeat sentences, whole or in part.
  const isNew = (other: Scored) =>
    !first.unit.text.includes(other.unit.text.slice(0, 60)) && !other.unit.text.includes(first.unit.text.slice(0, 60));
  const second = ranked.find(
    (other) =>
      other.score >= first.score - 0.02 &&
      other.coverage >= 0.85 &&
      other.unit.isRow === first.unit.isRow &&
      isNew(other),
  );
  return second && first.unit.text.length + second.unit.text.length < 360 ? [first, second] : [first];
}

/** Zero for a sentence that lacks what the question asks for; a figure must be near the subject words. */
function fitOf(unit: PassageUnit, kind: AnswerKind, stems: readonly string[]): number {
  if (kind === 'words' || kind === 'yes-no') return 0.1;
  if (!hasKind(withoutYears(unit.text, kind), kind)) return -0.6;
  const isFigure = kind === 'number' || kind === 'money' || kind === 'percent';
  if (isFigure && !unit.isRow && !numberIsNear(unit.text, stems)) return -0.6;
  return 0.15;
}

/** Penalties for fragments, long sentences and matched words that are far apart. */
function flaws(unit: PassageUnit, stems: readonly string[]): number {
  const isFragment =
    !unit.isRow && (!/^["'“(•●▪✓✔]?\s*[A-Z0-9$]/.test(unit.text) || !/[.!?:;)"”]$/.test(unit.text.trim()));
  const isLong = unit.text.length > MAX_SENTENCE ? 0.3 : unit.text.length > EASY_SENTENCE ? 0.1 : 0;
  return (isFragment ? 0.12 : 0) + isLong + Math.min(0.25, Math.max(0, wordSpan(unit.text, stems) - 6) * 0.015);
}

/** Bonus for words of the question that are also adjacent in the sentence. */
function phraseBonus(text: string, question: string): number {
  const words = subjectWords(question).map((word) => word.toLowerCase());
  const flat = text.toLowerCase().replace(/\s+/g, ' ');
  const pairs = words.slice(1).filter((word, index) => flat.includes(`${words[index] ?? ''} ${word}`)).length;
  return Math.min(0.12, pairs * 0.04);
}

function withoutYears(text: string, kind: AnswerKind): string {
  return kind === 'number' || kind === 'money' ? text.replace(/\b(?:19|20)\d\d\b/g, ' ') : text;
}
