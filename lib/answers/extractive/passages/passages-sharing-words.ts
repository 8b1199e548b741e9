import type { AnswerInput, EngineQuote } from '@/lib/answers/types';
import { wordSpan } from './proximity';
import { subjectWords, roughStem } from '@/lib/answers/extractive/question/question-words';
import { MAX_SENTENCE } from './show-unit';
import { hasStem, makeRarity, stemsOf } from './stem-bags';
import { unitsOf, type PassageUnit } from './units';

const MOST_PASSAGES = 3;
/** Share of the question's weight that a sentence and the heading above it must cover. */
const MIN_WEIGHT = 0.3;

type Candidate = { unit: PassageUnit; own: Set<string>; score: number };

/**
 * Whole sentences near to the question, one per page, in page order, for questions without an answer. They are places
 * to look, not claims.
 */
export function passagesSharingWords(input: AnswerInput): EngineQuote[] {
  const units = unitsOf(input.passages);
  const names = new Set(input.documents.flatMap(({ companyName }) => companyName.split(/\W+/)).map(roughStem));
  const stems = [...new Set(subjectWords(input.question).map(roughStem))].filter((word) => !names.has(word));
  if (stems.length < 2) return [];
  const rarity = makeRarity(units.map((unit) => stemsOf(unit.text)));
  const weights = new Map(stems.map((word) => [word, rarity(word)]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  /** The share of the question's weight that the words have. */
  const coverageOf = (words: Iterable<string>) =>
    [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / total;
  return choose(
    units.flatMap((unit) => candidateOf(unit, stems, coverageOf)),
    coverageOf,
  ).map(({ passage, text }) => ({
    chunkId: passage.chunkId,
    documentId: passage.documentId,
    page: passage.page,
    quote: text,
  }));
}

/** Whole sentences that contain at least two words of the question; words of the section's heading count too. */
function candidateOf(
  unit: PassageUnit,
  stems: readonly string[],
  coverageOf: (words: Iterable<string>) => number,
): Candidate[] {
  if (
    unit.isRow ||
    unit.text.length > MAX_SENTENCE ||
    unit.text.length < 40 ||
    !/[.;:!]["”’)]*$/.test(unit.text) ||
    !/^["“(•●▪✓✔–-]?\s*[A-Z]/.test(unit.text)
  )
    return [];
  const bag = stemsOf(unit.text);
  const own = new Set(stems.filter((word) => hasStem(bag, word)));
  if (own.size < 2) return [];
  const heading = stemsOf(unit.passage.sectionTitle ?? '');
  const above = coverageOf(stems.filter((word) => !own.has(word) && hasStem(heading, word)));
  const weight = coverageOf(own);
  if (weight + 0.5 * above < MIN_WEIGHT) return [];
  const farApart = Math.min(0.2, Math.max(0, wordSpan(unit.text, stems) - 8) * 0.01);
  return [{ unit, own, score: weight + 0.4 * above + 0.15 * unit.passage.score - 0.01 * unit.rank - farApart }];
}

/** The nearest sentence, then sentences of other pages that cover most of the remaining words. */
function choose(candidates: readonly Candidate[], coverageOf: (words: Iterable<string>) => number): PassageUnit[] {
  const chosen: PassageUnit[] = [];
  const said = new Set<string>();
  while (chosen.length < MOST_PASSAGES) {
    const [best] = candidates
      .filter(
        ({ unit }) =>
          !chosen.some(
            ({ passage }) => passage.documentId === unit.passage.documentId && passage.page === unit.passage.page,
          ),
      )
      .map((candidate) => ({
        ...candidate,
        rating: candidate.score + coverageOf([...candidate.own].filter((word) => !said.has(word))),
      }))
      .sort((a, b) => b.rating - a.rating);
    if (!best) break;
    chosen.push(best.unit);
    for (const word of best.own) said.add(word);
  }
  return chosen.sort(
    (a, b) => a.passage.documentId.localeCompare(b.passage.documentId) || a.passage.page - b.passage.page,
  );
}
