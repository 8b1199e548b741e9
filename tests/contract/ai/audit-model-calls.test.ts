import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '@/db/client';
import { auditRecords } from '@/db/schema/index';
import { verifyChain } from '@/lib/audit/verify-chain';
import { uploadDocumentForm } from '@/lib/documents/schema';
import { uploadDocument } from '@/lib/documents/upload-document';
import { createEngagement } from '@/lib/engagements/record/create-engagement';
import { generateEmail } from '@/lib/engagements/email/generate-email';
import { saveNotes } from '@/lib/engagements/notes/save-notes';
import { generateEmailInput } from '@/lib/engagements/schema-email';
import { saveNotesInput, summarizeInput } from '@/lib/engagements/schema-notes';
import { summarizeNotes } from '@/lib/engagements/notes/summarize-notes';
import { processDocument } from '@/lib/processing/read/process-document';
import { requestProcessing } from '@/lib/processing/read/request-processing';
import { processInput } from '@/lib/processing/schema';
import { answerQuery } from '@/lib/queries/answer-query';
import { queryInput } from '@/lib/queries/schema';
import { generateReport } from '@/lib/reports/generate/generate-report';
import { requestReport } from '@/lib/reports/request/request-report';
import { generateReportInput } from '@/lib/reports/schema';
import { extractFlags } from '@/lib/templates/extract-flags';
import { saveTemplateFlags } from '@/lib/templates/template-flags';
import { PAY_RATIO, smallPdf } from '@/tests/api/files';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import {
  asJson,
  startOpenAiServer,
  type ChatRequest,
  type OpenAiServer,
  type Reply,
} from '@/tests/support/servers/openai-server';
import { addCompany, addTemplate, someTenant } from '@/tests/support/subscriptions-fixture';

const ctx = someTenant();
const POLICY = 'We raise a pay ratio above 10 to 1.';
const NOTES = 'Met the chair. She will send the pay policy.';
const IN_WORDS = 'The ratio of these amounts looks excessive to a reasonable reader';
const SHA256 = /^[0-9a-f]{64}$/;
const settings = { OPENAI_API_KEY: 'test', OPENAI_MODEL: 'stand-in', OPENAI_EMBEDDING_MODEL: 'stand-in-vectors' };

let opened: Awaited<ReturnType<typeof openJobsDatabase>>;
let model: OpenAiServer;

beforeAll(async () => {
  model = await startOpenAiServer();
  Object.assign(process.env, settings, { OPENAI_BASE_URL: model.baseUrl });
  opened = await openJobsDatabase();
});
afterAll(async () => {
  for (const name of [...Object.keys(settings), 'OPENAI_BASE_URL']) delete process.env[name];
  await model.close();
  await opened.close();
});

