import type { EngineQuote } from '../types';
import type { Ranked } from '@/lib/reading/match/rank-units';
import type { DocumentReading } from '@/lib/reading/read-for-question';
import type { Unit } from '@/lib/reading/structure/types';

/** Passages shown when nothing answers: at least three, at most five. */
const MOST = 5;
/** From the fourth passage on, the largest distance in log-odds from the best passage. */
const WORTH_A_LOOK = 1.5;
/** Longest passage in characters; fits on a card. */
const PASSAGE_LENGTH = 700;

/** The passages to look at first, one per page, best first. They are not claims. */
export function nearestPassages(readings: readonly DocumentReading[]): EngineQuote[] {
  const candidates = readings.flatMap(({ documentId, ranked }) => ranked.map((unit) => ({ documentId, unit })));
  candidates.sort((a, b) => b.unit.score - a.unit.score);
  const chosen: { documentId: string; best: Ranked; all: Ranked[] }[] = [];
  for (const { documentId, unit } of candidates) {
    const known = chosen.find(
      (each) => each.documentId === documentId && each.best.unit.unit.page === unit.unit.unit.page,
    );
    if (known) {
      known.all.push(unit);
      continue;
    }
    const isBehind = chosen[0] !== undefined && unit.score < chosen[0].best.score - WORTH_A_LOOK;
    if (chosen.length < MOST && !(chosen.length >= 3 && isBehind)) chosen.push({ documentId, best: unit, all: [unit] });
  }
  return chosen.map(({ documentId, best, all }) =>
    passageOf(
      documentId,
      best.unit.unit,
      all.map(({ unit }) => unit.unit),
    ),
  );
}

/** A range of the page around the best unit that includes as many of the page's other likely units as fit. */
function passageOf(documentId: string, best: Unit, others: readonly Unit[]): EngineQuote {
  let { start, end } = best;
  for (const unit of others) {
    const from = Math.min(start, unit.start);
    const to = Math.max(end, unit.end);
    if (to - from <= PASSAGE_LENGTH) [start, end] = [from, to];
  }
  return { chunkId: null, documentId, page: best.page, quote: best.text, range: [start, end] };
}
