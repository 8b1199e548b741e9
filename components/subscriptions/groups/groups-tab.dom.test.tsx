import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/subscriptions/actions';
import { GroupsTab } from '@/components/subscriptions/groups/groups-tab';
import type { SubscriptionGroupDetail } from '@/lib/subscriptions/groups/schema';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someCompany } from '@/tests/support/components/some-company';
import { someGroup, someGroupCompany, someGroupDetail, someUsage } from '@/tests/support/components/some-watch';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/documents/actions', () => ({}));
vi.mock('@/app/(app)/subscriptions/actions', () => ({
  addGroupCompanies: vi.fn(),
  deleteGroup: vi.fn(),
  removeGroupCompanies: vi.fn(),
  setGroupStatus: vi.fn(),
}));
const { addGroupCompanies, deleteGroup, removeGroupCompanies, setGroupStatus } = vi.mocked(actions);

const meridian = someGroupCompany({ id: 'm', name: 'Meridian Tools Inc.' });
const harbor = someGroupCompany({ id: 'h', name: 'Harbor Grain Co.', rate_limit_override: 2 });
const group = someGroup({ id: 'g', company_count: 2, company_ids: ['m', 'h'] });
const detail = (changes: Partial<SubscriptionGroupDetail> = {}) =>
  someGroupDetail({ ...group, companies: [meridian, harbor], ...changes });

type Opened = { answers?: Answers; canWrite?: boolean; canEdit?: boolean };

async function open({ answers = {}, canWrite = true, canEdit = true }: Opened = {}) {
  const requests = serve({
    '/subscription-groups/': () => answer({ groups: [{ ...group, can_edit: canEdit }], total: 1 }),
    '/subscription-groups/g': () => answer(detail()),
    ...answers,
  });
  const { user } = show(<GroupsTab canWrite={canWrite} />);
  await screen.findByRole('list', { name: 'Subscription Groups' });
  return { user, requests };
}

