import { expect, test, type Page } from '@playwright/test';
import { openDemo, visit } from '../support/visits';

test.beforeEach(async ({ page }) => {
  await openDemo(page);
  await visit(page, '/query');
  await page.getByPlaceholder('Search by company name or ticker...').fill('ALDM');
  await page
    .getByRole('list', { name: 'Companies' })
    .getByRole('button', { name: /Aldermoor/ })
    .click();
});

test('filters narrow the documents, select-all selects the shown ones, and the summary lists them', async ({
  page,
}) => {
  const rows = page.getByRole('table', { name: 'Documents' }).getByRole('checkbox', { name: /^Select (?!all)/ });
  await expect(rows).toHaveCount(9);
  await page.getByRole('combobox', { name: 'Form type' }).click();
  await page.getByRole('option', { name: 'DEF 14A' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all ready documents' }).click();
  await expect(page.getByRole('tab', { name: 'Query Documents 2' })).toBeEnabled();
  await page.getByRole('tab', { name: /Query Documents/ }).click();
  const selected = page.getByRole('region', { name: 'Selected documents' });
  await expect(selected.getByRole('button', { name: /DEF 14A/ })).toHaveCount(2);
  await expect(page.getByLabel('Your question')).toBeEnabled();

  // A question about two filings: the answer has a source in each, and the switcher shows the other one.
  await page.getByLabel('Your question').fill('What is the CEO pay ratio?');
  await page.getByRole('button', { name: 'Search Documents' }).click();
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('button').nth(1)).toBeVisible();
  const segments = page.getByRole('radiogroup', { name: 'Document' }).getByRole('radio');
  await expect(segments).toHaveCount(2);
  await segments.nth(1).click();
  await expect(segments.nth(1)).toBeChecked();
});

test('Enter asks, Shift+Enter inserts a line break, and a reload shows the stored answer', async ({ page }) => {
  await page.getByRole('checkbox', { name: /Select DEF 14A, FY2025/ }).click();
  await page.getByRole('tab', { name: /Query Documents/ }).click();
  const box = page.getByLabel('Your question');
  await box.fill('What is the CEO');
  await box.press('Shift+Enter');
  await box.pressSequentially('pay ratio?');
  await expect(box).toHaveValue('What is the CEO\npay ratio?');
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toHaveCount(0);
  await box.press('Enter');
  await expect(answer).toContainText('Confidence');
  await expect(box).toHaveValue('What is the CEO\npay ratio?');
  const answerText = await answer.innerText();

  await expect(page).toHaveURL(/[?&]answer=[0-9a-f-]{36}/);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/queries')) requests.push(request.url());
  });
  await page.reload();
  await expect(answer).toContainText('Confidence');
  expect(await answer.innerText()).toBe(answerText);
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('button').first()).toBeVisible();
  expect(requests).toEqual([]);
});

test('the viewer changes pages, refuses a page that does not exist, zooms and fits the width', async ({ page }) => {
  await page.getByRole('checkbox', { name: /Select DEF 14A, FY2025/ }).click();
  const pageNumber = page.getByLabel('Page number');
  await expect(pageNumber).toBeEnabled();
  await pageNumber.fill('7');
  await pageNumber.press('Enter');
  await expect(pageNumber).toHaveValue('7');
  await pageNumber.fill('7000');
  await pageNumber.press('Enter');
  await expect(pageNumber).toHaveValue('7');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(pageNumber).toHaveValue('8');

  await page.getByRole('button', { name: 'Actual Size' }).click();
  await expect(page.getByRole('button', { name: 'Zoom, 100%' })).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByRole('button', { name: 'Zoom, 110%' })).toBeVisible();
  await page.getByRole('button', { name: 'Zoom, 110%' }).click();
  await page.getByRole('menuitemradio', { name: '200%' }).click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  await page.getByRole('button', { name: 'Fit Width' }).click();
  await expect(page.getByRole('button', { name: 'Fit Width' })).toHaveAttribute('aria-pressed', 'true');
  expect(await overflowsSideways(page)).toBe(false);
  // Of 25 pages only the visible ones are rendered.
  expect(await page.locator('canvas').count()).toBeLessThanOrEqual(10);
});

/** Whether any drawn page is wider than the window it scrolls in. */
async function overflowsSideways(page: Page): Promise<boolean> {
  return page
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      let box = canvas.parentElement;
      while (box && getComputedStyle(box).overflowY !== 'auto' && getComputedStyle(box).overflowY !== 'scroll')
        box = box.parentElement;
      return !box || box.scrollWidth > box.clientWidth + 1;
    });
}
