import type { RouteSpec } from '@/lib/http/route';
import { smallPdf } from '../files';
import { RATIO_QUERY } from '../report-workspace';
import { someCompany } from '@/tests/support/api-client';

/** Who tries. The colleague is a member, and then the admin, of the same organization, on what is another's alone. */
export const ACTORS = [
  'no session',
  'ended session',
  'forged token',
  'personal account',
  'another organization',
  'removed member',
  'viewer',
  'colleague',
  'revoked token',
  'read token',
  'ask token',
  'write token',
] as const;
export type Actor = (typeof ACTORS)[number];

/** Programs with an API token of the organization's admin. */
export const TOKEN_ACTORS = ['revoked token', 'read token', 'ask token', 'write token'] as const;
export type TokenActor = (typeof TOKEN_ACTORS)[number];
/** Those whom routes outside of the API are asked as. */
export type Bystander = Exclude<Actor, 'colleague' | TokenActor>;

export type Kind =
  | 'organization'
  | 'member'
  | 'membership'
  | 'invitation'
  | 'company'
  | 'document'
  | 'job'
  | 'template'
  | 'report'
  | 'engagement'
  | 'objective'
  | 'query'
  | 'version'
  | 'subscription'
  | 'group'
  | 'queueItem'
  | 'notification'
  | 'session'
  | 'meeting'
  | 'policy'
  | 'ballot'
  | 'ballotLine'
  | 'grid'
  | 'token'
  | 'webhook'
  | 'delivery';
/**
 * One real thing of each kind; of kinds that can be personal, one that all of the organization sees or one that only
 * its creator does.
 */
export type Ids = Record<Kind, string>;

const PERSONAL: readonly Kind[] = [
  'job',
  'template',
  'report',
  'engagement',
  'query',
  'subscription',
  'queueItem',
  'notification',
  'session',
  'grid',
];

export type Row = {
  /** What `{id}` of the path names. */
  subject?: Kind;
  /** What the body or the query names instead. */
  names?: Kind;
  body?: (ids: Ids) => unknown;
  query?: (ids: Ids) => string;
  form?: (ids: Ids) => Record<string, string | File>;
  /** Where it is not as the rules below say; null leaves an actor out, with the reason in `note`. */
  expect?: Partial<Record<Actor, number | null>>;
  /** What the makers of the subject are answered, where it is no success. */
  ofMakers?: number;
  /** Answered instead by installations that have the call switched off. */
  orOff?: number;
  note?: string;
};

export type Spec = Pick<RouteSpec, 'role' | 'limit' | 'quota' | 'unaudited' | 'params' | 'query' | 'body'> & {
  status?: number;
};

/** What an actor must be answered: the rules that hold everywhere, and what a row says against them. */
export function expectedStatus(actor: Actor, spec: Spec, row: Row, method: string): number | null {
  const said = row.expect?.[actor];
  if (said !== undefined) return said;
  const success = spec.status ?? 200;
  if (spec.role === 'public') return success;
  const named = row.subject ?? row.names;
  switch (actor) {
    case 'no session':
    case 'ended session':
    case 'forged token':
      return 401;
    case 'revoked token':
      return 401;
    case 'read token':
    case 'ask token':
    case 'write token':
      return statusOfToken(actor, spec, row, method);
    case 'viewer':
      return spec.role === 'org:viewer' ? success : 403;
    case 'colleague':
      return named && PERSONAL.includes(named) && spec.role !== 'org:admin' ? 404 : null;
    default:
      return named ? 404 : success;
  }
}

const STEPS = ['read', 'ask', 'write', 'admin'] as const;

/** What a token's scope allows; a write is not made, because it would succeed and change what other tests use. */
function statusOfToken(actor: TokenActor, spec: Spec, row: Row, method: string): number | null {
  const isAsked = spec.role === 'org:viewer' && (spec.limit === 'questions' || spec.unaudited === 'changes nothing');
  const needed = spec.role === 'org:admin' ? 'admin' : method === 'GET' ? 'read' : isAsked ? 'ask' : 'write';
  const scope = STEPS.find((each) => actor.startsWith(each)) ?? 'read';
  if (STEPS.indexOf(scope) < STEPS.indexOf(needed)) return 403;
  return needed === 'write' ? null : (row.expect?.viewer ?? spec.status ?? 200);
}

