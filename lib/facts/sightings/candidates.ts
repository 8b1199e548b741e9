import { literally } from '@/lib/format/patterns';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import type { FactKey } from '../fact-keys';
import type { FactValue } from '../fact';
import { quoteSupports } from '../support/quote-supports';
import { surnameOf } from '@/lib/reading/text/names/names';
import type { FilingStructure } from '@/lib/reading/structure/types';
import { MOST_WOMEN, type KnownValues } from './agreement-of';
import { ASKED_FACTS } from './asked-facts';
import { toComparable, isSameValue } from './to-comparable';
import { clustersOf, evidenceRow, type Asked, type Claim, type Cluster } from './evidence';
import { chiefOf, wordsOfUnits, type UnitWords } from './find-values';
import { reasonToWithhold } from './reason-to-withhold';

/** A possible value of a fact, read by rules or found in the units of the filing. */
export type FactCandidate = {
  key: FactKey;
  value: FactValue;
  claim: Claim | undefined;
  cluster: Cluster | undefined;
  /** Features, in the order of `EVIDENCE`. */
  row: number[];
  /** Why it is not stated, whatever its probability. */
  objection: string | undefined;
};

/** Facts that the rules read, before their probability is estimated. */
export type Read = Pick<Claim, 'key' | 'value' | 'period' | 'page' | 'confidence'> & {
  unit: string | null;
  quote: string;
};

const TRUSTED_FROM = 0.5;
const MOST_SEEN = 2;

/** The candidates of every asked fact: those of the rules by confidence, then those with most sightings. */
export function makeCandidates(
  read: readonly Read[],
  structure: FilingStructure,
  asked: ReadonlyMap<FactKey, Asked>,
): (key: FactKey) => FactCandidate[] {
  const words = wordsOfUnits(structure);
  const chief = chiefOf(structure);
  const surnames = new Set(structure.people.map((person) => person.surname));
  const views = new Map<FactKey, { asked: Asked; claims: Claim[]; clusters: Cluster[] }>();
  const viewOf = (key: FactKey) => {
    const made = views.get(key) ?? {
      asked: asked.get(key) ?? { scores: new Map(), probability: 0 },
      claims: preciseFirst(
        read
          .filter((fact) => fact.key === key && fact.confidence >= TRUSTED_FROM)
          .map((fact) => ({ ...fact, support: supportOf(fact, surnames) })),
      ),
      clusters: ASKED_FACTS[key] ? clustersOf(key, structure, words, asked.get(key)) : [],
    };
    views.set(key, made);
    return made;
  };
  const known: KnownValues = (key) => {
    const { claims, clusters } = viewOf(key);
    if (key === 'ceo_name') {
      const name = claims[0] ? surnameOf(String(claims[0].value)) : chief;
      return name ? [name] : [];
    }
    return [
      ...claims.slice(0, MOST_SEEN).map((claim) => toComparable(key, claim.value)),
      ...clusters.slice(0, MOST_SEEN).map((cluster) => cluster.value),
    ];
  };
  return (key) => {
    const view = viewOf(key);
    const [claim] = view.claims;
    const fromRules = claim ? [{ value: claim.value, compared: toComparable(key, claim.value), claim }] : [];
    const seen = view.clusters
      .filter((cluster) => canBeStated(key, cluster, words))
      .slice(0, MOST_SEEN)
      .filter((cluster) => !fromRules.some((one) => isSameValue(one.compared, cluster.value)))
      .map((cluster) => ({ value: cluster.value, compared: cluster.value, claim: undefined }));
    return [...fromRules, ...seen].map(({ value, compared, claim: own }): FactCandidate => {
      const row = evidenceRow(key, compared, view.claims, view.clusters, view.asked, known);
      return {
        key,
        value,
        claim: own,
        cluster: view.clusters.find((cluster) => isSameValue(cluster.value, compared)),
        row,
        objection: reasonToWithhold(key, row, own !== undefined),
      };
    });
  };
}

/** "Over 90%" and "90.9%" are the same figure; the one with decimals comes first. */
export function preciseFirst<T extends Pick<Read, 'value' | 'unit'>>(claims: readonly T[]): T[] {
  const [first, ...others] = claims;
  if (!first || first.unit !== 'percent' || typeof first.value !== 'number' || !Number.isInteger(first.value))
    return [...claims];
  const whole = first.value;
  const precise = others.find(
    ({ value }) =>
      typeof value === 'number' &&
      !Number.isInteger(value) &&
      (Math.floor(value) === whole || Math.round(value) === whole),
  );
  return precise ? [precise, first, ...others.filter((claim) => claim !== precise)] : [...claims];
}

/**
 * For a list of people, the share of names in the filing's directory of people; otherwise how far the quote supports
 * the value.
 */
function supportOf(fact: Read, surnames: ReadonlySet<string>): number {
  if (fact.key === 'nominees' && Array.isArray(fact.value)) {
    const known = fact.value.filter((item) => surnames.has(surnameOf(String(item.name))));
    return known.length / Math.max(1, fact.value.length);
  }
  const { verdict } = quoteSupports({ ...fact, unit: fact.unit as never });
  return verdict === 'supported' ? 1 : verdict === 'ambiguous' ? 0.5 : 0;
}

const FEWEST_DIRECTORS = 6;
const WITHOUT_RULES = new Set<FactKey>(['auditor', 'overboarding_limit', 'special_meeting_right']);

/** Whether a value found in the units may be stated although no rule read it. */
function canBeStated(key: FactKey, cluster: Cluster, words: readonly UnitWords[]): boolean {
  const kind = ASKED_FACTS[key]?.kind;
  if (!kind || kind === 'words' || WITHOUT_RULES.has(key)) return false;
  if (key === 'independent_directors') return Number(/of (\d+)/.exec(String(cluster.value))?.[1]) >= FEWEST_DIRECTORS;
  if (key === 'women_directors') return Number(cluster.value) <= MOST_WOMEN;
  if (kind !== 'person') return true;
  const titled = new RegExp(
    `\\b${PLAIN_TITLE}\\.? (?:[\\p{L}.]+ )?${literally(String(cluster.value))}(?!\\p{L})`,
    'iu',
  );
  return (
    new Set(cluster.sightings.map((sighting) => sighting.page)).size >= 2 && words.some((each) => titled.test(each.own))
  );
}
