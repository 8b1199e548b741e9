import { expect, vi } from 'vitest';
import { anonymous, newMember, newUser, someCompany, type ApiClient } from '@/tests/support/api-client';
import { TOKEN_ACTORS, type Ids, type TokenActor } from './access-table';
import { smallPdf } from '../files';
import { addTemplate, AGENDA_PAGES, PROXY_PAGES, RATIO_QUERY } from '../report-workspace';

const PATIENCE = { timeout: 60_000, interval: 200 };
const FLAG = 'CEO pay ratio above 15:1';

export type Clients = {
  admin: ApiClient;
  creator: ApiClient;
  member: ApiClient;
  viewer: ApiClient;
  removed: ApiClient;
  personal: ApiClient;
  elsewhere: ApiClient;
  stranger: ApiClient;
  ended: ApiClient;
};
export type Tokens = Record<TokenActor, { token: string }>;
export type Fixture = {
  clients: Clients;
  /** API tokens of the admin. */
  tokens: Tokens;
  /** What the organization sees, what only `creator` sees, and ids of nothing. */
  shared: Ids;
  personal: Ids;
  missing: Ids;
  /** In every name that the organization gave. */
  marker: string;
};

/** An organization with one of everything, the people in it, and those who have no business there. */
export async function openFixture(): Promise<Fixture> {
  const marker = `Q${crypto.randomUUID().slice(0, 8)}`;
  const clients = await openClients();
  const { admin, creator } = clients;
  const company = await post(admin, '/companies', someCompany({ name: `Company ${marker}` }));
  const templates = await Promise.all(
    ['organization', 'user'].map((visibility) =>
      addTemplate(creator, { name: `Template ${marker}`, visibility, queries: [{ ...RATIO_QUERY, flags: [FLAG] }] }),
    ),
  );
  const [template = '', ownTemplate = ''] = templates;
  const watch = {
    name: `Watch ${marker}`,
    template_id: template,
    monitored_document_types: ['DEF 14A'],
    fiscal_year: 2025,
    report_name_template: '{company_ticker} {trigger_doc_type}',
  };
  const waiting = { ...watch, monitored_document_types: ['DEF 14A', '10-K'] };
  const [subscription, ownSubscription, group] = [
    await post(creator, '/subscriptions', {
      ...watch,
      company_id: company,
      notification_config: { share_with_org: true },
    }),
    await post(creator, '/subscriptions', { ...waiting, company_id: company }),
    await post(creator, '/subscription-groups', { ...waiting, company_ids: [company] }),
  ];
  const uploaded = await admin.upload<{ id: string }>('/documents', {
    file: smallPdf([...PROXY_PAGES, ...AGENDA_PAGES]),
    company_id: company,
    form_type: 'DEF 14A',
    fiscal_year: '2025',
    process: 'false',
  });
  const document = uploaded.body.id;
  const processing = await post(admin, '/processing/process', { document_ids: [document] });
  await vi.waitUntil(
    async () => (await get<{ status: string }>(admin, `/processing/jobs/${processing}`)).status === 'completed',
    PATIENCE,
  );
  const invitation = await admin.request<{ invitation: { id: string } }>('POST', '/organizations/current/invitations', {
    email: `${marker.toLowerCase()}@example.test`,
    role: 'org:viewer',
  });

  const webhook = await post(admin, '/organizations/current/webhooks', {
    url: `https://${marker.toLowerCase()}.hooks.invalid/`,
    events: ['report.completed'],
  });
  const { tokens, ids: tokenIds } = await makeTokens(admin);

  const opened = async (templateId: string, visibility: string) => {
    const report = await post(creator, '/reports/generate', {
      company_id: company,
      template_id: templateId,
      document_ids: [document],
      visibility,
      report_title: `Report ${marker}`,
    });
    const query = await post(creator, '/queries', {
      query: `What is the CEO pay ratio of ${marker}?`,
      document_ids: [document],
    });
    const engagement = await post(creator, '/engagements', { report_id: report });
    await creator.request('PATCH', `/engagements/${engagement}`, { meeting_date: '2027-01-15' });
    const { job_id: job } = await get<{ job_id: string }>(creator, `/reports/${report}`);
    const version = await post(creator, `/engagements/${engagement}/generate-email`, {
      prompt: '',
      template_id: templateId,
      include_all_flags: true,
      tone: 'professional',
    });
    return {
      template: templateId,
      report,
      job,
      engagement,
      query,
      version,
      objective: await post(creator, `/engagements/${engagement}/objectives`, { title: `Objective ${marker}` }),
    };
  };
  const [sharedOnes, ownOnes] = await Promise.all([opened(template, 'organization'), opened(ownTemplate, 'user')]);
  const itemOf = async (filter: string) => {
    const find = async () =>
      (await get<{ items: { id: string }[] }>(creator, `/subscriptions/queue?${filter}&limit=5`)).items[0]?.id;
    return vi.waitUntil(find, PATIENCE);
  };
  const newsOf = async () =>
    (await get<{ notifications: { id: string }[] }>(creator, '/notifications')).notifications[0]?.id;
  const news = await vi.waitUntil(newsOf, PATIENCE);
  const members = await get<{ members: { id: string; user_id: string }[] }>(
    admin,
    '/organizations/current/members?limit=100',
  );
  const policy = await post(creator, '/voting/policies', { name: `Policy ${marker}` });
  const meeting = await meetingOf(creator, company);
  const ballot = await post(creator, `/voting/meetings/${meeting}/ballot`, { policy_id: policy });
  const { lines } = await get<{ lines: { id: string }[] }>(creator, `/voting/ballots/${ballot}`);
  const gridOf = (visibility: string) =>
    post(creator, '/grids', {
      name: `Grid ${marker}`,
      visibility,
      rows: [{ company_id: company }],
      columns: [{ kind: 'fact', key: 'ceo_pay_ratio' }],
    });
  const deliveryOf = async () =>
    (await get<{ deliveries: { id: string }[] }>(admin, `/organizations/current/webhooks/${webhook}/deliveries`))
      .deliveries[0]?.id;
  const delivery = await vi.waitUntil(deliveryOf, PATIENCE);
  const shared: Ids = {
    ...sharedOnes,
    grid: await gridOf('organization'),
    token: tokenIds['read token'],
    webhook,
    delivery,
    policy,
    meeting,
    ballot,
    ballotLine: lines[0]?.id ?? '',
    organization: admin.organizationId ?? '',
    member: creator.userId,
    membership: members.members.find((each) => each.user_id === creator.userId)?.id ?? '',
    invitation: invitation.body.invitation.id,
    company,
    document,
    subscription,
    group,
    queueItem: await itemOf(`group_id=${group}`),
    notification: news,
    session: (await get<{ sessions: { id: string }[] }>(creator, '/account/security')).sessions[0]?.id ?? '',
  };
  const personal = {
    ...shared,
    ...ownOnes,
    grid: await gridOf('user'),
    subscription: ownSubscription,
    queueItem: await itemOf(`subscription_id=${ownSubscription}`),
  };
  const missing = Object.fromEntries(Object.keys(shared).map((kind) => [kind, crypto.randomUUID()])) as Ids;
  return { clients, tokens, shared, personal, missing, marker };
}

