import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/reports/actions';
import { ReportScreen } from '@/components/reports/detail/report-screen';
import type { DetailedReport } from '@/components/reads/report-reads';
import type { DocumentChanges } from '@/lib/reports/schema';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someReportAnswer, someReportDetail } from '@/tests/support/components/some-report';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/reports/actions', () => ({
  cancelReport: vi.fn(),
  regenerateReport: vi.fn(),
  retryReport: vi.fn(),
}));
const { cancelReport, regenerateReport, retryReport } = vi.mocked(actions);

const ID = '7b1c2f00-0000-4000-8000-000000000001';
const nothingNew: DocumentChanges = {
  new_documents_available: false,
  new_documents: [],
  other_years: null,
  recommendation: '',
};

/** The report that the API returns until a test changes it. */
function read(report: DetailedReport, changes: Partial<DocumentChanges> = {}, others: Answers = {}) {
  return serve({
    [`/reports/${ID}`]: () => answer({ ...report, id: ID }),
    [`/reports/${ID}/document-changes`]: () => answer({ ...nothingNew, ...changes }),
    ...others,
  });
}

async function open(...what: Parameters<typeof read>) {
  const requests = read(...what);
  const { user } = show(<ReportScreen reportId={ID} />);
  await screen.findByRole('heading', { level: 1 });
  return { user, requests };
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  cancelReport.mockReset();
  regenerateReport.mockReset();
  retryReport.mockReset();
});

