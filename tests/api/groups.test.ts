import { beforeAll, describe, expect, it } from 'vitest';
import { newMember, newUser, someCompany, type ApiClient } from '../support/api-client';

type GroupBody = {
  id: string;
  name: string;
  status: string;
  company_ids: string[];
  company_count: number;
  companies: { id: string; rate_limit_override: number | null }[];
};
type ListBody = { groups: GroupBody[]; total: number };
type StatsBody = {
  by_company: { company_id: string; reports: number; limit: number }[];
  by_day: { date: string; reports: number }[];
};

describe('subscription groups', () => {
  let admin: ApiClient;
  let member: ApiClient;
  let viewer: ApiClient;
  let stranger: ApiClient;
  let companyIds: string[];

  const body = (overrides: Record<string, unknown> = {}) => ({
    name: 'Utilities',
    template_id: 'default_agm_template',
    company_ids: companyIds.slice(0, 2),
    monitored_document_types: ['DEF 14A'],
    ...overrides,
  });
  const create = async (overrides: Record<string, unknown> = {}) => {
    const answer = await admin.request<GroupBody>('POST', '/subscription-groups/', body(overrides));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  };

  beforeAll(async () => {
    admin = await newUser();
    [member, viewer, stranger] = await Promise.all([newMember(admin, 'member'), newMember(admin, 'viewer'), newUser()]);
    companyIds = await Promise.all(
      [1, 2, 3].map(async () => (await admin.request<{ id: string }>('POST', '/companies', someCompany())).body.id),
    );
  });

  it('fills in the defaults and belongs to the whole organization', async () => {
    const created = await create();
    expect(created).toMatchObject({
      name: 'Utilities',
      template: { id: 'default_agm_template' },
      company_count: 2,
      fiscal_year: new Date().getUTCFullYear(),
      notification_config: { email: true, in_app: true },
      max_reports_per_month: 100,
      per_company_daily_limit: 5,
      status: 'active',
      total_runs: 0,
    });
    expect([...created.company_ids].sort()).toEqual(companyIds.slice(0, 2).sort());
    expect((await viewer.request('GET', `/subscription-groups/${created.id}`)).body).toEqual({
      ...created,
      can_edit: false,
      reports: [],
    });
  });

  it.each([
    ['name', { name: '' }, 'Please enter a group name'],
    ['name', { name: undefined }, 'Please enter a group name'],
    ['template_id', { template_id: '' }, 'Please select a report template'],
    ['company_ids', { company_ids: [] }, 'Please select at least one company'],
    ['company_ids', { company_ids: undefined }, 'Please select at least one company'],
    ['monitored_document_types', { monitored_document_types: [] }, 'Please select at least one document type'],
    [
      'monitored_document_types.0',
      { monitored_document_types: ['20-F'] },
      'is not a document type that can be monitored',
    ],
    ['fiscal_year', { fiscal_year: 1999 }, 'Fiscal year must be between 2000 and 2100'],
    ['fiscal_year', { fiscal_year: 2101 }, 'Fiscal year must be between 2000 and 2100'],
    ['max_reports_per_month', { max_reports_per_month: 0 }, 'Monthly limit per company must be between 1 and 1000'],
    ['max_reports_per_month', { max_reports_per_month: 1001 }, 'Monthly limit per company must be between 1 and 1000'],
    ['per_company_daily_limit', { per_company_daily_limit: 0 }, 'Daily limit per company must be between 1 and 100'],
    ['per_company_daily_limit', { per_company_daily_limit: 101 }, 'Daily limit per company must be between 1 and 100'],
  ])('refuses a wrong %s with its sentence', async (path, wrong, message) => {
    const { status, body: answer } = await admin.request<{ errors: unknown[] }>(
      'POST',
      '/subscription-groups',
      body(wrong),
    );
    expect(status).toBe(422);
    expect(answer.errors).toContainEqual({ path, message });
  });

  it('sets overrides of single companies and keeps them when the list of companies changes', async () => {
    const [one = '', two = '', three = ''] = companyIds;
    const { id } = await create({ rate_limit_overrides: { [one]: 9 } });
    const changed = await admin.request<GroupBody>('PUT', `/subscription-groups/${id}`, {
      company_ids: [one, three],
      rate_limit_overrides: { [three]: 2 },
    });
    expect(
      Object.fromEntries(changed.body.companies.map((company) => [company.id, company.rate_limit_override])),
    ).toEqual({ [one]: 9, [three]: 2 });
    expect(
      (await admin.request('PUT', `/subscription-groups/${id}`, { rate_limit_overrides: { [two]: 2 } })).body,
    ).toMatchObject({
      code: 'invalid',
      errors: [{ path: `rate_limit_overrides.${two}`, message: 'This company is not in the group' }],
    });
    expect(
      (await admin.request('PUT', `/subscription-groups/${id}`, { rate_limit_overrides: { [one]: 101 } })).status,
    ).toBe(422);
    const cleared = await admin.request<GroupBody>('PUT', `/subscription-groups/${id}`, {
      rate_limit_overrides: { [one]: null },
    });
    expect(cleared.body.companies.find((company) => company.id === one)?.rate_limit_override).toBeNull();
  });

  it('adds companies, takes them out, and keeps at least one', async () => {
    const { id } = await create();
    const path = `/subscription-groups/${id}/companies`;
    expect((await admin.request('POST', path, { company_ids: companyIds })).body).toMatchObject({ company_count: 3 });
    expect((await admin.request('DELETE', path, { company_ids: companyIds.slice(1) })).body).toMatchObject({
      company_ids: [companyIds[0]],
    });
    expect((await admin.request('DELETE', path, { company_ids: companyIds })).body).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'company_ids', message: 'Please select at least one company' }],
    });
    const foreign = (await stranger.request<{ id: string }>('POST', '/companies', someCompany())).body.id;
    expect((await admin.request('POST', path, { company_ids: [foreign] })).status).toBe(404);
  });

  it('pauses and activates all at once; stopping is for subscriptions', async () => {
    const { id } = await create();
    expect(
      (await admin.request('POST', `/subscription-groups/${id}/bulk-status`, { status: 'paused' })).body,
    ).toMatchObject({ status: 'paused' });
    expect(
      (await admin.request<ListBody>('GET', '/subscription-groups/?status=paused')).body.groups.map(
        (group) => group.id,
      ),
    ).toContain(id);
    expect(
      (await admin.request('POST', `/subscription-groups/${id}/bulk-status`, { status: 'active' })).body,
    ).toMatchObject({ status: 'active' });
    expect((await admin.request('POST', `/subscription-groups/${id}/bulk-status`, { status: 'stopped' })).status).toBe(
      422,
    );
  });

  it('finds groups by name and takes no wildcards', async () => {
    const { id } = await create({ name: 'Water 100%' });
    const found = await admin.request<ListBody>('GET', `/subscription-groups?search=${encodeURIComponent('0%')}`);
    expect(found.body.groups.map((group) => group.id)).toEqual([id]);
  });

  it('shows usage for every day and company, with the limit that counts', async () => {
    const [one = ''] = companyIds;
    const { id } = await create({ rate_limit_overrides: { [one]: 9 } });
    const { body: stats } = await admin.request<StatsBody>('GET', `/subscription-groups/${id}/usage-stats`);
    expect(stats).toMatchObject({
      days: 30,
      reports_generated: 0,
      used_this_month: 0,
      max_reports_per_month: 100,
      by_status: { pending: 0, running: 0, completed: 0, failed: 0, cancelled: 0 },
    });
    expect(stats.by_day).toHaveLength(30);
    expect(stats.by_day.at(-1)).toEqual({ date: new Date().toISOString().slice(0, 10), reports: 0 });
    expect(stats.by_company.find((company) => company.company_id === one)).toMatchObject({ reports: 0, limit: 9 });
    expect((await admin.request('GET', `/subscription-groups/${id}/usage-stats?days=7`)).body).toMatchObject({
      days: 7,
    });
    expect((await admin.request('GET', `/subscription-groups/${id}/usage-stats?days=0`)).status).toBe(422);
  });

  it('lets members write and viewers read, and refuses all others', async () => {
    const { id } = await create();
    expect((await member.request('PUT', `/subscription-groups/${id}`, { name: 'By a member' })).status).toBe(200);
    const writes: [string, string, unknown][] = [
      ['POST', '/subscription-groups', body()],
      ['PUT', `/subscription-groups/${id}`, { name: 'x' }],
      ['POST', `/subscription-groups/${id}/companies`, { company_ids: companyIds }],
      ['DELETE', `/subscription-groups/${id}/companies`, { company_ids: companyIds.slice(0, 1) }],
      ['POST', `/subscription-groups/${id}/bulk-status`, { status: 'paused' }],
      ['DELETE', `/subscription-groups/${id}`, undefined],
    ];
    for (const [method, path, sent] of writes)
      expect((await viewer.request(method, path, sent)).status, `${method} ${path}`).toBe(403);
    for (const [method, path, sent] of writes)
      expect((await stranger.request(method, path, sent)).status, `${method} ${path}`).toBe(404);
    expect((await stranger.request('GET', `/subscription-groups/${id}/usage-stats`)).status).toBe(404);
    expect((await admin.request('DELETE', `/subscription-groups/${id}`)).status).toBe(204);
    expect((await admin.request('GET', `/subscription-groups/${id}`)).status).toBe(404);
  });
});