/** A personal account has no members. */
const ALONE = { 'personal account': 409, 'removed member': 409 };
/** The same answer for every caller, members included. */
const NOBODY = Object.fromEntries(ACTORS.map((actor) => [actor, 404]));
const question = (ids: Ids) => ({ query: 'What is the CEO pay ratio?', document_ids: [ids.document] });
const watch = (ids: Ids) => ({
  name: 'Watch',
  template_id: ids.template,
  monitored_document_types: ['DEF 14A'],
  fiscal_year: 2025,
  report_name_template: '{company_ticker}',
});
const ofOrganization = (ids: Ids) => `organizationId=${ids.organization}`;
const named = (ids: Ids) => `company_id=${ids.company}`;

/** Calls that change nothing, or nothing but what is the caller's own, and that viewers may therefore make. */
export const READS_BY_POST = [
  'POST /account/sessions/end-others',
  'DELETE /account/sessions/{id}',
  'POST /engagements/{id}/check',
  'POST /notifications/{id}/read',
  'POST /notifications/read-all',
  'POST /queries',
  'POST /queries/batch',
  'POST /queries/stream',
  'POST /reports/templates/{id}/flags/preview',
  'POST /voting/calendar-feed',
  'DELETE /voting/calendar-feed',
  'POST /voting/policies/compile',
  'DELETE /organizations/current/members/{user_id}',
  'POST /organizations/invitations/{id}/accept',
  'POST /api/auth/organization/accept-invitation',
  'POST /api/auth/organization/create',
  'POST /api/auth/organization/leave',
];