describe('a report', () => {
  it('says that it is being loaded', () => {
    serve({ [`/reports/${ID}`]: never });
    show(<ReportScreen reportId={ID} />);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading report...');
  });

  it('says why it could not be read, and leads back or tries again', async () => {
    let isGone = true;
    const report = someReportDetail({}, { id: ID, status: 'processing' });
    serve({ [`/reports/${ID}`]: () => (isGone ? refuse('not_found', 'There is no such report.') : answer(report)) });
    const { user } = show(<ReportScreen reportId={ID} />);
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('Failed to Load ReportThere is no such report.');
    expect(within(problem).getByRole('link', { name: 'Back to Reports' })).toHaveAttribute('href', '/reports');
    isGone = false;
    await user.click(within(problem).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Meridian Tools 2026' })).toBeVisible();
  });

  it('names its company, meeting and engine, and how it was made', async () => {
    await open(someReportDetail());
    expect(screen.getByRole('banner')).toHaveTextContent(
      /Meridian Tools Inc\..*MRDT.*AGM May 12, 2026.*powered by Plumbline extractive engine/,
    );
    expect(screen.getByRole('region', { name: 'Executive Summary' })).toHaveTextContent('Pay is high.');
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent(/StatusCompleted.*Processing Time4\.2 s.*Total Queries12.*Documents1$/);
  });

  it('goes by a general title where it has none', async () => {
    await open(someReportDetail({}, { report_title: '', agm_date: null }));
    expect(screen.getByRole('heading', { level: 1, name: 'AGM Analysis Report' })).toBeVisible();
    expect(screen.getByRole('banner')).not.toHaveTextContent('AGM May');
  });

  it('lists its sections in their order, with the number of queries of each', async () => {
    const board = someReportAnswer({ query_id: 'b', category: 'board', query_text: 'Who chairs the board?' });
    await open(someReportDetail({ answers: [someReportAnswer(), board] }));
    const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Board1', 'Executive pay1', 'Document Snapshot']);
    expect(within(screen.getByRole('region', { name: /^Board/ })).getByText('Who chairs the board?')).toBeVisible();
  });

  it('lists the files it is based on', async () => {
    await open(someReportDetail());
    const [, row] = within(screen.getByRole('table', { name: 'Documents analyzed' })).getAllByRole('row');
    expect(row).toHaveTextContent('Proxy statementDEF 14AFY2025Apr 2, 202696410c0ffee00c0ff…');
  });
});

describe('a report that is being generated', () => {
  const running = someReportDetail(
    { answers: [] },
    { status: 'processing', progress: { done: 3, total: 12, message: 'Reading page 40' }, last_good_revision: 1 },
  );

  it('says how far it is, and offers no file of it', async () => {
    await open(running);
    expect(screen.getByRole('heading', { name: 'Generating report' })).toBeVisible();
    expect(screen.getByText('3 of 12 queries answered')).toBeVisible();
    expect(screen.getByText('Reading page 40')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
  });

  it('is cancelled, and says why it was not', async () => {
    cancelReport.mockResolvedValue(refused('conflict', 'It is already done.'));
    const { user } = await open(running);
    await user.click(button('Cancel'));
    expect(await screen.findByText('The report could not be cancelled')).toBeVisible();
    expect(screen.getByText('It is already done.')).toBeVisible();
    expect(cancelReport).toHaveBeenCalledExactlyOnceWith({ params: { id: ID } });
    const cancelled = { ...running, id: ID, status: 'failed' as const, failure_reason: 'Generation was cancelled.' };
    read(cancelled);
    cancelReport.mockResolvedValue(done(cancelled));
    await user.click(button('Cancel'));
    expect(await screen.findByText(/^Generation was cancelled\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  it('cannot be cancelled by somebody who may not change it', async () => {
    await open({ ...running, can_edit: false });
    expect(screen.getByText('3 of 12 queries answered')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });
});

describe('a report that failed', () => {
  const failed = someReportDetail({}, { status: 'failed', failure_reason: 'The worker stopped.' });

  it('says why, keeps what was found, and continues on demand', async () => {
    retryReport.mockResolvedValue(done({ ...failed, id: ID, status: 'processing' as const, failure_reason: null }));
    const { user } = await open(failed);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Report generation failedThe worker stopped. The answers that were found before are kept below.',
    );
    expect(screen.getByText('What is the CEO pay ratio?')).toBeVisible();
    read({ ...failed, status: 'processing', failure_reason: null });
    await user.click(button('Retry'));
    expect(await screen.findByRole('heading', { name: 'Generating report' })).toBeVisible();
    expect(retryReport).toHaveBeenCalledExactlyOnceWith({ params: { id: ID } });
    expect(regenerateReport).not.toHaveBeenCalled();
  });

  it('cannot be continued by somebody who may not change it', async () => {
    await open({ ...failed, can_edit: false, failure_reason: null });
    expect(screen.getByRole('alert')).toHaveTextContent('No reason was recorded.');
    expect(within(screen.getByRole('alert')).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('leads to its last complete result', async () => {
    const { user } = await open({ ...failed, revision: 2, last_good_revision: 1 });
    await user.click(button('Show the last complete result (revision 1)'));
    expect(`${window.location.pathname}${window.location.search}`).toBe(`/reports/${ID}?revision=1`);
  });
});

describe('generating a report again', () => {
  it('is done at once where the filings are of the same year', async () => {
    regenerateReport.mockResolvedValue(done({ ...someReportDetail(), id: ID, status: 'processing' as const }));
    const { user } = await open(someReportDetail());
    read(someReportDetail({}, { status: 'processing' }));
    await user.click(button('Regenerate'));
    expect(await screen.findByRole('heading', { name: 'Generating report' })).toBeVisible();
    expect(regenerateReport).toHaveBeenCalledExactlyOnceWith({
      params: { id: ID },
      body: { include_other_years: undefined },
    });
  });

  it.each([
    ['Include and regenerate', true],
    ['Regenerate without them', false],
  ])('asks about filings of another year: %s', async (choice, isIncluding) => {
    regenerateReport.mockResolvedValue(done({ ...someReportDetail(), id: ID, status: 'processing' as const }));
    const { user } = await open(someReportDetail(), { other_years: 'A filing of 2026 arrived.' });
    await user.click(button('Regenerate'));
    const question = await screen.findByRole('alertdialog', { name: 'Include filings of another year?' });
    expect(question).toHaveTextContent('A filing of 2026 arrived. Answers and flags would then be based on filings');
    expect(regenerateReport).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(regenerateReport).toHaveBeenCalledExactlyOnceWith({
      params: { id: ID },
      body: { include_other_years: isIncluding },
    });
  });

  it('is offered where new filings arrived, and says why it was refused', async () => {
    regenerateReport.mockResolvedValue(refused('conflict', 'Three reports are being generated already.'));
    const labels = ['DEFA14A', '8-K', '10-Q', '10-K'].map((label) => ({ label })) as DocumentChanges['new_documents'];
    const { user } = await open(someReportDetail(), {
      new_documents_available: true,
      new_documents: labels,
      recommendation: 'Generate the report again.',
    });
    const notice = await screen.findByText('4 new documents available:');
    expect(notice.parentElement).toHaveTextContent('DEFA14A, 8-K, 10-Q and 1 more. Generate the report again.');
    const [, inTheNotice] = screen.getAllByRole('button', { name: 'Regenerate' });
    await user.click(inTheNotice ?? document.body);
    expect(await screen.findByText('Failed to regenerate report')).toBeVisible();
    expect(screen.getByText('Three reports are being generated already.')).toBeVisible();
  });

  it('is not offered to somebody who may not change it', async () => {
    await open(someReportDetail({}, { can_edit: false }));
    expect(button('Download PDF')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Regenerate' })).not.toBeInTheDocument();
  });
});
