import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { smallPdf } from '../../api/files';
import { PROXY } from '../../support/proxy-pages';
import { address, openNewOrganization, visit } from '../support/visits';

test('a proxy becomes a meeting, the meeting a ballot, and the ballot is approved, voted and closed', async ({
  page,
}) => {
  await openNewOrganization(page);
  const { company, companyId } = await uploadProxy(page);

  // An example is cloned and one rule written; it is understood while it is typed.
  await visit(page, '/voting/policies');
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

  // A misread line is corrected by hand, and the draft's votes are computed again.
  await page.getByRole('button', { name: 'Correct the meeting' }).click();
  const correcting = page.getByRole('dialog', { name: 'Correct the meeting' });
  await correcting.getByRole('button', { name: /^Change 4 /u }).click();
  await correcting.getByLabel('Proponent').fill('Ellery Stewardship Trust, Boston');
  await correcting.getByRole('button', { name: 'Save by hand' }).click();
  await expect(page.locator('[data-line="4"]')).toContainText('Ellery Stewardship Trust, Boston');

  // The deciding fact is shown on its page.
  const pay = page.locator('[data-line="2"]');
  await expect(pay).toContainText('Against');
  await expect(pay).toContainText('210');
  await pay.click();
  await expect(page.locator('[data-highlight][data-active="true"] > div').first()).toBeInViewport({ timeout: 30_000 });

  // Lines without a vote prevent the approval until each has one with its reason.
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

  // The 8-K closes it: each result is shown on its line, with the page beside it.
  await uploadResults(page, companyId);
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`${address()}/api/v1/voting/ballots/${ballotId}`);
        return ((await answer.json()) as { state?: string }).state;
      },
      { timeout: 120_000, intervals: [1_000] },
    )
    .toBe('outcome');
  await page.reload();
  await expect(page.locator('[data-line="1b"]')).toContainText('71.3%');
  await expect(page.locator('[data-line="1b"]')).toContainText('Elected');
  await expect(page.locator('[data-line="4"]')).toContainText('Not passed');
  await expect(page.getByText('1 of 6 not passed')).toBeVisible();
  await page
    .locator('[data-line="1b"]')
    .getByRole('button', { name: /Result of 1b /u })
    .click();
  await expect(page.locator('[data-highlight][data-active="true"] > div').first()).toBeInViewport({ timeout: 30_000 });

  await visit(page, `/voting/outcomes?company=${companyId}`);
  const results = page.getByRole('table', { name: 'Results of May 12, 2027' });
  await expect(results.getByRole('row', { name: /Karin E\. Lindqvist/u })).toContainText('124,198,531');
  await expect(results.getByText('not matched')).toHaveCount(0);
});

/** Results of the votes of the meeting, as item 5.07 of an 8-K prints them. */
async function uploadResults(page: Page, companyId: string): Promise<void> {
  const head = '<tr><td></td><td>For</td><td>Against</td><td>Abstain</td><td>Broker Non-Votes</td></tr>';
  const row = (label: string, counts: string) =>
    `<tr><td>${label}</td>${counts
      .split(' ')
      .map((count) => `<td>${count}</td>`)
      .join('')}</tr>`;
  const html = `<html><body><p>Item 5.07 Submission of Matters to a Vote of Security Holders.</p>
<p>The annual meeting of shareholders was held on May 12, 2027. The final results are set out below.</p>
<p>Proposal 1. Election of directors</p>
<table>${head}${row('Graham T. Whitlock', '154,083,466 20,753,100 367,929 14,208,311')}
${row('Karin E. Lindqvist', '124,198,531 49,919,696 1,086,268 14,208,311')}
${row('Rafael J. Moreno', '134,174,858 40,486,503 543,134 14,208,311')}</table>
<p>Proposal 2. Advisory vote on executive compensation</p>
<table>${head}${row('Executive compensation', '130,153,641 44,244,913 805,941 14,208,311')}</table>
<p>Proposal 3. Ratification of the appointment of the independent auditor</p>
<table>${head}${row('Independent auditor', '185,299,690 3,955,432 157,684 -')}</table>
<p>Proposal 4. Shareholder proposal regarding an independent board chair</p>
<table>${head}${row('Independent board chair', '80,388,462 93,274,233 1,541,800 14,208,311')}</table>
</body></html>`;
  const sent = await page.request.post(`${address()}/api/v1/documents/`, {
    headers: { origin: address() },
    multipart: {
      company_id: companyId,
      form_type: '8-K',
      filing_date: '2027-05-17',
      fiscal_period_end: '2027-05-12',
      file: { name: 'results.htm', mimeType: 'text/html', buffer: Buffer.from(html) },
    },
  });
  expect(sent.status()).toBe(201);
}

/** A company with a proxy statement that was read, and its meeting. */
async function uploadProxy(page: Page): Promise<{ company: string; companyId: string }> {
  const headers = { origin: address() };
  const number = randomInt(1_000_000_000);
  const name = `Voting Test ${number}`;
  const response = await page.request.post(`${address()}/api/v1/companies/`, {
    headers,
    data: {
      ticker: `V${number.toString(36)}`.toUpperCase().slice(0, 9),
      name,
      cik: String(6_000_000_000 + number),
      entity_type: 'CORPORATION',
    },
  });
  const { id: companyId } = (await response.json()) as { id: string };
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
  return { company: name, companyId };
}
