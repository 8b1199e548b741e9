import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { auditRecords, reportAnswers, reports } from '@/db/schema/index';
import { createCompany } from '@/lib/companies/create-company';
import { createCompanyInput } from '@/lib/companies/schema';
import type { Context } from '@/lib/context';
import { uploadDocumentForm } from '@/lib/documents/schema';
import { uploadDocument } from '@/lib/documents/upload-document';
import { saveAnalysisContext } from '@/lib/organizations/analysis-context';
import { processDocument } from '@/lib/processing/read/process-document';
import { generateReportInput } from '@/lib/reports/schema';
import { requestReport } from '@/lib/reports/request/request-report';
import { getReport } from '@/lib/reports/read/read-reports';
import { createTemplate } from '@/lib/templates/create-template';
import { createTemplateInput } from '@/lib/templates/schema';
import { sourceProcess } from '@/lib/child-process/source-process';
import { PAY_RATIO, smallPdf } from '@/tests/api/files';
import { openJobsDatabase, passHeartbeats } from '@/tests/support/databases/jobs-database';
import {
  asJson,
  startOpenAiServer,
  type ChatRequest,
  type OpenAiServer,
  type Reply,
} from '@/tests/support/servers/openai-server';

const CTX: Context = { userId: 'analyst', tenantId: 'fund', organizationId: 'fund', role: 'org:member' };
const QUERIES = 30;
const ANSWERED_BEFORE = 12;
/** Calls of the model that may be open at once, and so lost with a worker. */
const IN_HAND = 8;
const WAIT = { timeout: 100_000, interval: 100 };

