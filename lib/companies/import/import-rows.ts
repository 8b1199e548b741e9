import { inArray } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { companies, tenantCompanies } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { checkRow, type CheckedRow } from './check-row';
import type { ImportResult, ImportRow, ImportRowResult } from '../schema-import';

export const ROWS_PER_BATCH = 200;

type Entry = { row: ImportRow; value: CheckedRow };

/**
 * Stores one batch of rows in the caller's transaction and answers what became of each, in order.
 * `seen` carries CIKs from earlier rows of the file to their row numbers, and grows.
 */
export async function importRows(tx: Db, ctx: Pick<Context, 'tenantId' | 'userId'>, rows: readonly ImportRow[], seen: Map<string, number>): Promise<ImportRowResult[]> {
  const outcome = new Map<ImportRow, Pick<ImportRowResult, 'status' | 'message'>>();
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
  return rows.map((row) => ({ row: row.row, ticker: row.ticker.toUpperCase(), name: row.name, ...(outcome.get(row) ?? { status: 'error', message: 'The row was not stored.' }) }));
}

async function storeEntries(tx: Db, ctx: Pick<Context, 'tenantId' | 'userId'>, entries: readonly Entry[]): Promise<Map<ImportRow, Pick<ImportRowResult, 'status' | 'message'>>> {
  const outcome = new Map<ImportRow, Pick<ImportRowResult, 'status' | 'message'>>();
  if (entries.length === 0) return outcome;
  const made = await tx
    .insert(companies)
    .values(entries.map(({ value }) => ({ cik: value.cik, ticker: value.ticker, name: value.name, source: 'user' as const })))
    .onConflictDoNothing()
    .returning({ cik: companies.cik });
  const madeCiks = new Set(made.map((row) => row.cik));
  const known = await tx.select({ id: companies.id, cik: companies.cik }).from(companies).where(inArray(companies.cik, entries.map(({ value }) => value.cik)));
  const idOf = new Map(known.map((row) => [row.cik, row.id]));
  const added = await tx
    .insert(tenantCompanies)
    .values(entries.flatMap(({ value }) => {
      const companyId = idOf.get(value.cik);
      return companyId ? [{ tenantId: ctx.tenantId, companyId, ticker: value.ticker, name: value.name, entityType: value.entityType, createdBy: ctx.userId }] : [];
    }))
    .onConflictDoNothing()
    .returning({ companyId: tenantCompanies.companyId });
  const addedIds = new Set(added.map((row) => row.companyId));
  for (const { row, value } of entries) {
    if (!addedIds.has(idOf.get(value.cik) ?? '')) outcome.set(row, { status: 'already_exists', message: 'Already in your organization' });
    else if (madeCiks.has(value.cik)) outcome.set(row, { status: 'created', message: 'Company created' });
    else outcome.set(row, { status: 'added', message: 'Added to your organization' });
  }
  return outcome;
}

export function summarize(results: readonly ImportRowResult[]): ImportResult {
  const count = (...statuses: ImportRowResult['status'][]) => results.filter((result) => statuses.includes(result.status)).length;
  return { total_rows: results.length, successful: count('created', 'added'), already_in_org: count('already_exists'), failed: count('error'), results: [...results] };
}

/** One audit record for the whole file. */
export async function auditImport(tx: Db, ctx: Pick<Context, 'tenantId' | 'userId'>, result: ImportResult): Promise<void> {
  const { results: _results, ...counts } = result;
  await recordAudit(tx, ctx, { action: 'company.import', subjectType: 'company', details: counts });
}
