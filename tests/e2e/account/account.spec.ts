import { expect, test, type Browser, type Page } from '@playwright/test';
import { totpCode } from '../../support/totp';
import { address, visit } from '../support/visits';

const PASSWORD = 'correct horse battery';

async function signUp(page: Page): Promise<string> {
  const email = `${crypto.randomUUID()}@example.test`;
  const response = await page.request.post(`${address()}/api/auth/sign-up/email`, {
    headers: { origin: address() },
    data: { name: 'Ina Lock', email, password: PASSWORD },
  });
  expect(response.ok()).toBe(true);
  return email;
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await visit(page, '/sign-in?redirect_url=/account');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function otherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  return context.newPage();
}

test('a person sees their sessions, is notified of a new device, and ends its session', async ({ page, browser }) => {
  const email = await signUp(page);
  const other = await otherDevice(browser);
  await enterPassword(other, email);
  await expect(other.getByRole('heading', { name: 'Account Security' })).toBeVisible();

  await visit(page, '/companies');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Manage Account' }).click();
  await page.getByRole('link', { name: 'Sessions and second factor' }).click();
  await page.waitForURL('**/account');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This session' })).toHaveCount(1);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('link', { name: 'New sign-in: Firefox on Linux' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'End the session of Firefox on Linux' }).click();
  await page.getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByText('Session ended')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'End All Others' })).toBeDisabled();
  await visit(other, '/companies');
  await expect(other).toHaveURL(/\/sign-in/);
  await other.context().close();
});

test('a person turns on the second factor, signs in with the app and with a recovery code, and turns it off', async ({
  page,
  browser,
}) => {
  const email = await signUp(page);
  await visit(page, '/account');
  await page.getByRole('button', { name: 'Turn On' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = ((await dialog.getByLabel('Key', { exact: true }).textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill('000000');
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await expect(dialog.getByText('The code is incorrect.')).toBeVisible();
  await dialog.getByLabel('Code', { exact: true }).fill(totpCode(secret));
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const other = await otherDevice(browser);
  await enterPassword(other, email);
  await expect(other.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  // A code is valid for half a minute, which may end between reading and sending it.
  await expect(async () => {
    await other.getByLabel('Code', { exact: true }).fill(totpCode(secret));
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.waitForURL('**/account', { timeout: 10_000 });
  }).toPass({ timeout: 60_000 });

  await other.context().close();

  const third = await otherDevice(browser);
  await enterPassword(third, email);
  await third.getByRole('button', { name: 'Use a recovery code' }).click();
  await third.getByLabel('Recovery code').fill(recoveryCode);
  await third.getByRole('button', { name: 'Continue' }).click();
  await third.waitForURL('**/account');
  await expect(third.getByText('9 recovery codes are left.')).toBeVisible();

  await third.getByRole('button', { name: 'Turn Off' }).click();
  await third.getByRole('dialog').getByLabel('Current password').fill(PASSWORD);
  await third.getByRole('dialog').getByRole('button', { name: 'Turn Off' }).click();
  await expect(third.getByText('With an authenticator app, a stolen password alone')).toBeVisible();
  await third.context().close();
});
