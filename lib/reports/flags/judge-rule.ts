import type { Fact } from '@/lib/facts/fact';
import { quoteSupports } from '@/lib/facts/support/quote-supports';
import { capitalise } from '@/lib/format/capitalise';
import { conditionOf, isOrAre, stateAmount } from '@/lib/templates/flags/describe-rule';
import { metricOf } from '@/lib/templates/flags/metrics';
import type { FlagEvidence, FlagOutcome, FlagRule } from '@/lib/templates/flags/schema';
import { verifyQuotes } from '@/lib/queries/verify-quotes';
import { compareWithThreshold } from './compare-with-threshold';
import type { Filing } from './filing-facts';
import { readMetric } from './read-metric';
import { readPeople } from './read-people';
import type { Reading } from './reading';

export type Verdict = { outcome: FlagOutcome; value: string | null; evidence: FlagEvidence[]; reasoning: string };
type Proven = { reading: Reading; evidence: FlagEvidence[] };

/**
 * Judges one typed rule on verified facts. The outcome is `cannot_determine` when facts contradict each other, are not
 * on their page, or are not shown by their quote.
 */
export async function judgeRule(rule: FlagRule, filing: Filing, labels: ReadonlyMap<string, string>): Promise<Verdict> {
  const { readings, reason } = (await readPeople(rule.metric, filing)) ?? readMetric(rule.metric, filing);
  if (readings.length === 0)
    return undetermined(reason ?? `The filings contain no verified statement that shows whether ${conditionOf(rule)}.`);
  const proven: Proven[] = [];
  for (const reading of readings) {
    const evidence = await verifyReading(reading, labels);
    if (evidence) proven.push({ reading, evidence });
  }
  const [best] = proven;
  if (!best)
    return undetermined('The words that state the value could not be found on their page, so the value is unverified.');
  const doubt = unsupportedReason(proven.flatMap(({ evidence }) => evidence));
  if (doubt)
    return {
      outcome: 'cannot_determine',
      value: null,
      evidence: proven.flatMap(({ evidence }) => evidence),
      reasoning: doubt,
    };
  const outcomes = proven.map(({ reading }) => compareWithThreshold(rule, reading));
  const [outcome] = outcomes;
  if (outcome === undefined || outcomes.some((other) => other !== outcome)) {
    const values = [
      ...new Set(proven.map(({ reading, evidence }) => `${reading.stated} (page ${evidence[0]?.page_number ?? '?'})`)),
    ];
    return {
      outcome: 'cannot_determine',
      value: null,
      evidence: proven.flatMap(({ evidence }) => evidence),
      reasoning: `The filing states different values: ${values.join(' and ')}.`,
    };
  }
  return { outcome, value: best.reading.stated, evidence: best.evidence, reasoning: explain(rule, outcome, best) };
}

/** Why the quotes do not show their facts, or also show another value; undefined when there is no problem. */
export function unsupportedReason(evidence: readonly FlagEvidence[]): string | undefined {
  const supports = evidence.flatMap(({ claim, quote }) => (claim ? [quoteSupports({ ...claim, quote })] : []));
  return supports.find((support) => support.verdict !== 'supported')?.reason;
}

function undetermined(reasoning: string): Verdict {
  return { outcome: 'cannot_determine', value: null, evidence: [], reasoning };
}

/** The evidence of a reading; null unless every fact is found on its page. */
async function verifyReading(reading: Reading, labels: ReadonlyMap<string, string>): Promise<FlagEvidence[] | null> {
  const sources = await verifyQuotes(
    reading.facts.map((fact) => ({ chunkId: null, documentId: fact.documentId, page: fact.page, quote: fact.quote })),
    [],
  );
  if (!sources.every((source) => source.quote_verified)) return null;
  return sources.map((source, index) => ({
    document_id: source.document_id,
    document_label: labels.get(source.document_id) ?? '',
    page_number: source.page_number,
    quote: source.excerpt,
    bounding_boxes: source.bounding_boxes,
    ...claimed(reading.facts[index]),
  }));
}

/** The fact that the quote supports, stored with it so that a letter can check the quote again. */
function claimed(fact: Fact | undefined): Pick<FlagEvidence, 'claim'> {
  if (!fact) return {};
  return { claim: { key: fact.key, value: fact.value, unit: fact.unit, period: fact.period } };
}

function explain(rule: FlagRule, outcome: FlagOutcome, { reading, evidence }: Proven): string {
  const metric = metricOf(rule.metric);
  const where = evidence[0]
    ? ` (${[evidence[0].document_label, `page ${evidence[0].page_number}`].filter(Boolean).join(', ')})`
    : '';
  if (metric?.kind !== 'number')
    return `${capitalise(reading.low === 1 ? (metric?.label ?? '') : (metric?.negativeLabel ?? ''))}${
      isTelling(reading.stated) ? `: ${reading.stated}` : ''
    }${where}.`;
  const relation = {
    above: 'above',
    at_least: 'at least',
    below: 'below',
    at_most: 'at most',
    equals: 'exactly',
    is_true: '',
    is_false: '',
  }[rule.operator];
  const verdict =
    outcome === 'cannot_determine'
      ? `which does not show whether it is ${relation}`
      : outcome === 'triggered'
        ? `which is ${relation}`
        : `which is not ${relation}`;
  const working = reading.working ? ` ${capitalise(reading.working)}.` : '';
  return (
    `${capitalise(metric.label)} ${isOrAre(metric.label)} ${reading.stated}${where}, ${verdict} ` +
    `${stateAmount(rule.threshold ?? 0, rule.unit)}.${working}`
  );
}

/** Names and percentages are preferred to the sentence before them. */
function isTelling(stated: string): boolean {
  return /\d|\p{Lu}\p{Ll}+ \p{Lu}/u.test(stated);
}
