import { database } from '@/db/client';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { readAuditRecords } from './read-audit-log';
import { toCsv } from '@/lib/format/csv';
import type { AuditFilters, AuditRecord } from './schema';

const MAX_EXPORTED = 50_000;

const COLUMNS = [
  'sequence',
  'created_at',
  'user_id',
  'user_name',
  'user_email',
  'action',
  'subject_type',
  'subject_id',
  'hash',
] as const satisfies readonly (keyof AuditRecord)[];

export type AuditFile = { bytes: Uint8Array<ArrayBuffer>; contentType: string; fileName: string };

/** The newest matching records as a file; the export is itself recorded in the audit log. */
export async function exportAudit(
  ctx: Context,
  { format, ...filters }: AuditFilters & { format: 'csv' | 'json' },
): Promise<AuditFile> {
  const records = await readAuditRecords(ctx, filters, MAX_EXPORTED);
  await recordAudit(database(), ctx, {
    action: 'audit.export',
    subjectType: 'audit',
    details: { format, records: records.length, ...filters },
  });
  const fileName = `audit-log-${new Date().toISOString().slice(0, 10)}.${format}`;
  if (format === 'json')
    return {
      bytes: encode(JSON.stringify({ records }, null, 2)),
      contentType: 'application/json; charset=utf-8',
      fileName,
    };
  const rows = records.map((record) => [
    ...COLUMNS.map((column) => String(record[column] ?? '')),
    JSON.stringify(record.details),
  ]);
  return {
    bytes: encode(`\uFEFF${toCsv([[...COLUMNS, 'details'], ...rows])}`),
    contentType: 'text/csv; charset=utf-8',
    fileName,
  };
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
