import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/organization/actions';
import type { SentInvitationAnswer } from '@/lib/organizations/schema-members';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { show } from '@/tests/support/components/show';
import { InviteDialog } from './invite-dialog';

vi.mock('@/app/(app)/organization/actions', () => ({ inviteMember: vi.fn() }));
const inviteMember = vi.mocked(actions.inviteMember);

const mailed: SentInvitationAnswer = {
  invitation: {
    id: 'invitation',
    email_address: 'cleo@example.com',
    role: 'org:member',
    status: 'pending',
    created_at: '2026-03-01T10:00:00.000Z',
    expires_at: '2026-03-08T10:00:00.000Z',
  },
  link: null,
  is_mailed: true,
  mail_note: null,
};

function open() {
  const onClose = vi.fn();
  return { ...show(<InviteDialog onClose={onClose} />), onClose };
}

const email = () => screen.getByLabelText('Email');
const role = () => screen.getByRole('combobox', { name: 'Role' });
const send = () => screen.getByRole('button', { name: /Send Invitation|Sending/ });

beforeEach(() => void inviteMember.mockReset());

describe('the Invite Member dialog', () => {
  it('sends nothing before an address is typed', async () => {
    const { user } = open();
    expect(email()).toHaveFocus();
    expect(send()).toBeDisabled();
    await user.type(email(), '  ');
    expect(send()).toBeDisabled();
    await user.type(email(), 'c');
    expect(send()).toBeEnabled();
  });

  it('says beside the field that this is no address', async () => {
    const { user } = open();
    await user.type(email(), 'cleo at example.com{Enter}');
    await waitFor(() => expect(email()).toHaveAccessibleDescription('This is not an email address'));
    expect(email()).toBeInvalid();
    expect(inviteMember).not.toHaveBeenCalled();
  });

  it('invites as Member by default, and explains each role', async () => {
    const { user } = open();
    expect(role()).toHaveTextContent('Member');
    const asMember = role().getAttribute('aria-describedby');
    expect(asMember).not.toBeNull();
    const meaning = screen.getByText((_text, element) => element?.id === asMember).textContent;
    await user.click(role());
    await user.click(await screen.findByRole('option', { name: 'Viewer' }));
    expect(role()).toHaveTextContent('Viewer');
    expect(screen.getByText((_text, element) => element?.id === asMember).textContent).not.toBe(meaning);
  });

  it('sends the trimmed address with the role, says so and closes', async () => {
    inviteMember.mockResolvedValue(done(mailed));
    const { user, onClose } = open();
    await user.type(email(), ' cleo@example.com {Enter}');
    expect(await screen.findByText('Invitation sent successfully!')).toBeInTheDocument();
    expect(inviteMember).toHaveBeenCalledExactlyOnceWith({ body: { email: 'cleo@example.com', role: 'org:member' } });
    expect(onClose).toHaveBeenCalled();
  });

  it('cannot be sent twice while it is under way', async () => {
    const { answer, release } = delayedAnswer(done(mailed));
    inviteMember.mockReturnValue(answer);
    const { user, onClose } = open();
    await user.type(email(), 'cleo@example.com');
    await user.click(send());
    await waitFor(() => expect(send()).toHaveAccessibleName('Sending...'));
    expect(send()).toBeDisabled();
    expect(email()).toHaveAttribute('readonly');
    release();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(inviteMember).toHaveBeenCalledTimes(1);
  });

  it('keeps the address when the server refuses it, with the sentence of the server', async () => {
    inviteMember.mockResolvedValue(refused('conflict', 'cleo@example.com is a member already.'));
    const { user, onClose } = open();
    await user.type(email(), 'cleo@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('cleo@example.com is a member already.');
    expect(email()).toHaveValue('cleo@example.com');
    expect(onClose).not.toHaveBeenCalled();
  });

  it("puts the server's sentence on the address beside the address", async () => {
    inviteMember.mockResolvedValue(
      refused('invalid', 'Not right', [{ path: 'email', message: 'This domain takes no mail' }]),
    );
    const { user } = open();
    await user.type(email(), 'cleo@example.com{Enter}');
    await waitFor(() => expect(email()).toHaveAccessibleDescription('This domain takes no mail'));
  });

  it('gives the link to pass on where no mail was sent', async () => {
    const link = 'http://localhost:3000/accept-invitation/secret';
    inviteMember.mockResolvedValue(done({ ...mailed, link, is_mailed: false, mail_note: 'no mail server is set.' }));
    const { user, onClose } = open();
    await user.type(email(), 'cleo@example.com{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Invitation ready' })).toHaveAccessibleDescription(
      'It was not emailed: no mail server is set. Send this link to cleo@example.com yourself.',
    );
    expect(screen.getByLabelText('Invitation link')).toHaveValue(link);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalled();
  });
});
