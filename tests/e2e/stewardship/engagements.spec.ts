import { expect, test } from '@playwright/test';
import { makeReport } from '../support/reports';
import { address, openNewOrganization, visit } from '../support/visits';

test('a flagged report becomes a letter, a meeting and a completed engagement', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewOrganization(page);
  const reportId = await makeReport(page, 'Pay review', ['CEO pay ratio above 10:1']);
  const flagged = async () =>
    (
      (await (await page.request.get(`${address()}/api/v1/engagements/flagged-reports`)).json()) as {
        flagged_reports: { report_id: string }[];
      }
    ).flagged_reports.map((report) => report.report_id);
  await expect.poll(flagged, { timeout: 45_000 }).toContain(reportId);

  await visit(page, '/engagements');
  await expect(page.getByText('Select an engagement to view details')).toBeVisible();
  await page.getByRole('button', { name: 'Create Engagement' }).click();
  await expect(page.getByRole('tab', { name: /^Active Engagements/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Generate Initial Email' }).click();

  const first = page.getByRole('region', { name: 'Email, version 1' });
  await expect(first).toContainText('Dear');
  await first
    .getByRole('button', { name: /proxy statement/ })
    .first()
    .click();
  await expect(page.locator('[data-highlight][data-active="true"] > div').first()).toBeInViewport({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Close the document' }).click();
  await page.getByRole('button', { name: 'Copy Email' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();

  await page.getByRole('button', { name: 'More formal' }).click();
  await page.getByLabel('Refine Email with AI').press('ControlOrMeta+s');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('Version 2 of 2')).toBeVisible();

  // An unsent instruction is kept across pages, and leaving before it is saved asks for confirmation.
  const refine = page.getByLabel('Refine Email with AI');
  await refine.fill('Ask for a meeting in May');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.reload();
  await expect(refine).toHaveValue('Ask for a meeting in May');
  await refine.fill('Ask for a meeting in June');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Companies' }).click();
  await page
    .getByRole('dialog', { name: 'Leave with unsaved changes?' })
    .or(page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' }))
    .getByRole('button', { name: 'Stay' })
    .click();
  await expect(refine).toHaveValue('Ask for a meeting in June');

  // A sentence that makes a vote depend on a change blocks the email until somebody accepts it.
  await page.getByRole('button', { name: 'Edit by hand' }).click();
  const text = page.getByRole('textbox', { name: 'Email' });
  await text.fill(`${await text.inputValue()}\n\nWe will vote against the chair unless the Board lowers the ratio.`);
  await page.getByRole('button', { name: 'Save Version' }).click();
  const check = page.getByRole('region', { name: '13D/13G check' });
  await expect(check).toContainText('We will vote against the chair');
  await page.getByRole('button', { name: 'Mark as Sent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as Sent' });
  await dialog.getByRole('button', { name: 'Mark as Sent' }).click();
  await expect(dialog.getByText('Please enter recipient email addresses')).toBeVisible();
  await dialog.getByLabel('Recipient addresses').fill('chair@example.test, no-address');
  await dialog.getByRole('button', { name: 'Mark as Sent' }).click();
  await expect(dialog.getByText('Not an email address: no-address')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await check.getByRole('button', { name: 'Override' }).click();
  await page.getByLabel('Reason').fill('Agreed with counsel');
  await page.getByRole('dialog').getByRole('button', { name: 'Override' }).click();
  await expect(check).toContainText('Agreed with counsel');

  await page.getByRole('button', { name: 'Mark as Sent' }).click();
  await dialog.getByLabel('Recipient addresses').fill('chair@example.test');
  await dialog.getByRole('button', { name: 'Mark as Sent' }).click();
  const sent = page.getByRole('dialog', { name: 'Marked as sent' });
  await expect(sent.getByRole('link', { name: 'Open in Mail Program' })).toHaveAttribute(
    'href',
    /^mailto:chair@example\.test/,
  );
  await sent.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Sent [A-Z][a-z]{2} \d/)).toBeVisible();

  await page.getByRole('tab', { name: /^Triggered Flags/ }).click();
  await expect(page.getByRole('region', { name: 'Triggered Flags' })).toContainText('CEO pay ratio above 10:1');
  await page.getByRole('tab', { name: 'Meeting Notes' }).click();
  await page.getByLabel('Date', { exact: true }).fill('2027-01-20');
  await page.getByRole('button', { name: 'Save Meeting' }).click();
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download .ics' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toMatch(/\.ics$/);
  await page
    .getByRole('textbox', { name: 'Meeting notes' })
    .fill(
      'Action: send our voting policy to the chair.\nThe chair explained the award. The committee will review the ' +
        'ratio before the next annual meeting.',
    );
  await page.getByRole('button', { name: 'Add Action Item' }).click();
  await page.getByRole('textbox', { name: 'Action' }).fill('Read the next proxy statement');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();

  // A colleague saves meanwhile: both texts stay until one chooses.
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const other = await page.request.post(`${address()}/api/v1/engagements/${id}/notes`, {
    headers: { origin: address() },
    data: { notes: 'Noted by a colleague.' },
  });
  expect(other.ok()).toBe(true);
  await page.getByRole('textbox', { name: 'Meeting notes' }).press('End');
  await page.getByRole('textbox', { name: 'Meeting notes' }).pressSequentially(' Mine.');
  await page.getByRole('button', { name: 'Keep Both' }).click();
  await expect(page.getByRole('textbox', { name: 'Meeting notes' })).toHaveValue(/Noted by a colleague\.[\s\S]*Mine\./);
  await page.getByRole('button', { name: 'Summarize Notes' }).click();
  await expect(page.getByText('Sentences taken from the notes')).toBeVisible();
  await page.getByRole('button', { name: /^Add: send our voting policy/ }).click();
  await expect(page.getByRole('group', { name: 'Action item 2' }).getByRole('textbox', { name: 'Action' })).toHaveValue(
    /^send our voting policy/,
  );
  await expect(page.getByText(/^Draft saved/)).toBeVisible();

  await page.getByLabel('New objective').fill('A lower pay ratio');
  await page.getByRole('button', { name: 'Add Objective' }).click();
  await page
    .getByRole('group', { name: 'Milestone of A lower pay ratio' })
    .or(page.getByRole('radiogroup', { name: 'Milestone of A lower pay ratio' }))
    .getByText('Committed')
    .click();
  await expect(page.getByText(/Committed [A-Z][a-z]{2} \d/)).toBeVisible();
  for (const [button, file] of [
    ['Download as PDF', /\.pdf$/],
    ['Export all as .xlsx', /\.xlsx$/],
  ] as const) {
    const [exported] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    expect(exported.suggestedFilename()).toMatch(file);
  }

  for (const step of ['Move to Meeting Scheduled', 'Move to Completed']) {
    await page.getByRole('button', { name: 'Status' }).click();
    await page.getByRole('menuitem', { name: step }).click();
  }
  await page.getByRole('tab', { name: /^History/ }).click();
  await expect(page.getByRole('tabpanel', { name: /^History/ }).getByText('Completed')).toBeVisible();
  await page.getByRole('button', { name: 'Timeline' }).click();
  await expect(page.getByRole('dialog', { name: 'Timeline' })).toContainText('Agreed with counsel');
});
