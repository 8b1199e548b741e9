import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Meeting } from '@/lib/voting/meetings/schema';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { testListStates, LONG_NAME } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import { noSeason, someMeeting } from '@/tests/support/components/some-meetings';
import { FirstDataBoundary } from '@/components/reads/first-data-boundary';
import { meetingListStart, NO_FILTERS } from '@/components/reads/voting-reads';
import { MeetingsScreen } from './meetings-screen';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/voting/actions', () => ({}));

const PATH = '/voting/meetings';
const others = {
  '/voting/meetings/season': () => answer(noSeason),
  '/subscription-groups': () => answer({ groups: [] }),
};
const list = (...meetings: Meeting[]) => ({ meetings, total: meetings.length });
const open = (canWrite = true) => show(<MeetingsScreen canWrite={canWrite} today="2026-04-02" />);

/** The coming meetings; the past ones are read from the same path. */
async function openWith(coming: Meeting[], { past = [] as Meeting[], canWrite = true } = {}) {
  serve({
    ...others,
    [PATH]: (query) => answer(query.get('order') === 'newest' ? list(...past) : list(...coming)),
  });
  const { user } = open(canWrite);
  return { user, table: within(await screen.findByRole('table', { name: 'Meetings' })) };
}

beforeEach(() => {
  // Only visible rows are rendered, and without a layout nothing has a height.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
});

describe('the list of meetings', () => {
  testListStates({
    path: PATH,
    others,
    open,
    loading: 'Loading meetings...',
    failure: 'Failed to load meetings',
    none: list(),
    some: list(someMeeting()),
    row: 'Meridian Tools Inc.',
    empty: {
      title: 'No meetings yet',
      says: /when a company’s proxy statement has been fetched or uploaded and read/,
      action: { role: 'link', name: 'Open Companies' },
      isForReaders: true,
    },
  });

  it('offers to clear the filters where none matches', async () => {
    window.history.replaceState(null, '', '/voting?state=voted');
    serve({ ...others, [PATH]: () => answer(list()) });
    const { user } = open();
    await screen.findByText('No meeting matches');
    expect(screen.queryByText('No meetings yet')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(window.location.pathname + window.location.search).toBe('/voting');
  });

  it('shows the first rows of a long list, under weeks that count all of theirs, while the rest is read', async () => {
    const review = someMeeting({ company_name: 'Aldermoor', meeting_date: '2026-04-03', state: 'needs_review' });
    const week = { week: '2026-03-30', is_past: false, meetings: 300, need_review: 7, open: 2 };
    const { queryKey } = meetingListStart(NO_FILTERS);
    serve({ ...others, [PATH]: (query) => (query.get('order') === 'newest' ? answer(list()) : never()) });
    show(
      <FirstDataBoundary entries={[{ queryKey, data: { meetings: [review], total: 300, weeks: [week] } }]}>
        <MeetingsScreen canWrite today="2026-04-02" />
      </FirstDataBoundary>,
    );
    const table = screen.getByRole('table', { name: 'Meetings' });
    expect(table).toHaveAttribute('aria-rowcount', '302');
    expect(within(table).getByRole('row', { name: /This week/ })).toHaveTextContent('300 meetings · 7 need review');
    expect(within(table).getByText('Aldermoor')).toBeInTheDocument();
    expect(screen.queryByText('Loading meetings...')).not.toBeInTheDocument();
  });

  it('says by week what comes, and of each meeting its filing and its ballot', async () => {
    const filing = {
      document_id: 'd',
      form_type: 'DEF 14A',
      filing_date: '2026-03-20',
      status: 'processed',
      amendments: 1,
    };
    const soon = someMeeting({ company_name: LONG_NAME, meeting_date: '2026-04-03', days_left: 1 });
    const filed = someMeeting({ filing, lines_total: 4 });
    const { table } = await openWith([soon, filed]);
    expect(table.getByRole('row', { name: /This week/ })).toHaveTextContent('1 meeting · 1 open');
    expect(table.getByRole('row', { name: new RegExp(LONG_NAME) })).toHaveTextContent(/tomorrow.*Not filed yet/);
    // The name is cut where the column is narrow.
    expect(table.getByText(LONG_NAME)).toHaveAttribute('title', LONG_NAME);
    const row = within(table.getByRole('row', { name: /40 days/ }));
    expect(row.getByText('Mar 20 +1')).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Make ballot for Meridian Tools Inc.' })).toBeEnabled();
  });

  it('lets a viewer neither make a ballot nor correct a meeting', async () => {
    const { table } = await openWith([someMeeting({ lines_total: 4 })], { canWrite: false });
    expect(table.getByText('No ballot yet')).toBeInTheDocument();
    expect(table.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the past meetings beside the list', () => {
  const past = () => screen.getByRole('list', { name: 'Past meetings' });

  it('state the result of each', async () => {
    const outcome = {
      document_id: 'd',
      filing_date: '2026-03-04',
      lines: 9,
      not_passed: 1,
      say_on_pay_support: 61.24,
      page_number: 2,
    };
    const held = { meeting_date: '2026-03-02', days_left: -31 };
    await openWith([someMeeting()], {
      past: [
        someMeeting({ ...held, outcome, state: 'outcome' }),
        someMeeting({ ...held, company_name: 'Harbor' }),
        someMeeting({ ...held, outcome: { ...outcome, lines: 0, not_passed: 0 }, state: 'outcome' }),
      ],
    });
    const [known, awaited, unknown] = await within(past()).findAllByRole('listitem');
    expect(known).toHaveTextContent('1 of 9 not passed');
    expect(known).toHaveTextContent('say on pay 61.2%');
    expect(awaited).toHaveTextContent(/Awaiting the 8-Kdue by Mar 6/);
    expect(unknown).toHaveTextContent('Results not certain');
  });

  it('show that there are none', async () => {
    await openWith([someMeeting()]);
    expect(await screen.findByText('No meetings have been held yet.')).toBeInTheDocument();
  });

  it('show that they could not be read, while the list is shown', async () => {
    serve({
      ...others,
      [PATH]: (query) =>
        query.get('order') === 'newest' ? refuse('forbidden', 'Ended.') : answer(list(someMeeting())),
    });
    open();
    expect(await screen.findByText('They could not be read.')).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'Meetings' })).toBeInTheDocument();
  });
});
