import type { Db } from '@/db/client';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { checkRow, type CheckedRow } from './check-row';
import type { ImportResult, ImportRow, ImportRowResult } from '../schema-import';
import { storeCompanies } from '../store-company';

export const ROWS_PER_BATCH = 200;

type Outcome = Pick<ImportRowResult, 'status' | 'message'>;

/**
 * The same message whether or not another tenant had already typed the company, so that the importer does not learn it.
 */
const ADDED: Outcome = { status: 'added', message: 'Added to your organization' };
const ALREADY_LISTED: Outcome = { status: 'already_exists', message: 'Already in your organization' };

type Entry = { row: ImportRow; value: CheckedRow };

/**
 * Stores one batch of rows in the caller's transaction and returns the outcome of each, in order. `seen` maps CIKs of
 * earlier rows to their row numbers; this batch is added to it.
 */
export async function importRows(
  tx: Db,
  ctx: Pick<Context, 'tenantId' | 'userId'>,
  rows: readonly ImportRow[],
  seen: Map<string, number>,
): Promise<ImportRowResult[]> {
  const outcome = new Map<ImportRow, Outcome>();
  const entries: Entry[] = [];
  for (const row of rows) {
    const checked = checkRow(row);
    if (!checked.ok) {
      outcome.set(row, { status: 'error', message: checked.message });
      continue;
    }
    const earlier = seen.get(checked.value.cik);
    if (earlier !== undefined) {
      outcome.set(row, { status: 'already_exists', message: `Same CIK as row ${earlier}` });
      continue;
    }
    seen.set(checked.value.cik, row.row);
    entries.push({ row, value: checked.value });
  }
  for (const [row, result] of await storeEntries(tx, ctx, entries)) outcome.set(row, result);
  return rows.map((row) => ({
    row: row.row,
    ticker: row.ticker.toUpperCase(),
    name: row.name,
    ...(outcome.get(row) ?? { status: 'error', message: 'The row was not stored.' }),
  }));
}

async function storeEntries(
  tx: Db,
  ctx: Pick<Context, 'tenantId' | 'userId'>,
  entries: readonly Entry[],
): Promise<Map<ImportRow, Outcome>> {
  if (entries.length === 0) return new Map();
  const added = await storeCompanies(
    tx,
    ctx,
    entries.map(({ value }) => value),
  );
  return new Map(entries.map(({ row, value }) => [row, added.has(value.cik) ? ADDED : ALREADY_LISTED]));
}

/** The results of all rows with the number of each outcome. */
export function summarize(results: readonly ImportRowResult[]): ImportResult {
  const count = (...statuses: ImportRowResult['status'][]) =>
    results.filter((result) => statuses.includes(result.status)).length;
  return {
    total_rows: results.length,
    successful: count('created', 'added'),
    already_in_org: count('already_exists'),
    failed: count('error'),
    results: [...results],
  };
}

/** Writes one audit record for the whole file. */
export async function auditImport(
  tx: Db,
  ctx: Pick<Context, 'tenantId' | 'userId'>,
  result: ImportResult,
): Promise<void> {
  const { results: _results, ...counts } = result;
  await recordAudit(tx, ctx, { action: 'company.import', subjectType: 'company', details: counts });
}
