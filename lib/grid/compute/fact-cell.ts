import type { Fact } from '@/lib/facts/fact';
import { isFactKey, type FactKey } from '@/lib/facts/fact-keys';
import { formatFactValue } from '@/lib/facts/fact-words';
import { quoteSupports } from '@/lib/facts/support/quote-supports';
import { capitalise } from '@/lib/format/capitalise';
import { formatCounted } from '@/lib/format/numbers';
import type { Source } from '@/lib/queries/schema';
import { verifyQuotes } from '@/lib/queries/verify-quotes';
import { factsOf, type Filing } from '@/lib/reports/flags/filing-facts';
import { openFiling } from '@/lib/reports/flags/open-filing';
import { readMetric } from '@/lib/reports/flags/read-metric';
import { readPeople } from '@/lib/reports/flags/read-people';
import type { Reading } from '@/lib/reports/flags/reading';
import { metricOf } from '@/lib/templates/flags/metrics';
import type { Metric } from '@/lib/templates/flags/metric-types';
import { exact, notFound, undetermined, type CellValue } from './cell-value';
import type { OpenRow } from './open-filing';
import { unverifiedCell } from './unverified-cell';

export const FACT_ENGINE = 'facts';

/** A value with the facts that it is based on. */
type Stated = { text: string; value: CellValue['value']; low: number | null; high: number | null; facts: Fact[] };

/**
 * A governance fact, or a value computed from facts such as the share of independent directors. It is answered only
 * when the words of every fact are found on their page and show the value, and nothing read beside it says another.
 */
export async function factCell(row: OpenRow, key: string): Promise<CellValue> {
  const { document } = row;
  if (!document) return notFound('There is no filing to read it from.', FACT_ENGINE);
  const own = row.facts.filter(({ documentId }) => documentId === document.id);
  const filing = openFiling([document], [...own, ...row.carried]);
  const metric = metricOf(key);
  const { stated, reason } = metric ? await statedMetric(metric, filing) : { stated: statedFacts(key, filing) };
  if (stated.length === 0) return missing(row, key, reason);
  const proven: { each: Stated; sources: Source[] }[] = [];
  let doubt: CellValue | undefined;
  for (const each of stated) {
    const sources = await prove(each.facts);
    const isVerified = sources.every(({ quote_verified }) => quote_verified);
    const reason = isVerified ? doubtOf(each.facts, sources) : undefined;
    if (!isVerified) doubt ??= await unverifiedCell(sources, FACT_ENGINE);
    else if (reason) doubt ??= undetermined('Not proven', reason, FACT_ENGINE, sources);
    else proven.push({ each, sources });
  }
  const [best] = proven;
  // While one value has not been compared yet, agreement of the others is not known.
  if (!best || doubt?.state === 'failed') return doubt ?? undetermined('Not proven', '', FACT_ENGINE);
  const values = [...new Set(proven.map(({ each }) => each.text))];
  if (values.length > 1)
    return undetermined(
      `${values.length} values`,
      values.join(', '),
      FACT_ENGINE,
      proven.flatMap(({ sources }) => sources),
    );
  const { each, sources } = best;
  const unit = metric?.kind === 'number' ? metric.unit : metric ? 'yes_no' : (each.facts[0]?.unit ?? null);
  return { ...exact(each.text, each.value, unit, { sources, engine: FACT_ENGINE }), low: each.low, high: each.high };
}

function missing({ document, withheld }: OpenRow, key: string, reason: string | undefined): CellValue {
  if (document?.hasText === false)
    return undetermined('No text', 'The pages of this filing are pictures without text.', FACT_ENGINE);
  const doubted = withheld.get(key);
  if (doubted) return undetermined('Withheld', `A value was read but is not shown: ${doubted}.`, FACT_ENGINE);
  if (reason) return undetermined('Cannot tell', reason, FACT_ENGINE);
  return notFound(`Not found; all ${document?.pageCount ?? 0} pages were read.`, FACT_ENGINE);
}

async function statedMetric(metric: Metric, filing: Filing): Promise<{ stated: Stated[]; reason?: string }> {
  const found = (await readPeople(metric.key, filing)) ?? readMetric(metric.key, filing);
  const stated = found.readings.map((reading): Stated => {
    const { low, high } = reading;
    if (metric.kind === 'yes_no')
      return { text: yesNoText(metric.key, reading), value: low === 1, low: null, high: null, facts: reading.facts };
    return { text: capitalise(reading.stated), value: low, low, high, facts: reading.facts };
  });
  return found.reason ? { stated, reason: found.reason } : { stated };
}

/** A yes or no fact is worded as in the filing: "prohibited", "Yes", "elected annually". */
function yesNoText(key: string, { stated, low }: Reading): string {
  if (/^(?:true|false)$/.test(stated)) return low === 1 ? 'Yes' : 'No';
  return isFactKey(key) || /[a-z]/i.test(stated) ? capitalise(stated) : low === 1 ? 'Yes' : 'No';
}

function statedFacts(key: string, filing: Filing): Stated[] {
  if (!isFactKey(key)) return [];
  return factsOf(filing, key).map((fact): Stated => {
    const { value } = fact;
    if (Array.isArray(value)) return { text: listText(key, value.length), ...numbers(value.length), facts: [fact] };
    const text = capitalise(formatFactValue(fact));
    return typeof value === 'number'
      ? { text, ...numbers(value), facts: [fact] }
      : { text, ...word(value), facts: [fact] };
  });
}

const numbers = (value: number) => ({ value, low: value, high: value });
const word = (value: string | boolean) => ({ value, low: null, high: null });

function listText(key: FactKey, count: number): string {
  return formatCounted(count, 'entry', key === 'nominees' ? 'nominees' : 'entries');
}

/** The places of the facts, each verified or not. */
function prove(stated: readonly Fact[]): Promise<Source[]> {
  return verifyQuotes(
    stated.map(({ documentId, page, quote }) => ({ chunkId: null, documentId, page, quote })),
    [],
  );
}

function doubtOf(stated: readonly Fact[], sources: readonly Source[]): string | undefined {
  for (const [index, { key, value, unit, period }] of stated.entries()) {
    const support = quoteSupports({ key, value, unit, period, quote: sources[index]?.excerpt ?? '' });
    if (support.verdict !== 'supported') return support.reason;
  }
  return undefined;
}
