import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusTab } from '@/components/organization/status/status-tab';
import { UsageTab } from '@/components/organization/status/usage-tab';
import type { Status } from '@/lib/operations/schema';
import type { MonthUsage, Usage } from '@/lib/organizations/schema-usage';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';

const USAGE = '/organizations/current/usage';
const STATUS = '/organizations/current/status';

const month = (name: string, questions_asked: number): MonthUsage => ({
  month: name,
  questions_asked,
  reports_generated: 2,
  documents_processed: 30,
  model_calls: 0,
  model_tokens: 0,
});
const march = month('2026-03', 1240);
const usage: Usage = {
  this_month: march,
  by_month: [month('2026-02', 7), march],
  storage_bytes: 1_200_000,
  stored_files: 1,
};

const status: Status = {
  version: '0.2.0',
  parts: [
    { name: 'database', is_ok: true, detail: 'PostgreSQL 17' },
    { name: 'files', is_ok: false, detail: 'The folder is full.' },
  ],
  queue_wait_seconds: { median: 2, p95: 9 },
  ready_seconds: { median: null, p95: null },
  choices: [{ name: 'Answers', value: 'extractive engine' }],
  jobs: [],
};

/** The value shown under a name. */
const under = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;

describe.each([
  ['the usage', USAGE, UsageTab, 'Loading usage...', 'Failed to load usage', usage, 'Questions asked'],
  ['the status', STATUS, StatusTab, 'Loading status...', 'Failed to load the status', status, 'Database'],
])('%s of an organization', (_what, path, Tab, loading, failure, some, shown) => {
  it('shows that it is loading', () => {
    serve({ [path]: never });
    show(<Tab />);
    expect(screen.getByText(loading)).toBeInTheDocument();
  });

  it('says why it could not be read, and is read again on demand', async () => {
    let isDown = true;
    serve({ [path]: () => (isDown ? refuse('forbidden', 'Your role was changed.') : answer(some)) });
    const { user } = show(<Tab />);
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent(failure);
    expect(problem).toHaveTextContent('Your role was changed.');
    isDown = false;
    await user.click(within(problem).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(shown, { selector: 'dt' })).toBeVisible();
  });
});

describe('the usage', () => {
  it('is that of this month, and of the months before, newest first', async () => {
    serve({ [USAGE]: () => answer(usage) });
    show(<UsageTab />);
    const table = await screen.findByRole('table', { name: 'Usage by month' });
    expect(under('Questions asked')).toHaveTextContent('Questions asked1,240this month');
    expect(under('Storage')).toHaveTextContent(/^Storage1\.2 MB1 uploaded file$/);
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['March 20261,24023000', 'February 2026723000']);
  });
});

describe('the status', () => {
  it('says which part does not respond, and how long jobs wait', async () => {
    serve({ [STATUS]: () => answer(status) });
    show(<StatusTab />);
    expect(await screen.findByText('version 0.2.0')).toBeVisible();
    expect(under('Database')).toHaveTextContent('Works');
    expect(under('File store')).toHaveTextContent('Not respondingThe folder is full.');
    expect(under('Wait for a worker')).toHaveTextContent('2.0 smedian of the last day, 95 of 100 within 9.0 s');
    expect(under('Processing filings')).toHaveTextContent('None yetin the last day');
    expect(under('Answers')).toHaveTextContent('extractive engine');
    expect(screen.getByText('No jobs waiting or running')).toBeVisible();
  });

  it('counts the jobs by kind and state', async () => {
    const jobs = [
      { kind: 'generate-report', status: 'running', count: 3, oldest_seconds: 90 },
      { kind: 'generate-report', status: 'completed', count: 41, oldest_seconds: null },
    ];
    serve({ [STATUS]: () => answer({ ...status, jobs }) });
    show(<StatusTab />);
    const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Running.*3/),
      expect.stringMatching(/41–$/),
    ]);
  });
});
