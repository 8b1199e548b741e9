import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { smallPdf } from '../api/files';
import { PROXY } from '../support/proxy-pages';
import { address, openNewOrganization } from './support';

test('a proxy becomes a meeting, the meeting a ballot, and the ballot is approved and voted', async ({ page }) => {
  await openNewOrganization(page);
  const company = await uploadProxy(page);

  // An example is cloned and one rule written; it is understood while it is typed.
  await page.goto(`${address()}/voting/policies`);
  await page.getByRole('button', { name: 'Clone Basic governance' }).click();
  await page.waitForURL(/\/voting\/policies\/[0-9a-f-]{36}$/u);
  await page.getByRole('button', { name: 'Add a rule to say on pay' }).click();
  const rule = page.getByRole('textbox', { name: 'Rule', exact: true });
  await rule.fill('Against when CEO pay ratio is above 200:1');
  await expect(page.getByText('Compiled')).toBeVisible();
  await page.getByRole('link', { name: 'Policies' }).first().click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await rule.press('ControlOrMeta+s');
  await expect(page.getByText('Version 2 is in force')).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Voting' }).click();
  await page.getByRole('button', { name: `Make ballot for ${company}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make ballot' }).click();
  await page.waitForURL(/\/voting\/ballots\/[0-9a-f-]{36}$/u);

  // The deciding fact is shown on its page.
  const pay = page.locator('[data-line="2"]');
  await expect(pay).toContainText('Against');
  await expect(pay).toContainText('210');
  await pay.click();
  await expect(page.locator('[data-highlight][data-active="true"] > div').first()).toBeInViewport({ timeout: 30_000 });

  // Lines without a vote hold the approval back, until each has one with its reason.
  const approve = page.getByRole('button', { name: 'Approve ballot' });
  await expect(approve).toBeDisabled();
  const open = page.getByRole('combobox', { name: /^Final vote/u }).filter({ hasText: 'Choose…' });
  while ((await open.count()) > 0) {
    const before = await open.count();
    await page
      .locator('[data-line]')
      .filter({ has: open })
      .first()
      .click({ position: { x: 10, y: 10 } });
    await page.keyboard.press('f');
    await page.getByRole('textbox', { name: 'Reason' }).fill('Read with the company');
    await page.getByRole('textbox', { name: 'Reason' }).press('Enter');
    await expect(open).toHaveCount(before - 1);
  }
  await expect(approve).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve ballot' }).click();
  await expect(page.getByText(/^Approved by Eva Tester/u)).toBeVisible();

  const ballotId = page.url().split('/').at(-1);
  const pdf = await page.request.get(`${address()}/api/v1/voting/ballots/${ballotId}/pdf`, { timeout: 60_000 });
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  await page.getByRole('button', { name: 'Record as voted' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record as voted' }).click();
  await expect(page.getByText(/Votes and reasons no longer\s+change/u)).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Final vote/u })).toHaveCount(0);
});

/** A company with a proxy statement that was read, and its meeting. */
async function uploadProxy(page: Page): Promise<string> {
  const headers = { origin: address() };
  const number = randomInt(1_000_000_000);
  const name = `Voting Test ${number}`;
  const made = await page.request.post(`${address()}/api/v1/companies/`, {
    headers,
    data: {
      ticker: `V${number.toString(36)}`.toUpperCase().slice(0, 9),
      name,
      cik: String(6_000_000_000 + number),
      entity_type: 'CORPORATION',
    },
  });
  const { id: companyId } = (await made.json()) as { id: string };
  const file = {
    name: 'proxy.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await smallPdf(PROXY).arrayBuffer()),
  };
  await page.request.post(`${address()}/api/v1/documents/`, {
    headers,
    multipart: { company_id: companyId, form_type: 'DEF 14A', fiscal_year: '2026', filing_date: '2027-03-26', file },
  });
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`${address()}/api/v1/voting/meetings?company_id=${companyId}`);
        const { meetings } = (await answer.json()) as { meetings?: { lines_total: number }[] };
        return meetings?.[0]?.lines_total ?? 0;
      },
      { timeout: 200_000, intervals: [1_000] },
    )
    .toBeGreaterThan(0);
  return name;
}