/** Every operation; one without a row fails the test. */
export const OPERATION_ROWS: Record<string, Row> = {
  'GET /account/security': {
    expect: { 'read token': 401, 'ask token': 401, 'write token': 401 },
    note: 'A token has no account of its own.',
  },
  'POST /account/sessions/end-others': {},
  'DELETE /account/sessions/{id}': {
    subject: 'session',
    expect: { viewer: 404 },
    ofMakers: 409,
    note: "Sessions are their person's alone; the one in use ends by signing out.",
  },
  'GET /companies': { query: named },
  'POST /companies': { body: () => someCompany() },
  'GET /companies/{id}': { subject: 'company' },
  'PATCH /companies/{id}': { subject: 'company', body: () => ({ name: 'Taken over' }) },
  'DELETE /companies/{id}': { subject: 'company' },
  'POST /companies/{id}/add-to-organization': { subject: 'company' },
  'GET /companies/{id}/changes': { subject: 'company' },
  'GET /companies/{id}/changes/pdf': {
    subject: 'company',
    expect: { viewer: 409 },
    ofMakers: 409,
    note: 'Of a company with one filing there is nothing to compare.',
  },
  'GET /companies/{id}/financials': { subject: 'company' },
  'GET /companies/{id}/financials/export': { subject: 'company' },
  'GET /companies/all/browse': {},
  'POST /companies/bulk-import': {
    form: () => ({
      file: new File([`ticker,name,cik\nOWN,Own company,${someCompany().cik}\n`], 'own.csv', { type: 'text/csv' }),
    }),
  },
  'GET /companies/bulk-import/template': {},
  'POST /demo/enter': { orOff: 404, note: 'Embedded sign-in only, and not with DEMO=0.' },
  'GET /documents': { query: named },
  'POST /documents': {
    names: 'company',
    form: (ids) => ({
      file: smallPdf(['Taken over']),
      company_id: ids.company,
      form_type: 'DEF 14A',
      process: 'false',
    }),
  },
  'GET /documents/{id}': { subject: 'document' },
  'DELETE /documents/{id}': { subject: 'document' },
  'GET /documents/{id}/facts': { subject: 'document' },
  'GET /documents/{id}/financials': { subject: 'document' },
  'GET /documents/{id}/original': { subject: 'document' },
  'GET /documents/{id}/pdf': { subject: 'document' },
  'GET /documents/stats/summary': { query: named },
  'GET /engagements': { query: named },
  'POST /engagements': { names: 'report', body: (ids) => ({ report_id: ids.report }) },
  'GET /engagements/{id}': { subject: 'engagement' },
  'PATCH /engagements/{id}': { subject: 'engagement', body: () => ({ meeting_location: 'Taken over' }) },
  'GET /engagements/{id}/calendar': { subject: 'engagement' },
  'POST /engagements/{id}/check': { subject: 'engagement', body: () => ({ content: 'Text' }) },
  'GET /engagements/{id}/compare': { subject: 'engagement', query: (ids) => `from=${ids.version}&to=${ids.version}` },
  'PUT /engagements/{id}/draft': {
    subject: 'engagement',
    body: (ids) => ({ subject: 'Taken over', content: 'Text', base_version_id: ids.version }),
  },
  'GET /engagements/{id}/eml': { subject: 'engagement' },
  'POST /engagements/{id}/generate-email': {
    subject: 'engagement',
    body: (ids) => ({ prompt: '', template_id: ids.template, include_all_flags: true, tone: 'professional' }),
  },
  'POST /engagements/{id}/notes': { subject: 'engagement', body: () => ({ notes: 'Taken over' }) },
  'POST /engagements/{id}/objectives': { subject: 'engagement', body: () => ({ title: 'Taken over' }) },
  'PATCH /engagements/{id}/objectives/{objective_id}': { subject: 'engagement', body: () => ({ title: 'Taken over' }) },
  'DELETE /engagements/{id}/objectives/{objective_id}': { subject: 'engagement' },
  'POST /engagements/{id}/overrides': {
    subject: 'engagement',
    body: (ids) => ({
      version_id: ids.version,
      condition_id: 'condition',
      reason: 'A reason that is long enough to count',
    }),
  },
  'GET /engagements/{id}/pdf': { subject: 'engagement' },
  'GET /engagements/export': { query: named },
  'PUT /engagements/{id}/send-email': {
    subject: 'engagement',
    body: (ids) => ({ sent_to: ['somebody@example.test'], version_id: ids.version }),
  },
  'POST /engagements/{id}/summarize': { subject: 'engagement', body: () => ({}) },
  'GET /engagements/{id}/timeline': { subject: 'engagement' },
  'GET /engagements/flagged-reports': {},
  'GET /notifications': {},
  'POST /notifications/{id}/read': {
    subject: 'notification',
    expect: { viewer: 404 },
    note: "Notifications are their reader's alone.",
  },
  'POST /notifications/read-all': {},
  'GET /organizations/current': {},
  'GET /organizations/current/analysis-context': {},
  'PUT /organizations/current/analysis-context': { body: () => ({ analysis_context: 'Own context' }) },
  'GET /organizations/current/audit': { query: (ids) => `user_id=${ids.member}` },
  'GET /organizations/current/audit/chain': {},
  'GET /organizations/current/audit/choices': {},
  'GET /organizations/current/audit/export': { query: (ids) => `user_id=${ids.member}` },
  'GET /organizations/current/invitations': {},
  'POST /organizations/current/invitations': {
    body: () => ({ email: `${crypto.randomUUID()}@example.test`, role: 'org:viewer' }),
    expect: ALONE,
  },
  'DELETE /organizations/current/invitations/{id}': { subject: 'invitation', expect: ALONE },
  'GET /organizations/current/letters': {},
  'PUT /organizations/current/letters': { body: () => ({ is_allowed: false }), expect: ALONE },
  'GET /organizations/current/members': {},
  'PATCH /organizations/current/members/{user_id}': {
    subject: 'member',
    body: () => ({ role: 'org:viewer' }),
    expect: ALONE,
  },
  'DELETE /organizations/current/members/{user_id}': {
    subject: 'member',
    expect: { ...ALONE, viewer: 403 },
    note: 'Everybody may leave; removing another takes an admin.',
  },
  'GET /organizations/current/status': {},
  'GET /organizations/current/usage': {},
  'GET /organizations/current/first-run': {},
  'DELETE /organizations/current/first-run': {},
  'GET /organizations/current/tokens': {},
  'POST /organizations/current/tokens': { body: () => ({ name: 'Own token', scopes: ['read'] }) },
  'DELETE /organizations/current/tokens/{id}': { subject: 'token' },
  'GET /organizations/current/webhooks': {},
  'POST /organizations/current/webhooks': {
    body: () => ({ url: 'https://own.hooks.invalid/', events: ['report.completed'] }),
  },
  'PATCH /organizations/current/webhooks/{id}': { subject: 'webhook', body: () => ({ is_paused: true }) },
  'DELETE /organizations/current/webhooks/{id}': { subject: 'webhook' },
  'GET /organizations/current/webhooks/{id}/deliveries': { subject: 'webhook' },
  'POST /organizations/current/webhooks/{id}/deliveries/{delivery_id}/redeliver': { subject: 'webhook' },
  'GET /organizations/current/edgar-contact': {},
  'PUT /organizations/current/edgar-contact': {
    body: () => ({ name: 'Own Fund', email: 'own@example.test' }),
  },
  'POST /organizations/current/edgar-contact/test': { body: () => ({}) },
  'POST /organizations/invitations/{id}/accept': {
    subject: 'invitation',
    expect: { 'personal account': 403, 'another organization': 403, 'removed member': 403, viewer: 403 },
    note: 'The id is the secret of the invitation; its holder learns that it is for another address.',
  },
  'POST /processing/embed-chunks': { names: 'document', body: (ids) => ({ document_ids: [ids.document] }) },
  'POST /processing/fetch': { names: 'company', body: (ids) => ({ company_ids: [ids.company] }) },
  'POST /processing/process': { names: 'document', body: (ids) => ({ document_ids: [ids.document] }) },
  'GET /processing/jobs': {},
  'GET /processing/jobs/{id}': { subject: 'job' },
  'POST /processing/jobs/{id}/cancel': { subject: 'job' },
  'POST /queries': { names: 'document', body: question },
  'GET /queries/{id}': {
    subject: 'query',
    expect: { viewer: 404 },
    note: 'An answer is visible only to the person who asked.',
  },
  'POST /queries/batch': {
    names: 'document',
    body: (ids) => ({ queries: ['What is the CEO pay ratio?'], document_ids: [ids.document] }),
  },
  'POST /queries/stream': {
    names: 'document',
    body: question,
    expect: { 'personal account': 200, 'another organization': 200, 'removed member': 200 },
    note: 'The refusal is an event of the stream.',
  },
  'GET /queries/chunks/{id}': { subject: 'document', query: () => 'query=ratio' },
  'GET /reports': { query: named },
  'POST /reports/generate': {
    names: 'template',
    body: (ids) => ({ company_id: ids.company, template_id: ids.template, document_ids: [ids.document] }),
  },
  'GET /reports/organization': {},
  'GET /reports/{id}': { subject: 'report' },
  'DELETE /reports/{id}': { subject: 'report' },
  'POST /reports/{id}/cancel': { subject: 'report' },
  'GET /reports/{id}/document-changes': { subject: 'report' },
  'GET /reports/{id}/documents': { subject: 'report' },
  'GET /reports/{id}/docx': { subject: 'report' },
  'GET /reports/{id}/json': { subject: 'report' },
  'GET /reports/{id}/pdf': { subject: 'report' },
  'GET /reports/{id}/xlsx': { subject: 'report' },
  'GET /reports/{id}/sources': { subject: 'report' },
  'POST /reports/{id}/regenerate': { subject: 'report', body: () => ({}) },
  'POST /reports/{id}/retry': { subject: 'report' },
  'GET /reports/templates': {},
  'POST /reports/templates': { body: () => ({ name: 'Own', queries: [RATIO_QUERY], visibility: 'user' }) },
  'GET /reports/templates/library': {},
  'GET /reports/templates/{id}': { subject: 'template' },
  'PUT /reports/templates/{id}': { subject: 'template', body: () => ({ name: 'Taken over' }) },
  'DELETE /reports/templates/{id}': { subject: 'template' },
  'POST /reports/templates/{id}/clone': { subject: 'template', body: () => ({}) },
  'GET /reports/templates/{id}/flags': { subject: 'template' },
  'PUT /reports/templates/{id}/flags': { subject: 'template', body: () => ({ flag_configuration: 'Taken over' }) },
  'DELETE /reports/templates/{id}/flags': { subject: 'template' },
  'POST /reports/templates/{id}/flags/extract': {
    subject: 'template',
    form: () => ({ file: new File(['Flag a pay ratio above 15:1'], 'policy.txt', { type: 'text/plain' }) }),
  },
  'POST /reports/templates/{id}/flags/preview': {
    subject: 'template',
    body: (ids) => ({ flag_configuration: 'CEO pay ratio above 15:1', report_id: ids.report }),
  },
  'GET /search': { query: () => 'q=a' },
  'GET /subscription-groups': {},
  'POST /subscription-groups': { names: 'template', body: (ids) => ({ ...watch(ids), company_ids: [ids.company] }) },
  'GET /subscription-groups/{id}': { subject: 'group' },
  'PUT /subscription-groups/{id}': { subject: 'group', body: () => ({ name: 'Taken over' }) },
  'DELETE /subscription-groups/{id}': { subject: 'group' },
  'POST /subscription-groups/{id}/bulk-status': { subject: 'group', body: () => ({ status: 'paused' }) },
  'POST /subscription-groups/{id}/companies': { subject: 'group', body: (ids) => ({ company_ids: [ids.company] }) },
  'DELETE /subscription-groups/{id}/companies': { subject: 'group', body: (ids) => ({ company_ids: [ids.company] }) },
  'GET /subscription-groups/{id}/usage-stats': { subject: 'group' },
  'GET /subscriptions': { query: named },
  'POST /subscriptions': { names: 'template', body: (ids) => ({ ...watch(ids), company_id: ids.company }) },
  'GET /subscriptions/{id}': { subject: 'subscription' },
  'PATCH /subscriptions/{id}': { subject: 'subscription', body: () => ({ name: 'Taken over' }) },
  'DELETE /subscriptions/{id}': { subject: 'subscription' },
  'GET /subscriptions/{id}/missing-documents': { subject: 'subscription' },
  'PUT /subscriptions/{id}/status': { subject: 'subscription', body: () => ({ status: 'paused' }) },
  'GET /subscriptions/queue': {},
  'GET /subscriptions/queue/status': {},
  'POST /subscriptions/queue/{id}/cancel': { subject: 'queueItem' },
  'POST /subscriptions/queue/{id}/retry': { subject: 'queueItem' },
  'GET /grids': {},
  'POST /grids': { body: () => ({ name: 'Own grid' }) },
  'GET /grids/{id}': { subject: 'grid' },
  'PATCH /grids/{id}': { subject: 'grid', body: () => ({ name: 'Taken over' }) },
  'DELETE /grids/{id}': { subject: 'grid' },
  'GET /grids/{id}/cells': { subject: 'grid' },
  'GET /grids/{id}/estimate': { subject: 'grid' },
  'GET /grids/{id}/export': { subject: 'grid', query: () => 'format=csv' },
  'POST /grids/{id}/run': { subject: 'grid', body: () => ({ only: 'missing' }) },
  'GET /voting/ballots': { query: named },
  'GET /voting/ballots/{id}': { subject: 'ballot' },
  'POST /voting/ballots/{id}/approve': { subject: 'ballot' },
  'PATCH /voting/ballots/{id}/lines/{line_id}': {
    subject: 'ballot',
    body: () => ({ vote: 'for', reason: 'Taken over' }),
  },
  'GET /voting/ballots/{id}/lines/{line_id}/replay': { subject: 'ballot' },
  'GET /voting/ballots/{id}/pdf': { subject: 'ballot' },
  'POST /voting/ballots/{id}/record-voted': { subject: 'ballot' },
  'POST /voting/ballots/{id}/reopen': { subject: 'ballot' },
  'GET /voting/ballots/export': { query: (ids) => `format=csv&${named(ids)}` },
  'GET /voting/calendar-feed': {},
  'POST /voting/calendar-feed': {},
  'DELETE /voting/calendar-feed': {},
  'GET /voting/meetings': { query: named },
  'GET /voting/meetings.ics': {
    query: () => 'token=no-such-token',
    expect: NOBODY,
    note: "The token is the secret of one person's feed; without a valid one there is no calendar for any caller.",
  },
  'GET /voting/meetings/{id}': { subject: 'meeting' },
  'PATCH /voting/meetings/{id}': { subject: 'meeting', body: () => ({ meeting_type: 'special' }) },
  'POST /voting/meetings/{id}/ballot': { subject: 'meeting', body: (ids) => ({ policy_id: ids.policy }) },
  'GET /voting/meetings/season': {},
  'GET /voting/policies': {},
  'POST /voting/policies': { body: () => ({ name: 'Own policy' }) },
  'GET /voting/policies/{id}': { subject: 'policy' },
  'PUT /voting/policies/{id}': { subject: 'policy', body: () => ({ name: 'Taken over' }) },
  'DELETE /voting/policies/{id}': { subject: 'policy' },
  'POST /voting/policies/{id}/backtest': { subject: 'policy', body: () => ({}) },
  'POST /voting/policies/{id}/clone': { subject: 'policy', body: () => ({}) },
  'PUT /voting/policies/{id}/draft': { subject: 'policy', body: () => ({ name: 'Taken over' }) },
  'DELETE /voting/policies/{id}/draft': { subject: 'policy' },
  'GET /voting/policies/{id}/versions': { subject: 'policy' },
  'POST /voting/policies/compile': { body: () => ({ lines: ['Against when CEO pay ratio is above 200:1'] }) },
  'GET /voting/settings': {},
  'PUT /voting/settings': { body: () => ({ second_pair_of_eyes: true }) },
  'GET /voting/outcomes': { names: 'company', query: named },
  'GET /voting/outcomes/attention': { names: 'company', query: named },
  'GET /voting/outcomes/export': { names: 'company', query: named },
};

