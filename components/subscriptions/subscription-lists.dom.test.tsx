import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/subscriptions/actions';
import { refused } from '@/tests/support/components/action-answers';
import { answer, serve } from '@/tests/support/components/fake-api';
import { testListStates, LONG_NAME } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import { someGroup, someQueueItem, someSubscription } from '@/tests/support/components/some-watch';
import { GroupsTab } from './groups/groups-tab';
import { QueueTab } from './queue/queue-tab';
import { SubscriptionsTab } from './subscriptions-tab';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/documents/actions', () => ({}));
vi.mock('@/app/(app)/reports/actions', () => ({}));
vi.mock('@/app/(app)/subscriptions/actions', () => ({ retryQueueItem: vi.fn(), cancelQueueItem: vi.fn() }));
const cancelQueueItem = vi.mocked(actions.cancelQueueItem);

const row = (name: RegExp) => screen.findByRole('row', { name });

beforeEach(() => {
  cancelQueueItem.mockReset();
});

describe('the list of subscriptions', () => {
  const PATH = '/subscriptions/';
  const list = (...subscriptions: unknown[]) => ({ subscriptions, total: subscriptions.length });
  const open = (canWrite = true) => show(<SubscriptionsTab canWrite={canWrite} hasOrganization />);

  testListStates({
    path: PATH,
    open,
    loading: 'Loading subscriptions...',
    failure: 'Failed to load subscriptions',
    none: list(),
    some: list(someSubscription()),
    row: 'Meridian, annual meeting',
    empty: {
      title: 'No subscriptions yet',
      says: /generates a report whenever a company files a document/,
      action: { role: 'button', name: 'New Subscription' },
    },
  });

  it('shows what each watches and how much of its month is used', async () => {
    const paused = someSubscription({ name: LONG_NAME, status: 'paused', company_name: LONG_NAME, can_edit: false });
    serve({ [PATH]: () => answer(list(someSubscription(), paused)) });
    open();
    expect(await row(/^Meridian, annual/)).toHaveTextContent(/Meridian Tools Inc\. MRDTDEF 14AFY2025.*12.*50.*Active/);
    expect(screen.getByText('2 subscriptions · 1 active · 24 reports this month')).toBeInTheDocument();
    expect(screen.getAllByTitle(LONG_NAME)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Pause Meridian, annual meeting' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: `Edit ${LONG_NAME}` })).not.toBeInTheDocument();
  });
});

describe('the list of groups', () => {
  const PATH = '/subscription-groups/';
  const list = (...groups: unknown[]) => ({ groups, total: groups.length });
  const open = (canWrite = true) => show(<GroupsTab canWrite={canWrite} />);

  testListStates({
    path: PATH,
    open,
    loading: 'Loading groups...',
    failure: 'Failed to load subscription groups',
    none: list(),
    some: list(someGroup()),
    row: 'European banks',
    empty: {
      title: 'No groups yet',
      says: /reports for many companies with one template/,
      action: { role: 'button', name: 'New Group' },
    },
  });

  it('says that a search found nothing, and offers no new group for it', async () => {
    serve({ [PATH]: (query) => answer(query.get('search') ? list() : list(someGroup())) });
    const { user } = open();
    await screen.findByText('European banks');
    await user.click(screen.getByRole('searchbox', { name: 'Search groups' }));
    await user.paste('insurers');
    const emptyState = await screen.findByText('No groups found');
    expect(emptyState.parentElement).toHaveTextContent('Change the search or the status.');
    expect(screen.getAllByRole('button', { name: 'New Group' })).toHaveLength(1);
  });
});

describe('the queue', () => {
  const ROOT = '/subscriptions/queue';
  const summary = {
    total_items: 4,
    pending: 1,
    running: 1,
    completed: 1,
    failed: 1,
    cancelled: 0,
    average_wait_seconds: 90,
  };
  const others = { [`${ROOT}/status`]: () => answer(summary) };
  const list = (...items: unknown[]) => ({ items, total: items.length });
  const open = (canWrite = true) => show(<QueueTab canWrite={canWrite} />);

  testListStates({
    path: ROOT,
    others,
    open,
    loading: 'Loading the queue...',
    failure: 'Failed to load queue status',
    none: list(),
    some: list(someQueueItem()),
    row: 'Meridian Tools 2025',
    empty: { title: 'The queue is empty', says: /listed here while they wait and run, and after they finish/ },
  });

  it('shows why each item is in its state, and the possible actions', async () => {
    const waiting = someQueueItem({ generated_report_name: 'One', waiting_reason: 'It waits for its turn.' });
    const running = someQueueItem({
      generated_report_name: 'Two',
      status: 'running',
      progress: { done: 4, total: 12, message: '' },
    });
    const failed = someQueueItem({ generated_report_name: 'Three', status: 'failed', failure_reason: 'No text.' });
    const completed = someQueueItem({ generated_report_name: LONG_NAME, status: 'completed', report_id: 'r1' });
    serve({ ...others, [ROOT]: () => answer(list(waiting, running, failed, completed)) });
    open();
    expect(await row(/^One/)).toHaveTextContent('It waits for its turn.');
    expect(await row(/^Two/)).toHaveTextContent('Query 5 of 12');
    expect(screen.getByRole('progressbar', { name: 'Progress of Two' })).toBeInTheDocument();
    expect(await row(/^Three/)).toHaveTextContent('No text.');
    expect(screen.getByRole('button', { name: 'Retry Three' })).toBeEnabled();
    expect(screen.getByRole('link', { name: `View ${LONG_NAME}` })).toHaveAttribute('href', '/reports/r1');
    expect(screen.getByTitle(LONG_NAME)).toBeInTheDocument();
  });

  it('says why an item was not cancelled', async () => {
    cancelQueueItem.mockResolvedValue(refused('conflict', 'It has ended already.'));
    serve({ ...others, [ROOT]: () => answer(list(someQueueItem())) });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel Meridian Tools 2025' }));
    expect(await screen.findByText('It has ended already.')).toBeInTheDocument();
  });

  it('lets a viewer change nothing', async () => {
    serve({ ...others, [ROOT]: () => answer(list(someQueueItem())) });
    open(false);
    expect(within(await row(/Meridian Tools 2025/)).queryByRole('button')).not.toBeInTheDocument();
  });
});
