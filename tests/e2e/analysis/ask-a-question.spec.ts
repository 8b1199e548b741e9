import { expect, test, type Page } from '@playwright/test';
import { openDemo, visit } from '../support/visits';

/** The main job: from the sign-in page to words highlighted on the page they came from. */
test('a visitor enters the demo, asks for the CEO pay ratio and sees the quote it is based on', async ({ page }) => {
  await openDemo(page);
  await visit(page, '/query');
  await chooseAldermoor(page);

  await page.getByLabel('Your question').fill('What is the CEO pay ratio?');
  await page.getByRole('button', { name: 'Search Documents' }).click();

  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('214');
  const source = page.getByRole('region', { name: 'Sources' }).getByRole('button').first();
  await source.click();
  await expect(source).toHaveAttribute('aria-pressed', 'true');

  const highlight = page.locator('[data-highlight="1"][data-active="true"] > div').first();
  await expect(highlight).toBeInViewport();
  expect(await highlightedText(page)).toContain('214');
  await page.screenshot({ path: 'artifacts/main-job.png' });
});

test('a question that the filing does not answer is reported as unanswered', async ({ page }) => {
  await openDemo(page);
  await visit(page, '/query');
  await chooseAldermoor(page);
  await page.getByLabel('Your question').fill('How many penguins does the company keep in Antarctica?');
  await page.getByRole('button', { name: 'Search Documents' }).click();
  await expect(page.getByText('Insufficient evidence')).toBeVisible();
});

test('nothing can be asked before a document is selected', async ({ page }) => {
  await openDemo(page);
  await visit(page, '/query');
  await expect(page.getByText('No Document Selected')).toBeVisible();
  await expect(page.getByRole('tab', { name: /Query Documents/ })).toBeDisabled();
});

async function chooseAldermoor(page: Page): Promise<void> {
  await page.getByPlaceholder('Search by company name or ticker...').fill('ALDM');
  await page
    .getByRole('list', { name: 'Companies' })
    .getByRole('button', { name: /Aldermoor/ })
    .click();
  await page.getByRole('checkbox', { name: /Select DEF 14A, FY2025/ }).click();
  await page.getByRole('tab', { name: /Query Documents/ }).click();
}

/** Text of the page's text layer that lies under the active highlight. */
async function highlightedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const marks = [...document.querySelectorAll('[data-highlight][data-active="true"] > div')].map((mark) =>
      mark.getBoundingClientRect(),
    );
    const spans = [...document.querySelectorAll('.textLayer span, .react-pdf__Page__textContent span')];
    const isUnder = (span: Element) => {
      const box = span.getBoundingClientRect();
      const middle = box.top + box.height / 2;
      return marks.some(
        (mark) => middle > mark.top && middle < mark.bottom && box.left < mark.right && box.right > mark.left,
      );
    };
    return spans
      .filter(isUnder)
      .map((span) => span.textContent ?? '')
      .join(' ');
  });
}
