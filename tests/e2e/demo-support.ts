import { expect, type Page } from '@playwright/test';
import { address, openDemo, visit } from './support';

/** Every screen that axe reads, with what stands for an id in braces. */
export const SCREENS = [
  '/companies',
  '/companies/{company}',
  '/companies/{company}?tab=facts',
  '/companies/{company}?tab=changes',
  '/companies/{company}?tab=financials',
  '/companies/{company}?tab=votes',
  '/query',
  '/query?company={company}&docs={proxy}&tab=query&q=What+is+the+CEO+pay+ratio%3F',
  '/grid',
  '/grid/{grid}',
  '/reports',
  '/reports/{report}',
  '/reports?tab=templates',
  '/reports?tab=generate',
  '/reports?tab=groups',
  '/reports?tab=subscriptions',
  '/reports?tab=queue',
  '/reports/templates/new',
  '/voting',
  '/voting/ballots/{ballot}',
  '/voting/policies',
  '/voting/policies/{policy}',
  '/voting/outcomes',
  '/engagements',
  '/engagements?id={engagement}',
  '/organization',
] as const;

export type DemoIds = Record<'company' | 'proxy' | 'grid' | 'report' | 'ballot' | 'policy' | 'engagement', string>;
type Item = { id: string; form_type?: string; status?: string; state?: string };

/**
 * Enters the demo and waits until its sample is whole; a visitor who comes before that is given the rest as soon as it
 * is there. The first test of a run waits for minutes, the others for a moment.
 */
export async function openWholeDemo(page: Page): Promise<DemoIds> {
  await openDemo(page);
  await page.goto('about:blank');
  let ids: DemoIds | undefined;
  await expect(async () => {
    ids = await idsOf(page);
  }).toPass({ timeout: 400_000, intervals: [2_000] });
  if (!ids) throw new Error('The demo has no ids.');
  await visit(page, '/companies');
  return ids;
}

export function addressOf(screen: string, ids: DemoIds): string {
  return address() + screen.replace(/\{(\w+)\}/g, (_whole, name: keyof DemoIds) => ids[name]);
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

/** One of each thing that has a screen of its own. */
async function idsOf(page: Page): Promise<DemoIds> {
  const first = async (path: string, list?: string, is: (item: Item) => boolean = () => true): Promise<string> => {
    const answer = await read<unknown>(page, path);
    const items = (list ? (answer as Record<string, unknown>)[list] : answer) as Item[];
    const found = items.find(is)?.id;
    if (!found) throw new Error(`The demo has nothing at ${path}.`);
    return found;
  };
  const company = await first('/companies/?search=ALDM');
  return {
    company,
    proxy: await first(`/documents/?company_id=${company}`, undefined, (item) => item.form_type === 'DEF 14A'),
    grid: await first('/grids', 'grids'),
    report: await first('/reports?status_filter=completed', 'reports'),
    ballot: await first('/voting/ballots', 'ballots', ({ state }) => state === 'draft'),
    policy: await first('/voting/policies', 'policies'),
    engagement: await first('/engagements', 'engagements'),
  };
}
