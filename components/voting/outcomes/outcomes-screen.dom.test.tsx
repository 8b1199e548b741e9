import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, serve } from '@/tests/support/components/fake-api';
import { testListStates, LONG_NAME } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import { attentionOf, someAttention, someResultLine } from '@/tests/support/components/some-meetings';
import { OutcomesScreen } from './outcomes-screen';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);

const PATH = '/voting/outcomes/attention';
const open = () => show(<OutcomesScreen />);

describe('the results that ask for attention', () => {
  testListStates({
    path: PATH,
    open,
    loading: 'Loading vote results...',
    failure: 'Failed to load vote results',
    none: attentionOf([]),
    some: attentionOf([someAttention()]),
    row: 'Meridian Tools Inc.',
    empty: { title: 'No vote results yet', says: /They come from item 5\.07 of 8-K filings/ },
  });

  it('are none where every result is as expected', async () => {
    serve({ [PATH]: () => answer(attentionOf([], 3)) });
    open();
    const emptyState = await screen.findByText('No results need attention');
    expect(emptyState.parentElement).toHaveTextContent('Choose a company above to see all of its results.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('are not shown as expected where some could not be determined', async () => {
    const none = attentionOf([], 3);
    serve({ [PATH]: () => answer({ ...none, counts: { ...none.counts, not_certain: 12 } }) });
    open();
    const emptyState = await screen.findByText('No certain results need attention');
    expect(emptyState.parentElement).toHaveTextContent('12 results could not be read with certainty.');
    expect(screen.getByText(/with results, 12 results not certain/)).toBeInTheDocument();
  });

  it('show support, its change, the result and our vote', async () => {
    const director = someResultLine({
      kind: 'director_election',
      nominee: 'Judith Hale',
      support_cast: 45.1,
      passed: false,
      stated_result: 'passed',
      previous: null,
      our_vote: null,
      page_number: null,
    });
    const named = someAttention({ company_name: LONG_NAME, line: director });
    serve({ [PATH]: () => answer(attentionOf([someAttention(), named])) });
    open();
    const table = within(await screen.findByRole('table', { name: 'Results that need attention' }));
    const pay = table.getByRole('row', { name: /Advisory vote/ });
    expect(pay).toHaveTextContent(
      /MRDTMay 12, 20263Advisory vote on executive compensation61\.2%.*30\.0.*Passed.*Against/,
    );
    const election = table.getByRole('row', { name: /Judith Hale/ });
    expect(election).toHaveTextContent(/45\.1%No majorityfiling: elected—/);
    expect(within(election).getByRole('link', { name: LONG_NAME })).toBeInTheDocument();
    expect(within(election).queryByRole('button')).not.toBeInTheDocument();
  });

  it('are counted by reason, and the reason is in the address', async () => {
    serve({ [PATH]: () => answer(attentionOf([someAttention()])) });
    const { user } = open();
    const reasons = await screen.findByRole('radiogroup', { name: 'Reason' });
    expect(reasons).toHaveTextContent('All 1Support below 80% 1Directors below 70% 0Majority against us 0');
    await user.click(within(reasons).getByRole('radio', { name: /Directors below 70%/ }));
    expect(window.location.search).toBe('?reason=low_director');
  });
});

describe('the results of one company', () => {
  const COMPANY = '/voting/outcomes';
  const openCompany = () => {
    window.history.replaceState(null, '', '/voting/outcomes?company=5c2c5c2c-0000-4000-8000-000000000001');
    return open();
  };
  const list = (...outcomes: unknown[]) => ({ outcomes, total: outcomes.length, page: 1, size: 100 });
  const meeting = {
    id: 'm',
    company_id: 'c',
    company_name: 'Meridian Tools Inc.',
    ticker: 'MRDT',
    meeting_date: '2026-05-12',
    date_source: 'text',
    meeting_type: 'annual',
    document_id: 'd',
    form_type: '8-K',
    filing_date: '2026-05-15',
    documents: [],
    is_amended: false,
    is_preliminary: true,
    shares_present: 1_001_200,
    frequency: null,
    lines: [someResultLine(), someResultLine({ number: '4', title: LONG_NAME, for: null, unread: ['for'] })],
    ballot_id: 'b',
    ballot_lines_without_result: [{ ballot_line_id: 'x', number: '7', title: 'Report on water' }],
    with_majority: 0,
    compared: 2,
  };

  testListStates({
    path: COMPANY,
    others: { [PATH]: () => answer(attentionOf([])) },
    open: openCompany,
    loading: 'Loading vote results...',
    failure: 'Failed to load the company’s results',
    none: list(),
    some: list(meeting),
    row: 'Annual meeting of May 12, 2026',
    empty: { title: 'No vote results for this company', says: /due within four business days/ },
  });

  it('say what was not certain, what is not matched and what the filing leaves out', async () => {
    serve({ [PATH]: () => answer(attentionOf([])), [COMPANY]: () => answer(list(meeting)) });
    openCompany();
    const table = within(await screen.findByRole('table', { name: 'Results of May 12, 2026' }));
    expect(table.getByRole('row', { name: new RegExp(LONG_NAME) })).toHaveTextContent('not certain');
    expect(table.getByRole('row', { name: /Advisory vote/ })).toHaveTextContent(/612,000388,0001,200—.*not matched/);
    expect(screen.getByText(/On our ballot without a certain result:/)).toHaveTextContent('7 Report on water');
    expect(screen.getByText('Preliminary')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Our ballot' })).toHaveAttribute('href', '/voting/ballots/b');
  });
});
