import type { FactKey } from '../fact-keys';
import { indexUnits } from '@/lib/reading/match/index-units';
import { readUnitsFor } from '@/lib/reading/read-for-question';
import type { FilingStructure } from '@/lib/reading/structure/types';
import { indexDocument, type SearchChunk } from '@/lib/retrieval/index/index-document';
import { passageSignals } from '@/lib/retrieval/rank/passage-signals';
import { rankIndexed } from '@/lib/retrieval/rank/rank-chunks';
import { ASKED_FACTS } from './asked-facts';
import type { Asked } from './evidence';

/** Number of top-ranked units for which the reader estimates a probability. */
const FIRST_UNITS = 15;

/**
 * Asks the reader the question of every fact. Passages are ranked without embeddings, which are computed after the
 * facts.
 */
export function askFacts(structure: FilingStructure, chunks: readonly SearchChunk[]): ReadonlyMap<FactKey, Asked> {
  const index = indexUnits(structure);
  const document = indexDocument({ id: 'filing', chunks });
  return new Map(
    (Object.keys(ASKED_FACTS) as FactKey[]).map((key): [FactKey, Asked] => {
      const question = ASKED_FACTS[key]?.ask ?? '';
      const ranked = rankIndexed({ question, indexes: [document], queryEmbedding: null, hint: null });
      const reading = readUnitsFor(index, question, '', passageSignals(document, ranked, null));
      return [
        key,
        {
          scores: new Map(reading.ranked.slice(0, FIRST_UNITS).map((unit) => [unit.at, unit.score])),
          probability: reading.probability,
        },
      ];
    }),
  );
}
