import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/reports/actions';
import type { ListedReport } from '@/components/reads/report-reads';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, refuse, serve } from '@/tests/support/components/fake-api';
import { testListStates, LONG_NAME } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import { someReport } from '@/tests/support/components/some-lists';
import { MyReports } from './my-reports';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/documents/actions', () => ({}));
vi.mock('@/app/(app)/reports/actions', () => ({ deleteReport: vi.fn(), regenerateReport: vi.fn() }));
const deleteReport = vi.mocked(actions.deleteReport);

const ID = '5c2c5c2c-0000-4000-8000-000000000001';
const noNews = { new_documents_available: false, new_documents: [], recommendation: '' };
const others = {
  '/companies/': () => answer([]),
  '/reports/templates': () => answer({ templates: [] }),
  [`/reports/${ID}/document-changes`]: () => answer(noNews),
};
const report = (changes: Partial<ListedReport> = {}) => someReport({ id: ID, ...changes });
const list = (reports: ListedReport[], total = reports.length) => ({ reports, total, page: 1, size: 20 });

function open(canWrite = true) {
  return show(<MyReports hasOrganization canWrite={canWrite} />);
}

async function openWith(...reports: ListedReport[]) {
  serve({ ...others, '/reports/': () => answer(list(reports)) });
  const { user } = open();
  await screen.findByRole('list', { name: 'Reports' });
  return user;
}

const card = (name: string) => within(screen.getByRole('article', { name }));

beforeEach(() => {
  deleteReport.mockReset();
});

describe('the list of reports', () => {
  testListStates({
    path: '/reports/',
    others,
    open,
    loading: 'Loading reports...',
    failure: 'Failed to load reports',
    none: list([]),
    some: list([report()]),
    row: 'Meridian Tools 2026',
    empty: {
      title: 'No Reports Yet',
      says: /A report answers the queries of a template/,
      action: { role: 'link', name: 'Generate Report' },
    },
  });

  it('keeps what is shown when it cannot be read once more', async () => {
    let isDown = false;
    serve({ ...others, '/reports/': () => (isDown ? refuse('forbidden', 'Ended.') : answer(list([report()]))) });
    const { user } = open();
    await screen.findByRole('article');
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Failed to load reports')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Meridian Tools 2026' })).toBeInTheDocument();
  });

  describe('of one company', () => {
    const chosen = { id: ID, name: LONG_NAME, ticker: 'MDN', cik: '1', ready_for_queries: 1 };
    const openAt = (address: string) => {
      window.history.replaceState(null, '', address);
      const requests = serve({
        ...others,
        '/companies/': () => answer([chosen]),
        [`/companies/${ID}`]: () => answer(chosen),
        '/reports/': () => answer(list([report()])),
      });
      return { ...open(), requests };
    };

    it('is chosen from those that are read when the filter is opened', async () => {
      const { user, requests } = openAt('/reports');
      const filter = await screen.findByRole('button', { name: 'Company: All companies' });
      expect(requests.filter((path) => path.startsWith('/companies/'))).toEqual([]);
      await user.click(filter);
      await user.click(await screen.findByRole('button', { name: new RegExp(LONG_NAME) }));
      await waitFor(() => expect(window.location.search).toBe(`?company=${ID}`));
    });

    it('is named in the filter, which can be reset to all', async () => {
      const { user } = openAt(`/reports?company=${ID}`);
      await user.click(await screen.findByRole('button', { name: `Company: MDN ${LONG_NAME}` }));
      await user.click(await screen.findByRole('button', { name: 'All companies' }));
      expect(window.location.search).toBe('');
    });
  });

  it('says that filters hide all, and clears them', async () => {
    window.history.replaceState(null, '', '/reports?status=failed');
    serve({ ...others, '/reports/': () => answer(list([])) });
    const { user } = open();
    const emptyState = await screen.findByText('No reports match');
    expect(screen.queryByText('No Reports Yet')).not.toBeInTheDocument();
    await user.click(within(emptyState.parentElement as HTMLElement).getByRole('button', { name: 'Clear filters' }));
    expect(window.location.search).toBe('');
  });
});

describe('a report in the list', () => {
  it('is named in full however long its title is', async () => {
    await openWith(report({ report_title: LONG_NAME, company_name: LONG_NAME }));
    expect(card(LONG_NAME).getByRole('heading', { name: LONG_NAME })).toHaveAttribute('title', LONG_NAME);
    expect(card(LONG_NAME).getByRole('link', { name: LONG_NAME })).toHaveAttribute('href', `/reports/${ID}`);
  });

  it('names the three counts of its flags for assistive technology', async () => {
    const flag_status = {
      flags_configured: true,
      total_flags_configured: 7,
      flags_triggered: 2,
      flags_clear: 4,
      flags_cannot_determine: 1,
    };
    await openWith(report({ flag_status }));
    expect(screen.getByRole('img', { name: '2 of 7 flags triggered, 1 undetermined, 4 clear' })).toBeInTheDocument();
  });

  it('that failed says why and can be tried again, but not viewed', async () => {
    await openWith(report({ status: 'failed', failure_reason: 'No filing holds text.', last_good_revision: null }));
    const failed = card('Meridian Tools 2026');
    expect(failed.getByText('No filing holds text.')).toBeInTheDocument();
    expect(failed.getByRole('button', { name: 'Retry' })).toBeEnabled();
    expect(failed.queryByRole('link')).not.toBeInTheDocument();
  });

  it('offers nothing that changes it to those who cannot', async () => {
    await openWith(report({ can_edit: false }));
    const own = card('Meridian Tools 2026');
    expect(own.getByRole('link', { name: 'View Meridian Tools 2026' })).toBeInTheDocument();
    expect(own.queryByRole('button', { name: /Delete|Regenerate|Retry/ })).not.toBeInTheDocument();
  });

  it('names the filings that arrived since, and those there is no room for by number', async () => {
    const new_documents = ['10-K 2025', '8-K 2026', 'DEFA14A 2026', '10-Q 2026'].map((label) => ({ label }));
    const news = { new_documents_available: true, new_documents, recommendation: 'Regenerate to take them in.' };
    serve({
      ...others,
      '/reports/': () => answer(list([report()])),
      [`/reports/${ID}/document-changes`]: () => answer(news),
    });
    open();
    expect(await screen.findByText('4 new documents available:')).toBeInTheDocument();
    expect(card('Meridian Tools 2026').getByRole('status')).toHaveTextContent(
      '10-K 2025, 8-K 2026, DEFA14A 2026 and 1 more. Regenerate to take them in.',
    );
  });

  it('is deleted only after asking, and stays where that is refused', async () => {
    deleteReport
      .mockResolvedValueOnce(refused('conflict', 'An engagement rests on it.'))
      .mockResolvedValue(done(undefined));
    const user = await openWith(report());
    await user.click(card('Meridian Tools 2026').getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(deleteReport).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText(/An engagement rests on it\./)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(deleteReport.mock.calls).toEqual([[{ params: { id: ID } }], [{ params: { id: ID } }]]);
  });
});
