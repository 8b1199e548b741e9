import { expect, type APIResponse, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { address, visit } from './visits';

const headers = () => ({
  origin: address(),
  'x-forwarded-for': `10.8.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
});

/** A company that no other test has. */
export function someCompany(name = 'Test Company') {
  const number = Math.floor(Math.random() * 1_000_000_000);
  return {
    ticker: `E${number.toString(36).toUpperCase()}`.slice(0, 9),
    name: `${name} ${number}`,
    cik: String(6_000_000_000 + number),
    entity_type: 'CORPORATION',
  };
}

/** Calls the product's API as the user of this browser. */
export async function call<T>(page: Page, method: 'get' | 'post' | 'patch', path: string, data?: unknown): Promise<T> {
  const answer = await page.request[method](`${address()}${path}`, {
    headers: headers(),
    ...(data === undefined ? {} : { data }),
  });
  await expectOk(answer);
  return (await answer.json()) as T;
}

async function expectOk(answer: APIResponse): Promise<void> {
  expect(answer.ok(), `${answer.url()} answered ${answer.status()}`).toBe(true);
}

export async function addCompany(
  page: Page,
  company = someCompany(),
): Promise<{ id: string; name: string; ticker: string; cik: string }> {
  return call(page, 'post', '/api/v1/companies/', company);
}

/** Uploads a document; it is processed only on request. */
export async function addDocument(
  page: Page,
  companyId: string,
  file: File,
  fields: Record<string, string> = {},
): Promise<{ id: string }> {
  const answer = await page.request.post(`${address()}/api/v1/documents/`, {
    headers: headers(),
    multipart: {
      file: {
        name: file.name,
        mimeType: file.type || 'application/pdf',
        buffer: Buffer.from(await file.arrayBuffer()),
      },
      company_id: companyId,
      form_type: 'DEF 14A',
      process: 'false',
      ...fields,
    },
  });
  await expectOk(answer);
  return (await answer.json()) as { id: string };
}

/** A viewer of the organization that `admin` has open, in a browser of their own. */
export async function openAsViewer(browser: Browser, admin: Page): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const email = `${crypto.randomUUID()}@example.test`;
  await call(page, 'post', '/api/auth/sign-up/email', {
    name: 'Vera Viewer',
    email,
    password: 'correct horse battery',
  });
  const { id: organizationId } = await call<{ id: string }>(admin, 'get', '/api/v1/organizations/current');
  const { id: invitationId } = await call<{ id: string }>(admin, 'post', '/api/auth/organization/invite-member', {
    email,
    role: 'viewer',
    organizationId,
  });
  await call(page, 'post', '/api/auth/organization/accept-invitation', { invitationId });
  await call(page, 'post', '/api/auth/organization/set-active', { organizationId });
  return { page, context };
}

export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name }) });

export async function openCompanies(page: Page): Promise<void> {
  await visit(page, '/companies');
  await expect(page.getByRole('heading', { name: 'Company Management' })).toBeVisible();
}
