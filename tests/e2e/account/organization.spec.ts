import { expect, test, type Page } from '@playwright/test';
import { openNewOrganization, visit } from '../support/visits';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Organization Settings' }).getByRole('link', { name });

test('an admin invites someone, changes the role and removes them; the audit log shows all of it', async ({
  page: admin,
  browser,
}) => {
  await openNewOrganization(admin, 'Inviting Fund');
  await visit(admin, '/organization');
  const members = admin.getByRole('table', { name: /^Members/ });
  await expect(members.getByRole('row', { name: /Eva Tester/ })).toContainText('You');

  const email = `${crypto.randomUUID()}@example.test`;
  await admin.getByRole('button', { name: 'Invite Member' }).click();
  const send = admin.getByRole('button', { name: 'Send Invitation' });
  await expect(send).toBeDisabled();
  await expect(admin.getByRole('combobox', { name: 'Role' })).toHaveText('Member');
  await admin.getByLabel('Email').fill(email);
  await send.click();
  await expect(admin.getByText('Invitation created. Share its link: it was not emailed.')).toBeVisible();
  const link = await admin.getByLabel('Invitation link').inputValue();
  await admin.getByRole('button', { name: 'Done' }).click();
  await tab(admin, 'Invitations').click();
  await expect(admin.getByRole('row', { name: new RegExp(email) })).toContainText('Pending');

  const person = await (await browser.newContext()).newPage();
  await joinByLink(person, link, email);

  await tab(admin, 'Members').click();
  const row = members.getByRole('row', { name: /Wen Li/ });
  await row.getByRole('button', { name: 'Edit role of Wen Li' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Edit Role' });
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await admin.getByRole('option', { name: 'Viewer' }).click();
  await dialog.getByRole('button', { name: 'Update Role' }).click();
  await expect(admin.getByText('Member role updated')).toBeVisible();
  await expect(row).toContainText('Viewer');

  await visit(person, '/organization?tab=audit-log');
  await expect(person.getByRole('navigation', { name: 'Organization Settings' }).getByRole('link')).toHaveText([
    'Members',
  ]);
  await expect(person.getByRole('table', { name: /^Members/ })).toContainText('Eva Tester');
  await expect(person.getByRole('button', { name: 'Invite Member' })).toHaveCount(0);
  await expect(person.getByRole('button', { name: /Edit role|Remove/ })).toHaveCount(0);

  await row.getByRole('button', { name: 'Remove Wen Li' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Are you sure you want to remove this member?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(admin.getByText('Member removed')).toBeVisible();
  await expect(row).toHaveCount(0);
  await visit(person, '/organization');
  await expect(person.getByText('No organization is active')).toBeVisible();
  await person.context().close();

  await admin.getByRole('button', { name: 'Leave organization' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Leave organization' }).click();
  await expect(admin.getByText('You are the last admin.')).toBeVisible();
  await admin.getByRole('button', { name: 'Cancel' }).click();

  await tab(admin, 'Analysis Context').click();
  const text = admin.getByRole('textbox', { name: 'What your organization looks for' });
  await text.fill('x'.repeat(2100));
  await expect(text).toHaveValue('x'.repeat(2000));
  await text.fill('We hold for ten years.');
  await admin.getByRole('button', { name: 'Save Analysis Context' }).click();
  await expect(
    admin.getByText('Analysis context saved successfully! It will be applied to all future report generations.'),
  ).toBeVisible();

  await tab(admin, 'Audit Log').click();
  await expect(admin.getByText(/Chain intact · 6 records checked/)).toBeVisible();
  await expect(admin.getByRole('table', { name: 'Audit Log' }).getByRole('row').locator('td:nth-child(3)')).toHaveText([
    'Analysis context saved',
    'Member removed',
    'Role changed',
    'Invitation accepted',
    'Invitation created',
    'Organization created',
  ]);
  await admin.getByRole('combobox', { name: 'Action' }).click();
  await admin.getByRole('option', { name: 'Role changed' }).click();
  await expect(admin).toHaveURL(/action=member\.role/);
  await expect(admin.getByRole('table', { name: 'Audit Log' })).toContainText(`${email}: Member → Viewer`);
  const download = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export' }).click();
  await admin.getByRole('menuitem', { name: 'As CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);

  await tab(admin, 'Usage').click();
  await expect(admin.getByRole('table', { name: 'Usage by month' }).getByRole('row')).toHaveCount(13);
});

/** Opens the link as a visitor, makes an account with the invited address and accepts. */
async function joinByLink(person: Page, link: string, email: string): Promise<void> {
  await visit(person, new URL(link).pathname);
  await expect(person.getByRole('heading', { name: 'Join Inviting Fund' })).toBeVisible();
  await person.getByRole('link', { name: 'Create an account' }).click();
  await expect(person.getByLabel('Email')).toHaveValue(email);
  await person.getByLabel('Name').fill('Wen Li');
  await person.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await person.getByRole('button', { name: 'Create account' }).click();
  await person.getByRole('button', { name: 'Accept Invitation' }).click();
  await person.waitForURL('**/companies');
  await expect(person.getByRole('button', { name: 'User menu: Wen Li, Inviting Fund' })).toBeVisible();
  await visit(person, new URL(link).pathname);
  await expect(person.getByRole('heading', { name: 'This invitation was already accepted' })).toBeVisible();
}
