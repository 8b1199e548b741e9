import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { database } from '@/db/client';
import { auditRecords, documents, engagements, jobs, reports, templates, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import { changeEngagement } from '@/lib/engagements/record/change-engagement';
import { createEngagement } from '@/lib/engagements/record/create-engagement';
import { generateEmail } from '@/lib/engagements/email/generate-email';
import { createObjective, updateObjective } from '@/lib/engagements/notes/objectives';
import { saveNotes } from '@/lib/engagements/notes/save-notes';
import { saveNotesInput } from '@/lib/engagements/schema-notes';
import { generateEmailInput } from '@/lib/engagements/schema-email';
import { sendEmail } from '@/lib/engagements/email/send-email';
import type { EngagementStatus } from '@/lib/engagements/record/status.rules';
import { summarizeNotes } from '@/lib/engagements/notes/summarize-notes';
import { requestReport } from '@/lib/reports/request/request-report';
import { createTemplate } from '@/lib/templates/create-template';
import { QUERY_LIBRARY } from '@/lib/templates/query-library';
import { createTemplateInput } from '@/lib/templates/schema';
import { prepareDemoSubscriptions } from './demo-subscriptions';
import { DEMO_FLAGS, DEMO_MEETING, DEMO_QUERIES, DEMO_TEMPLATE, DEMO_YEAR } from './demo-texts';

const DAY_MS = 86_400_000;
const PROXY = 'DEF 14A';
/** Engagement states in order of the report's number of flags: the report with most flags gets the drafted letter. */
const STATES_BY_FLAGS: readonly EngagementStatus[] = ['email_drafted', 'completed', 'draft', 'email_sent', 'scheduled'];

/**
 * Makes the next step towards one engagement in each state, on reports generated from the sample filings. Returns true
 * while there is something to wait for; safe to repeat.
 */
export async function prepareDemoEngagements(ctx: Context, signal: AbortSignal): Promise<boolean> {
  const held = await findTemplate(ctx);
  if (await isPrepared(ctx)) {
    // A sample that an earlier version prepared has no subscriptions.
    if (held) await prepareDemoSubscriptions(ctx, held, signal);
    return false;
  }
  if (await isFetching(ctx)) return true;
  const templateId = held ?? (await makeTemplate(ctx));
  const made = await database()
    .select({ id: reports.id, status: reports.status, flags: reports.flagStatus, groupId: reports.groupId })
    .from(reports)
    .where(and(eq(reports.tenantId, ctx.tenantId), eq(reports.templateId, templateId)))
    .orderBy(desc(reports.createdAt));
  if (made.every(({ groupId }) => groupId !== null)) {
    await prepareDemoSubscriptions(ctx, templateId, signal);
    return requestReports(ctx, templateId);
  }
  if (made.some(({ status }) => status === 'processing')) return true;
  const flagged = made
    .flatMap(({ id, flags }) => (flags && flags.flags_triggered > 0 ? [{ id, count: flags.flags_triggered }] : []))
    .toSorted((a, b) => b.count - a.count);
  for (const [index, status] of STATES_BY_FLAGS.entries()) {
    signal.throwIfAborted();
    const report = flagged[index];
    if (report) await makeEngagement(ctx, report.id, status);
  }
  return false;
}

/** Once prepared, the workspace is not prepared again, so that what visitors delete stays deleted. */
async function isPrepared(ctx: Context): Promise<boolean> {
  const opened = await database()
    .select({ id: auditRecords.id })
    .from(auditRecords)
    .where(and(eq(auditRecords.tenantId, ctx.tenantId), eq(auditRecords.action, 'engagement.create')))
    .limit(STATES_BY_FLAGS.length);
  return opened.length >= STATES_BY_FLAGS.length;
}

async function isFetching(ctx: Context): Promise<boolean> {
  const [open] = await database()
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.tenantId, ctx.tenantId),
        eq(jobs.kind, 'fetch-filings'),
        inArray(jobs.status, ['pending', 'running']),
      ),
    )
    .limit(1);
  return open !== undefined;
}

async function findTemplate(ctx: Context): Promise<string | undefined> {
  const [found] = await database()
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.tenantId, ctx.tenantId), eq(templates.name, DEMO_TEMPLATE.name)))
    .limit(1);
  return found?.id;
}

async function makeTemplate(ctx: Context): Promise<string> {
  const queries = QUERY_LIBRARY.filter(({ id }) => DEMO_QUERIES.includes(id)).map((query) => ({ ...query, flags: [] }));
  const template = await createTemplate(
    ctx,
    createTemplateInput.parse({ ...DEMO_TEMPLATE, queries, visibility: 'organization' }),
    DEMO_FLAGS.join('\n'),
  );
  return template.id;
}

/** Requests one report for every proxy statement that the sample's group does not watch. False when there is none. */
async function requestReports(ctx: Context, templateId: string): Promise<boolean> {
  const proxies = await database()
    .select({ id: documents.id, companyId: documents.companyId, meetingDate: documents.meetingDate })
    .from(documents)
    .innerJoin(
      tenantCompanies,
      and(eq(tenantCompanies.companyId, documents.companyId), eq(tenantCompanies.tenantId, ctx.tenantId)),
    )
    .where(
      and(
        eq(documents.formType, PROXY),
        eq(documents.processingStatus, 'processed'),
        isNotNull(documents.filingDate),
        ne(documents.fiscalYear, DEMO_YEAR),
      ),
    )
    .orderBy(documents.filingDate);
  for (const { id, companyId, meetingDate } of proxies) {
    await requestReport(ctx, {
      company_id: companyId,
      template_id: templateId,
      document_ids: [id],
      agm_date: meetingDate,
      report_title: null,
      visibility: 'organization',
    });
  }
  return proxies.length > 0;
}

async function makeEngagement(ctx: Context, reportId: string, status: EngagementStatus): Promise<void> {
  const [held] = await database()
    .select({ id: engagements.id })
    .from(engagements)
    .where(and(eq(engagements.tenantId, ctx.tenantId), eq(engagements.reportId, reportId)));
  if (held) return;
  const { id } = await createEngagement(ctx, { report_id: reportId });
  if (status === 'draft') return;
  await generateEmail(ctx, id, generateEmailInput.parse({}));
  await generateEmail(ctx, id, generateEmailInput.parse({ prompt: 'Add meeting times' }));
  if (status === 'email_drafted') return;
  // Marked as sent, but no mail leaves a demo.
  if (env().SMTP_URL) await changeEngagement(ctx, id, { status: 'email_sent' });
  else await sendEmail(ctx, id, { sent_to: ['corporate.secretary@example.com'] });
  if (status === 'email_sent') return;
  const isOver = status === 'completed';
  const meeting = new Date(
    Math.floor(Date.now() / DAY_MS) * DAY_MS + (isOver ? -21 : 9) * DAY_MS + 15 * 3_600_000,
  ).toISOString();
  await changeEngagement(ctx, id, {
    status: 'scheduled',
    meeting_date: meeting,
    meeting_location: 'Video call',
    attendees: DEMO_MEETING.attendees,
  });
  if (!isOver) return;
  await saveNotes(ctx, id, saveNotesInput.parse({ ...DEMO_MEETING, follow_up_required: true, base_revision: 0 }));
  await summarizeNotes(ctx, id, { include_action_items: true, include_key_points: true, summary_length: 'medium' });
  const objective = await createObjective(ctx, id, {
    title: 'A yearly conversation with the chair of the committee',
    flag_description: null,
  });
  await updateObjective(ctx, id, objective.id, { milestone: 'committed' });
  await changeEngagement(ctx, id, { status: 'completed' });
}
