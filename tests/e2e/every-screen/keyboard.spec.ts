import { expect, test, type Page } from '@playwright/test';
import { openWholeDemo } from '../support/demo';
import { enterOn, goTo, tabTo } from '../support/keyboard';
import { visit } from '../support/visits';

test('the main job by keyboard only: sign in, ask, see the quote, generate a report, open an answer', async ({
  page,
}) => {
  await openWholeDemo(page);
  await page.context().clearCookies();
  await visit(page, '/sign-in');
  await enterOn(page, page.getByRole('button', { name: 'Try the demo workspace' }));
  await page.waitForURL('**/companies');
  await enterOn(page, page.getByRole('link', { name: /^Aldermoor Semiconductor/ }));
  await page.waitForURL(/\/companies\/[0-9a-f-]{36}/u);
  await enterOn(page, page.getByRole('link', { name: /^Ask DEF 14A/ }).first());
  await page.waitForURL(/\/query/u);
  await tabTo(page, page.getByLabel('Your question'));
  await page.keyboard.type('What is the CEO pay ratio?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('214', { timeout: 60_000 });
  await enterOn(page, page.getByRole('region', { name: 'Sources' }).getByRole('button').first());
  await expectEvidence(page);

  await goTo(page, 'generate', /Generate a report/);
  await page.waitForURL(/tab=generate/u);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const template = page.getByRole('radio', { name: /Stewardship review/ });
  await tabTo(page, page.getByRole('radio', { checked: true }));
  for (let step = 0; step < 5 && !(await template.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
  await expect(template).toBeChecked();
  await enterOn(page, next);
  await enterOn(page, page.getByRole('list', { name: 'Companies' }).getByRole('button', { name: /Aldermoor/ }));
  await enterOn(page, next);
  await tabTo(page, page.getByLabel('Title'));
  await page.keyboard.type('By keyboard');
  await enterOn(page, page.getByRole('button', { name: 'Generate Report' }));
  await expect(page.getByText('Report Generated Successfully!')).toBeVisible({ timeout: 110_000 });
  await enterOn(page, page.getByRole('link', { name: 'View Report' }));
  await expect(page.getByRole('heading', { name: 'By keyboard' })).toBeVisible({ timeout: 60_000 });
  await enterOn(page, page.getByRole('button', { name: /^Source 1,/ }).first());
  await expectEvidence(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Close the document' })).toBeHidden();
});

test('a ballot by keyboard only: open, move through its lines, vote by hand with a reason, approve', async ({
  page,
}) => {
  await openWholeDemo(page);
  await goTo(page, 'kestrel', /Draft/);
  await page.waitForURL(/\/voting\/ballots\/[0-9a-f-]{36}$/u);
  const lines = page.locator('[data-line]');
  await expect(lines.first()).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await page.keyboard.press('a');
  await expect(reason).toBeFocused();
  await page.keyboard.type('We spoke with the chair');
  await page.keyboard.press('Enter');
  await expect(reason).toBeHidden();
  await expect(lines.filter({ hasText: 'We spoke with the chair' })).toHaveCount(1);

  // Every remaining referred line is voted in the same way.
  const open = page.getByRole('combobox', { name: /^Final vote/u }).filter({ hasText: 'Choose…' });
  const count = await lines.count();
  for (let step = 0; step < count && (await open.count()) > 0; step += 1) {
    if (await lines.nth(step).getByText('Choose…').isVisible()) {
      await chooseLine(page, step);
      const before = await open.count();
      await page.keyboard.press('f');
      await expect(reason).toBeFocused();
      await page.keyboard.type('Read with the company');
      await page.keyboard.press('Enter');
      await expect(open).toHaveCount(before - 1);
    }
  }
  await expect(page.getByRole('button', { name: 'Approve ballot' })).toBeEnabled();
  await page.keyboard.press('Control+Shift+Enter');
  await enterOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Approve ballot' }));
  await expect(page.getByText(/^Approved by Ingrid Haakonsen/u)).toBeVisible();
});

/** From the first line down to the one at the index. */
async function chooseLine(page: Page, index: number): Promise<void> {
  for (let up = 0; up < 40; up += 1) await page.keyboard.press('ArrowUp');
  for (let down = 0; down < index; down += 1) await page.keyboard.press('ArrowDown');
}

async function expectEvidence(page: Page): Promise<void> {
  await expect(page.locator('[data-highlight][data-active="true"] > div').first()).toBeInViewport({ timeout: 30_000 });
}
