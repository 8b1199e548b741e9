import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { companies, documents } from '@/db/schema/index';
import { claimDocument, releaseClaim } from '@/lib/processing/read/claim-document';
import { processDocument, type ProcessOptions } from '@/lib/processing/read/process-document';
import { READER_VERSION } from '@/lib/processing/read/reader-version';
import { rereadShared } from '@/lib/processing/read/reread-shared';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { addFiling } from '@/tests/support/subscriptions-fixture';

describe('a filing that all share', () => {
  let opened: Awaited<ReturnType<typeof openJobsDatabase>>;
  let companyId: string;
  let filingId: string;

  beforeAll(async () => {
    opened = await openJobsDatabase();
    const [company] = await database()
      .insert(companies)
      .values({ cik: '0000000077', ticker: 'SHRD', name: 'Shared', source: 'user' })
      .returning({ id: companies.id });
    companyId = company?.id ?? '';
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    filingId = await addFiling(companyId, 'DEF 14A', {
      processingStatus: 'processed',
      revision: 1,
      readerVersion: READER_VERSION,
      originalKey: 'gone',
      originalContentType: 'application/pdf',
    });
  });

  const process = (options: Partial<ProcessOptions>) =>
    processDocument(filingId, {
      claimant: 'test',
      isForced: true,
      tenantId: 'tenant',
      signal: AbortSignal.timeout(30_000),
      report: async () => undefined,
      ...options,
    });
  const status = async () =>
    (
      await database()
        .select({ status: documents.processingStatus, claimedBy: documents.claimedBy })
        .from(documents)
        .where(eq(documents.id, filingId))
    )[0];

  it('is not read again for a tenant', async () => {
    expect(await process({})).toBe('already_there');
  });

  it('is read again by a newer reader, and by the operator', async () => {
    // Its file is gone, so that a new reading would be noticed.
    await expect(process({ isOperator: true })).rejects.toMatchObject({
      detail: expect.stringContaining('missing from the file store'),
    });
    await database()
      .update(documents)
      .set({ readerVersion: READER_VERSION - 1 })
      .where(eq(documents.id, filingId));
    await expect(process({})).rejects.toMatchObject({ detail: expect.stringContaining('missing from the file store') });
  });

  it('stays ready on its old pages while it is read again, and when that fails', async () => {
    expect(await claimDocument(filingId, 'one')).not.toBeNull();
    expect(await status()).toEqual({ status: 'processed', claimedBy: 'one' });
    expect(await claimDocument(filingId, 'other')).toBeNull();
    await releaseClaim(filingId, 'one', 'processed');
    await expect(process({ isOperator: true })).rejects.toThrow();
    expect(await status()).toEqual({ status: 'processed', claimedBy: null });
  });

  it('is queued to be read again by its accession number, for the operator', async () => {
    const accessionNumber = '0000000077-26-000001';
    await database().update(documents).set({ accessionNumber }).where(eq(documents.id, filingId));
    expect(await rereadShared([accessionNumber])).toBe(1);
    expect(await rereadShared(['0000000077-26-999999'])).toBe(0);
  });
});
