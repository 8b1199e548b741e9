import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/subscriptions/actions';
import { SubscriptionDetails } from '@/components/subscriptions/subscription/subscription-details';
import type { Subscription } from '@/lib/subscriptions/schema';
import { done } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someReport } from '@/tests/support/components/some-lists';
import { someSubscription } from '@/tests/support/components/some-watch';

vi.mock('@/app/(app)/subscriptions/actions', () => ({ setSubscriptionStatus: vi.fn() }));
const setSubscriptionStatus = vi.mocked(actions.setSubscriptionStatus);

const ID = 's1';
const PATH = `/subscriptions/${ID}`;
const others: Answers = {
  [`${PATH}/missing-documents`]: () => answer({ missing_document_types: [], fiscal_year: 2025 }),
  '/reports/': () => answer({ reports: [], total: 0 }),
};

async function open(changes: Partial<Subscription> = {}, answers: Answers = {}, canWrite = true) {
  const subscription = someSubscription({ id: ID, ...changes });
  const requests = serve({ ...others, [PATH]: () => answer(subscription), ...answers });
  const onEdit = vi.fn();
  const { user } = show(<SubscriptionDetails subscriptionId={ID} onClose={vi.fn()} {...{ canWrite, onEdit }} />);
  await screen.findByRole('dialog', { name: subscription.name });
  return { user, requests, onEdit, subscription };
}

/** The value shown beside a name. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

beforeEach(() => {
  setSubscriptionStatus.mockReset();
});

describe('the details of a subscription', () => {
  it('show that they are loading, and why they could not be read', async () => {
    let isDown = true;
    serve({ [PATH]: never });
    const { showAgain, user } = show(
      <SubscriptionDetails subscriptionId={ID} canWrite onEdit={vi.fn()} onClose={vi.fn()} />,
    );
    expect(within(screen.getByRole('dialog', { name: 'Subscription' })).getByRole('status')).toHaveTextContent(
      'Loading subscription...',
    );
    serve({
      ...others,
      '/subscriptions/s2': () => (isDown ? refuse('not_found', 'It was deleted.') : answer(someSubscription())),
    });
    showAgain(<SubscriptionDetails subscriptionId="s2" canWrite onEdit={vi.fn()} onClose={vi.fn()} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load subscriptionIt was deleted.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('dialog', { name: 'Meridian, annual meeting' })).toBeVisible();
  });

  it('state what is watched and how', async () => {
    await open({
      monitored_document_types: ['DEF 14A', '10-K'],
      documents_seen: { 'DEF 14A': ['a', 'b'], '10-K': [] },
      notification_config: { email: true, in_app: false, share_with_org: true },
    });
    expect(fact('Company')).toHaveTextContent('Meridian Tools Inc. MRDT');
    expect(fact('Monitored documents')).toHaveTextContent('DEF 14A10-K');
    expect(fact('Documents seen')).toHaveTextContent(/^DEF 14A \(2\)$/);
    expect(fact('Notifications')).toHaveTextContent(/^E-mail, shared with the organization$/);
    expect(fact('Last triggered')).toHaveTextContent('Never');
    expect(screen.getByText('12 of 50 reports used this month')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '12 of 50 reports this month' })).toHaveAttribute(
      'aria-valuenow',
      '24',
    );
  });

  it('show that there are no reports yet', async () => {
    await open({ template_name: null, notification_config: { email: false, in_app: false, share_with_org: false } });
    expect(fact('Template')).toHaveTextContent('Deleted template');
    expect(fact('Documents seen')).toHaveTextContent('None yet');
    expect(fact('Notifications')).toHaveTextContent(/^None$/);
    expect(await screen.findByText(/^No reports yet\. The first is generated when/)).toBeVisible();
    expect(await screen.findByText('No annual document of 2025 is missing.')).toBeVisible();
  });

  it('name the documents that are missing', async () => {
    await open(
      {},
      {
        [`${PATH}/missing-documents`]: () => answer({ missing_document_types: ['DEF 14A', '10-K'], fiscal_year: 2025 }),
      },
    );
    expect(await screen.findByText('Missing documents for 2025: DEF 14A, 10-K')).toBeVisible();
  });

  it('list the newest reports, and count the others', async () => {
    const reports = [
      someReport({ id: 'r1', report_title: 'Meridian 2025' }),
      someReport({ id: 'r2', report_title: 'Meridian 2024', status: 'failed' }),
      someReport({ id: 'r3', report_title: 'Meridian 2026', status: 'queued' }),
    ];
    const { requests } = await open({}, { '/reports/': () => answer({ reports, total: 9 }) });
    expect(await screen.findByRole('link', { name: 'Meridian 2025' })).toHaveAttribute('href', '/reports/r1');
    const rows = within(screen.getByRole('region', { name: 'Recent reports' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Completed'),
      expect.stringContaining('Failed'),
      expect.stringContaining('Processing'),
    ]);
    expect(screen.getByText('And 6 more')).toBeVisible();
    expect(requests).toContain(`/reports/?subscription_id=${ID}&page=1&size=5`);
  });

  it('say that the reports could not be read', async () => {
    await open({}, { '/reports/': () => refuse('forbidden', 'No.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load reports');
    expect(screen.queryByText(/^No reports yet/)).not.toBeInTheDocument();
  });
});

describe('what can be done from the details', () => {
  it('is to edit it, and to pause it', async () => {
    setSubscriptionStatus.mockResolvedValue(done(someSubscription({ status: 'paused' })));
    const { user, onEdit, subscription } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(onEdit).toHaveBeenCalledExactlyOnceWith(subscription);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Meridian, annual meeting is paused')).toBeVisible();
    expect(setSubscriptionStatus.mock.calls[0]?.[0]).toMatchObject({ params: { id: ID }, body: { status: 'paused' } });
  });

  it.each([
    ['Process and activate', 'process'],
    ['Skip and activate', 'skip'],
  ] as const)('is to activate it, after a question about filings of the pause: %s', async (choice, missed) => {
    setSubscriptionStatus.mockResolvedValueOnce(done({ held: 2, name: 'Meridian' }) as never);
    setSubscriptionStatus.mockResolvedValueOnce(done(someSubscription()));
    const { user } = await open({ status: 'paused' });
    await user.click(screen.getByRole('button', { name: 'Activate' }));
    const question = await screen.findByRole('alertdialog', { name: '2 filings arrived during the pause' });
    await user.click(within(question).getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(setSubscriptionStatus.mock.calls.map(([input]) => input.body)).toEqual([
      { status: 'active', missed: undefined },
      { status: 'active', missed },
    ]);
  });

  it('is nothing for those who may not change it', async () => {
    await open({ can_edit: false });
    expect(screen.queryByRole('button', { name: /Pause|Edit/ })).not.toBeInTheDocument();
  });

  it('is nothing for a viewer', async () => {
    await open({}, {}, false);
    expect(screen.queryByRole('button', { name: /Pause|Edit/ })).not.toBeInTheDocument();
  });
});
