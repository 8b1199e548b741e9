import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { database } from '@/db/client';
import { reports } from '@/db/schema/index';
import type { Context } from '@/lib/context';
import { uploadDocumentForm } from '@/lib/documents/schema';
import { uploadDocument } from '@/lib/documents/upload-document';
import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { processDocument } from '@/lib/processing/read/process-document';
import { deleteReport } from '@/lib/reports/request/delete-report';
import { storedPdf, pdfKeysOf } from '@/lib/reports/export/stored-pdf';
import { generateReport } from '@/lib/reports/generate/generate-report';
import { requestReport } from '@/lib/reports/request/request-report';
import { generateReportInput } from '@/lib/reports/schema';
import { files } from '@/lib/storage/index';
import { PAY_RATIO, smallPdf } from '@/tests/api/files';
import { openJobsDatabase, readJobRow } from '@/tests/support/databases/jobs-database';
import { addCompany, addTemplate, someTenant } from '@/tests/support/subscriptions-fixture';

describe('a report that is deleted', () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  beforeAll(async () => {
    fixture = await openJobsDatabase();
  });
  afterAll(() => fixture.close());

  async function startReport(ctx: Context): Promise<{ id: string; jobId: string }> {
    const companyId = await addCompany(ctx);
    const document = await uploadDocument(
      ctx,
      uploadDocumentForm.parse({
        file: smallPdf([PAY_RATIO]),
        company_id: companyId,
        form_type: 'DEF 14A',
        fiscal_year: '2025',
      }),
    );
    await processDocument(document.id, {
      claimant: 'test',
      isForced: false,
      signal: AbortSignal.timeout(60_000),
      report: async () => undefined,
    });
    const { id } = await requestReport(
      ctx,
      generateReportInput.parse({
        company_id: companyId,
        template_id: await addTemplate(ctx),
        document_ids: [document.id],
        visibility: 'user',
      }),
    );
    const [row] = await database().select({ jobId: reports.jobId }).from(reports).where(eq(reports.id, id));
    return { id, jobId: row?.jobId ?? '' };
  }

  /** The product's generation, with a person who deletes the report as soon as the work says `at`. */
  const jobThatMeets = (ctx: Context, at: RegExp) => {
    let isDeleted = false;
    return defineTrackedJob({
      name: 'generate-report',
      input: z.object({ reportId: z.uuid(), revision: z.number() }),
      retries: 3,
      concurrency: { limit: 1 },
      run: ({ input, signal }) =>
        generateReport(input.reportId, input.revision, {
          signal,
          progress: async (_done, _total, message) => {
            if (isDeleted || !at.test(message)) return;
            isDeleted = true;
            await deleteReport(ctx, input.reportId);
          },
        }),
    });
  };

  it.each([
    ['before an answer is stored', /^0 of 1/],
    ['before the flags are stored', /^Checking flags/],
    ['before it is completed', /^Writing the executive/],
  ])('ends its job quietly: %s', async (_when, at) => {
    const ctx = someTenant();
    const { jobId } = await startReport(ctx);
    const context = { signal: new AbortController().signal, runId: 'run', attempt: 1, isLastAttempt: false };
    await expect(jobThatMeets(ctx, at).run({ jobId }, context)).resolves.toBeUndefined();
    expect(await readJobRow(jobId)).toMatchObject({ status: 'cancelled', error: null, finishedAt: expect.any(Date) });
  });

  it('has one PDF, typeset once for all who ask, and leaves none behind', async () => {
    const ctx = someTenant();
    const { id } = await startReport(ctx);
    const report = { id, revision: 1 };
    let made = 0;
    const make = async () => new TextEncoder().encode(`%PDF ${(made += 1)}`);
    const texts = await Promise.all([storedPdf(report, make), storedPdf(report, make)]);
    texts.push(await storedPdf(report, make));
    expect(texts.map((bytes) => new TextDecoder().decode(bytes))).toEqual(['%PDF 1', '%PDF 1', '%PDF 1']);
    expect(made).toBe(1);
    await storedPdf({ id, revision: 2 }, make);
    expect(made).toBe(2);

    await deleteReport(ctx, id);
    const kept = await Promise.all(pdfKeysOf(report).map((key) => files().get(key)));
    expect(kept).toEqual([null]);
    // One that was being typeset while the report went is not kept either.
    await storedPdf({ id, revision: 1 }, make);
    expect(await Promise.all(pdfKeysOf(report).map((key) => files().get(key)))).toEqual([null]);
  });
});
