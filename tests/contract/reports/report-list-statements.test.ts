import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readsOfTab } from '@/app/(app)/reports/first-reads';
import { database } from '@/db/client';
import { reports } from '@/db/schema/index';
import type { Context } from '@/lib/context';
import type { DocumentChanges } from '@/lib/reports/schema';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { addCompany, addFiling, someTenant } from '@/tests/support/subscriptions-fixture';

const DAY_MS = 86_400_000;

describe('the first data of My Reports', () => {
  let installation: Awaited<ReturnType<typeof openJobsDatabase>>;
  beforeAll(async () => {
    installation = await openJobsDatabase();
  });
  afterAll(() => installation.close());
  afterEach(() => vi.restoreAllMocks());

  it('says what is new to each listed report with as many statements for twenty reports as for one', async () => {
    const one = await tenantWithReports(1);
    const twenty = await tenantWithReports(20);
    const ofOne = await readChanges(one.ctx);
    const ofTwenty = await readChanges(twenty.ctx);
    expect(ofOne.changes).toHaveLength(1);
    expect(ofTwenty.changes).toHaveLength(20);
    expect(ofTwenty.statements).toBe(ofOne.statements);
    // Each report knows the filing that it was made from; the other one is new to all.
    for (const { new_documents: found } of ofTwenty.changes)
      expect(found.map(({ id }) => id)).toEqual([twenty.newFilingId]);
  });

  it('asks for the reports of the shown page alone, however many there are', async () => {
    const { ctx } = await tenantWithReports(60);
    expect((await readChanges(ctx)).changes).toHaveLength(20);
  });
});

async function tenantWithReports(count: number): Promise<{ ctx: Context; newFilingId: string }> {
  const ctx = someTenant();
  const companyId = await addCompany(ctx);
  const knownId = await addFiling(companyId, 'DEF 14A');
  const newFilingId = await addFiling(companyId, '10-K');
  await database()
    .insert(reports)
    .values(Array.from({ length: count }, () => someReport(ctx, companyId, knownId)));
  return { ctx, newFilingId };
}

function someReport(ctx: Context, companyId: string, documentId: string): typeof reports.$inferInsert {
  const { tenantId, organizationId, userId } = ctx;
  return {
    tenantId,
    organizationId,
    createdBy: userId,
    companyId,
    companyName: 'Meridian Tools Inc.',
    companyTicker: 'MRDT',
    templateId: randomUUID(),
    templateName: 'Quick',
    title: 'Report',
    visibility: 'organization',
    documentIds: [documentId],
    status: 'completed',
    templateSnapshot: { name: 'Quick', queries: [], category_mapping: {}, category_order: [], flag_configuration: '' },
    documentSnapshot: {
      generation_timestamp: new Date(Date.now() - DAY_MS).toISOString(),
      documents_analyzed: [{ fiscal_year: 2025 }],
    },
  };
}

/** What the page reads after its list of reports, and the statements that this takes. */
async function readChanges(ctx: Context): Promise<{ changes: DocumentChanges[]; statements: number }> {
  const reads = readsOfTab('my-reports', () => null);
  const answers = await Promise.all(reads.map(({ read }) => read(ctx)));
  const further = answers.flatMap((answer) => answer?.further ?? []);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const changes = await Promise.all(further.map(async ({ read }) => (await read(ctx))?.data as DocumentChanges));
  const statements = query.mock.calls.length;
  query.mockRestore();
  return { changes, statements };
}