/** The embedded provider's own calls on organizations, which have routes of ours. */
export const AUTH_ROWS: Record<string, Row> = {
  'POST /api/auth/organization/create': {
    body: () => ({ name: '' }),
    expect: { 'personal account': 422, 'another organization': 422, 'removed member': 422, viewer: 422 },
    note: 'Everybody may; asked without a name here, because success changes the active organization.',
  },
  'POST /api/auth/organization/invite-member': {
    names: 'organization',
    body: (ids) => ({ email: `${crypto.randomUUID()}@example.test`, role: 'viewer', organizationId: ids.organization }),
  },
  'POST /api/auth/organization/cancel-invitation': {
    names: 'invitation',
    body: (ids) => ({ invitationId: ids.invitation }),
    expect: ALONE,
  },
  'POST /api/auth/organization/accept-invitation': {
    names: 'invitation',
    body: (ids) => ({ invitationId: ids.invitation }),
    expect: { 'personal account': 403, 'another organization': 403, 'removed member': 403, viewer: 403 },
    note: 'As above.',
  },
  'POST /api/auth/organization/update-member-role': {
    names: 'membership',
    body: (ids) => ({ memberId: ids.membership, role: 'admin' }),
  },
  'POST /api/auth/organization/remove-member': {
    names: 'membership',
    body: (ids) => ({ memberIdOrEmail: ids.membership }),
  },
  'GET /api/auth/organization/get-full-organization': { names: 'organization', query: ofOrganization },
  'GET /api/auth/organization/list-invitations': { names: 'organization', query: ofOrganization },
  'GET /api/auth/organization/list-members': { names: 'organization', query: ofOrganization },
  'POST /api/auth/organization/leave': {
    names: 'organization',
    body: (ids) => ({ organizationId: ids.organization }),
    expect: { viewer: null },
    note: 'A viewer may, and would be gone.',
  },
};

