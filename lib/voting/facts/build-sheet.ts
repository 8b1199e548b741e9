import type { Fact } from '@/lib/facts/fact';
import { FACT_LABELS } from '@/lib/facts/fact-keys';
import { unsupportedReason } from '@/lib/reports/flags/judge-rule';
import type { Filing } from '@/lib/reports/flags/filing-facts';
import { readMetric } from '@/lib/reports/flags/read-metric';
import { readPeople } from '@/lib/reports/flags/read-people';
import type { Reading } from '@/lib/reports/flags/reading';
import { METRICS } from '@/lib/templates/flags/metrics';
import type { ProvenFact, SheetEntry, SheetReading } from './sheet';
import type { VerifyQuote } from './quote-verifier';

/**
 * The facts of the filing for every metric that a rule can use; a value that its page does not show is left out, with
 * the reason.
 */
export async function buildMetrics(
  filing: Filing,
  verify: VerifyQuote,
  people: typeof readPeople = readPeople,
): Promise<Record<string, SheetEntry>> {
  const entries: Record<string, SheetEntry> = {};
  for (const { key } of METRICS) {
    const { readings, reason } = (await people(key, filing)) ?? readMetric(key, filing);
    const proven: SheetReading[] = [];
    for (const reading of readings) {
      const facts = await proveReading(reading, verify);
      if (facts) proven.push({ low: finite(reading.low), high: finite(reading.high), stated: reading.stated, facts });
    }
    entries[key] = toSheetEntry(proven, readings.length > 0, reason);
  }
  return entries;
}

const NOT_SHOWN = 'the words found do not prove it by themselves';

function toSheetEntry(proven: SheetReading[], wasStated: boolean, reason: string | undefined): SheetEntry {
  return { readings: proven, reason: proven.length > 0 ? null : wasStated ? NOT_SHOWN : (reason ?? null) };
}

/** Undefined unless the words of every fact are found on its page and show the value. */
async function proveReading(reading: Reading, verify: VerifyQuote): Promise<ProvenFact[] | undefined> {
  const facts: ProvenFact[] = [];
  for (const fact of reading.facts) {
    const evidence = await verify({ page: fact.page, quote: fact.quote, documentId: fact.documentId });
    if (!evidence.quote_verified || unsupportedReason([{ ...evidence, document_label: '', claim: claimOf(fact) }]))
      return undefined;
    facts.push({ ...evidence, key: fact.key, label: FACT_LABELS[fact.key] });
  }
  return facts;
}

function claimOf({ key, value, unit, period }: Fact) {
  return { key, value, unit, period };
}

function finite(bound: number): number | null {
  return Number.isFinite(bound) ? bound : null;
}
