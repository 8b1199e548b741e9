import { z } from 'zod';
import { formatDate } from '@/lib/format/dates';
import { formatCounted } from '@/lib/format/numbers';
import { capitalise } from '@/lib/format/capitalise';
import type { Job } from '@/lib/jobs/rows/schema';
import { fetchRemarkSchema, filingOutcomeSchema, type FilingOutcome } from '@/lib/processing/schema';

const fetchResultSchema = z.object({
  filings: z.array(filingOutcomeSchema),
  remarks: z.array(fetchRemarkSchema).default([]),
});

export type FetchSummary = {
  tone: 'ok' | 'warn' | 'bad' | 'neu';
  title: string;
  failures: { key: string; what: string; reason: string }[];
};

/** The result of an ended fetch in words; `nameOf` returns the name of a company on the list. */
export function summarizeFetch(job: Job, nameOf: (companyId: string) => string | undefined): FetchSummary {
  if (job.status === 'cancelled')
    return { tone: 'neu', title: 'Fetching was cancelled. Filings fetched so far are kept.', failures: [] };
  if (job.status === 'failed')
    return { tone: 'bad', title: job.error ?? 'Fetching failed. Please try again.', failures: [] };
  const { filings, remarks } = fetchResultSchema.safeParse(job.result).data ?? { filings: [], remarks: [] };
  const remarkItems = remarks.map(({ company_id: id, message }) => ({
    key: `list-${id}`,
    what: nameOf(id) ?? 'A company that is no longer on the list',
    reason: withoutName(message, nameOf(id)),
  }));
  const failed = filings.filter(({ outcome }) => outcome === 'failed' || outcome === 'not_found');
  // Without an accession number, the company's list itself could not be read.
  const unlisted = failed.filter(({ accession_number: number }) => number === null).length;
  const missing = failed.filter(
    ({ outcome, accession_number: number }) => outcome === 'not_found' && number !== null,
  ).length;
  const fetched = filings.filter(({ outcome }) => outcome === 'processed' || outcome === 'downloaded').length;
  const known = filings.filter(({ outcome }) => outcome === 'already_there').length;
  const parts = [
    ...(fetched > 0 ? [`${formatCounted(fetched, 'filing')} fetched`] : []),
    ...(known > 0 ? [`${formatCounted(known, 'filing')} already there`] : []),
    ...(missing > 0 ? [`${formatCounted(missing, 'filing')} not found at EDGAR`] : []),
    ...(failed.length > missing + unlisted
      ? [`${formatCounted(failed.length - missing - unlisted, 'filing')} failed`]
      : []),
    ...(unlisted > 0 ? [`the list of ${formatCounted(unlisted, 'company', 'companies')} could not be read`] : []),
  ];
  return {
    tone: failed.length + remarkItems.length === 0 ? 'ok' : fetched + known > 0 || failed.length === 0 ? 'warn' : 'bad',
    title: parts.length === 0 ? 'No filings of these types were found in recent years.' : sentence(parts),
    failures: [
      ...remarkItems,
      ...failed.map((filing, index) => ({
        key: filing.accession_number ?? `${filing.company_id}-${index}`,
        what: nameFiling(filing, nameOf(filing.company_id)),
        reason: withoutName(filing.message, nameOf(filing.company_id)),
      })),
    ],
  };
}

function sentence(parts: readonly string[]): string {
  const text = `${parts.join(', ')}.`;
  return capitalise(text);
}

function nameFiling({ form_type: form, filing_date: filed }: FilingOutcome, company: string | undefined): string {
  return [company ?? 'A company that is no longer on the list', form, filed ? `filed ${formatDate(filed)}` : null]
    .filter(Boolean)
    .join(' · ');
}

/** Removes the company's name, which is already shown before the sentence. */
function withoutName(message: string, company: string | undefined): string {
  return company && message.startsWith(`${company}: `) ? message.slice(company.length + 2) : message;
}

/** "4 of 9 filings, rendering DEF 14A 2024 of Apple" without the numbers, which are shown above the bar. */
export function fetchSentence(message: string): string {
  const text = message.replace(/^\d+ of \d+ filings,?\s*/, '').replace(/^done$/, 'Filing done, taking the next one');
  return capitalise(text);
}
