import type { Fact } from '@/lib/facts/fact';
import { isProxyFiling } from '@/lib/documents/proxy.rules';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import type { Filing } from './filing-facts';

/** The filing used for flags: the newest proxy statement, with the other filings for the same year. */
export function openFiling(rows: readonly DocumentRow[], facts: readonly Fact[]): Filing {
  const proxies = rows.filter(isProxyFiling);
  const [newest] = (proxies.length > 0 ? proxies : [...rows]).toSorted((a, b) => placeOf(b).localeCompare(placeOf(a)));
  if (!newest) return { facts: [], meetingYear: null };
  const beside = rows.filter(
    (row) =>
      row.id === newest.id || (isProxyFiling(row) && row.fiscalYear !== null && row.fiscalYear === newest.fiscalYear),
  );
  const ids = [newest.id, ...beside.map((row) => row.id)];
  // What an earlier 8-K reports for the newest proxy comes from a document beside the report's own.
  const isCarried = (documentId: string) => !rows.some((row) => row.id === documentId);
  const current = facts.filter(({ documentId }) => ids.includes(documentId) || isCarried(documentId));
  const meeting = newest.meetingDate ?? current.find((fact) => fact.key === 'meeting_date')?.value;
  const year =
    Number(String(meeting ?? '').slice(0, 4)) ||
    Number(newest.filingDate?.slice(0, 4)) ||
    (newest.fiscalYear === null ? 0 : newest.fiscalYear + 1);
  return { facts: current, meetingYear: year || null };
}

function placeOf(row: DocumentRow): string {
  return (
    `${row.fiscalYear ?? row.filingDate?.slice(0, 4) ?? '0000'} ${row.filingDate ?? ''} ` +
    `${row.createdAt.toISOString()}`
  );
}
