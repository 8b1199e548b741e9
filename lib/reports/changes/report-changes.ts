import { choosePair } from '@/lib/changes/choose-pair';
import { changesOf } from '@/lib/changes/company-changes';
import { makeComparison, readComparison } from '@/lib/changes/stored-comparison';
import { summarizeChanges } from '@/lib/changes/summary.rules';
import { toFilingRef, toSections } from '@/lib/changes/to-changes';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { isAppError } from '@/lib/errors';
import { log } from '@/lib/log';
import type { ReportRun } from '@/lib/reports/generate/answer-report-query';
import type { StoredResults } from '@/lib/reports/read/stored-results';

/** The report has the most important paragraphs; the company's page has the rest. */
const MOST_PARAGRAPHS = 120;

type ReportChanges = NonNullable<StoredResults['changes']>;

/**
 * What changed since last year: the report's newest proxy statement, or its newest filing, against the one of the same
 * form before it, also when the report does not include that one. Without two such filings the report says why.
 */
export async function reportChanges(run: Pick<ReportRun, 'ctx' | 'rows'>, signal: AbortSignal): Promise<ReportChanges> {
  const to = newestOf(run.rows);
  if (!to) return { summary: null, missing: 'The report has no filing to compare.' };
  const { from, missing } = await choosePair(run.ctx, to.companyId, { to_document_id: to.id, detail: 'changed' }).catch(
    (error: unknown) => {
      if (isAppError(error) && error.code === 'not_found')
        return { from: null, missing: 'The filing is being processed again.' };
      throw error;
    },
  );
  if (!from) return { summary: null, missing };
  try {
    await makeComparison({ from, to }, { signal, progress: async () => undefined });
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error, from: from.id, to: to.id }, 'the filings of a report could not be compared');
    return { summary: null, missing: isAppError(error) ? error.detail : 'The filings could not be compared.' };
  }
  const comparison = await readComparison({ from, to });
  const changes = {
    from: toFilingRef(from),
    to: toFilingRef(to),
    missing: null,
    choices: [],
    ...(await changesOf(from, to, comparison)),
    sections: comparison ? toSections(comparison.sections, 'changed') : [],
    job: null,
  };
  return { summary: summarizeChanges(changes, MOST_PARAGRAPHS), missing: null };
}

function newestOf(rows: readonly DocumentRow[]): DocumentRow | undefined {
  const newest = rows.toSorted(
    (a, b) => (b.fiscalYear ?? 0) - (a.fiscalYear ?? 0) || (b.filingDate ?? '').localeCompare(a.filingDate ?? ''),
  );
  return newest.find(({ formType }) => /14A/.test(formType)) ?? newest[0];
}
