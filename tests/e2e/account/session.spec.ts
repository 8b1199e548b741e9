import { expect, test } from '@playwright/test';
import { address, visit } from '../support/visits';

const PASSWORD = 'correct horse battery';

test('a new person signs up, makes an organization, switches to the personal account and signs out', async ({
  page,
}) => {
  await visit(page, '/sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter your name')).toBeVisible();
  await page.getByLabel('Name').fill('Ada Keller');
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();

  await page.waitForURL('**/companies');
  const menu = page.getByRole('button', { name: /^User menu/ });
  await expect(menu).toHaveAccessibleName('User menu: Ada Keller, Personal account');
  await visit(page, '/create-organization');
  await page.getByLabel('Organization name').fill('Longview Stewardship');
  await page.getByRole('button', { name: 'Create organization' }).click();
  await page.waitForURL('**/companies');
  await expect(menu).toHaveAccessibleName('User menu: Ada Keller, Longview Stewardship');
  await expect(page.getByText('No companies added yet')).toBeVisible();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Switch Organization' }).press('ArrowRight');
  await page.getByRole('menuitemradio', { name: 'Personal account' }).press('Enter');
  await expect(menu).toHaveAccessibleName('User menu: Ada Keller, Personal account');
  await expect(page).toHaveURL(/\/companies$/);
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Organization Settings' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('**/sign-in');
  await visit(page, '/companies');
  await expect(page).toHaveURL(/\/sign-in/);
});

test('a visitor without a session returns to the requested page after signing in', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.test`;
  await page.request.post(`${address()}/api/auth/sign-up/email`, {
    headers: { origin: address() },
    data: { name: 'Ben Ode', email, password: PASSWORD },
  });
  await page.context().clearCookies();
  await visit(page, '/query');
  await expect(page).toHaveURL(/\/sign-in\?redirect_url=/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('wrong horse battery');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('The email or password is incorrect.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${address()}/query`);

  const reports = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' });
  await reports.click();
  await expect(reports).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await visit(page, '/nothing-here');
  await expect(page).toHaveURL(/\/companies$/);
});
