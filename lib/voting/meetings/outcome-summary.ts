import type { MeetingOutcome } from '../ballots/outcome-of-line';
import type { Meeting } from './schema';

/**
 * A summary of a meeting's results: how many passed or not, how many did not, and the support for say-on-pay in
 * percent. Null without results.
 */
export function summaryOf(outcome: MeetingOutcome | undefined): Meeting['outcome'] {
  if (!outcome) return null;
  const results = [...[...outcome.byLine.values()], ...outcome.unmatched];
  const pay = results.find((result) => 'kind' in result && result.kind === 'say_on_pay');
  const lowest = results.find(({ passed }) => passed === false) ?? pay ?? results[0];
  return {
    document_id: outcome.documentId,
    filing_date: outcome.filingDate,
    lines: results.filter(({ passed }) => passed !== null).length,
    not_passed: results.filter(({ passed }) => passed === false).length,
    say_on_pay_support: pay?.support_cast ?? null,
    page_number: lowest?.page_number ?? null,
  };
}
