import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { address, openDemo } from './support';

/** Levels A and AA of WCAG 2.2, and what axe calls good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SCREENS = [
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
  '/organization',
  '/organization?tab=integrations',
  '/organization?tab=status',
  '/organization?tab=audit-log',
  '/notifications/settings',
];

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen, ${theme}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openDemo(page);
    const ids = await idsOf(page);
    const problems: string[] = [];
    for (const screen of SCREENS) {
      const path = screen.replace(/\{(\w+)\}/g, (_whole, name: string) => ids[name] ?? '');
      await page.goto(`${address()}${path}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      for (const { id, nodes } of violations)
        problems.push(
          `${screen}: ${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
        );
    }
    expect(problems).toEqual([]);
  });
}

/** One of each thing that has a screen of its own. */
async function idsOf(page: Page): Promise<Record<string, string>> {
  const first = async (path: string, list?: string): Promise<string> => {
    const answer: unknown = await (await page.request.get(`${address()}/api/v1${path}`)).json();
    const items = (list ? (answer as Record<string, unknown>)[list] : answer) as { id: string; form_type?: string }[];
    const found = items.find(({ form_type: form }) => form === undefined || form === 'DEF 14A')?.id;
    if (!found) throw new Error(`The demo has nothing at ${path}.`);
    return found;
  };
  const company = await first('/companies/?search=ALDM');
  return {
    company,
    proxy: await first(`/documents/?company_id=${company}`),
    grid: await first('/grids', 'grids'),
    report: await first('/reports', 'reports'),
    ballot: await first('/voting/ballots', 'ballots'),
    policy: await first('/voting/policies', 'policies'),
  };
}
