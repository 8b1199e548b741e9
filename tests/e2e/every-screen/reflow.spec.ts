import { expect, test, type Page } from '@playwright/test';
import { SCREENS, type DemoIds } from '../../support/demo-screens';
import { openScreen, openWholeDemo } from '../support/demo';

test.describe('at 200 % of a window of 1440 by 900', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test('no page scrolls sideways, and every heading can be reached', async ({ page }) => {
    const ids = await openWholeDemo(page);
    const problems: string[] = [];
    for (const screen of SCREENS) {
      await openScreen(page, screen, ids);
      for (const problem of await page.evaluate(unreachableContent)) problems.push(`${screen}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });
});

test.describe('on a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a report is followed to the words on the page', async ({ page }) => {
    const ids = await openWholeDemo(page);
    await openScreen(page, '/reports/{report}', ids);
    expect(await page.evaluate(unreachableContent)).toEqual([]);
    const source = page.getByRole('button', { name: /^Source 1,/ }).last();
    await source.scrollIntoViewIfNeeded();
    await source.click();
    await expectEvidence(page);
    await page.getByRole('button', { name: 'Close the document' }).click();
    await expect(source).toBeInViewport();
  });

  test('a ballot is read line by line, with the fact on its page', async ({ page }) => {
    const ids = await openWholeDemo(page);
    await openBallot(page, ids);
    const marker = page
      .locator('[data-line]')
      .getByRole('button', { name: /Evidence 1,/ })
      .first();
    await marker.scrollIntoViewIfNeeded();
    await marker.click();
    await expectEvidence(page);
  });
});

async function openBallot(page: Page, ids: DemoIds): Promise<void> {
  await openScreen(page, '/voting/ballots/{ballot}', ids);
  expect(await page.evaluate(unreachableContent)).toEqual([]);
}

async function expectEvidence(page: Page): Promise<void> {
  const mark = page.locator('[data-highlight][data-active="true"] > div').first();
  await expect(mark).toBeInViewport({ timeout: 30_000 });
  expect(await page.evaluate(unreachableContent)).toEqual([]);
}

/** Whether the page scrolls sideways, and what is cut off on the right without anything to scroll it into view. */
function unreachableContent(): string[] {
  const page = document.scrollingElement;
  if (!page) return ['no page'];
  const problems = page.scrollWidth > page.clientWidth ? [`${page.scrollWidth} wide in ${page.clientWidth}`] : [];
  const scrolls = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return true;
    return false;
  };
  for (const element of document.querySelectorAll('h1, h2, h3, button, a[href], input')) {
    const box = element.getBoundingClientRect();
    const isShown = box.width > 1 && box.height > 1 && element.checkVisibility();
    if (isShown && box.right > page.clientWidth + 1 && !scrolls(element))
      problems.push(`out of reach: ${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`);
  }
  return problems;
}
