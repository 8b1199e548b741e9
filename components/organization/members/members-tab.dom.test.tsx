import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/organization/actions';
import type { Member } from '@/lib/auth/types';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someMember } from '@/tests/support/components/some-people';
import { MembersTab } from './members-tab';

vi.mock('@/app/(app)/organization/actions', () => ({ updateMemberRole: vi.fn(), removeMember: vi.fn() }));
const updateMemberRole = vi.mocked(actions.updateMemberRole);
const removeMember = vi.mocked(actions.removeMember);

const ada = someMember({ role: 'org:admin' });
const ben = someMember({ first_name: 'Ben', last_name: 'Cole', email: 'ben@example.com' });
const nameless = someMember({ first_name: '', last_name: '', email: 'new@example.com', role: 'org:viewer' });

const MEMBERS = '/organizations/current/members';
const page = (members: Member[], total = members.length) => answer({ members, total });

function open({ isAdmin = true, self = ada } = {}) {
  return show(<MembersTab organizationName="Northwind Stewardship" ownUserId={self.user_id} isAdmin={isAdmin} />);
}

const table = () => screen.findByRole('table', { name: /Members/ });
const row = async (name: RegExp) => within(await table()).getByRole('row', { name });

beforeEach(() => {
  updateMemberRole.mockReset();
  removeMember.mockReset();
});

describe('the members of an organization', () => {
  it('are listed in a table with address, role and date, the own row marked', async () => {
    serve({ [MEMBERS]: () => page([ada, ben, nameless]) });
    open();
    expect(within(await table()).getAllByRole('row')).toHaveLength(4);
    expect(await row(/Ada Brook/)).toHaveTextContent(/You.*ada@example\.com.*Admin.*Feb 3, 2026/);
    expect(await row(/Ben Cole/)).toHaveTextContent(/ben@example\.com.*Member/);
    expect(await row(/Ben Cole/)).not.toHaveTextContent('You');
    expect(screen.getByRole('heading', { name: 'Members 3' })).toBeInTheDocument();
  });

  it('are called by their address where they gave no name', async () => {
    serve({ [MEMBERS]: () => page([nameless]) });
    open();
    expect(await screen.findByRole('button', { name: 'Remove new@example.com' })).toBeInTheDocument();
  });

  it('can be changed by an admin, except in the own row', async () => {
    serve({ [MEMBERS]: () => page([ada, ben]) });
    open();
    expect(within(await row(/Ben Cole/)).getByRole('button', { name: 'Edit role of Ben Cole' })).toBeInTheDocument();
    expect(within(await row(/Ben Cole/)).getByRole('button', { name: 'Remove Ben Cole' })).toBeInTheDocument();
    expect(within(await row(/Ada Brook/)).queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(['org:member', 'org:viewer'] as const)('give a person who is %s no actions', async (role) => {
    const self = someMember({ role, first_name: 'Vera' });
    serve({ [MEMBERS]: () => page([ada, self]) });
    open({ isAdmin: false, self });
    expect(within(await table()).queryByRole('button')).not.toBeInTheDocument();
    expect(
      within(await table())
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Name', 'Email', 'Role', 'Joined']);
    expect(screen.getByRole('button', { name: 'Leave organization' })).toBeInTheDocument();
  });

  it('are announced as loading until they come', () => {
    serve({ [MEMBERS]: never });
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading members...');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('can be asked for again when they could not be read', async () => {
    let isDown = true;
    serve({ [MEMBERS]: () => (isDown ? refuse('forbidden', 'You left this organization.') : page([ada])) });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Failed to load members.*You left this organization\./);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row(/Ada Brook/)).toBeInTheDocument();
  });

  it('come in pages of twenty', async () => {
    const many = Array.from({ length: 20 }, (_, index) => someMember({ last_name: `Number ${index + 1}` }));
    const requests = serve({ [MEMBERS]: (query) => page(query.get('offset') === '20' ? [ben] : many, 21) });
    const { user } = open();
    await row(/Number 20/);
    await user.click(screen.getByRole('button', { name: /Next/ }));
    expect(await screen.findByText('Ben Cole')).toBeInTheDocument();
    expect(requests).toEqual([`${MEMBERS}?limit=20&offset=0`, `${MEMBERS}?limit=20&offset=20`]);
  });
});

describe('changing a role', () => {
  async function openDialog() {
    serve({ [MEMBERS]: () => page([ada, ben]) });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit role of Ben Cole' }));
    await screen.findByRole('dialog', { name: 'Edit Role' });
    return user;
  }
  const update = () => screen.getByRole('button', { name: 'Update Role' });

  it('needs another role than the present one', async () => {
    const user = await openDialog();
    expect(await screen.findByRole('dialog', { name: 'Edit Role' })).toHaveAccessibleDescription(
      'Ben Cole · ben@example.com',
    );
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Member');
    expect(update()).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'Viewer' }));
    expect(update()).toBeEnabled();
  });

  it('sends the role, says so and gives the focus back', async () => {
    updateMemberRole.mockResolvedValue(done(undefined));
    const user = await openDialog();
    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'Admin' }));
    await user.click(update());
    expect(await screen.findByText('Member role updated')).toBeInTheDocument();
    expect(updateMemberRole).toHaveBeenCalledWith({ params: { user_id: ben.user_id }, body: { role: 'org:admin' } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit role of Ben Cole' })).toHaveFocus());
  });

  it("stays open with the server's sentence when it is refused", async () => {
    updateMemberRole.mockResolvedValue(refused('conflict', 'The organization needs at least one admin.'));
    const user = await openDialog();
    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'Viewer' }));
    await user.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent('The organization needs at least one admin.');
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Viewer');
  });
});

describe('removing a member', () => {
  it('asks for confirmation, and Cancel removes nobody', async () => {
    serve({ [MEMBERS]: () => page([ada, ben]) });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Ben Cole' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to remove this member?' }),
    ).toHaveAccessibleDescription(/Ben Cole \(ben@example\.com\) loses access/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(removeMember).not.toHaveBeenCalled();
  });

  it('takes the row away once it is done', async () => {
    let members = [ada, ben];
    serve({ [MEMBERS]: () => page(members) });
    removeMember.mockImplementation(async () => {
      members = [ada];
      return done(undefined);
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Ben Cole' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Member removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ben Cole/ })).not.toBeInTheDocument());
    expect(removeMember).toHaveBeenCalledExactlyOnceWith({ params: { user_id: ben.user_id } });
  });
});
