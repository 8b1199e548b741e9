import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/voting/actions';
import { PoliciesScreen } from '@/components/voting/policy/policies-screen';
import type { Policy, PolicyDetail } from '@/lib/voting/policy/schema';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, serve } from '@/tests/support/components/fake-api';
import { push } from '@/tests/support/components/fake-navigation';
import { testListStates } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import { somePolicy } from '@/tests/support/components/some-policy';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/voting/actions', () => ({ clonePolicy: vi.fn(), createPolicy: vi.fn(), deletePolicy: vi.fn() }));
const { clonePolicy, createPolicy, deletePolicy } = vi.mocked(actions);

const PATH = '/voting/policies';
const own = somePolicy({ groups: [{ id: 'g', name: 'European banks' }], has_draft: true, description: 'Ours' });
const example = somePolicy({ name: 'Votes with the board', is_example: true, rules_count: 3 });

const open = (canWrite = true) => show(<PoliciesScreen canWrite={canWrite} />);

async function openWith(policies: Policy[], canWrite = true) {
  const requests = serve({ [PATH]: () => answer({ policies }) });
  const { user } = open(canWrite);
  await screen.findByRole('heading', { name: 'Examples' });
  return { user, requests };
}

const list = (name: string) => within(screen.getByRole('list', { name }));
const created = (id: string) => done({ id } as PolicyDetail);

beforeEach(() => {
  for (const action of [clonePolicy, createPolicy, deletePolicy, push]) action.mockReset();
});

describe('the policies of an organization', () => {
  testListStates({
    path: PATH,
    open,
    loading: 'Loading policies...',
    failure: 'Failed to load policies',
    none: { policies: [example] },
    some: { policies: [own, example] },
    row: 'House policy',
    empty: { title: /^No policy yet\./, says: /Clone an example below and change it/ },
  });

  it('are listed apart from the examples, each with its content and where it is used', async () => {
    await openWith([own, example]);
    expect(screen.getByText('1 policy')).toBeVisible();
    const [row] = list('Policies').getAllByRole('listitem');
    expect(row).toHaveTextContent(
      /^House policyversion 2DraftOurs12 rules · used on 4 ballots · groups: European banks/,
    );
    expect(list('Policies').getByRole('link', { name: 'House policy' })).toHaveAttribute(
      'href',
      `/voting/policies/${own.id}`,
    );
    const [other] = list('Examples').getAllByRole('listitem');
    expect(other).toHaveTextContent(/^Votes with the board3 rules/);
    expect(other).not.toHaveTextContent(/version|ballot/);
  });

  it('are only read by those who may not change them', async () => {
    await openWith([own, example], false);
    expect(list('Policies').getByRole('link', { name: 'House policy' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /New policy|^Clone|^Delete/ })).not.toBeInTheDocument();
  });
});

describe('a new policy', () => {
  it('is made empty and opened', async () => {
    createPolicy.mockResolvedValue(created('p9'));
    const { user } = await openWith([example]);
    await user.click(screen.getByRole('button', { name: 'New policy' }));
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/voting/policies/p9'));
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith({ body: { name: 'New policy' } });
  });

  it('says why it was not made, and opens nothing', async () => {
    createPolicy.mockResolvedValue(refused('conflict', 'There are 200 policies already.'));
    const { user } = await openWith([example]);
    await user.click(screen.getByRole('button', { name: 'New policy' }));
    expect(await screen.findByText('The policy was not created')).toBeVisible();
    expect(screen.getByText('There are 200 policies already.')).toBeVisible();
    expect(push).not.toHaveBeenCalled();
  });

  it('is made of an example, and opened', async () => {
    clonePolicy.mockResolvedValue(created('p9'));
    const { user } = await openWith([own, example]);
    await user.click(screen.getByRole('button', { name: 'Clone Votes with the board' }));
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/voting/policies/p9'));
    expect(clonePolicy).toHaveBeenCalledExactlyOnceWith({ params: { id: example.id }, body: {} });
  });

  it('says why it was not cloned', async () => {
    clonePolicy.mockResolvedValue(refused('forbidden', 'Your role was changed.'));
    const { user } = await openWith([example]);
    await user.click(screen.getByRole('button', { name: 'Clone Votes with the board' }));
    expect(await screen.findByText('The policy was not cloned')).toBeVisible();
    expect(screen.getByText('Your role was changed.')).toBeVisible();
  });
});

describe('deleting a policy', () => {
  it('is confirmed first, and never offered for an example', async () => {
    deletePolicy.mockResolvedValue(done(undefined));
    const { user, requests } = await openWith([own, example]);
    expect(list('Examples').queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete House policy' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete House policy?' });
    expect(question).toHaveAccessibleDescription(/^Ballots created under it keep the version they used\./);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(deletePolicy).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete House policy' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Policy deleted')).toBeVisible();
    expect(deletePolicy).toHaveBeenCalledExactlyOnceWith({ params: { id: own.id }, body: {} });
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  it('says why it was refused, and keeps the question open', async () => {
    deletePolicy.mockResolvedValue(refused('conflict', 'A group uses it.'));
    const { user } = await openWith([own, example]);
    await user.click(screen.getByRole('button', { name: 'Delete House policy' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await within(question).findByText('A group uses it.')).toBeVisible();
  });
});
