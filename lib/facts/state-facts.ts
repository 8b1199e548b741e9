import type { FactKey } from './fact-keys';
import { FACT_TRAITS } from './fact-traits';
import type { FilingStructure, Unit } from '@/lib/reading/structure/types';
import type { SearchChunk } from '@/lib/retrieval/index/index-document';
import { isOtherReport, readDrafts, toFact, type FactSource } from './read-facts';
import { locateSpan } from './text/locate-span';
import { isShown, withSubject } from './text/with-subject';
import { readFilingText, type FilingText, type Span } from '@/lib/reading/text/filing-text';
import { sharedSurnames } from '@/lib/reading/text/names/same-surname';
import { askFacts } from './sightings/ask-facts';
import { ASKED_FACTS } from './sightings/asked-facts';
import { makeCandidates, type FactCandidate } from './sightings/candidates';
import { chooseCandidate, type Judged } from './sightings/choose-candidate';
import { isSameValue, toComparable } from './sightings/to-comparable';
import type { ReadFact } from './types';

export type FilingSource = FactSource & { structure: FilingStructure; chunks: readonly SearchChunk[] };

/**
 * A complete proxy statement repeats its facts. A shorter excerpt does not, and the trust model was not trained on
 * excerpts.
 */
const FEWEST_PAGES = 20;
/** Rule confidence below this is a guess and states nothing. */
const LEAST = 0.5;

/**
 * The facts of a filing, each compared with all other places that state a value for the same subject. A value that is
 * too improbable or contradicted is returned as withheld, with the reason.
 */
export function stateFacts(source: FilingSource): ReadFact[] {
  const filing = readFilingText(source.pages, source.sections);
  const read = readDrafts(filing, source.html).flatMap((draft) => toFact(filing, draft));
  // The trust model was trained on proxy statements; annual reports state too few facts for training.
  if (isOtherReport(filing) || source.pages.length < FEWEST_PAGES) return read;
  const isTagged = (key: FactKey) => read.some((fact) => fact.key === key && fact.source === 'xbrl');
  const kept = read.filter((fact) => fact.withheldReason === null);
  const candidatesOf = makeCandidates(kept, source.structure, askFacts(source.structure, source.chunks));
  const judged = new Map(
    (Object.keys(ASKED_FACTS) as FactKey[]).map((key) => [key, chooseCandidate(candidatesOf(key))]),
  );
  const seen = [...judged.values()].flatMap((one) =>
    one && one.withheld === undefined && !one.candidate.claim && !isTagged(one.candidate.key)
      ? foundFact(filing, source.structure, one)
      : [],
  );
  return [...read.map((fact) => withProbability(fact, judged.get(fact.key))), ...seen];
}

/**
 * A fact of the rules with its candidate's probability; withheld when the candidate is, or when another value was
 * chosen.
 */
function withProbability(fact: ReadFact, judged: Judged | undefined): ReadFact {
  if (!ASKED_FACTS[fact.key] || fact.withheldReason !== null || fact.confidence < LEAST || fact.source === 'xbrl')
    return fact;
  if (!judged) return { ...fact, withheldReason: 'no second place of the filing states it' };
  const probability = rounded(judged.probability);
  if (judged.withheld !== undefined)
    return { ...fact, confidence: Math.min(fact.confidence, probability), withheldReason: judged.withheld };
  const { candidate } = judged;
  const isChosen = isSameValue(toComparable(fact.key, fact.value), toComparable(fact.key, candidate.value));
  if (isChosen) return { ...fact, confidence: probability };
  if (candidate.claim && fact.period !== candidate.claim.period)
    return { ...fact, confidence: Math.min(fact.confidence, probability) };
  return { ...fact, withheldReason: 'another value is stated in more places' };
}

/** A fact that no rule read, quoted from the sighting that shows it best. */
function foundFact(filing: FilingText, structure: FilingStructure, { candidate, probability }: Judged): ReadFact[] {
  const kind = ASKED_FACTS[candidate.key]?.kind;
  // Which of a family it is, a surname does not say.
  if (kind === 'person' && sharedSurnames(filing).has(String(candidate.value))) return [];
  const name = structure.people.find((person) => person.surname === candidate.value)?.name;
  const fact = {
    key: candidate.key,
    value: kind === 'person' ? (name ?? candidate.value) : candidate.value,
    // Words have no unit; a date is stored as words.
    unit: typeof candidate.value === 'number' || kind === 'date' ? FACT_TRAITS[candidate.key].unit : null,
    period: null,
  };
  const spans = sightingsOf(structure, candidate).flatMap((unit) => spanOf(filing, unit) ?? []);
  const shown = spans
    .map((span) => withSubject(filing, { ...fact, span }))
    .find((span) => isShown(filing, { ...fact, span }));
  const span = shown ?? spans[0];
  const placed = span && locateSpan(filing, span);
  return placed ? [{ ...fact, ...placed, confidence: rounded(probability), source: 'text', withheldReason: null }] : [];
}

/** The places of the value, those close to words of its subject first. */
function sightingsOf(structure: FilingStructure, { cluster }: FactCandidate): Unit[] {
  const sightings = cluster?.sightings ?? [];
  return [...sightings.filter(({ isClose }) => isClose), ...sightings.filter(({ isClose }) => !isClose)].flatMap(
    ({ at }) => structure.units[at] ?? [],
  );
}

/** The place of a unit, whose offsets are those of the printed page. */
function spanOf({ pages }: FilingText, unit: Unit): Span | undefined {
  const page = pages.find((one) => one.page === unit.page);
  const start = page?.offsets.findIndex((offset) => offset >= unit.start) ?? -1;
  const last = page?.offsets.findLastIndex((offset) => offset < unit.end) ?? -1;
  return start < 0 || last < start ? undefined : { page: unit.page, start, end: last + 1 };
}

function rounded(probability: number): number {
  return Math.round(probability * 100) / 100;
}
