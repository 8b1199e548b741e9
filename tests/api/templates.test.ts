import { beforeAll, describe, expect, it } from 'vitest';
import { newMember, newUser, type ApiClient } from '../support/api-client';

type TemplateBody = {
  id: string;
  name: string;
  visibility: string;
  is_default: boolean;
  is_active: boolean;
  can_edit: boolean;
  flag_count: number;
  queries: { id: string; text: string; category: string; flags: string[]; expected_sources: string[] }[];
  category_mapping: Record<string, string>;
  category_order: string[];
};
type ListBody = { templates: TemplateBody[]; total: number; page: number; size: number };

const someQuery = (overrides: Record<string, unknown> = {}) => ({
  id: 'custom_1700000000001',
  text: 'Who chairs the audit committee?',
  category: 'governance',
  expected_sources: ['proxy_statement'],
  flags: [],
  citation_required: true,
  ...overrides,
});
const someTemplate = (overrides: Record<string, unknown> = {}) => ({
  name: 'Board review',
  description: 'Short',
  queries: [someQuery()],
  visibility: 'organization',
  ...overrides,
});

describe('report templates', () => {
  let admin: ApiClient;
  let member: ApiClient;
  let viewer: ApiClient;
  let stranger: ApiClient;

  const create = async (overrides: Record<string, unknown> = {}, client = admin) =>
    (await client.request<TemplateBody>('POST', '/reports/templates', someTemplate(overrides))).body;

  beforeAll(async () => {
    admin = await newUser();
    [member, viewer, stranger] = await Promise.all([newMember(admin, 'member'), newMember(admin, 'viewer'), newUser()]);
  });

  it('offers the built-in template with ten queries a category, first in the list', async () => {
    const { status, body } = await viewer.request<ListBody>('GET', '/reports/templates?include_inactive=false');
    expect(status).toBe(200);
    const [builtIn] = body.templates;
    expect(builtIn).toMatchObject({ id: 'default_agm_template', is_default: true, can_edit: false });
    const perCategory = Object.groupBy(builtIn?.queries ?? [], (query) => query.category);
    expect(Object.values(perCategory).map((queries) => queries?.length)).toEqual([10, 10, 10, 10]);
    expect(builtIn?.category_mapping).toEqual({
      governance: 'Board & Governance',
      proposals: 'Shareholder Proposals & Voting',
      compensation: 'Executive Compensation',
      risk: 'Risk Factors & Business Strategy',
    });
  });

  it('creates, reads, changes and deletes a template, with and without the trailing slash', async () => {
    const created = await admin.request<TemplateBody>(
      'POST',
      '/reports/templates/',
      someTemplate({ category_mapping: { governance: 'Board', custom_1: 'Climate' }, category_order: ['custom_1'] }),
    );
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      name: 'Board review',
      is_default: false,
      is_active: true,
      category_order: ['custom_1', 'governance'],
    });
    const path = `/reports/templates/${created.body.id}`;
    expect((await admin.request(`GET`, `${path}/`)).body).toEqual(created.body);
    const changed = await admin.request<TemplateBody>('PUT', path, { name: 'Renamed', is_active: false });
    expect(changed.body).toMatchObject({ name: 'Renamed', description: 'Short', is_active: false });
    const listed = await admin.request<ListBody>('GET', '/reports/templates');
    expect(listed.body.templates.map((template) => template.id)).not.toContain(created.body.id);
    const all = await admin.request<ListBody>('GET', '/reports/templates?include_inactive=true');
    expect(all.body.templates.map((template) => template.id)).toContain(created.body.id);
    expect((await admin.request('DELETE', path)).status).toBe(204);
    expect((await admin.request('GET', path)).status).toBe(404);
  });

  it.each([
    ['name', { name: '  ' }, 'Template name is required'],
    ['name', { name: undefined }, 'Template name is required'],
    ['queries', { queries: [] }, 'At least one query is required'],
    ['queries', { queries: undefined }, 'At least one query is required'],
    ['queries.0.text', { queries: [someQuery({ text: ' ' })] }, 'Query text is required'],
    ['queries.0.category', { queries: [someQuery({ category: '' })] }, 'Please select a category'],
    ['queries.0.category', { queries: [someQuery({ category: 'nowhere' })] }, 'Please select a category'],
    ['queries.1.id', { queries: [someQuery(), someQuery()] }, 'Two queries have the same id'],
    ['category_mapping.governance', { category_mapping: { governance: '  ' } }, 'Category name is required'],
    ['visibility', { visibility: 'everybody' }, 'Visibility is user or organization'],
  ])('refuses a wrong %s with its sentence', async (path, wrong, message) => {
    const { status, body } = await admin.request<{ errors: unknown[] }>(
      'POST',
      '/reports/templates',
      someTemplate(wrong),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid' });
    expect(body.errors).toContainEqual({ path, message });
  });

  it('trims expected sources and drops empty ones', async () => {
    const template = await create({ queries: [someQuery({ expected_sources: [' 10k ', '', 'proxy_statement'] })] });
    expect(template.queries[0]?.expected_sources).toEqual(['10k', 'proxy_statement']);
  });

  it('answers a repeated Idempotency-Key with the first answer', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await admin.request<TemplateBody>('POST', '/reports/templates', someTemplate(), key);
    const again = await admin.request<TemplateBody>('POST', '/reports/templates', someTemplate(), key);
    expect(again.body).toEqual(first.body);
    expect((await admin.request('POST', '/reports/templates', someTemplate({ name: 'Other' }), key)).status).toBe(409);
  });

  it('never changes or deletes the built-in template, and copies it', async () => {
    const path = '/reports/templates/default_agm_template';
    expect((await admin.request('PUT', path, { name: 'Mine' })).status).toBe(403);
    expect((await admin.request('DELETE', path)).status).toBe(403);
    const copy = await member.request<TemplateBody>('POST', `${path}/clone`, {});
    expect(copy.status).toBe(201);
    expect(copy.body).toMatchObject({ name: 'AGM Analysis (Copy)', visibility: 'user', is_default: false });
    expect(copy.body.queries).toHaveLength(40);
  });

  it('shows a personal template to its creator alone, admins excluded', async () => {
    const personal = await create({ visibility: 'user' }, member);
    const path = `/reports/templates/${personal.id}`;
    expect((await member.request('GET', path)).status).toBe(200);
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { name: 'x' }],
      ['DELETE', undefined],
    ] as const) {
      expect((await admin.request(method, path, body)).status).toBe(404);
    }
    const listed = await admin.request<ListBody>('GET', '/reports/templates');
    expect(listed.body.templates.map((template) => template.id)).not.toContain(personal.id);
  });

  it('lets a member change what is shared, and leaves making it personal to its creator', async () => {
    const shared = await create();
    expect((await member.request('PUT', `/reports/templates/${shared.id}`, { name: 'By a member' })).status).toBe(200);
    expect((await member.request('PUT', `/reports/templates/${shared.id}`, { visibility: 'user' })).status).toBe(403);
    expect((await admin.request('PUT', `/reports/templates/${shared.id}`, { visibility: 'user' })).status).toBe(200);
  });

  it('answers another tenant as if the template were not there', async () => {
    const template = await create();
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '', { name: 'x' }],
      ['DELETE', '', undefined],
      ['GET', '/flags', undefined],
      ['PUT', '/flags', { flag_configuration: 'x' }],
      ['DELETE', '/flags', undefined],
      ['POST', '/clone', {}],
    ] as const) {
      const answer = await stranger.request(method, `/reports/templates/${template.id}${path}`, body);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'not_found', detail: 'Template not found' });
    }
  });

  it('lets a viewer read and refuses every write', async () => {
    const template = await create();
    expect((await viewer.request<TemplateBody>('GET', `/reports/templates/${template.id}`)).body.can_edit).toBe(false);
    for (const [method, path, body] of [
      ['POST', '', someTemplate()],
      ['PUT', `/${template.id}`, { name: 'x' }],
      ['DELETE', `/${template.id}`, undefined],
      ['PUT', `/${template.id}/flags`, { flag_configuration: '' }],
      ['DELETE', `/${template.id}/flags`, undefined],
      ['POST', `/${template.id}/clone`, {}],
    ] as const) {
      expect((await viewer.request(method, `/reports/templates${path}`, body)).status).toBe(403);
    }
  });

  it('refuses to share from a personal account', async () => {
    const alone = await newUser({ isPersonal: true });
    expect((await alone.request('POST', '/reports/templates', someTemplate())).status).toBe(422);
    expect((await alone.request('POST', '/reports/templates', someTemplate({ visibility: 'user' }))).status).toBe(201);
  });

  it('serves the library for the editor', async () => {
    const { body } = await viewer.request<{
      queries: { citation_required: boolean; expected_sources: string[] }[];
      total: number;
    }>('GET', '/reports/templates/library');
    expect(body.total).toBe(40);
    expect(body.queries.every((query) => query.citation_required && query.expected_sources.length > 0)).toBe(true);
  });
});
