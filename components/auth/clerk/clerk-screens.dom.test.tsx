import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useAuthActions } from '@/components/auth/auth-actions';
import { authErrorMessage } from '@/components/auth/auth-client';
import { fakeClerk, PUBLISHABLE_KEY } from '@/tests/support/components/fake-clerk';
import { show } from '@/tests/support/components/show';
import { ClerkCreateOrganization, ClerkRoot, ClerkSignIn, ClerkSignUp } from './clerk-root';

const open = (children: ReactNode) => show(<ClerkRoot publishableKey={PUBLISHABLE_KEY}>{children}</ClerkRoot>);

const NOT_RESPONDING = 'The sign-in service is not responding. Check the connection and load this page again.';

const SCREENS = [
  ['sign-in', <ClerkSignIn key="1" redirectTo="/reports" />, 'Clerk SignIn'],
  ['sign-up', <ClerkSignUp key="2" redirectTo="/reports" />, 'Clerk SignUp'],
  ['creating an organization', <ClerkCreateOrganization key="3" />, 'Clerk CreateOrganization'],
] as const;

describe('the screens of a hosted sign-in', () => {
  it.each(SCREENS)('announce that they load: %s', async (_, ui, shown) => {
    fakeClerk({ loading: 'never ends' });
    open(ui);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading sign-in...'));
    expect(screen.queryByText(shown)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(SCREENS)('show the screen of the provider: %s', async (_, ui, shown) => {
    fakeClerk();
    open(ui);
    expect(await screen.findByText(shown)).toBeVisible();
    expect(screen.queryByText('Loading sign-in...')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(SCREENS)('say that the provider does not respond, instead of nothing: %s', async (_, ui, shown) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeClerk({ loading: 'fails' });
    open(ui);
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_RESPONDING);
    expect(screen.queryByText('Loading sign-in...')).not.toBeInTheDocument();
    expect(screen.queryByText(shown)).not.toBeInTheDocument();
  });

  it.each([
    ['Sign in', <ClerkSignIn key="1" redirectTo="/" />],
    ['Create an account', <ClerkSignUp key="2" redirectTo="/" />],
  ])('keep the title of the page when the provider does not respond: %s', async (title, ui) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeClerk({ loading: 'fails' });
    open(ui);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('continue to the page that was asked for, also by way of the other screen', async () => {
    const { given } = fakeClerk();
    open(<ClerkSignIn redirectTo="/reports?tab=queue" />);
    await screen.findByText('Clerk SignIn');
    expect(given.get('SignIn')).toMatchObject({
      signUpUrl: '/sign-up',
      forceRedirectUrl: '/reports?tab=queue',
      signUpForceRedirectUrl: '/reports?tab=queue',
    });
  });

  it('continue from sign-up to the page that was asked for, also by way of sign-in', async () => {
    const { given } = fakeClerk();
    open(<ClerkSignUp redirectTo="/accept-invitation/i1" />);
    await screen.findByText('Clerk SignUp');
    expect(given.get('SignUp')).toMatchObject({
      signInUrl: '/sign-in',
      forceRedirectUrl: '/accept-invitation/i1',
      signInForceRedirectUrl: '/accept-invitation/i1',
    });
  });

  it('open the companies of a new organization', async () => {
    const { given } = fakeClerk();
    open(<ClerkCreateOrganization />);
    await screen.findByText('Clerk CreateOrganization');
    expect(given.get('CreateOrganization')).toMatchObject({
      afterCreateOrganizationUrl: '/companies',
      skipInvitationScreen: true,
    });
  });
});

/** Shows what the user menu would do, and how it ended. */
function Menu({ onError }: { onError: (message: string) => void }) {
  const { organizations, openAccount, setActiveOrganization, signOut } = useAuthActions();
  const run = (act: () => Promise<void>) => void act().catch((error: unknown) => onError(authErrorMessage(error)));
  return (
    <>
      <p>{organizations ? organizations.map(({ id, name }) => `${id}: ${name}`).join(', ') : 'Those of the page'}</p>
      <button onClick={() => run(signOut)}>Sign out</button>
      <button onClick={() => run(() => setActiveOrganization('o2'))}>Switch</button>
      <button onClick={() => run(() => setActiveOrganization(null))}>Personal account</button>
      <button onClick={() => openAccount?.()}>Account</button>
    </>
  );
}

function CountedOrganizations() {
  const { organizations, unlistedOrganizations } = useAuthActions();
  return <p>{`${new Set(organizations?.map(({ id }) => id)).size} and ${unlistedOrganizations} more`}</p>;
}

describe('the session of a hosted sign-in', () => {
  const organizations = [
    { id: 'o1', name: 'Brook Stewardship' },
    { id: 'o2', name: 'Varde Pension Fund' },
  ];
  const press = async (user: ReturnType<typeof show>['user'], name: string) =>
    user.click(await screen.findByRole('button', { name }));

  it('lists the organizations of the provider', async () => {
    fakeClerk({ organizations });
    open(<Menu onError={vi.fn()} />);
    expect(await screen.findByText('o1: Brook Stewardship, o2: Varde Pension Fund')).toBeVisible();
  });

  it.each([
    [250, 250, 0],
    [501, 500, 1],
  ])('lists the organizations of all pages: of %i it lists %i and counts %i', async (all, listed, unlisted) => {
    fakeClerk({ organizations: Array.from({ length: all }, (_, index) => ({ id: `o${index}`, name: 'Brook' })) });
    open(<CountedOrganizations />);
    expect(await screen.findByText(`${listed} and ${unlisted} more`)).toBeVisible();
  });

  it('keeps the organizations of the page while the provider gives none', async () => {
    const { client } = fakeClerk();
    open(<Menu onError={vi.fn()} />);
    await waitFor(() => expect(client.loaded).toBe(true));
    expect(await screen.findByText('Those of the page')).toBeVisible();
  });

  it('is switched, ended and shown by the provider', async () => {
    const onError = vi.fn();
    const { client } = fakeClerk({ organizations });
    const { user } = open(<Menu onError={onError} />);
    await screen.findByText(/^o1/);
    await press(user, 'Switch');
    await press(user, 'Personal account');
    expect(client.setActive.mock.calls).toEqual([[{ organization: 'o2' }], [{ organization: null }]]);
    await press(user, 'Account');
    expect(client.openUserProfile).toHaveBeenCalledTimes(1);
    await press(user, 'Sign out');
    expect(client.signOut).toHaveBeenCalledExactlyOnceWith({ redirectUrl: '/sign-in' });
    expect(onError).not.toHaveBeenCalled();
  });

  it('says that the provider does not respond, instead of waiting for it', async () => {
    const onError = vi.fn();
    fakeClerk({ loading: 'never ends' });
    const { user } = open(<Menu onError={onError} />);
    await press(user, 'Sign out');
    await press(user, 'Switch');
    await waitFor(() => expect(onError.mock.calls).toEqual([[NOT_RESPONDING], [NOT_RESPONDING]]));
    await press(user, 'Account');
    expect(await screen.findByText('Failed to open the account')).toBeInTheDocument();
    expect(screen.getByText(NOT_RESPONDING)).toBeInTheDocument();
  });

  it('gives the provider the pages of the product, and no telemetry', async () => {
    const { options } = fakeClerk();
    open(<Menu onError={vi.fn()} />);
    await waitFor(() => expect(options).toHaveBeenCalledTimes(1));
    expect(options.mock.calls[0]?.[0]).toMatchObject({
      signInUrl: '/sign-in',
      signUpUrl: '/sign-up',
      afterSignOutUrl: '/sign-in',
      telemetry: false,
    });
  });
});
