import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/organization/actions';
import type { ListedInvitation } from '@/lib/organizations/schema-members';
import { refused } from '@/tests/support/components/action-answers';
import { answer, serve } from '@/tests/support/components/fake-api';
import { testListStates } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import { InvitationsTab } from './invitations-tab';

vi.mock('@/app/(app)/organization/actions', () => ({ revokeInvitation: vi.fn() }));
const revokeInvitation = vi.mocked(actions.revokeInvitation);

const PATH = '/organizations/current/invitations';
const LONG_ADDRESS = `${'stewardship.'.repeat(12)}desk@example.com`;
const invitation: ListedInvitation = {
  id: 'one',
  email_address: 'ben@example.com',
  role: 'org:member',
  status: 'pending',
  created_at: '2026-03-01T10:00:00.000Z',
  expires_at: '2026-03-08T10:00:00.000Z',
  link: 'https://plumbline.example.com/invitation/1',
};
const list = (...invitations: ListedInvitation[]) => ({ invitations });
const open = () => show(<InvitationsTab />);

beforeEach(() => {
  revokeInvitation.mockReset();
});

describe('the pending invitations', () => {
  testListStates({
    path: PATH,
    open,
    loading: 'Loading invitations...',
    failure: 'Failed to load invitations',
    none: list(),
    some: list(invitation),
    row: 'ben@example.com',
    empty: { title: 'No pending invitations', says: /until they join, for at most seven days/ },
  });

  it('are listed with address, state and days left, and their link where there is one', async () => {
    const expired: ListedInvitation = { ...invitation, id: 'two', email_address: LONG_ADDRESS, status: 'expired' };
    serve({ [PATH]: () => answer(list(invitation, { ...expired, link: null, expires_at: null })) });
    open();
    const table = within(await screen.findByRole('table', { name: /Pending Invitations/ }));
    expect(table.getByRole('row', { name: /ben@/ })).toHaveTextContent(/Member\s*Pending\s*Mar 1, 2026\s*Mar 8, 2026/);
    expect(table.getByRole('button', { name: 'Copy the link for ben@example.com' })).toBeInTheDocument();
    expect(table.getByTitle(LONG_ADDRESS).closest('tr')).toHaveTextContent(/Expired\s*Mar 1, 2026\s*—/);
    expect(table.queryByRole('button', { name: `Copy the link for ${LONG_ADDRESS}` })).not.toBeInTheDocument();
  });

  it('stay where revoking is refused, with the reason in the dialog', async () => {
    revokeInvitation.mockResolvedValue(refused('conflict', 'The invitation was accepted a moment ago.'));
    serve({ [PATH]: () => answer(list(invitation)) });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Revoke the invitation of ben@example.com' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await question.findByRole('alert')).toHaveTextContent('The invitation was accepted a moment ago.');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('ben@example.com')).toBeInTheDocument();
  });
});