it('leaves a record of every call to a model, with the hashes of what it read', { timeout: 60_000 }, async () => {
  model.replyWith(replyTo);
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
  const job = await requestProcessing(ctx, processInput.parse({ document_ids: [document.id] }));
  await processDocument(document.id, {
    claimant: job.id,
    isForced: false,
    signal: AbortSignal.timeout(60_000),
    report: async () => undefined,
  });

  await answerQuery(ctx, queryInput.parse({ query: 'How high is the CEO pay ratio?', document_ids: [document.id] }));
  const templateId = await addTemplate(ctx);
  await extractFlags(ctx, templateId, new File([POLICY], 'policy.md'), AbortSignal.timeout(60_000));
  await saveTemplateFlags(ctx, templateId, IN_WORDS);
  const report = await requestReport(
    ctx,
    generateReportInput.parse({
      company_id: companyId,
      template_id: templateId,
      document_ids: [document.id],
      visibility: 'organization',
    }),
  );
  await generateReport(report.id, 1, { signal: AbortSignal.timeout(60_000), progress: async () => undefined });
  const engagement = await createEngagement(ctx, { report_id: report.id });
  await generateEmail(ctx, engagement.id, generateEmailInput.parse({}));
  await saveNotes(ctx, engagement.id, saveNotesInput.parse({ notes: NOTES }));
  await summarizeNotes(ctx, engagement.id, summarizeInput.parse({}));

  const filing = { id: document.id, sha256: document.sha256 };
  const records = await modelRecords();
  const calls = records.filter(({ details }) => details.engine === 'stand-in' && 'input_tokens' in details);
  expect(calls.map(({ action }) => action).sort()).toEqual([
    'engagement.letter',
    'engagement.notes-summary',
    'query.answer',
    'report.answer',
    'report.flag',
    'report.summary',
    'template.flags.extract',
  ]);
  expect(calls).toHaveLength(model.chats.length);
  for (const { action, details } of calls) {
    expect(details, action).toMatchObject({
      prompt_version: expect.stringMatching(/\.v\d+$/),
      input_tokens: 120,
      output_tokens: 30,
      documents: [{ sha256: expect.stringMatching(SHA256) }],
    });
    const hash =
      { 'template.flags.extract': sha256(POLICY), 'engagement.notes-summary': sha256(NOTES) }[action] ?? filing.sha256;
    expect(details.documents, action).toMatchObject([{ sha256: hash }]);
  }
  const embedded = records.filter(({ details }) => details.engine === 'stand-in-vectors');
  expect(embedded.map(({ action }) => action).sort()).toEqual([
    'document.embedded',
    'query.embed',
    'query.embed',
    'query.embed',
  ]);
  // The product's own example questions are sent many at once and belong to no tenant.
  expect(model.embeddings.filter(({ input }) => input.length === 1)).toHaveLength(embedded.length);
  for (const { details } of embedded)
    expect(details).toMatchObject({ input_tokens: expect.any(Number), documents: [filing] });

  model.reply({ kind: 'status', status: 401 });
  await expect(
    answerQuery(ctx, queryInput.parse({ query: 'Who is the auditor?', document_ids: [document.id] })),
  ).rejects.toThrow();
  expect((await modelRecords()).filter(({ details }) => details.failed)).toMatchObject([
    {
      action: 'query.answer',
      details: { engine: 'stand-in', documents: [filing], reason: expect.stringMatching(/\.$/) },
    },
  ]);
  expect(await verifyChain(ctx)).toMatchObject({ isIntact: true });
});

const modelRecords = () =>
  database()
    .select({ action: auditRecords.action, details: auditRecords.details })
    .from(auditRecords)
    .where(
      and(
        eq(auditRecords.tenantId, ctx.tenantId),
        sql`${auditRecords.details} ->> 'engine' like 'stand-in%'`,
        sql`${auditRecords.details} ? 'documents'`,
      ),
    )
    .orderBy(auditRecords.id);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function replyTo({ messages, response_format: format }: ChatRequest): Reply {
  const quote = { passage: 'p1', quote: 'The ratio of these amounts is 21 to 1.' };
  const replies: Record<string, unknown> = {
    cited_answer: {
      answer: 'The ratio was 21 to 1 [1].',
      quotes: [quote],
      confidence: 0.9,
      insufficient_evidence: false,
    },
    flag_verdict: { outcome: 'triggered', value: '21', quotes: [quote], reasoning: 'It says so.' },
    executive_summary: {
      overview: 'A ratio of 21 stands out.',
      findings: [{ text: 'The ratio of 21 to 1 is low.', answers: ['a1'] }],
    },
    policy_flags: { flags: ['CEO pay ratio exceeds 10:1'], document_summary: 'A policy.' },
    engagement_letter: { subject: 'Pay', content: 'Dear Board,\n\nWhy is it so?\n\nRegards' },
    meeting_summary: { summary: 'She will send it.', key_points: [], action_items: [] },
  };
  const found = replies[format?.json_schema?.name ?? ''];
  if (!found) throw new Error(`no reply to ${messages[0]?.content}`);
  return asJson(found);
}