/** Opens the screen with the details of its group unfolded. */
async function unfold(opened: Opened = {}) {
  window.history.replaceState(null, '', '/reports?group=g');
  return open(opened);
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const companies = async () => within(await screen.findByRole('region', { name: 'Companies of the group' }));

beforeEach(() => {
  for (const action of [addGroupCompanies, deleteGroup, removeGroupCompanies, setGroupStatus]) action.mockReset();
});

describe('the details of a group', () => {
  it('state its limits, and list its companies and newest reports', async () => {
    const reports = [{ id: 'r1', title: 'Meridian 2025', status: 'completed', created_at: '2026-03-01T10:00:00.000Z' }];
    await unfold({ answers: { '/subscription-groups/g': () => answer(detail({ reports: reports as never })) } });
    const rows = (await companies()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Meridian Tools Inc\.MRDT0000990001 ?3 ready/),
      expect.stringMatching(/^Harbor Grain Co\.2 a day/),
    ]);
    expect(screen.getByText('Daily limit').nextElementSibling).toHaveTextContent('5 reports for each company');
    expect(screen.getByRole('link', { name: 'Meridian 2025' })).toHaveAttribute('href', '/reports/r1');
  });

  it('say why they could not be read, and read again on demand', async () => {
    let isDown = true;
    const { user } = await unfold({
      answers: { '/subscription-groups/g': () => (isDown ? refuse('forbidden', 'No.') : answer(detail())) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the groupNo.');
    isDown = false;
    await user.click(button('Retry'));
    expect((await companies()).getByText('Meridian Tools Inc.')).toBeVisible();
    expect(screen.getByText('No reports yet.')).toBeVisible();
  });

  it('take a company out, and say why that was refused', async () => {
    removeGroupCompanies.mockResolvedValue(refused('conflict', 'A report on it is being generated.'));
    const { user } = await unfold();
    await user.click((await companies()).getByRole('button', { name: 'Remove Harbor Grain Co.' }));
    expect(await screen.findByText('Failed to remove the company')).toBeVisible();
    expect(screen.getByText('A report on it is being generated.')).toBeVisible();
    expect(removeGroupCompanies).toHaveBeenCalledExactlyOnceWith({ params: { id: 'g' }, body: { company_ids: ['h'] } });
  });

  it('keep the last company', async () => {
    await unfold({
      answers: { '/subscription-groups/g': () => answer(detail({ companies: [meridian], company_count: 1 })) },
    });
    expect((await companies()).getByRole('button', { name: 'Add companies' })).toBeEnabled();
    expect((await companies()).queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it.each([{ canWrite: false }, { canEdit: false }])('are only read where %o', async (who) => {
    await unfold(who);
    expect((await companies()).getByText('Meridian Tools Inc.')).toBeVisible();
    expect((await companies()).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Pause|Edit|Delete)/ })).not.toBeInTheDocument();
  });
});

describe('adding companies to a group', () => {
  it('offers those that are not in it, and adds what is ticked', async () => {
    addGroupCompanies.mockResolvedValue(done(group) as never);
    const vale = someCompany({ id: 'v', name: 'Vale Works' });
    const { user } = await unfold({
      answers: { '/companies/': () => answer([someCompany({ id: 'm' }), vale]) },
    });
    await user.click((await companies()).getByRole('button', { name: 'Add companies' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add companies' }));
    expect(dialog.getByRole('button', { name: 'Add companies' })).toBeDisabled();
    await user.click(await dialog.findByRole('checkbox', { name: 'Vale Works' }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Add 1 company' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(addGroupCompanies).toHaveBeenCalledExactlyOnceWith({ params: { id: 'g' }, body: { company_ids: ['v'] } });
  });
});

describe('the usage of a group', () => {
  it('counts reports by day, by state and by company, for a time that is chosen', async () => {
    const { user, requests } = await open({
      answers: { '/subscription-groups/g/usage-stats': () => answer(someUsage()) },
    });
    await user.click(button('Usage statistics of European banks'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Usage statistics' }));
    expect(await dialog.findByText('Reports per day, highest 4')).toBeVisible();
    const days = within(dialog.getByRole('table', { name: 'Reports by day' })).getAllByRole('row');
    expect(days.map(({ textContent }) => textContent)).toEqual(['Mar 2, 20264', 'Mar 3, 20261']);
    const [, row] = within(dialog.getByRole('table', { name: 'By company' })).getAllByRole('row');
    expect(row).toHaveTextContent('Meridian Tools Inc.55');
    expect(within(dialog.getByRole('list', { name: 'By status' })).getAllByRole('listitem')[0]).toHaveTextContent(/2$/);
    await user.click(dialog.getByRole('radio', { name: '7 days' }));
    await waitFor(() => expect(requests.filter((path) => path.includes('usage'))).toHaveLength(2));
    expect(requests.at(-1)).toBe('/subscription-groups/g/usage-stats?days=7');
  });

  it('says why it could not be read', async () => {
    const { user } = await open({
      answers: { '/subscription-groups/g/usage-stats': () => refuse('forbidden', 'No.') },
    });
    await user.click(button('Usage statistics of European banks'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load usage statisticsNo.');
  });
});

describe('deleting a group', () => {
  it('states what happens to its queue, and asks for confirmation', async () => {
    deleteGroup.mockResolvedValue(done(undefined));
    const { user, requests } = await open({
      answers: {
        '/subscriptions/queue': (query) => answer({ items: [], total: query.get('status') === 'pending' ? 3 : 1 }),
      },
    });
    await user.click(button('Delete European banks'));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this subscription group?' });
    await waitFor(() =>
      expect(question).toHaveAccessibleDescription(
        '“European banks” will generate no more reports. 3 waiting queue items are removed. ' +
          '1 report being generated is still finished. Existing reports are kept.',
      ),
    );
    expect(requests).toContain('/subscriptions/queue?group_id=g&status=pending&limit=1');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Subscription group deleted')).toBeVisible();
    expect(deleteGroup).toHaveBeenCalledExactlyOnceWith({ params: { id: 'g' } });
  });

  it('says why it was refused', async () => {
    deleteGroup.mockResolvedValue(refused('forbidden', 'Your role was changed.'));
    const { user } = await open();
    await user.click(button('Delete European banks'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText('Failed to delete subscription group. Your role was changed.')).toBeVisible();
  });
});

describe('pausing a group', () => {
  it('is done at once, and says why it was refused', async () => {
    setGroupStatus.mockResolvedValueOnce(refused('forbidden', 'Your role was changed.'));
    setGroupStatus.mockResolvedValueOnce(done({ ...group, status: 'paused' }) as never);
    const { user } = await open();
    await user.click(button('Pause European banks'));
    expect(await screen.findByText('Failed to update group status')).toBeVisible();
    await user.click(button('Pause European banks'));
    expect(await screen.findByText('European banks is paused')).toBeVisible();
    expect(setGroupStatus.mock.calls[1]?.[0]).toMatchObject({ params: { id: 'g' }, body: { status: 'paused' } });
  });
});
