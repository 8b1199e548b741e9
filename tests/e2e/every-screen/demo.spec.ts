import { expect, test } from '@playwright/test';
import { addressOf, openWholeDemo, read } from '../support/demo';
import { address, openNewOrganization, visit } from '../support/visits';

type Item = { status?: string; state?: string; waiting_code?: string | null; failure_reason?: string | null };

/** The list that each screen of the product shows first. */
const LISTS: readonly (readonly [path: string, list: string | null])[] = [
  ['/companies/', null],
  ['/documents/', null],
  ['/documents/{proxy}/facts', 'facts'],
  ['/companies/{company}/financials', 'lines'],
  ['/grids', 'grids'],
  ['/reports', 'reports'],
  ['/reports/templates', 'templates'],
  ['/subscriptions/', 'subscriptions'],
  ['/subscription-groups/', 'groups'],
  ['/subscriptions/queue', 'items'],
  ['/notifications', 'notifications'],
  ['/voting/meetings', 'meetings'],
  ['/voting/ballots', 'ballots'],
  ['/voting/policies', 'policies'],
  ['/engagements', 'engagements'],
  ['/engagements/flagged-reports', null],
];

test('every list of a fresh demo has rows, and the queue has all of its states', async ({ page }) => {
  const ids = await openWholeDemo(page);
  const empty: string[] = [];
  for (const [path, list] of LISTS) {
    const answer = await read<Record<string, unknown>>(page, addressOf(path, ids).slice(address().length));
    const rows = list === null ? answer : answer[list];
    const isFilled = Array.isArray(rows) ? rows.length > 0 : Object.keys(rows ?? {}).length > 0;
    if (!isFilled) empty.push(path);
  }
  expect(empty).toEqual([]);

  const ballots = await read<{ ballots: Item[] }>(page, '/voting/ballots');
  expect(new Set(ballots.ballots.map(({ state }) => state))).toEqual(
    new Set(['draft', 'approved', 'voted', 'outcome']),
  );
  const { items } = await read<{ items: Item[] }>(page, '/subscriptions/queue?limit=50');
  const waiting = items.filter(({ status }) => status === 'pending').map((item) => item.waiting_code);
  expect(waiting).toEqual(expect.arrayContaining(['missing_documents', 'arrived_while_paused']));
  expect(items.find(({ status }) => status === 'failed')?.failure_reason).toMatch(/template .* is inactive/);
  for (const status of ['completed', 'failed', 'cancelled'])
    expect(items.filter((item) => item.status === status).length, status).toBeGreaterThan(0);

  // One report is running or completed by now; the next one of its subscription waits for the next month.
  await expect
    .poll(async () => {
      const now = await read<{ items: Item[] }>(page, '/subscriptions/queue?limit=50');
      return now.items.map((item) => item.waiting_code);
    })
    .toContain('monthly_limit');
});

test('a person with an empty organization opens the demo from the first steps, after a confirmation', async ({
  page,
}) => {
  await openNewOrganization(page);
  await visit(page, '/companies');
  await page.getByRole('button', { name: 'Open the demo workspace' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Open the demo workspace?' });
  await expect(asking).toContainText('sign in again to return');
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Three steps to the first answer')).toBeVisible();
  await page.getByRole('button', { name: 'Open the demo workspace' }).click();
  await asking.getByRole('button', { name: 'Open the demo' }).click();
  await expect(page.getByRole('table', { name: 'Companies' })).toContainText('Aldermoor');
});
