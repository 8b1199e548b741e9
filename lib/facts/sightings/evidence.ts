import type { FactKey } from '../fact-keys';
import type { FactValue } from '../fact';
import type { FilingStructure } from '@/lib/reading/structure/types';
import { agreementOf, type KnownValues } from './agreement-of';
import { ASKED_FACTS } from './asked-facts';
import { toComparable, isSameValue } from './to-comparable';
import { findValues, type Sighting, type UnitWords } from './find-values';
import { findWords } from './find-words';

/** The reader's result for the fact's question: log-odds of units by position. */
export type Asked = { scores: ReadonlyMap<number, number>; probability: number };

/** The parts of a value read by rules that its probability depends on. */
export type Claim = {
  key: FactKey;
  value: FactValue;
  period: string | null;
  page: number;
  confidence: number;
  support: number;
};

export type Cluster = { value: number | string; sightings: Sighting[]; weight: number; best: number };

export const EVIDENCE = [
  'ruleConfidence',
  'ruleRival',
  'weight',
  'pages',
  'close',
  'rivalWeight',
  'share',
  'bestScore',
  'rivalScore',
  'probability',
  'values',
  'sightings',
  'onPage',
  'isFirst',
  'agrees',
  'support',
  'isLargest',
  'isMoney',
  'isCount',
  'isPercent',
  'isPerson',
  'isYesNo',
  'isList',
  'isDate',
] as const;

const UNSEEN = -6;

/** For the largest holder: 1 when no holder's row has a larger share, 0 when one does. */
function isLargest(key: FactKey, value: number | string, clusters: readonly Cluster[]): number {
  if (key !== 'largest_holder') return 0.5;
  return Number(clusters.every((cluster) => Number(cluster.value) <= Number(value) + 1e-6));
}

/** The values of a fact that have sightings, the best supported first. */
export function clustersOf(
  key: FactKey,
  structure: FilingStructure,
  words: readonly UnitWords[],
  asked: Asked | undefined,
): Cluster[] {
  const kind = ASKED_FACTS[key]?.kind;
  const isOfWords = kind === 'words' || kind === 'person' || kind === 'firm' || key === 'independent_directors';
  const seen = isOfWords ? findWords(key, structure, words) : findValues(key, structure, words);
  const clusters: Cluster[] = [];
  for (const sighting of seen) {
    const known = clusters.find((cluster) => isSameValue(cluster.value, sighting.value));
    const score = asked?.scores.get(sighting.at) ?? UNSEEN;
    const weight = (sighting.isClose ? 1 : 0.3) * (0.05 + 1 / (1 + Math.exp(-score - 1.5)));
    if (known) {
      known.sightings.push(sighting);
      known.weight += weight;
      known.best = Math.max(known.best, score);
    } else clusters.push({ value: sighting.value, sightings: [sighting], weight, best: score });
  }
  return clusters.sort((a, b) => b.weight - a.weight);
}

/** The feature row (`EVIDENCE`) for one value of a fact. */
export function evidenceRow(
  key: FactKey,
  value: number | string,
  claims: readonly Claim[],
  clusters: readonly Cluster[],
  asked: Asked,
  known: KnownValues,
): number[] {
  const own = clusters.find((cluster) => isSameValue(cluster.value, value));
  const rival = clusters.find((cluster) => cluster !== own);
  const claim = claims.find((each) => isSameValue(toComparable(key, each.value), value));
  const other = claims.find(
    (each) => !isSameValue(toComparable(key, each.value), value) && each.period === (claim?.period ?? null),
  );
  const total = clusters.reduce((sum, cluster) => sum + cluster.weight, 0);
  const kind = ASKED_FACTS[key]?.kind;
  const pages = new Set(own?.sightings.map((sighting) => sighting.page));
  return [
    claim?.confidence ?? 0,
    other?.confidence ?? 0,
    own?.weight ?? 0,
    Math.min(6, pages.size),
    Math.min(6, own?.sightings.filter((sighting) => sighting.isClose).length ?? 0),
    rival?.weight ?? 0,
    total > 0 ? (own?.weight ?? 0) / total : 0.5,
    own?.best ?? UNSEEN,
    rival?.best ?? UNSEEN,
    asked.probability,
    Math.min(6, clusters.length),
    Math.min(8, own?.sightings.length ?? 0),
    Number(claim !== undefined && pages.has(claim.page)),
    Number(own !== undefined && own === clusters[0]),
    agreementOf(key, value, known),
    claim?.support ?? 0.5,
    isLargest(key, value, clusters),
    Number(kind === 'money' || kind === 'ratio' || kind === 'shares'),
    Number(kind === 'count' || kind === 'multiple'),
    Number(kind === 'percent' || kind === 'year'),
    Number(kind === 'person' || kind === 'firm'),
    Number(['hedging_policy', 'pledging_policy', 'classified_board', 'chair_ceo_separate'].includes(key)),
    Number(['nominees', 'proposals', 'shareholder_proposals', 'largest_holder'].includes(key)),
    Number(kind === 'date'),
  ];
}
