import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 150;
/** The field of a date has a stop for each of its parts. */
const MAX_PARTS = 5;

/**
 * Presses Tab until the element has the focus. Fails when the focus does not move (a keyboard trap), when it is
 * on something without a visible mark, or when the element is not among the stops.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible({ timeout: 60_000 });
  let before = await focused(page);
  let rests = 0;
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const now = await focused(page);
    // Between the last stop and the first the browser's own controls have the focus.
    if (now.key !== 'body') {
      rests = now.key === before.key ? rests + 1 : 0;
      expect(rests, `the focus is caught on ${now.key}`).toBeLessThan(MAX_PARTS);
      // The browser itself marks the part.
      if (rests === 0) expect(now.isSeen, `the focus is not seen on ${now.key}`).toBe(true);
    }
    before = now;
  }
  throw new Error(`${MAX_STOPS} times Tab do not reach ${target}`);
}

/** Goes to the element and presses Enter. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Opens the palette, types and selects the option. */
export async function goTo(page: Page, text: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Go to' }).or(page.getByPlaceholder('Go to…'));
  await expect(box.first()).toBeFocused();
  await page.keyboard.type(text);
  const wanted = page.getByRole('option', { name: option });
  await expect(wanted.first()).toBeVisible();
  for (let step = 0; step < 30; step += 1) {
    if ((await wanted.first().getAttribute('aria-selected')) === 'true') return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The palette does not offer ${option}.`);
}

/** The element with the focus, and whether it or the frame around it is marked. */
function focused(page: Page): Promise<{ key: string; isSeen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { key: 'body', isSeen: true };
    const { top, left } = element.getBoundingClientRect();
    const isMarked = (box: Element | null): boolean => {
      if (!box) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || /\b[1-9]\d*px\b/.test(boxShadow);
    };
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60) ?? '';
    return {
      key: `${element.tagName} ${element.id} ${name} at ${Math.round(left)}, ${Math.round(top)}`,
      isSeen: isMarked(element) || isMarked(element.parentElement),
    };
  });
}
