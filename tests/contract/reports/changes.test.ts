import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { documents, filingComparisons } from '@/db/schema/index';
import { companyChanges } from '@/lib/changes/company-changes';
import { changesQuery } from '@/lib/changes/schema';
import { isCompared, makeComparison } from '@/lib/changes/stored-comparison';
import { uploadDocumentForm } from '@/lib/documents/schema';
import { uploadDocument } from '@/lib/documents/upload-document';
import { processDocument } from '@/lib/processing/read/process-document';
import { reportChanges } from '@/lib/reports/changes/report-changes';
import { smallPdf } from '@/tests/api/files';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { addCompany, someTenant } from '@/tests/support/subscriptions-fixture';

const PAGE = (policy: string) =>
  `HEDGING AND PLEDGING\nDirectors and executive officers may not hedge our stock in any way.\n${policy}`;
const run = { signal: new AbortController().signal, progress: async () => undefined };

describe('a stored comparison', () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  beforeAll(async () => {
    fixture = await openJobsDatabase();
  });
  afterAll(() => fixture.close());

  it('is reused, made again when a filing is read again, and included in a report', { timeout: 180_000 }, async () => {
    const ctx = someTenant();
    const companyId = await addCompany(ctx);
    const add = async (policy: string, year: number) => {
      const { id } = await uploadDocument(
        ctx,
        uploadDocumentForm.parse({
          file: smallPdf([PAGE(policy)]),
          company_id: companyId,
          form_type: 'DEF 14A',
          fiscal_year: `${year}`,
        }),
      );
      const report = async () => undefined;
      await processDocument(id, { claimant: 'test', isForced: false, signal: run.signal, report });
      const [row] = await database().select().from(documents).where(eq(documents.id, id));
      if (!row) throw new Error('The document is gone.');
      return row;
    };
    const from = await add('They may pledge it as collateral with the approval of the General Counsel.', 2023);
    const to = await add('They may not pledge it as collateral or hold it in a margin account.', 2024);

    const waiting = await companyChanges(ctx, companyId, changesQuery.parse({}), { waitMs: 0, signal: run.signal });
    expect(waiting).toMatchObject({
      from: { id: from.id },
      to: { id: to.id },
      sections: [],
      job: { status: 'pending' },
    });

    await makeComparison({ from, to }, run);
    const [first] = await database().select().from(filingComparisons).where(eq(filingComparisons.toDocumentId, to.id));
    await makeComparison({ from, to }, run);
    const [again] = await database().select().from(filingComparisons).where(eq(filingComparisons.toDocumentId, to.id));
    expect(again?.createdAt).toEqual(first?.createdAt);
    expect(await isCompared({ from, to: { ...to, revision: to.revision + 1 } })).toBe(false);

    const { sections, job } = await companyChanges(ctx, companyId, changesQuery.parse({}), {
      waitMs: 0,
      signal: run.signal,
    });
    expect(job).toBeNull();
    const changed = sections.flatMap(({ paragraphs }) => paragraphs).find(({ state }) => state === 'changed');
    expect(changed?.words.some(({ op, text }) => op === 'delete' && text.includes('General Counsel'))).toBe(true);
    expect(changed?.to_boxes.every(({ page }) => page === 1)).toBe(true);

    const { summary, missing } = await reportChanges({ ctx, rows: [to] }, run.signal);
    expect(missing).toBeNull();
    expect(summary).toMatchObject({ from: { id: from.id }, to: { id: to.id }, counts: { changed: 1 } });
    expect(await reportChanges({ ctx, rows: [from] }, run.signal)).toMatchObject({
      summary: null,
      missing: expect.stringContaining('Only one DEF 14A'),
    });
  });
});