/** A token for each of the programs; the first is revoked. */
async function makeTokens(admin: ApiClient): Promise<{ tokens: Tokens; ids: Record<TokenActor, string> }> {
  const made = await Promise.all(
    TOKEN_ACTORS.map(async (actor) => {
      const [word = 'read'] = actor.split(' ');
      const answer = await admin.request<{ id: string; token: string }>('POST', '/organizations/current/tokens', {
        name: actor,
        scopes: [word === 'revoked' ? 'admin' : word],
      });
      expect(answer.status).toBe(201);
      return [actor, answer.body] as const;
    }),
  );
  const all = Object.fromEntries(made) as Record<TokenActor, { id: string; token: string }>;
  await admin.request('DELETE', `/organizations/current/tokens/${all['revoked token'].id}`);
  return {
    tokens: all,
    ids: Object.fromEntries(made.map(([actor, { id }]) => [actor, id])) as Record<TokenActor, string>,
  };
}

/** The meeting that the uploaded proxy calls, with a line. */
async function meetingOf(client: ApiClient, company: string): Promise<string> {
  const find = async () =>
    (await get<{ meetings: { id: string }[] }>(client, `/voting/meetings?company_id=${company}`)).meetings[0]?.id;
  return vi.waitUntil(find, PATIENCE);
}

async function openClients(): Promise<Clients> {
  const [admin, elsewhere, personal, stranger, ended] = await Promise.all([
    newUser(),
    newUser(),
    newUser({ isPersonal: true }),
    newUser({ isPersonal: true }),
    newUser({ isPersonal: true }),
  ]);
  const [creator, member, viewer, removed] = await Promise.all([
    newMember(admin, 'member'),
    newMember(admin, 'member'),
    newMember(admin, 'viewer'),
    newMember(admin, 'admin'),
  ]);
  const left = await admin.request('DELETE', `/organizations/current/members/${removed.userId}`);
  expect(left.status).toBeLessThan(300);
  await anonymous('POST', '/api/auth/sign-out', {}, { authorization: `Bearer ${ended.token}` });
  return { admin, creator, member, viewer, removed, personal, elsewhere, stranger, ended };
}

async function post(client: ApiClient, path: string, body: unknown): Promise<string> {
  const answer = await client.request<{ id: string }>('POST', path, body);
  if (answer.status >= 300 || !answer.body.id)
    throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

async function get<T>(client: ApiClient, path: string): Promise<T> {
  return (await client.request<T>('GET', path)).body;
}
