import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(auth)/accept-invitation/actions';
import { InvitationNotice } from '@/components/auth/invitation/invitation-notice';
import { OpenInvitation } from '@/components/auth/invitation/open-invitation';
import type { ClosedInvitation, OpenInvitation as Open } from '@/lib/organizations/read-invitation';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { serveSignIn } from '@/tests/support/components/fake-sign-in';
import { show } from '@/tests/support/components/show';

vi.mock('@/app/(auth)/accept-invitation/actions', () => ({ acceptInvitation: vi.fn() }));
const acceptInvitation = vi.mocked(actions.acceptInvitation);

const invitation: Open = {
  state: 'open',
  organizationName: 'Brook Stewardship',
  inviterName: 'Ada Brook',
  role: 'org:member',
  email: 'ben@example.com',
  expiresAt: '2026-03-08T10:00:00.000Z',
};

const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  acceptInvitation.mockReset();
});

describe('an invitation', () => {
  const open = (signedInAs: string | null) =>
    show(<OpenInvitation invitationId="i 1" invitation={invitation} signedInAs={signedInAs} />);
  const accept = () => screen.getByRole('button', { name: /^(Accept|Joining)/ });

  it('states who invites, the organization, the role and the expiry', () => {
    open(null);
    expect(screen.getByRole('heading', { name: 'Join Brook Stewardship' })).toBeVisible();
    expect(screen.getByText('Ada Brook invites you to work in this organization.')).toBeVisible();
    expect(screen.getByText('For').nextElementSibling).toHaveTextContent('ben@example.com');
    expect(screen.getByText('Valid until').nextElementSibling).toHaveTextContent('Mar 8, 2026');
    expect(screen.getByText('Role').nextElementSibling).toHaveTextContent(/^Member/);
  });

  it('sends those who are not signed in to sign-in with the invited address, and back', () => {
    open(null);
    for (const [name, path] of [
      ['Create an account', '/sign-up'],
      ['Sign in', '/sign-in'],
    ] as const) {
      const address = new URL(link(name).getAttribute('href') ?? '', 'http://localhost:3000');
      expect(address.pathname).toBe(path);
      expect([...address.searchParams.values()].sort()).toEqual(['/accept-invitation/i%201', 'ben@example.com']);
    }
    expect(screen.queryByRole('button', { name: 'Accept Invitation' })).not.toBeInTheDocument();
  });

  it('is accepted once, and opens the product', async () => {
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { answer, release } = delayedAnswer(done(undefined));
    acceptInvitation.mockReturnValue(answer as never);
    const { user } = open('ben@example.com');
    await user.click(accept());
    await waitFor(() => expect(accept()).toBeDisabled());
    expect(went).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/companies'));
    expect(acceptInvitation).toHaveBeenCalledExactlyOnceWith({ params: { id: 'i 1' } });
  });

  it('says why it could not be accepted, and may be tried again', async () => {
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    acceptInvitation.mockResolvedValue(refused('conflict', 'It was revoked meanwhile.'));
    const { user } = open('ben@example.com');
    await user.click(accept());
    expect(await screen.findByRole('alert')).toHaveTextContent('It was revoked meanwhile.');
    expect(accept()).toBeEnabled();
    expect(went).not.toHaveBeenCalled();
    expect(link('Continue without Brook Stewardship')).toHaveAttribute('href', '/companies');
  });
});

describe('an invitation that cannot be accepted', () => {
  const named = { organizationName: 'Brook Stewardship', inviterName: 'Ada Brook' };
  const open = (closed: ClosedInvitation, signedInAs: string | null = null) =>
    show(<InvitationNotice invitation={closed} path="/accept-invitation/i1" signedInAs={signedInAs} />);

  it.each<[ClosedInvitation, string, RegExp]>([
    [{ state: 'unknown' }, 'This invitation does not exist', /ask for a new invitation\.$/],
    [{ state: 'expired', ...named }, 'This invitation has expired', /Ask Ada Brook for a new one/],
    [{ state: 'revoked', ...named }, 'This invitation was revoked', /An admin of Brook Stewardship revoked it\./],
    [{ state: 'accepted', ...named }, 'This invitation was already accepted', /If that was you, sign in\.$/],
  ])('says why: %o', (closed, title, sentence) => {
    open(closed);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(link('Sign in')).toHaveAttribute('href', '/sign-in');
  });

  it('links to the product for those who are signed in', () => {
    open({ state: 'accepted', ...named }, 'ben@example.com');
    expect(screen.getByText(/choose the organization in the user menu\.$/)).toBeVisible();
    expect(link('Continue to Plumbline')).toHaveAttribute('href', '/companies');
  });

  it('because it is for another address, signs out and comes back', async () => {
    const { posted, went } = serveSignIn({ '/sign-out': () => ({ body: { success: true } }) });
    const { user } = open({ state: 'wrong_address', email: 'ben@example.com', ...named }, 'ada@example.com');
    expect(screen.getByText(/^It is for ben@example\.com, but you are signed in as ada@example\.com\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign out and continue' }));
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/accept-invitation/i1'));
    expect(posted.map(({ path }) => path)).toEqual(['/sign-out']);
  });
});
