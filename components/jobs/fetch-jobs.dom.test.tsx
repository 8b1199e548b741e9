import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Company } from '@/lib/companies/schema';
import type { Job } from '@/lib/jobs/rows/schema';
import type { FilingOutcome } from '@/lib/processing/schema';
import { delayedAnswer, done, refused } from '@/tests/support/components/action-answers';
import { answer, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someCompany } from '@/tests/support/components/some-company';
import { someJob } from '@/tests/support/components/some-lists';
import { FetchJobs } from './fetch-jobs';
import type { CancelJob } from './fetch-progress';

const meridian = someCompany({ id: 'c1', is_fetching: true });
const running = someJob({ progress: { done: 1204, total: 2408, message: '1204 of 2408 filings, rendering DEF 14A' } });

type Opened = { companies?: Company[]; canWrite?: boolean };

/** The fetches above a list; `set` changes what is read next. */
function open(jobs: Job[], { companies = [meridian], canWrite = true }: Opened = {}) {
  let answered = jobs;
  const requests = serve({ '/processing/jobs': () => answer({ jobs: answered }) });
  const cancelJob = vi.fn<CancelJob>();
  const { user } = show(
    <FetchJobs companies={companies} canWrite={canWrite} cancelJob={cancelJob} isContactFormShown />,
  );
  return { user, cancelJob, requests, set: (next: Job[]) => (answered = next) };
}

const progress = (name: string | RegExp = /^Fetching filings/) => screen.findByRole('group', { name });

describe('a running fetch', () => {
  it('says for how many companies it runs, how far it is, and what it does', async () => {
    open([running], { companies: [meridian, someCompany({ is_fetching: true }), someCompany()] });
    const fetch = within(await progress('Fetching filings for 2 companies'));
    expect(fetch.getByText(/^1,204 of 2,408 filings/)).toBeVisible();
    expect(fetch.getByRole('status')).toHaveTextContent('Rendering DEF 14A');
    const bar = fetch.getByRole('progressbar', { name: 'Fetching filings for 2 companies' });
    expect(bar).toHaveAttribute('aria-valuenow', '50');
  });

  it('has no percentage before its filings are counted', async () => {
    open([someJob({ progress: { done: 0, total: 0, message: 'reading the list' } })]);
    const fetch = within(await progress('Fetching filings for 1 company'));
    expect(fetch.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    expect(fetch.queryByText(/ of /)).not.toBeInTheDocument();
    expect(fetch.getByRole('status')).toHaveTextContent('Reading the list');
  });

  it('names no number of companies where several run', async () => {
    open([running, someJob()]);
    await waitFor(() => expect(screen.getAllByRole('group', { name: 'Fetching filings' })).toHaveLength(2));
  });

  it('is cancelled once, and says so until it ends', async () => {
    const { answer: held, release } = delayedAnswer(done(undefined));
    const { user, cancelJob } = open([running]);
    cancelJob.mockReturnValue(held);
    const button = within(await progress()).getByRole('button', { name: 'Cancel' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Cancelling...'));
    await user.click(button);
    release();
    await waitFor(() => expect(cancelJob).toHaveBeenCalledExactlyOnceWith({ params: { id: running.id } }));
    expect(button).toBeDisabled();
  });

  it('says why it could not be cancelled, and may be cancelled again', async () => {
    const { user, cancelJob } = open([running]);
    cancelJob.mockResolvedValue(refused('conflict', 'It has just ended.'));
    const button = within(await progress()).getByRole('button', { name: 'Cancel' });
    await user.click(button);
    expect(await screen.findByText('Failed to cancel')).toBeInTheDocument();
    expect(screen.getByText('It has just ended.')).toBeInTheDocument();
    await waitFor(() => expect(button).toBeEnabled());
  });

  it('cannot be cancelled by a viewer', async () => {
    open([running], { canWrite: false });
    expect(within(await progress()).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a fetch that ended', () => {
  const outcome = (changes: Partial<FilingOutcome>): FilingOutcome => ({
    company_id: 'c1',
    accession_number: '0000990001-26-000012',
    form_type: 'DEF 14A',
    filing_date: '2026-04-02',
    document_id: null,
    outcome: 'processed',
    message: '',
    ...changes,
  });
  const result = () => screen.findByText(/\.$/, { selector: 'p' });
  const untilNextRead = () => vi.advanceTimersByTimeAsync(2_000);

  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  /** Opens the page while it runs, and then lets it end. */
  async function end(changes: Partial<Job>) {
    const opened = open([running]);
    await progress();
    opened.set([{ ...running, status: 'completed', ...changes }]);
    await untilNextRead();
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
    return opened;
  }

  it('while the page was not open shows nothing', async () => {
    const { requests, set } = open([someJob({ status: 'failed', error: 'EDGAR is away.' }), running]);
    await progress();
    set([]);
    await untilNextRead();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(screen.queryByText('EDGAR is away.')).not.toBeInTheDocument();
  });

  it('announces what was fetched, and names each filing that failed with the reason', async () => {
    const failed = outcome({
      accession_number: '0000990001-26-000013',
      outcome: 'failed',
      message: 'Meridian Tools Inc.: The file is encrypted.',
    });
    await end({ result: { filings: [outcome({}), failed], remarks: [] } });
    const text = await result();
    expect(text).toHaveTextContent('1 filing fetched, 1 filing failed.');
    expect(text.closest('[role="status"]')).not.toBeNull();
    const items = within(screen.getByRole('list', { name: 'Filings that failed' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Meridian Tools Inc. · DEF 14A · filed Apr 2, 2026 The file is encrypted.',
    ]);
  });

  it.each<[string, Partial<Job>, string]>([
    ['failed', { status: 'failed', error: 'EDGAR is away.' }, 'EDGAR is away.'],
    ['was cancelled', { status: 'cancelled' }, 'Fetching was cancelled. Filings fetched so far are kept.'],
  ])('says that it %s, and stays until it is dismissed', async (_, changes, sentence) => {
    const { user } = await end(changes);
    expect(await result()).toHaveTextContent(sentence);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });
});