describe('a report whose worker is killed', () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  let model: OpenAiServer;
  const workers = new Set<ChildProcess>();

  beforeAll(async () => {
    fixture = await openJobsDatabase();
    model = await startOpenAiServer();
  });
  afterAll(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await model.close();
    await fixture.close();
  });

  /** The product's own worker, with a model. */
  function startWorker(): ChildProcess {
    const { file, execArgv } = sourceProcess('scripts/worker.ts');
    const worker = fork(file, {
      execArgv,
      env: {
        ...process.env,
        LOG_LEVEL: 'silent',
        OPENAI_API_KEY: 'test',
        OPENAI_BASE_URL: model.baseUrl,
        OPENAI_MODEL: 'stand-in',
      },
    });
    workers.add(worker);
    return worker;
  }
  /** Jobs take the heartbeat of their queue when they are sent, and queues take theirs from the first worker. */
  const untilReady = () =>
    expect
      .poll(
        async () =>
          (await database().execute(sql`select heartbeat_seconds from pgboss.queue where name = 'generate-report'`))[0]
            ?.heartbeat_seconds,
        WAIT,
      )
      .toBeGreaterThan(0);
  const askedOf = (request: ChatRequest) =>
    /Question: (.+)$/.exec(request.messages.at(-1)?.content ?? '')?.[1] ?? 'summary';
  const stored = async (reportId: string) =>
    database()
      .select({ queryId: reportAnswers.queryId, createdAt: reportAnswers.createdAt })
      .from(reportAnswers)
      .where(eq(reportAnswers.reportId, reportId))
      .orderBy(reportAnswers.ordinal);
  const audited = async (reportId: string, action: string) =>
    database()
      .select({ details: auditRecords.details })
      .from(auditRecords)
      .where(and(eq(auditRecords.subjectId, reportId), like(auditRecords.action, action)));

  it('continues with unanswered queries, and repeats only those that were running', { timeout: 400_000 }, async () => {
    await saveAnalysisContext(CTX, { analysis_context: 'We care about fair pay.' });
    let left = ANSWERED_BEFORE;
    model.replyWith(() => (left-- > 0 ? GOOD : { kind: 'hang' }));
    const first = startWorker();
    await untilReady();
    const report = await requestReport(
      CTX,
      generateReportInput.parse({ ...(await filingAndTemplate()), visibility: 'user' }),
    );
    await expect.poll(async () => (await stored(report.id)).length, WAIT).toBe(ANSWERED_BEFORE);
    const gone = once(first, 'exit');
    first.kill('SIGKILL');
    await gone;
    await passHeartbeats();
    const before = await stored(report.id);

    model.replyWith((request) => (askedOf(request) === 'summary' ? SUMMARY : GOOD));
    startWorker();
    await expect.poll(async () => (await getReport(CTX, report.id)).status, WAIT).toBe('completed');
    const asked = Object.groupBy(model.chats.map(askedOf), (question) => question);
    const again = Object.entries(asked).filter(([, times]) => (times?.length ?? 0) > 1);
    expect(again.length).toBeLessThanOrEqual(IN_HAND);
    expect(again.every(([, times]) => times?.length === 2)).toBe(true);
    expect(model.chats).toHaveLength(QUERIES + again.length + 1);
    const after = await stored(report.id);
    expect(after).toHaveLength(QUERIES);
    expect(after.filter((row) => before.some((one) => one.queryId === row.queryId))).toEqual(before);

    const done = await getReport(CTX, report.id);
    expect(done.results.query_results.map((answer) => answer.query_id)).toEqual(
      Array.from({ length: QUERIES }, (_, index) => `q${index}`),
    );
    expect(done.results.executive_summary).toContain('The ratio of 21 to 1 is low.');
    expect(done.results.processing_metadata).toMatchObject({
      engine: 'stand-in',
      prompt_version: 'answer.v1',
      analysis_context_applied: true,
      tokens_used: 150 * (QUERIES + 1),
    });
    expect(
      model.chats.every((chat) => chat.messages.some((message) => message.content.includes('We care about fair pay.'))),
    ).toBe(true);
    expect(await audited(report.id, 'report.answer')).toHaveLength(QUERIES);
    expect(await audited(report.id, 'report.summary')).toMatchObject([
      { details: { engine: 'stand-in', prompt_version: 'summary.v1', input_tokens: 120, output_tokens: 30 } },
    ]);
    expect(await audited(report.id, 'report.complete')).toMatchObject([
      { details: { documents: [{ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }] } },
    ]);
  });

  it(
    'fails with a sentence when the model cannot be reached, and keeps what was answered',
    { timeout: 400_000 },
    async () => {
      for (const worker of workers) worker.kill('SIGKILL');
      let left = 3;
      model.replyWith(() =>
        left-- > 0 ? GOOD : { kind: 'status', status: 401, body: { error: { message: 'bad key' } } },
      );
      startWorker();
      const { id } = await requestReport(
        CTX,
        generateReportInput.parse({ ...(await filingAndTemplate()), visibility: 'user' }),
      );
      await expect
        .poll(
          async () =>
            (await database().select({ status: reports.status }).from(reports).where(eq(reports.id, id)))[0]?.status,
          { ...WAIT, timeout: 150_000 },
        )
        .toBe('failed');
      const failed = await getReport(CTX, id);
      expect(failed.failure_reason).toMatch(/^[A-Z].*model.*\.$/i);
      expect(failed.results.query_results.length).toBeGreaterThanOrEqual(3);
      expect(await audited(id, 'report.fail')).toMatchObject([
        { details: { revision: 1, reason: failed.failure_reason } },
      ]);
    },
  );
});

const GOOD: Reply = asJson({
  answer: 'The ratio was 21 to 1 [1].',
  quotes: [{ passage: 'p1', quote: 'The ratio of these amounts is 21 to 1.' }],
  confidence: 0.9,
  insufficient_evidence: false,
});
const SUMMARY: Reply = asJson({
  overview: 'A ratio of 21 stands out.',
  findings: [
    { text: 'The ratio of 21 to 1 is low.', answers: ['a1'] },
    { text: 'It was 99 to 1 before.', answers: ['a1'] },
  ],
});

async function filingAndTemplate(): Promise<{ company_id: string; template_id: string; document_ids: string[] }> {
  const serial = Math.floor(Math.random() * 1e9);
  const company = await createCompany(
    CTX,
    createCompanyInput.parse({
      ticker: `C${serial.toString(36).toUpperCase()}`,
      name: `Crash Company ${serial}`,
      cik: String(serial),
    }),
  );
  const document = await uploadDocument(
    CTX,
    uploadDocumentForm.parse({
      file: smallPdf([PAY_RATIO]),
      company_id: company.id,
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
  const queries = Array.from({ length: QUERIES }, (_, index) => ({
    id: `q${index}`,
    text: `What is the CEO pay ratio, asked for the ${index}th time?`,
    category: 'compensation',
  }));
  const template = await createTemplate(CTX, createTemplateInput.parse({ name: 'Long', queries }));
  return { company_id: company.id, template_id: template.id, document_ids: [document.id] };
}
