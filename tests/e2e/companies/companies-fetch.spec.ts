import { expect, test, type Page } from '@playwright/test';
import { replaceAction, watchAction } from '../support/actions';
import { addCompany, openCompanies } from '../support/companies';
import { openNewOrganization } from '../support/visits';

const ID = '00000000-0000-4000-8000-000000000001';
const job = (changes: Record<string, unknown>) => ({
  id: ID,
  kind: 'fetch-filings',
  status: 'running',
  progress: { done: 4, total: 9, message: '4 of 9 filings, rendering DEF 14A 2024 of Apple Inc.' },
  result: null,
  error: null,
  created_at: new Date().toISOString(),
  started_at: new Date().toISOString(),
  finished_at: null,
  ...changes,
});

/**
 * Simulates the server's side of a fetch; the real one has tests of its own.
 */
async function fakeFetchJob(page: Page, state: { job: ReturnType<typeof job> }): Promise<void> {
  await page.route('**/api/v1/processing/jobs?kind=fetch-filings*', (route) =>
    route.fulfill({ json: { jobs: [state.job], total: 1, page: 1, size: 10 } }),
  );
}

test('a fetch is started for selected companies and its result is shown', async ({ page }) => {
  await openNewOrganization(page);
  const company = await addCompany(page);
  await openCompanies(page);
  await expect(page.getByRole('button', { name: /Fetch Documents/ })).toBeHidden();
  await page.getByLabel(`Select ${company.name}`).click();
  const sent = await watchAction(page, 'fetchFilings');
  await page.getByRole('button', { name: 'Fetch Documents (1)' }).click();
  expect((await sent.call).input).toEqual({
    body: { company_ids: [company.id], years_back: 3, document_types: ['proxy', '10-K'] },
  });
  // Without a contact there is no EDGAR, and of an unknown company EDGAR has nothing: either way the reason is given.
  await expect(page.getByText(/EDGAR/).first()).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('button', { name: 'Dismiss' }).first()).toBeVisible({ timeout: 45_000 });
});

test('a running fetch shows its progress in words, can be cancelled, and is watched for five minutes', async ({
  page,
}) => {
  await openNewOrganization(page);
  const company = await addCompany(page);
  const state = { job: job({}) };
  await fakeFetchJob(page, state);
  await page.clock.install();
  await openCompanies(page);
  // A page that came without a running job looks for one every twenty seconds.
  await page.clock.runFor(20_500);
  const card = page.getByRole('group', { name: /Fetching filings/ });
  await expect(card).toContainText('4 of 9 filings');
  await expect(card.getByRole('status')).toHaveText('Rendering DEF 14A 2024 of Apple Inc.');
  await expect(card.getByRole('progressbar')).toBeVisible();

  // It is fetched every two seconds.
  state.job = job({
    progress: { done: 5, total: 9, message: '6 of 9 filings, reading page 12 of 90 10-K 2024 of Apple Inc.' },
  });
  await page.clock.runFor(2_500);
  await expect(card).toContainText('5 of 9 filings');

  await page.clock.runFor(5 * 60_000);
  await expect(
    page.getByText('This fetch has run for more than five minutes. It continues in the background.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Keep watching' }).click();
  await page.clock.runFor(2_500);
  await expect(page.getByText('This fetch has run for more than five minutes.')).toBeHidden();

  await replaceAction(page, 'cancelJob', () => {
    state.job = job({ status: 'cancelled', progress: { done: 5, total: 9, message: 'Cancelled' } });
    return { ok: true, data: state.job };
  });
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Fetching was cancelled. Filings fetched so far are kept.')).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Dismiss' }).click();

  // A partial success names each filing that is missing.
  state.job = job({ id: '00000000-0000-4000-8000-000000000002' });
  await page.clock.runFor(25_000);
  await expect(card).toBeVisible();
  const filing = (outcome: string, message: string) => ({
    company_id: company.id,
    accession_number: crypto.randomUUID(),
    form_type: 'DEF 14A',
    filing_date: '2024-01-11',
    document_id: null,
    outcome,
    message,
  });
  state.job = {
    ...state.job,
    status: 'completed',
    result: {
      filings: [filing('processed', 'Done'), filing('not_found', 'EDGAR does not have the DEF 14A of 2024-01-11.')],
    } as never,
  };
  await page.clock.runFor(2_500);
  await expect(page.getByText('1 filing fetched, 1 filing not found at EDGAR.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filings that failed' })).toContainText(
    `${company.name} · DEF 14A · filed Jan 11, 2024 EDGAR does not have the DEF 14A of 2024-01-11.`,
  );
});
