import { expect, test, type Locator, type Page } from '@playwright/test';
import { address, openNewOrganization, visit } from '../support/visits';

test.describe('report templates', () => {
  test('queries are dragged by pointer and by keyboard, saved, and found again after a reload', async ({ page }) => {
    const id = await makeTemplate(page, 'Drag');
    await openEditor(page, id);
    const governance = queriesOf(page, 'Board & Governance');
    const compensation = queriesOf(page, 'Executive Compensation');
    await expect(governance).toHaveCount(2);

    const fromLibrary = page
      .getByRole('group', { name: 'Executive Compensation' })
      .first()
      .getByRole('button', { name: /^Drag library query/ })
      .first();
    const copied = ((await fromLibrary.getAttribute('aria-label')) ?? '').replace('Drag library query: ', '');
    await drag(page, fromLibrary, compensation.first());
    await expect(compensation.first()).toContainText(copied);

    const first = page.getByRole('button', { name: 'Move query 1: First question' });
    await first.focus();
    await press(page, 'Space', 'Lifted');
    await press(page, 'ArrowDown', 'place 2 of 2');
    await press(page, 'Space', 'Dropped');
    await expect(governance.nth(1)).toContainText('First question');

    await page.getByRole('button', { name: 'Move category Board & Governance' }).focus();
    await press(page, 'Space', 'Lifted category');
    await press(page, 'ArrowDown', 'Place 2 of 4');
    await press(page, 'Escape', 'was put back');

    await page.keyboard.press('Control+s');
    await expect(page.getByText('Template saved')).toBeVisible();
    await page.reload();
    await expect(governance.nth(1)).toContainText('First question');
    await expect(compensation.first()).toContainText(copied);
  });

  test('a new template says what is missing and keeps flags as chips of at most 40 characters', async ({ page }) => {
    await openNewOrganization(page);
    await openEditor(page, 'new');
    await expect(page.getByText('0 in 4 categories')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Template name is required')).toBeVisible();
    await expect(page.getByText('At least one query is required')).toBeVisible();

    await page.keyboard.press('Control+k');
    const category = page.getByRole('dialog', { name: 'Add Category' });
    await category.getByRole('button', { name: 'Add Category' }).click();
    await expect(category.getByText('Category name is required')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(category).toBeHidden();

    await page.keyboard.press('Control+q');
    const query = page.getByRole('dialog', { name: 'Add Query' });
    await query.getByRole('button', { name: 'Add Query' }).click();
    await expect(query.getByText('Query text is required')).toBeVisible();
    await expect(query.getByText('Please select a category')).toBeVisible();
    await query.getByLabel('Query text').fill('Is the chair independent?');
    await query.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Board & Governance' }).click();
    const flag = 'The chair of the board is also the chief executive officer';
    await query.getByLabel('Flags', { exact: false }).first().fill(flag);
    await page.keyboard.press('Enter');
    await expect(query.getByRole('list', { name: 'Flags of this query' })).toContainText(
      `${flag.slice(0, 40).trimEnd()}…`,
    );
    await query.getByLabel('Flags', { exact: false }).first().fill('typed, but never added');
    await query.getByRole('button', { name: 'Add Query' }).click();
    await expect(queriesOf(page, 'Board & Governance').getByTitle('2 flags')).toBeVisible();
  });

  test('leaving with unsaved changes asks for confirmation, by a link and by the back button', async ({ page }) => {
    await makeTemplate(page, 'Guarded');
    await visit(page, '/reports?tab=templates');
    await page.getByRole('article', { name: 'Guarded' }).getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Changed');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

    await page.getByRole('link', { name: 'Templates', exact: true }).click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();

    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Changed');

    await page.getByRole('link', { name: 'Templates', exact: true }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('article', { name: 'Guarded' })).toBeVisible();
  });

  test('a template is cloned and deleted on its card; the default template is neither edited nor deleted', async ({
    page,
  }) => {
    await subscribe(page, await makeTemplate(page, 'Original'), 'Watch');
    await visit(page, '/reports?tab=templates');
    const builtIn = page.getByRole('article').filter({ has: page.getByText('Default', { exact: true }) });
    await expect(builtIn.getByRole('button', { name: 'Clone' })).toBeVisible();
    await expect(builtIn.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await expect(builtIn.getByRole('link', { name: 'Edit' })).toHaveCount(0);

    await page.getByRole('article', { name: 'Original', exact: true }).getByRole('button', { name: 'Clone' }).click();
    const copy = page.getByRole('article', { name: 'Original (Copy)' });
    await expect(copy.getByText('Personal', { exact: true })).toBeVisible();
    await copy.getByRole('button', { name: 'Delete' }).click();
    await copy.getByRole('group', { name: 'Delete Original (Copy)' }).getByRole('button', { name: 'Delete' }).click();
    await expect(copy).toHaveCount(0);

    const original = page.getByRole('article', { name: 'Original', exact: true });
    await original.getByRole('button', { name: 'Delete' }).click();
    const confirmation = original.getByRole('group', { name: 'Delete Original' });
    await confirmation.getByRole('button', { name: 'Delete' }).click();
    await expect(confirmation.getByText('This template is used by "Watch". Deleting it pauses it.')).toBeVisible();
    await confirmation.getByRole('button', { name: 'Pause and Delete' }).click();
    await expect(original).toHaveCount(0);
  });

  test('flags are typed, understood, extracted from a file and discarded', async ({ page }) => {
    await openNewOrganization(page);
    await visit(page, '/reports?tab=templates');
    await page.getByRole('button', { name: /^Configure flags/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Configure Flags' });
    const box = dialog.getByRole('textbox', { name: 'Flags' });
    await box.fill('CEO pay ratio above 200:1');
    await expect(dialog.getByRole('region', { name: 'How each line is understood' })).toContainText(
      /Triggers when .*200:1/,
    );
    await dialog.getByRole('button', { name: 'Save Flags' }).click();
    await expect(dialog.getByText('Flag configuration saved successfully')).toBeVisible();

    await dialog.getByText('Upload Document').click();
    await dialog.getByRole('button', { name: 'Extract Flags' }).click();
    await expect(dialog.getByText('Please select a file first')).toBeVisible();
    const chooser = dialog.getByLabel('Flag document');
    await chooser.setInputFiles({ name: 'policy.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') });
    await expect(dialog.getByText(/^Unsupported file type\. Please upload:/)).toBeVisible();
    await chooser.setInputFiles({
      name: 'weather.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('The weather is nice today.'),
    });
    await dialog.getByRole('button', { name: 'Extract Flags' }).click();
    await expect(dialog.getByText(/^No flags were found in weather\.txt/)).toBeVisible();
    await chooser.setInputFiles({
      name: 'policy.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('- Board independence below 75%\n- Say-on-pay support below 80%\n'),
    });
    await dialog.getByRole('button', { name: 'Extract Flags' }).click();
    await expect(dialog.getByText('Extracted', { exact: true })).toBeVisible();
    await expect(box).toHaveValue(/independence below 75%/);

    await dialog.getByRole('button', { name: 'Discard' }).click();
    await dialog.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(box).toHaveValue('CEO pay ratio above 200:1');
  });
});

/** A person in an organization, with one saved template of four questions. */
async function makeTemplate(page: Page, name: string): Promise<string> {
  await openNewOrganization(page);
  const queries = [
    ['First question', 'governance'],
    ['Second question', 'governance'],
    ['Third question', 'compensation'],
    ['Fourth question', 'risk'],
  ].map(([text, category], index) => ({ id: `custom_${index + 1}`, text, category }));
  const answer = await page.request.post(`${address()}/api/v1/reports/templates`, {
    headers: { origin: address() },
    data: { name, queries },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return id;
}

/** Opens the editor and waits until it is interactive: drag announcements are rendered only then. */
async function openEditor(page: Page, id: string): Promise<void> {
  await visit(page, `/reports/templates/${id}`);
  // The code for dragging is loaded when the pointer enters the editor.
  await page.getByRole('complementary', { name: 'Query Library' }).hover();
  await expect(page.locator('[id^="DndLiveRegion"]')).toBeAttached();
}

async function subscribe(page: Page, templateId: string, name: string): Promise<void> {
  const post = async (path: string, data: Record<string, unknown>) => {
    const answer = await page.request.post(`${address()}/api/v1${path}`, { headers: { origin: address() }, data });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as { id: string };
  };
  const company = await post('/companies', {
    ticker: 'WTCH',
    name: 'Watched Company',
    cik: '7000000001',
    entity_type: 'CORPORATION',
  });
  await post('/subscriptions', {
    name,
    template_id: templateId,
    company_id: company.id,
    monitored_document_types: ['DEF 14A'],
  });
}

function queriesOf(page: Page, category: string): Locator {
  return page.getByRole('list', { name: 'Categories' }).getByRole('list', { name: category }).getByRole('listitem');
}

/** Drags `from` to the upper edge of `to`. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drag it.');
  await page.mouse.move(start.x + 6, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + 30, { steps: 4 });
  await page.mouse.move(end.x + 80, end.y + 2, { steps: 8 });
  await expect(page.locator('[data-drop-line]')).toHaveCount(1);
  await page.mouse.up();
}

/**
 * Presses a key and waits for the announcement. A lifted item handles arrow keys a moment later, so an arrow key that
 * came before that is pressed again.
 */
async function press(page: Page, key: string, said: string): Promise<void> {
  const spoken = page.locator('[id^="DndLiveRegion"]');
  await page.keyboard.press(key);
  if (!key.startsWith('Arrow')) return expect(spoken).toContainText(said);
  await expect(async () => {
    const isAnnounced = await expect(spoken)
      .toContainText(said, { timeout: 2_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isAnnounced) await page.keyboard.press(key);
    expect(isAnnounced).toBe(true);
  }).toPass({ timeout: 15_000 });
}
