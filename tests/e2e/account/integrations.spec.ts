import { expect, test } from '@playwright/test';
import { address, openNewOrganization, visit } from '../support/visits';

const contact = { name: 'Browser Test Fund', email: 'stewardship@example.test' };

test('an admin makes a token, uses and revokes it, adds a webhook and sets the EDGAR contact', async ({ page }) => {
  await openNewOrganization(page, 'Connected Fund');
  await visit(page, '/organization?tab=integrations');

  const tokens = page.getByRole('region', { name: 'API tokens' });
  await tokens.getByRole('button', { name: 'Create token' }).click();
  const making = page.getByRole('dialog', { name: 'Create token' });
  await making.getByRole('textbox', { name: 'Name' }).fill('Nightly warehouse');
  await making.getByRole('checkbox', { name: /^write/ }).click();
  await making.getByRole('button', { name: 'Create token' }).click();
  const shown = tokens.getByRole('textbox', { name: 'token' });
  await expect(shown).toHaveValue(/^plb_[\w-]{43}$/);
  const token = await shown.inputValue();
  const row = tokens.getByRole('row', { name: /Nightly warehouse/ });
  await expect(row).toContainText('never');
  await expect(row).toContainText('You');

  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get(`${address()}/api/v1/companies/`, { headers })).status()).toBe(200);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(shown).toHaveCount(0);
  await expect(row).toContainText(`${token.slice(0, 8)}…`);
  await expect(row).not.toContainText('never');
  await row.getByRole('button', { name: 'Revoke Nightly warehouse' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Token revoked')).toBeVisible();
  await expect(row).toContainText('Revoked');
  await expect
    .poll(async () => (await page.request.get(`${address()}/api/v1/companies/`, { headers })).status())
    .toBe(401);

  const webhooks = page.getByRole('region', { name: 'Webhooks' });
  await webhooks.getByRole('button', { name: 'Add webhook' }).click();
  const adding = page.getByRole('dialog', { name: 'Add webhook' });
  await adding.getByRole('textbox', { name: 'Address' }).fill('ftp://10.0.0.1/hook');
  await adding.getByRole('button', { name: 'Add webhook' }).click();
  await expect(adding.getByRole('alert')).toContainText('https://');
  await adding.getByRole('textbox', { name: 'Address' }).fill('https://hooks.plumbline.invalid/events');
  await adding.getByRole('button', { name: 'Add webhook' }).click();
  await expect(webhooks.getByRole('textbox', { name: 'signing secret' })).toHaveValue(/^whsec_/);
  await webhooks.getByRole('button', { name: /Close/ }).click();
  const hook = webhooks.getByRole('listitem').filter({ hasText: 'hooks.plumbline.invalid' });
  await hook.getByRole('button', { expanded: false }).first().click();
  await expect(hook.getByText('Nothing has been sent yet.')).toBeVisible();
  await hook.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(hook).toContainText('Paused');

  const edgar = page.getByRole('region', { name: 'EDGAR contact' });
  await edgar.getByRole('textbox', { name: 'Name' }).fill(contact.name);
  await edgar.getByRole('textbox', { name: 'E-mail' }).fill(contact.email);
  await edgar.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/The contact is saved/)).toBeVisible();
  await edgar.getByRole('button', { name: 'Test' }).click();
  // Where the tests run there may be no network.
  await expect(edgar.getByRole('status')).toContainText(/Answered in \d+ ms|EDGAR/);

  const mcp = page.getByRole('region', { name: 'MCP server' });
  await expect(mcp.getByRole('textbox', { name: 'Address' })).toHaveValue(/\/api\/mcp$/);
  await expect(mcp).toContainText('ask_question');
});

test('a new organization is guided to its first answer, and the steps can be hidden permanently', async ({ page }) => {
  await openNewOrganization(page, 'First Fund');
  await visit(page, '/companies');
  const steps = page.getByRole('region', { name: 'Three steps to the first answer' });
  await expect(steps.getByRole('listitem').filter({ hasText: 'Add companies' }).first()).toBeVisible();
  await steps.getByRole('textbox', { name: 'Ticker of a company to add' }).fill('NOSUCHTICKER');
  await page.keyboard.press('Enter');
  await expect(steps.getByRole('alert')).toContainText('NOSUCHTICKER');
  await steps.getByRole('button', { name: 'Hide the steps' }).click();
  await expect(page.getByText('No companies added yet')).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText('No companies added yet')).toBeVisible();
});

test('the palette finds what the organization holds and the settings', async ({ page }) => {
  await openNewOrganization(page, 'Found Fund');
  const headers = { origin: address() };
  const data = { ticker: 'ZZQX', name: 'Zebulon Quarry Works', cik: '7999000123' };
  expect((await page.request.post(`${address()}/api/v1/companies/`, { headers, data })).status()).toBe(201);
  await visit(page, '/reports');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  // Right after a page has loaded its keys are not bound yet.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await palette.getByPlaceholder('Go to…').fill('webhooks');
  await expect(palette.getByRole('option', { name: 'Integrations' })).toBeVisible();
  await palette.getByPlaceholder('Go to…').fill('zebulon');
  await palette.getByRole('option', { name: /Zebulon Quarry Works/ }).click();
  await expect(page.getByRole('heading', { name: 'Zebulon Quarry Works' })).toBeVisible();
});
