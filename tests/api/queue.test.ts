import { beforeAll, describe, expect, it } from 'vitest';
import { newMember, newUser, someCompany, untilJobEnds, type ApiClient } from '../support/api-client';
import { PAY_RATIO, smallPdf } from './files';

type Item = {
  id: string;
  status: string;
  report_id: string | null;
  subscription_id: string;
  waiting_code: string | null;
  waiting_reason: string | null;
  missing_document_types: string[];
  generated_report_name: string;
};
type QueueBody = { items: Item[]; total: number };
type NotificationBody = {
  notifications: { id: string; kind: string; title: string; link: string; is_read: boolean }[];
  total: number;
  unread_count: number;
};

const LIMIT_MS = 50_000;

describe('the report queue and notifications', () => {
  let member: ApiClient;
  let colleague: ApiClient;
  let viewer: ApiClient;
  let stranger: ApiClient;
  let companyId: string;
  let templateId: string;

  const subscribe = async (overrides: Record<string, unknown> = {}) => {
    const sent = {
      name: 'Proxy watch',
      template_id: templateId,
      company_id: companyId,
      monitored_document_types: ['DEF 14A'],
      fiscal_year: 2025,
      report_name_template: '{company_ticker} {trigger_doc_type}',
      ...overrides,
    };
    return (await member.request<{ id: string }>('POST', '/subscriptions', sent)).body.id;
  };
  const queueOf = async (subscriptionId: string, client = member) =>
    (await client.request<QueueBody>('GET', `/subscriptions/queue?subscription_id=${subscriptionId}&limit=20`)).body;
  const upload = async (formType: string) => {
    const { body } = await member.upload<{ id: string }>('/documents', {
      file: smallPdf([PAY_RATIO]),
      company_id: companyId,
      form_type: formType,
      fiscal_year: '2025',
      process: 'false',
    });
    const job = await member.request<{ id: string }>('POST', '/processing/process', { document_ids: [body.id] });
    expect(await untilJobEnds(member, job.body.id)).toMatchObject({ status: 'completed' });
    return body.id;
  };

  beforeAll(async () => {
    const admin = await newUser();
    [member, colleague, viewer, stranger] = await Promise.all([
      newMember(admin, 'member'),
      newMember(admin, 'member'),
      newMember(admin, 'viewer'),
      newUser(),
    ]);
    companyId = (await member.request<{ id: string }>('POST', '/companies', someCompany())).body.id;
    templateId = (
      await member.request<{ id: string }>('POST', '/reports/templates', {
        name: 'Quick',
        visibility: 'organization',
        queries: [{ id: 'custom_1', text: 'What is the CEO pay ratio?', category: 'compensation' }],
      })
    ).body.id;
  });

  it(
    'generates a shared report when a document is processed, and notifies its subscriber',
    { timeout: 150_000 },
    async () => {
      const id = await subscribe({ notification_config: { share_with_org: true } });
      const documentId = await upload('DEF 14A');
      await expect
        .poll(async () => (await queueOf(id)).items[0]?.status, { timeout: LIMIT_MS, interval: 300 })
        .toBe('completed');
      const { items, total } = await queueOf(id);
      expect({ total, name: items[0]?.generated_report_name }).toMatchObject({
        total: 1,
        name: expect.stringMatching(/ DEF 14A$/),
      });
      const reports = await colleague.request<{
        reports: { id: string; visibility: string; document_ids: string[] }[];
      }>('GET', `/reports/?subscription_id=${id}`);
      expect(reports.body.reports).toMatchObject([
        { id: items[0]?.report_id, visibility: 'organization', document_ids: [documentId] },
      ]);
      expect((await member.request('GET', `/subscriptions/${id}`)).body).toMatchObject({
        reports_this_month: 1,
        total_runs: 1,
        documents_seen: { 'DEF 14A': [documentId] },
      });

      const inbox = await member.request<NotificationBody>('GET', '/notifications');
      expect(inbox.body).toMatchObject({
        unread_count: 1,
        notifications: [{ kind: 'report_completed', link: `/reports/${items[0]?.report_id}`, is_read: false }],
      });
      const newsId = inbox.body.notifications[0]?.id;
      expect((await colleague.request<NotificationBody>('GET', '/notifications')).body.total).toBe(0);
      expect((await colleague.request('POST', `/notifications/${newsId}/read`)).status).toBe(404);
      expect((await member.request('POST', `/notifications/${newsId}/read`)).body).toMatchObject({ is_read: true });
      expect((await member.request<NotificationBody>('GET', '/notifications?unread=true')).body).toMatchObject({
        notifications: [],
        total: 0,
        unread_count: 0,
      });
      expect((await member.request('POST', '/notifications/read-all')).body).toEqual({ marked: 0 });
      // Processing again asks for no second report.
      const again = await member.request<{ id: string }>('POST', '/processing/process', {
        document_ids: [documentId],
        force: true,
      });
      await untilJobEnds(member, again.body.id);
      expect((await queueOf(id)).total).toBe(1);
    },
  );

  it(
    'says what an item waits for, cancels it, and starts it without waiting on request',
    { timeout: 150_000 },
    async () => {
      const id = await subscribe({ monitored_document_types: ['DEF 14A', '10-K'] });
      await upload('DEF 14A');
      await expect
        .poll(async () => (await queueOf(id)).items[0]?.waiting_code, { timeout: LIMIT_MS, interval: 300 })
        .toBe('missing_documents');
      const [item] = (await queueOf(id)).items;
      expect(item).toMatchObject({
        status: 'pending',
        missing_document_types: ['10-K'],
        waiting_reason: expect.stringMatching(
          /^Waiting for 10-K; starts without it by \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/,
        ),
      });
      expect((await member.request('GET', `/subscriptions/${id}/missing-documents`)).body).toEqual({
        missing_document_types: ['10-K'],
        fiscal_year: 2025,
      });
      for (const act of ['cancel', 'retry']) {
        expect((await viewer.request('POST', `/subscriptions/queue/${item?.id}/${act}`)).status).toBe(403);
        // The subscription is not shared: no other person sees its items.
        expect((await colleague.request('POST', `/subscriptions/queue/${item?.id}/${act}`)).status).toBe(404);
        expect((await stranger.request('POST', `/subscriptions/queue/${item?.id}/${act}`)).status).toBe(404);
      }
      expect((await member.request('POST', `/subscriptions/queue/${item?.id}/cancel`)).body).toMatchObject({
        status: 'cancelled',
        waiting_reason: null,
        cancelled_by_name: 'Test Person',
        progress: null,
      });
      expect((await member.request('POST', `/subscriptions/queue/${item?.id}/cancel`)).status).toBe(409);
      expect((await member.request('POST', `/subscriptions/queue/${item?.id}/retry`)).body).toMatchObject({
        id: item?.id,
        cancelled_by_name: null,
      });
      await expect
        .poll(async () => (await queueOf(id)).items[0]?.status, { timeout: LIMIT_MS, interval: 300 })
        .toBe('completed');
      expect((await member.request('POST', `/subscriptions/queue/${item?.id}/retry`)).status).toBe(409);
    },
  );

  it('counts what the caller may see, and checks what it is asked', async () => {
    expect((await member.request('GET', '/subscriptions/queue/status')).body).toMatchObject({
      total_items: expect.any(Number),
      pending: 0,
      running: expect.any(Number),
      failed: 0,
      average_wait_seconds: expect.any(Number),
    });
    expect((await stranger.request('GET', '/subscriptions/queue/status')).body).toEqual({
      total_items: 0,
      pending: 0,
      running: 0,
      completed: 0,
      failed: 0,
      cancelled: 0,
      average_wait_seconds: null,
    });
    expect((await stranger.request<QueueBody>('GET', '/subscriptions/queue')).body).toEqual({ items: [], total: 0 });
    expect((await member.request('GET', '/subscriptions/queue?status=asleep')).body).toMatchObject({
      errors: [{ path: 'status', message: 'Status is pending, running, completed, failed or cancelled' }],
    });
    expect((await member.request('GET', '/subscriptions/queue?limit=101')).status).toBe(422);
  });
});
