import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { address, openDemo } from './support';

/** Levels A and AA of WCAG 2.1. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
/** Page markers such as "p.23" are named by what they show ("Tenure, page 23"): a difference to this rule. */
const LEFT_OUT = ['label-content-name-mismatch'];
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
    test.setTimeout(900_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const ids = await whatTheDemoHas(page);
    const problems: string[] = [];
    for (const screen of SCREENS) {
      const path = screen.replace(/\{(\w+)\}/g, (_whole, name: string) => ids[name] ?? '');
      await page.goto(`${address()}${path}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).disableRules(LEFT_OUT).analyze();
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

/** Enters the demo anew until its sample has everything: a visitor's copy is made when they enter. */
async function whatTheDemoHas(page: Page): Promise<Record<string, string>> {
  let ids: Record<string, string> = {};
  await expect(async () => {
    await page.context().clearCookies();
    await openDemo(page);
    ids = await idsOf(page);
  }).toPass({ timeout: 500_000, intervals: [15_000] });
  return ids;
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
