import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, baseUrl, newUser, type ApiClient } from '../support/api-client';
import { companiesFile, companyName } from '../support/many-companies';
import { openFixture, type Fixture } from './access/access-fixture';
import type { Ids } from './access/access-table';

const PASSWORD = 'correct horse battery';

/** Each page and what of the organization's data its HTML must hold before any script runs. */
const PAGES: { name: string; path: (ids: Ids) => string; shows: (marker: string) => (string | RegExp)[] }[] = [
  { name: 'companies', path: () => '/companies', shows: (marker) => [`Company ${marker}`] },
  { name: 'documents', path: () => '/documents', shows: (marker) => [`Company ${marker}`] },
  { name: 'company', path: ({ company }) => `/companies/${company}`, shows: () => ['DEF 14A'] },
  { name: 'facts', path: ({ company }) => `/companies/${company}?tab=facts`, shows: () => [/21(:| to )1/] },
  {
    name: 'changes',
    path: ({ company }) => `/companies/${company}?tab=changes`,
    shows: () => [/Nothing to compare yet|Changed facts/],
  },
  { name: 'query', path: () => '/query', shows: (marker) => [`Company ${marker}`] },
  {
    name: 'query of a company',
    path: ({ company }) => `/query?company=${company}`,
    shows: (marker) => [`Company ${marker}`, 'DEF 14A'],
  },
  {
    name: 'answer to a question',
    path: ({ company, document, query }) => `/query?company=${company}&docs=${document}&tab=query&answer=${query}`,
    shows: () => [/<section aria-label="Answer"/, /quotes? found word for word/],
  },
  { name: 'my reports', path: () => '/reports', shows: (marker) => [`Report ${marker}`] },
  { name: 'templates', path: () => '/reports?tab=templates', shows: (marker) => [`Template ${marker}`] },
  { name: 'wizard', path: () => '/reports?tab=generate', shows: (marker) => [`Template ${marker}`] },
  { name: 'subscriptions', path: () => '/reports?tab=subscriptions', shows: (marker) => [`Watch ${marker}`] },
  { name: 'groups', path: () => '/reports?tab=groups', shows: (marker) => [`Watch ${marker}`] },
  { name: 'queue', path: () => '/reports?tab=queue', shows: () => ['FY2025'] },
  { name: 'report', path: ({ report }) => `/reports/${report}`, shows: (marker) => [`Report ${marker}`, /21 to 1/] },
  { name: 'template', path: ({ template }) => `/reports/templates/${template}`, shows: () => ['CEO pay ratio'] },
  { name: 'account security', path: () => '/account', shows: () => ['This session', 'Second factor'] },
  { name: 'engagements', path: () => '/engagements', shows: (marker) => [`Report ${marker}`, `Company ${marker}`] },
  { name: 'active engagements', path: () => '/engagements?tab=active', shows: (marker) => [`Company ${marker}`] },
  {
    name: 'engagement',
    path: ({ engagement }) => `/engagements?id=${engagement}&tab=active`,
    shows: () => [/on behalf of Test Fund/],
  },
  {
    name: 'voting policy',
    path: ({ policy }) => `/voting/policies/${policy}`,
    shows: (marker) => [`Policy ${marker}`, /aria-label="Versions"/],
  },
  { name: 'voting policies', path: () => '/voting/policies', shows: (marker) => [`Policy ${marker}`] },
  { name: 'meetings', path: () => '/voting', shows: (marker) => [`Company ${marker}`] },
  {
    name: 'ballot',
    path: ({ ballot }) => `/voting/ballots/${ballot}`,
    shows: (marker) => [`Company ${marker}`, `Policy ${marker}`, /aria-label="Lines of the ballot"[^]*data-line="1/],
  },
  { name: 'vote outcomes', path: () => '/voting/outcomes', shows: () => ['No vote results yet'] },
  {
    name: 'vote outcomes of a company',
    path: ({ company }) => `/voting/outcomes?company=${company}`,
    shows: () => ['No vote results for this company'],
  },
  { name: 'grids', path: () => '/grid', shows: (marker) => [`Grid ${marker}`] },
  {
    name: 'grid',
    path: ({ grid }) => `/grid/${grid}`,
    shows: (marker) => [`Grid ${marker}`, `Company ${marker}`, 'CEO pay ratio'],
  },
];

/** Tabs of Organization Settings that admins alone see. */
const ADMIN_TABS: { tab: string; shows: (marker: string) => string | RegExp }[] = [
  { tab: 'invitations', shows: (marker) => `${marker.toLowerCase()}@example.test` },
  { tab: 'analysis-context', shows: () => /<textarea/ },
  { tab: 'letters', shows: () => 'Members may send letters from here' },
  { tab: 'audit-log', shows: () => /aria-labelledby="audit-heading"[^]*Test Person/ },
  { tab: 'audit-log', shows: () => /Chain intact · \d+ records checked/ },
  { tab: 'usage', shows: () => 'Questions asked' },
  { tab: 'status', shows: () => /Database[^]*File store/ },
  { tab: 'integrations', shows: (marker) => `${marker.toLowerCase()}.hooks.invalid` },
];

describe('the HTML of pages', () => {
  let fixture: Fixture;
  let admin: string;
  let creator: string;
  let viewer: string;
  let elsewhere: string;

  beforeAll(async () => {
    fixture = await openFixture();
    const { clients } = fixture;
    [admin = '', creator = '', viewer = '', elsewhere = ''] = await Promise.all(
      [clients.admin, clients.creator, clients.viewer, clients.elsewhere].map(signedIn),
    );
  }, 120_000);

  it.each(PAGES)('holds the first data of $name', async ({ path, shows }) => {
    const { markup } = await pageOf(path(fixture.shared), creator);
    for (const text of shows(fixture.marker)) expect(markup).toMatch(text);
  });

  it.each(PAGES)('holds nothing of another organization: $name', async ({ path }) => {
    const { html } = await pageOf(path(fixture.shared), elsewhere);
    expect(html).toContain('Plumbline');
    expect(html).not.toContain(fixture.marker);
  });

  it('holds the members for everybody', async () => {
    const { markup } = await pageOf('/organization', viewer);
    expect(markup).toContain(fixture.clients.creator.email);
  });

  it.each(ADMIN_TABS)('holds the first data of $tab for admins', async ({ tab, shows }) => {
    const { markup } = await pageOf(`/organization?tab=${tab}`, admin);
    expect(markup).toMatch(shows(fixture.marker));
  });

  it.each(ADMIN_TABS)('holds the members and nothing of $tab when others ask for it', async ({ tab, shows }) => {
    for (const cookie of [viewer, creator]) {
      const { html, markup } = await pageOf(`/organization?tab=${tab}`, cookie);
      expect(markup).toContain(fixture.clients.creator.email);
      expect(html).not.toMatch(shows(fixture.marker));
    }
  });

  it('holds no personal report of a colleague', async () => {
    const own = await pageOf('/reports', creator);
    const colleague = await pageOf('/reports', viewer);
    expect(own.html).toContain(fixture.personal.report);
    expect(colleague.html).toContain(fixture.shared.report);
    expect(colleague.html).not.toContain(fixture.personal.report);
  });

  it('counts the unread notifications in the bell', async () => {
    const { markup } = await pageOf('/companies', creator);
    expect(markup).toMatch(/aria-label="Notifications, \d+ unread"/);
  });

  it('holds the first rows of a list of many companies and counts all of them; the rest follows as data', async () => {
    const analyst = await newUser();
    const names = Array.from({ length: 400 }, (_, index) => companyName(index));
    expect((await analyst.upload('/companies/bulk-import', { file: companiesFile(400) })).status).toBeLessThan(300);
    const { html, markup } = await pageOf('/companies', await signedIn(analyst));
    expect(markup).toContain('400 companies · 0 filings · 0 ready');
    for (const name of names.slice(0, 18)) expect(markup).toContain(name);
    // Not the whole page in the message of a failure: it has hundreds of kilobytes.
    const isDrawn = (name: string) => markup.includes(name);
    const isSent = (name: string) => html.includes(name);
    expect(names.filter(isDrawn).length).toBeLessThanOrEqual(40);
    expect(names.every(isSent)).toBe(true);
  });

  it('comes without data, not with an error, where an address names an unknown id', async () => {
    const { markup } = await pageOf(`/reports/${fixture.missing.report}`, creator);
    expect(markup).toContain('Loading report...');
    expect(markup).not.toContain(fixture.marker);
  });
});

/** The cookies of a new session, in the organization last used. */
async function signedIn({ email }: ApiClient): Promise<string> {
  const { headers, status } = await anonymous('POST', '/api/auth/sign-in/email', { email, password: PASSWORD });
  if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A page as it is sent, and what of it is drawn before any script runs. */
async function pageOf(path: string, cookie: string): Promise<{ html: string; markup: string }> {
  const response = await fetch(`${baseUrl()}${path}`, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' });
  const html = await response.text();
  // React marks where one text ends and the next begins.
  const markup = html.replace(/<script[^]*?<\/script>/g, '').replaceAll('<!-- -->', '');
  return { html, markup };
}
