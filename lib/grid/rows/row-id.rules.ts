import { createHash } from 'node:crypto';

type RowKey = { companyId: string; formType: string; fiscalYear: number | null } | { documentId: string };

/** The id of a row is that of its company or filing, so a row that is taken out and put back finds its cells again. */
export function rowId(gridId: string, key: RowKey): string {
  const words =
    'documentId' in key ? `document ${key.documentId}` : `${key.companyId} ${key.formType} ${key.fiscalYear}`;
  const hex = createHash('sha256').update(`${gridId} ${words}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