export type OtherRoute = {
  why: string;
  calls: { method: string; path: string; body?: unknown; expect: Record<Bystander, number> }[];
};

const everybody = (status: number, signedIn = status) => ({
  'no session': status,
  'ended session': status,
  'forged token': status,
  'personal account': signedIn,
  'another organization': signedIn,
  'removed member': signedIn,
  viewer: signedIn,
});

/** Route files that are not operations of the API, by their path under app; one without an entry fails the test. */
export const OTHER_ROUTES: Record<string, OtherRoute> = {
  '(app)/query/pdfjs/[...path]': {
    why: 'Data files of pdf.js, the same for everybody; no other file can be named.',
    calls: [{ method: 'GET', path: '/query/pdfjs/..%2Fpackage.json', expect: everybody(404) }],
  },
  'api/auth/[...all]': {
    why: 'The sign-in service: only the calls in lib/auth/embedded/open-auth-calls.ts, each on the own account.',
    calls: [
      { method: 'GET', path: '/api/auth/organization/list', expect: everybody(401, 200) },
      { method: 'GET', path: '/api/auth/organization/list-teams', expect: everybody(404) },
      { method: 'POST', path: '/api/auth/organization/delete', body: {}, expect: everybody(404) },
      {
        method: 'POST',
        path: '/api/auth/two-factor/disable',
        body: { password: 'a guess' },
        expect: everybody(401, 400),
      },
      { method: 'POST', path: '/api/auth/two-factor/get-totp-uri', body: {}, expect: everybody(404) },
    ],
  },
  'api/auth/confirm-address': {
    why: "Where a mailed link leads: whoever has its token and the account's password.",
    calls: [
      {
        method: 'POST',
        path: '/api/auth/confirm-address',
        body: { token: 'no such link', password: 'correct horse battery' },
        expect: everybody(404),
      },
    ],
  },
  'api/auth/send-confirmation': {
    why: "Mails the link to the caller's own address; closed unless mail is configured.",
    calls: [{ method: 'POST', path: '/api/auth/send-confirmation', body: {}, expect: everybody(401, 409) }],
  },
  'api/docs/[[...file]]': {
    why: 'The page that shows the API document; no tenant data.',
    calls: [{ method: 'GET', path: '/api/docs', expect: everybody(200) }],
  },
  'api/mcp': {
    why: 'The MCP server: API tokens alone, with the scopes, limits and tenant of the API; no session of a person.',
    calls: [
      { method: 'POST', path: '/api/mcp', body: {}, expect: everybody(401) },
      { method: 'GET', path: '/api/mcp', expect: everybody(405) },
    ],
  },
  'api/health': {
    why: 'Says whether the service works, and nothing else.',
    calls: [{ method: 'GET', path: '/api/health', expect: everybody(200) }],
  },
  'api/health/live': {
    why: 'Says that the process runs, and nothing else.',
    calls: [{ method: 'GET', path: '/api/health/live', expect: everybody(200) }],
  },
  'api/health/ready': {
    why: 'Says which part of the installation does not answer; no tenant data.',
    calls: [{ method: 'GET', path: '/api/health/ready', expect: everybody(200) }],
  },
  'api/metrics': {
    why: 'Counts over the whole installation for its operator; closed unless METRICS_TOKEN is set.',
    calls: [{ method: 'GET', path: '/api/metrics', expect: everybody(404) }],
  },
  'api/inngest': {
    why: "Inngest's signed calls; closed unless Inngest is configured.",
    calls: [{ method: 'PUT', path: '/api/inngest', body: {}, expect: everybody(404) }],
  },
  'api/v1': {
    why: 'Says where the API is described.',
    calls: [{ method: 'GET', path: '/api/v1', expect: everybody(200) }],
  },
  'api/v1/[...path]': {
    why: 'Every other path of the API.',
    calls: [{ method: 'GET', path: '/api/v1/no/such/call', expect: everybody(404) }],
  },
  'api/v1/openapi.json': {
    why: 'The API document, made from schemas alone.',
    calls: [{ method: 'GET', path: '/api/v1/openapi.json', expect: everybody(200) }],
  },
  'api/webhooks/clerk': {
    why: "Clerk's signed calls; closed unless Clerk is configured.",
    calls: [{ method: 'POST', path: '/api/webhooks/clerk', body: {}, expect: everybody(404) }],
  },
};
