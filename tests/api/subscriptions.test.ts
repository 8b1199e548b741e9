import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newMember, newUser, someCompany, type ApiClient } from '../support/api-client';

type SubscriptionBody = {
  id: string;
  name: string;
  status: string;
  company_name: string;
  template_name: string;
  monitored_document_types: string[];
  notification_config: Record<string, boolean>;
  fiscal_year: number;
  report_name_template: string;
  max_reports_per_month: number;
  reports_this_month: number;
  documents_seen: Record<string, string[]>;
};
type ListBody = { subscriptions: SubscriptionBody[]; total: number; page: number; size: number };

describe('subscriptions', () => {
  let admin: ApiClient;
  let member: ApiClient;
  let viewer: ApiClient;
  let stranger: ApiClient;
  let companyId: string;

  const body = (overrides: Record<string, unknown> = {}) => ({
    name: 'Proxy watch',
    template_id: 'default_agm_template',
    company_id: companyId,
    monitored_document_types: ['DEF 14A', '10-K', '8-K', '10-K/A'],
    ...overrides,
  });
  const create = async (overrides: Record<string, unknown> = {}, client = admin) => {
    const answer = await client.request<SubscriptionBody>('POST', '/subscriptions/', body(overrides));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  };

  beforeAll(async () => {
    admin = await newUser();
    [member, viewer, stranger] = await Promise.all([newMember(admin, 'member'), newMember(admin, 'viewer'), newUser()]);
    companyId = (await admin.request<{ id: string }>('POST', '/companies', someCompany())).body.id;
  });

  it('fills in the defaults, reads back, and lists by company and status', async () => {
    const created = await create({ name: '  Proxy watch ', description: null });
    expect(created).toMatchObject({
      name: 'Proxy watch',
      description: '',
      status: 'active',
      fiscal_year: new Date().getUTCFullYear(),
      report_name_template: '{company_name} {fiscal_year} {template_name} - {date}',
      notification_config: { email: true, in_app: true, share_with_org: false },
      max_reports_per_month: 50,
      reports_this_month: 0,
      total_runs: 0,
      last_triggered_at: null,
      documents_seen: {},
      can_edit: true,
    });
    expect(created.monitored_document_types).toEqual(['10-K', '10-K/A', 'DEF 14A', '8-K']);
    expect((await admin.request(`GET`, `/subscriptions/${created.id}/`)).body).toEqual(created);
    const listed = await admin.request<ListBody>('GET', `/subscriptions/?company_id=${companyId}&status=active&size=5`);
    expect(listed.body).toMatchObject({ page: 1, size: 5 });
    expect(listed.body.subscriptions.map(({ id }) => id)).toContain(created.id);
    expect(
      (await admin.request<ListBody>('GET', `/subscriptions?company_id=${companyId}&status=stopped`)).body.total,
    ).toBe(0);
  });

  it.each([
    ['name', { name: ' ' }, 'Please enter a subscription name'],
    ['name', { name: undefined }, 'Please enter a subscription name'],
    ['company_id', { company_id: '' }, 'Please select a company'],
    ['company_id', { company_id: undefined }, 'Please select a company'],
    ['template_id', { template_id: '' }, 'Please select a report template'],
    ['template_id', { template_id: undefined }, 'Please select a report template'],
    ['monitored_document_types', { monitored_document_types: [] }, 'Please select at least one document type'],
    ['monitored_document_types', { monitored_document_types: undefined }, 'Please select at least one document type'],
    [
      'monitored_document_types.0',
      { monitored_document_types: ['S-1'] },
      'is not a document type that can be monitored',
    ],
    ['fiscal_year', { fiscal_year: 1999 }, 'Fiscal year must be between 2000 and 2100'],
    ['fiscal_year', { fiscal_year: 2101 }, 'Fiscal year must be between 2000 and 2100'],
    ['fiscal_year', { fiscal_year: 2025.5 }, 'Fiscal year must be between 2000 and 2100'],
    ['max_reports_per_month', { max_reports_per_month: 0 }, 'Monthly limit must be between 1 and 500'],
    ['max_reports_per_month', { max_reports_per_month: 501 }, 'Monthly limit must be between 1 and 500'],
    ['report_name_template', { report_name_template: '{company} {date}' }, 'There is no variable {company}'],
  ])('refuses a wrong %s with its sentence', async (path, wrong, message) => {
    const { status, body: answer } = await admin.request<{ errors: unknown[] }>('POST', '/subscriptions', body(wrong));
    expect(status).toBe(422);
    expect(answer.errors).toContainEqual({ path, message });
  });

  it('accepts the limits of every range', async () => {
    await create({ fiscal_year: 2000, max_reports_per_month: 1 });
    await create({ fiscal_year: 2100, max_reports_per_month: 500 });
  });

  it('changes what is named and leaves the rest, single switches included', async () => {
    const { id } = await create({ description: 'Before' });
    const changed = await admin.request<SubscriptionBody>('PATCH', `/subscriptions/${id}`, {
      name: 'After',
      max_reports_per_month: 7,
      notification_config: { email: false },
    });
    expect(changed.body).toMatchObject({
      name: 'After',
      description: 'Before',
      max_reports_per_month: 7,
      notification_config: { email: false, in_app: true, share_with_org: false },
    });
    expect((await admin.request('PATCH', `/subscriptions/${id}`, { name: '' })).status).toBe(422);
  });

  it('pauses, stops and activates', async () => {
    const { id } = await create();
    for (const status of ['paused', 'active', 'stopped', 'active'])
      expect((await admin.request('PUT', `/subscriptions/${id}/status`, { status })).body).toMatchObject({ status });
    expect((await admin.request('PUT', `/subscriptions/${id}/status`, { status: 'asleep' })).body).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'status', message: 'Status is active, paused or stopped' }],
    });
  });

  it('names annual types alone as missing', async () => {
    const { id } = await create({ fiscal_year: 2024 });
    expect((await admin.request('GET', `/subscriptions/${id}/missing-documents`)).body).toEqual({
      missing_document_types: ['10-K', 'DEF 14A'],
      fiscal_year: 2024,
    });
  });

  it('is deleted once', async () => {
    const { id } = await create();
    expect((await admin.request('DELETE', `/subscriptions/${id}`)).status).toBe(204);
    expect((await admin.request('GET', `/subscriptions/${id}`)).status).toBe(404);
    expect((await admin.request('DELETE', `/subscriptions/${id}`)).status).toBe(404);
  });

  it('answers a repeat with the same Idempotency-Key with the first subscription', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await admin.request<SubscriptionBody>('POST', '/subscriptions', body(), headers);
    const again = await admin.request<SubscriptionBody>('POST', '/subscriptions', body(), headers);
    expect(again.body.id).toBe(first.body.id);
    expect((await admin.request('POST', '/subscriptions', body({ name: 'Another' }), headers)).status).toBe(409);
  });

  it('is personal until it is shared, admins included', async () => {
    const own = await create({}, member);
    expect((await admin.request('GET', `/subscriptions/${own.id}`)).status).toBe(404);
    await member.request('PATCH', `/subscriptions/${own.id}`, { notification_config: { share_with_org: true } });
    expect((await admin.request('GET', `/subscriptions/${own.id}`)).status).toBe(200);
    expect((await viewer.request('GET', `/subscriptions/${own.id}`)).body).toMatchObject({ can_edit: false });
    expect((await admin.request('PATCH', `/subscriptions/${own.id}`, { name: 'By the admin' })).status).toBe(200);
    expect(
      (await admin.request('PATCH', `/subscriptions/${own.id}`, { notification_config: { share_with_org: false } }))
        .status,
    ).toBe(403);
  });

  it('refuses viewers every write and others everything', async () => {
    const { id } = await create({ notification_config: { share_with_org: true } });
    const writes: [string, string, unknown][] = [
      ['POST', '/subscriptions', body()],
      ['PATCH', `/subscriptions/${id}`, { name: 'x' }],
      ['PUT', `/subscriptions/${id}/status`, { status: 'paused' }],
      ['DELETE', `/subscriptions/${id}`, undefined],
    ];
    for (const [method, path, sent] of writes)
      expect((await viewer.request(method, path, sent)).status, `${method} ${path}`).toBe(403);
    for (const [method, path, sent] of writes)
      expect((await stranger.request(method, path, sent)).status, `${method} ${path}`).toBe(404);
    expect((await stranger.request('GET', `/subscriptions/${id}/missing-documents`)).status).toBe(404);
    expect((await stranger.request<ListBody>('GET', '/subscriptions')).body.total).toBe(0);
  });

  it('needs an organization to share with', async () => {
    const personal = await newUser({ isPersonal: true });
    const company = (await personal.request<{ id: string }>('POST', '/companies', someCompany())).body.id;
    const refused = await personal.request(
      'POST',
      '/subscriptions',
      body({ company_id: company, notification_config: { share_with_org: true } }),
    );
    expect(refused.body).toMatchObject({ code: 'invalid', errors: [{ path: 'notification_config.share_with_org' }] });
    expect((await personal.request('POST', '/subscriptions', body({ company_id: company }))).status).toBe(201);
  });

  it('takes only active templates, and templates name the subscriptions that use them', async () => {
    const template = await admin.request<{ id: string }>('POST', '/reports/templates', {
      name: 'Used',
      visibility: 'organization',
      queries: [{ id: 'custom_1', text: 'Who is the auditor?', category: 'governance' }],
    });
    const { id } = await create({ name: 'Uses it', template_id: template.body.id });
    const refused = await admin.request<{ detail: string }>('DELETE', `/reports/templates/${template.body.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('"Uses it"');
    await admin.request('PUT', `/reports/templates/${template.body.id}`, { is_active: false });
    expect((await admin.request('POST', '/subscriptions', body({ template_id: template.body.id }))).body).toMatchObject(
      {
        code: 'invalid',
        errors: [{ path: 'template_id', message: 'This template is inactive. Please select an active one' }],
      },
    );
    expect((await admin.request('DELETE', `/reports/templates/${template.body.id}?force=true`)).status).toBe(204);
    expect((await admin.request('GET', `/subscriptions/${id}`)).body).toMatchObject({
      status: 'paused',
      template_name: null,
    });
    const detail =
      'The report template of this subscription was deleted or is no longer shared with you. Edit the ' +
      'subscription and choose another template first.';
    expect(await admin.request('PUT', `/subscriptions/${id}/status`, { status: 'active' })).toMatchObject({
      status: 422,
      body: { code: 'invalid', detail },
    });
    await admin.request('PATCH', `/subscriptions/${id}`, { template_id: 'default_agm_template' });
    expect((await admin.request('PUT', `/subscriptions/${id}/status`, { status: 'active' })).body).toMatchObject({
      status: 'active',
      held_documents: 0,
    });
    expect(
      (await admin.request('PUT', `/subscriptions/${id}/status`, { status: 'active', missed: 'both' })).body,
    ).toMatchObject({ code: 'invalid', errors: [{ path: 'missed', message: 'missed is process or skip' }] });
  });
});
