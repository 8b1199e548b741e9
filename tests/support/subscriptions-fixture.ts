import { randomInt, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents, reportQueue } from '@/db/schema';
import { createCompany } from '@/lib/companies/create-company';
import { createCompanyInput } from '@/lib/companies/schema';
import type { Context } from '@/lib/context';
import { uploadDocumentForm } from '@/lib/documents/schema';
import { uploadDocument } from '@/lib/documents/upload-document';
import { claimDocument } from '@/lib/processing/read/claim-document';
import { readFiling, type ReadFiling } from '@/lib/processing/read/read-filing';
import { replaceDocumentContent } from '@/lib/processing/read/replace-document-content';
import { generateReport } from '@/lib/reports/generate/generate-report';
import { createSubscription } from '@/lib/subscriptions/create-subscription';
import { createGroup } from '@/lib/subscriptions/groups/create-group';
import { createGroupInput, type CreateGroupForm } from '@/lib/subscriptions/groups/schema';
import { drainQueue } from '@/lib/subscriptions/queue/drain-queue';
import { matchDocument } from '@/lib/subscriptions/queue/match-document';
import { finalizeQueueItem } from '@/lib/subscriptions/queue/finalize-queue-item';
import { createSubscriptionInput, type CreateSubscriptionForm } from '@/lib/subscriptions/schema';
import { createTemplate } from '@/lib/templates/create-template';
import { createTemplateInput } from '@/lib/templates/schema';
import { PAY_RATIO, smallPdf } from '../api/files';

/** A new tenant, as one of its members. */
export function someTenant(): Context {
  const id = randomUUID();
  return { userId: `analyst-${id}`, tenantId: id, organizationId: id, role: 'org:member' };
}

export async function addCompany(ctx: Context): Promise<string> {
  const serial = randomInt(9_000_000_000);
  const company = await createCompany(
    ctx,
    createCompanyInput.parse({
      ticker: `S${serial.toString(36).toUpperCase()}`.slice(0, 9),
      name: `Company ${serial}`,
      cik: String(serial),
    }),
  );
  return company.id;
}

/** One question, so that a report is realistic and fast. */
export async function addTemplate(ctx: Context): Promise<string> {
  const queries = [{ id: 'q0', text: 'What is the CEO pay ratio?', category: 'compensation' }];
  return (await createTemplate(ctx, createTemplateInput.parse({ name: 'Quick', queries, visibility: 'organization' })))
    .id;
}

export async function subscribe(
  ctx: Context,
  form: Partial<CreateSubscriptionForm> & { company_id: string; template_id: string },
) {
  return createSubscription(
    ctx,
    createSubscriptionInput.parse({ name: 'Watch', monitored_document_types: ['DEF 14A'], fiscal_year: 2025, ...form }),
  );
}

export async function groupOf(
  ctx: Context,
  form: Partial<CreateGroupForm> & { company_ids: string[]; template_id: string },
) {
  return createGroup(
    ctx,
    createGroupInput.parse({ name: 'Group', monitored_document_types: ['DEF 14A'], fiscal_year: 2025, ...form }),
  );
}

/** A tiny filing, read once by the normal pipeline. */
export async function readTinyFiling(ctx: Context, companyId: string): Promise<ReadFiling> {
  const row = await uploadDocument(
    ctx,
    uploadDocumentForm.parse({
      file: smallPdf([PAY_RATIO]),
      company_id: companyId,
      form_type: 'PRE 14A',
      fiscal_year: '2025',
    }),
  );
  return readFiling(row, async () => undefined, AbortSignal.timeout(60_000));
}

/** A shared filing that is not processed yet. */
export async function addFiling(
  companyId: string,
  formType: string,
  values: Partial<typeof documents.$inferInsert> = {},
): Promise<string> {
  const [row] = await database()
    .insert(documents)
    .values({
      companyId,
      source: 'edgar',
      formType,
      documentType: formType,
      fiscalYear: 2025,
      filingDate: '2026-04-02',
      accessionNumber: randomUUID(),
      processingStatus: 'downloaded',
      ...values,
    })
    .returning({ id: documents.id });
  if (!row) throw new Error('The filing was not stored.');
  return row.id;
}

/** Stores the tiny filing's pages, which queues the match. */
export async function finishProcessing(documentId: string, read: ReadFiling): Promise<void> {
  const row = await claimDocument(documentId, 'test');
  if (!row) throw new Error('The filing is claimed.');
  await replaceDocumentContent(row, 'test', read);
}

/** A processed filing, matched at once. */
export async function arrive(
  companyId: string,
  formType: string,
  read: ReadFiling,
  values: Partial<typeof documents.$inferInsert> = {},
): Promise<string> {
  const id = await addFiling(companyId, formType, values);
  await finishProcessing(id, read);
  await matchDocument(id);
  return id;
}

/** Does the workers' part until nothing more can start; returns the number of reports generated. */
export async function workQueue(tenantId: string): Promise<number> {
  let made = 0;
  for (;;) {
    await drainQueue({ tenantId });
    const running = await database()
      .select({ reportId: reportQueue.reportId })
      .from(reportQueue)
      .where(and(eq(reportQueue.tenantId, tenantId), eq(reportQueue.status, 'running')));
    if (running.length === 0) return made;
    for (const { reportId } of running) {
      if (!reportId) throw new Error('A running item has no report.');
      await generateReport(reportId, 1, { signal: AbortSignal.timeout(60_000), progress: async () => undefined });
      await finalizeQueueItem(reportId);
      made += 1;
    }
  }
}

export async function itemsOf(tenantId: string) {
  return database()
    .select()
    .from(reportQueue)
    .where(eq(reportQueue.tenantId, tenantId))
    .orderBy(reportQueue.createdAt, reportQueue.id);
}
