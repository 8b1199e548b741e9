import { expect, test } from '@playwright/test';
import { replaceAction } from '../support/actions';
import { addCompany, openAsViewer, openCompanies, rowOf, someCompany } from '../support/companies';
import { address, openNewOrganization, visit } from '../support/visits';

test('an analyst adds, edits, finds and deletes companies', async ({ page }) => {
  await openNewOrganization(page);
  await openCompanies(page);
  await expect(page.getByText('No companies added yet')).toBeVisible();

  // Add: missing values are reported beside each field.
  await page.getByRole('button', { name: 'Add New Company' }).first().click();
  const add = page.getByRole('dialog', { name: 'Add New Company' });
  await add.getByRole('button', { name: 'Add Company' }).click();
  for (const message of ['Ticker is required', 'Name is required', 'CIK is required'])
    await expect(add.getByText(message)).toBeVisible();

  // A suggestion of the catalogue fills in the rest.
  await add.getByLabel('Ticker').pressSequentially('aldm');
  await expect(add.getByLabel('Ticker')).toHaveValue('ALDM');
  await expect(add.getByRole('option', { name: /Aldermoor Semiconductor/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(add.getByLabel('Name')).toHaveValue(/Aldermoor/);
  await expect(add.getByLabel('CIK')).toHaveValue('0009901101');
  await add.getByLabel('Entity type').click();
  await expect(page.getByRole('option')).toHaveText(['Corporation', 'LLC', 'Partnership', 'Other']);
  await page.getByRole('option', { name: 'LLC' }).click();
  await add.getByRole('button', { name: 'Add Company' }).click();
  await expect(add).toBeHidden();
  const row = rowOf(page, 'Aldermoor');
  await expect(row).toContainText('ALDM');
  await expect(row).toContainText('0009901101');

  // The same one again: the server's sentence, with the form kept.
  await page.getByRole('button', { name: 'Add New Company' }).click();
  await add.getByLabel('Ticker').fill('aldm');
  await add.getByLabel('Name').fill('Aldermoor');
  await add.getByLabel('CIK').fill('9901101');
  await add.getByRole('button', { name: 'Add Company' }).click();
  await expect(add.getByText('ALDM is already in your organization')).toBeVisible();
  await expect(add.getByLabel('Name')).toHaveValue('Aldermoor');
  await add.getByRole('button', { name: 'Cancel' }).click();

  // Edit.
  await row.getByRole('button', { name: /Actions for Aldermoor/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Company' });
  await edit.getByLabel('Name').fill('Renamed Holdings');
  await edit.getByRole('switch').click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, 'Renamed Holdings')).toContainText('Inactive');

  // Search without results, and clear it.
  const search = page.getByPlaceholder('Search companies by ticker, name, or CIK...');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.fill('nothing like it');
  await expect(page.getByText('No companies found matching "nothing like it"')).toBeVisible();
  await expect(page).toHaveURL(/q=nothing/);
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(rowOf(page, 'Renamed Holdings')).toBeVisible();

  // Delete asks first.
  await rowOf(page, 'Renamed Holdings')
    .getByRole('button', { name: /Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Delete company' }));
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, 'Renamed Holdings')).toBeVisible();
  await rowOf(page, 'Renamed Holdings')
    .getByRole('button', { name: /Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No companies added yet')).toBeVisible();
});

test('the list shows its error and loads again on Retry; a viewer sees no button that writes', async ({
  page,
  browser,
}) => {
  await openNewOrganization(page);
  const existing = await addCompany(page);
  const viewer = await openAsViewer(browser, page);
  await openCompanies(viewer.page);
  await expect(rowOf(viewer.page, existing.name)).toBeVisible();
  for (const name of ['Bulk Import', 'Browse Companies', 'Add New Company'])
    await expect(viewer.page.getByRole('button', { name })).toBeHidden();
  await expect(viewer.page.getByRole('checkbox')).toHaveCount(0);
  await visit(viewer.page, `/companies/${existing.id}`);
  await expect(viewer.page.getByText('No documents found')).toBeVisible();
  for (const name of ['Upload', 'Fetch Documents'])
    await expect(viewer.page.getByRole('button', { name })).toHaveCount(0);
  await viewer.context.close();

  await openCompanies(page);
  await page.route('**/api/v1/companies/?*search=zz*', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({ detail: 'The list could not be read.', code: 'invalid' }),
    }),
  );
  await page.getByLabel('Search companies').fill('zz');
  await expect(page.getByText('Failed to load companies')).toBeVisible();
  await page.unroute('**/api/v1/companies/?*search=zz*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No companies found matching "zz"')).toBeVisible();
});

test('a dialog whose code cannot be loaded says so beside the screen, and opens at another try', async ({ page }) => {
  await openNewOrganization(page);
  await openCompanies(page);
  // What the first click of all prepares, such as notices.
  await page.getByRole('heading', { name: 'Company Management' }).click();
  await page.waitForLoadState('networkidle');
  await page.route('**/_next/static/chunks/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Add New Company' }).first().click();
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the screen could not be loaded.' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('No companies added yet')).toBeVisible();
  await page.unroute('**/_next/static/chunks/**');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Company' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a thousand companies scroll without delay, and are selected all at once', async ({ page }) => {
  await openNewOrganization(page);
  const first = 6_000_000_000 + Math.floor(Math.random() * 900_000) * 1000;
  const csv =
    'ticker,name,cik\n' +
    `${Array.from(
      { length: 1000 },
      (_row, index) => `M${index},Company ${String(index).padStart(4, '0')},${first + index}`,
    ).join('\n')}\n`;
  const answer = await page.request.post(`${address()}/api/v1/companies/bulk-import`, {
    headers: { origin: address() },
    multipart: { file: { name: 'many.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) } },
  });
  expect(answer.ok()).toBe(true);
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  await openCompanies(page);
  await expect(page.getByText('1,000 companies')).toBeVisible();
  const table = page.getByRole('table', { name: 'Companies' });
  await expect(table).toHaveAttribute('aria-rowcount', '1001');
  // Only visible rows are rendered.
  expect(await table.getByRole('row').count()).toBeLessThan(80);
  await expect(rowOf(page, 'Company 0000')).toBeVisible();
  await table.hover();
  await page.mouse.wheel(0, 60_000);
  await expect(rowOf(page, 'Company 0999')).toBeVisible();
  await page.getByLabel('Select all companies').click();
  await expect(page.getByRole('button', { name: 'Fetch Documents (1,000)' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('button', { name: /Fetch Documents/ })).toBeHidden();
  // The first rows of the page are those that the browser draws.
  expect(troubles).toEqual([]);
});

test('the catalogue is browsed, filtered and added from', async ({ page }) => {
  await openNewOrganization(page);
  await openCompanies(page);
  await page.getByRole('button', { name: 'Browse Companies' }).first().click();
  const browse = page.getByRole('dialog', { name: 'Browse Companies' });
  const show = (name: string) =>
    browse
      .getByRole('radio', { name, exact: true })
      .or(browse.getByRole('button', { name, exact: true }))
      .first()
      .click();
  await show('In Organization');
  await expect(browse.getByText('No companies available')).toBeVisible();
  await show('All');
  const search = browse.getByLabel('Search the catalogue');
  await search.fill('halvorsen');
  const card = browse.getByRole('listitem').filter({ hasText: 'HLVM' });
  await card.getByRole('button', { name: /Add to Organization/ }).click();
  await expect(card.getByRole('button', { name: /Added/ })).toBeDisabled();
  await show('In Organization');
  await expect(browse.getByRole('listitem')).toHaveCount(1);
  await search.fill('no such company at all');
  await expect(browse.getByText('No companies found matching your search')).toBeVisible();

  // A company added by somebody else meanwhile, and a failing one.
  await show('Available');
  await search.fill('kestrel');
  const other = browse.getByRole('listitem').filter({ hasText: 'KPWU' });
  const refuse = (code: string) => replaceAction(page, 'addToOrganization', () => ({ ok: false, code, detail: 'No.' }));
  const stopRefusing = await refuse('invalid');
  await other.getByRole('button', { name: /Add to Organization/ }).click();
  await expect(page.getByText('Failed to add KPWU to organization')).toBeVisible();
  await stopRefusing();
  const stopAgain = await refuse('conflict');
  await other.getByRole('button', { name: /Add to Organization/ }).click();
  await expect(page.getByText('KPWU is already in your organization')).toBeVisible();
  await expect(other.getByText('In Organization')).toBeVisible();
  await stopAgain();

  await page.route('**/companies/all/browse*', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({ detail: 'No.', code: 'invalid' }),
    }),
  );
  await search.fill('other words');
  await expect(browse.getByText('Failed to load companies')).toBeVisible();
  await page.unroute('**/companies/all/browse*');
  await browse.getByRole('button', { name: 'Close' }).last().click();
  await expect(rowOf(page, 'Halvorsen')).toBeVisible();
});

test('a company of another organization is not found', async ({ page }) => {
  await openNewOrganization(page);
  const theirs = await addCompany(page, someCompany());
  await page.context().clearCookies();
  await openNewOrganization(page);
  await visit(page, `/companies/${theirs.id}`);
  await expect(page.getByRole('heading', { name: 'Company not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Companies' }).click();
  await expect(page.getByRole('heading', { name: 'Company Management' })).toBeVisible();
});
