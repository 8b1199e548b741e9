import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from './client';
import { PAGES_OF_A_FILING, type Load } from './load';

const QUIET_WITHIN_MS = 600_000;

type Filing = {
  id: string;
  file_name: string | null;
  processing_status: string;
  failure_reason: string | null;
  page_count: number | null;
};
type Report = { id: string; report_title: string; status: string };

/** Waits until no job is left, and throws when some hang. */
export async function waitUntilIdle(client: Client): Promise<number> {
  const startedAt = Date.now();
  for (;;) {
    const open = await Promise.all(
      ['pending', 'running'].map((status) => client.read<{ total: number }>(`/processing/jobs?status=${status}`)),
    );
    const left = open.reduce((sum, { total }) => sum + total, 0);
    if (left === 0) return Date.now() - startedAt;
    if (Date.now() - startedAt > QUIET_WITHIN_MS) throw new Error(`${left} jobs are still open.`);
    await delay(1_000);
  }
}

/** What is wrong after the crashes, one sentence each: lost, done twice, failed or left hanging. */
export async function findFaults(client: Client, { ledger, companyId }: Load): Promise<string[]> {
  const filings = await client.read<Filing[]>(`/documents?company_id=${companyId}&limit=1000`);
  const { reports } = await client.read<{ reports: Report[] }>('/reports?size=1000');
  const { templates } = await client.read<{ templates: { id: string; name: string }[] }>(
    '/reports/templates?size=1000',
  );
  const faults = [
    ...lostOrRepeated(
      'filing',
      ledger.filings,
      filings.map(({ id, file_name: name }) => [id, name ?? ''] as const),
    ),
    ...lostOrRepeated(
      'report',
      ledger.reports,
      reports.map(({ id, report_title: name }) => [id, name] as const),
    ),
    ...lostOrRepeated(
      'template',
      ledger.templates,
      templates.map(({ id, name }) => [id, name] as const),
    ),
  ];
  for (const { file_name: name, processing_status: status, failure_reason: reason, page_count: pages } of filings) {
    if (status !== 'processed') faults.push(`${name} is ${status}: ${reason ?? 'no reason is given'}.`);
    else if (pages !== PAGES_OF_A_FILING) faults.push(`${name} has ${pages} pages.`);
  }
  for (const { report_title: name, status } of reports)
    if (status !== 'completed') faults.push(`${name} is ${status}.`);
  for (const id of ledger.questions) {
    const said = await client.read<{ id: string }>(`/queries/${id}`).catch(() => null);
    if (said?.id !== id) faults.push(`Question ${id} is lost.`);
  }
  return faults;
}

function lostOrRepeated(
  what: string,
  acknowledged: ReadonlyMap<string, string>,
  stored: readonly (readonly [id: string, name: string])[],
): string[] {
  const ids = new Set(stored.map(([id]) => id));
  const lost = [...acknowledged].filter(([, id]) => !ids.has(id)).map(([name]) => `The ${what} ${name} is lost.`);
  const times = Object.entries(Object.groupBy(stored, ([, name]) => name));
  const twice = times
    .filter(([, all]) => (all?.length ?? 0) > 1)
    .map(([name, all]) => `The ${what} ${name} was made ${all?.length} times.`);
  return [...lost, ...twice];
}
