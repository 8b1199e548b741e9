import { expect, type Page } from '@playwright/test';
import { findDemoIds, pathOf, type DemoIds } from '../../support/demo-screens';
import { address, openDemo, visit } from './visits';

/**
 * Enters the demo and waits until its sample is whole; a visitor who comes before that is given the rest as soon as it
 * is available. The first test of a run waits for minutes, the others for a moment.
 */
export async function openWholeDemo(page: Page): Promise<DemoIds> {
  await openDemo(page);
  await page.goto('about:blank');
  let ids: DemoIds | undefined;
  await expect(async () => {
    ids = await findDemoIds((path) => read(page, path));
  }).toPass({ timeout: 400_000, intervals: [2_000] });
  if (!ids) throw new Error('The demo has no ids.');
  await visit(page, '/companies');
  return ids;
}

export function addressOf(screen: string, ids: DemoIds): string {
  return address() + pathOf(screen, ids);
}

/** Opens a screen and waits until nothing of it is loading. */
export async function openScreen(page: Page, screen: string, ids: DemoIds): Promise<void> {
  await page.goto(addressOf(screen, ids));
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
}

export async function read<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(`${address()}/api/v1${path}`)).json()) as T;
}
