import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AuthActionsProvider } from '@/components/auth/auth-actions';
import { AuthError } from '@/components/auth/auth-client';
import { refusal, serveSignIn } from '@/tests/support/components/fake-sign-in';
import { LONG_NAME } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import type { SessionView } from '@/lib/auth/types';
import { UserMenu } from './user-menu';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);

const brook = { id: 'o1', name: 'Brook Stewardship' };
const varde = { id: 'o2', name: 'Varde Pension Fund' };

const session: SessionView = {
  user: { id: 'u1', name: 'Ada Brook', email: 'ada@example.com', isAddressConfirmed: true },
  organization: { ...brook, slug: 'brook' },
  organizations: [brook, varde],
  role: 'org:member',
};
const alone: SessionView = { ...session, organization: null, organizations: [] };

const trigger = () => screen.getByRole('button', { name: /^User menu/ });
const item = (name: string) => screen.findByRole('menuitem', { name });

type User = ReturnType<typeof show>['user'];

async function openMenu(user: User) {
  await user.click(trigger());
  return within(await screen.findByRole('menu'));
}

async function openSwitch(user: User) {
  await openMenu(user);
  await user.click(await item('Switch Organization'));
  return screen.findByRole('menuitemradio', { name: 'Personal account' });
}

/** By keyboard; without a layout the pointer would leave the submenu on its way. */
async function choose(user: User, name: string) {
  (await screen.findByRole('menuitemradio', { name })).focus();
  await user.keyboard('{Enter}');
}

const choices = () =>
  screen.getAllByRole('menuitemradio').map((each) => [each.textContent, each.getAttribute('aria-checked')]);

describe('the user menu', () => {
  it('is named by the person and the organization', () => {
    show(<UserMenu session={session} />);
    expect(trigger()).toHaveAccessibleName('User menu: Ada Brook, Brook Stewardship');
    expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');
  });

  it('is named by the personal account where no organization is active', () => {
    show(<UserMenu session={alone} />);
    expect(trigger()).toHaveAccessibleName('User menu: Ada Brook, Personal account');
  });

  it('is named by the address of a person without a name', async () => {
    const { user } = show(<UserMenu session={{ ...session, user: { ...session.user, name: '' } }} />);
    expect(trigger()).toHaveAccessibleName('User menu: ada@example.com, Brook Stewardship');
    expect(await (await openMenu(user)).findAllByText('ada@example.com')).toHaveLength(1);
  });

  it('shows who is signed in, and what can be done', async () => {
    const { user } = show(<UserMenu session={session} />);
    const menu = await openMenu(user);
    expect(await menu.findByText('ada@example.com')).toBeVisible();
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Switch Organization',
      'Manage Account',
      'Organization Settings',
      'Sign Out',
    ]);
    expect(await item('Organization Settings')).toHaveAttribute('href', '/organization');
  });

  it('offers no settings of an organization to the personal account', async () => {
    const { user } = show(<UserMenu session={alone} />);
    await openMenu(user);
    expect(await item('Sign Out')).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Organization Settings' })).not.toBeInTheDocument();
  });

  it('opens by keyboard, and gives the focus back when it closes', async () => {
    const { user } = show(<UserMenu session={session} />);
    trigger().focus();
    await user.keyboard('{Enter}');
    expect(await item('Sign Out')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(trigger()).toHaveFocus();
  });

  it('opens the account of the person', async () => {
    const { user } = show(<UserMenu session={session} />);
    await openMenu(user);
    await user.click(await item('Manage Account'));
    const dialog = await screen.findByRole('dialog', { name: 'Manage Account' });
    expect(dialog).toHaveAccessibleDescription('Signed in as ada@example.com.');
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Ada Brook');
  });
});

describe('signing out', () => {
  it('ends the session before it loads the sign-in page', async () => {
    let release: (answer: object) => void = () => undefined;
    const { posted, went } = serveSignIn({ '/sign-out': () => new Promise((resolve) => (release = resolve)) });
    const { user } = show(<UserMenu session={session} />);
    await openMenu(user);
    await user.click(await item('Sign Out'));
    await waitFor(() => expect(posted).toEqual([{ path: '/sign-out', body: {} }]));
    expect(went).not.toHaveBeenCalled();
    expect(trigger()).toBeDisabled();
    release({});
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/sign-in'));
  });

  it('says why it failed, and may be tried again', async () => {
    const { went } = serveSignIn({ '/sign-out': () => refusal('', 'The database is away.', 503) });
    const { user } = show(<UserMenu session={session} />);
    await openMenu(user);
    await user.click(await item('Sign Out'));
    expect(await screen.findByText('Failed to sign out')).toBeInTheDocument();
    expect(screen.getByText('The database is away.')).toBeInTheDocument();
    await waitFor(() => expect(trigger()).toBeEnabled());
    expect(went).not.toHaveBeenCalled();
  });
});

describe('switching the organization', () => {
  const PATH = '/organization/set-active';

  it('marks the active one among all, with their names in full', async () => {
    const long = { id: 'o3', name: LONG_NAME };
    const { user } = show(<UserMenu session={{ ...session, organizations: [brook, varde, long] }} />);
    await openSwitch(user);
    expect(choices()).toEqual([
      ['Personal account', 'false'],
      ['Brook Stewardship', 'true'],
      ['Varde Pension Fund', 'false'],
      [LONG_NAME, 'false'],
    ]);
    expect(await item('Create Organization')).toHaveAttribute('href', '/create-organization');
  });

  it('marks the personal account where no organization is active', async () => {
    const { user } = show(<UserMenu session={alone} />);
    await openSwitch(user);
    expect(choices()).toEqual([['Personal account', 'true']]);
  });

  it.each([
    ['another organization', 'Varde Pension Fund', 'o2'],
    ['the personal account', 'Personal account', null],
  ])('to %s loads the product anew', async (_, name, organizationId) => {
    const { posted, went } = serveSignIn({ [PATH]: () => ({}) });
    const { user } = show(<UserMenu session={session} />);
    await openSwitch(user);
    await choose(user, name);
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/dashboard'));
    expect(posted).toEqual([{ path: PATH, body: { organizationId } }]);
  });

  it('to the active one does nothing', async () => {
    const { posted, went } = serveSignIn({ [PATH]: () => ({}) });
    const { user } = show(<UserMenu session={session} />);
    await openSwitch(user);
    await choose(user, 'Brook Stewardship');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(trigger()).toBeEnabled();
    expect([posted, went.mock.calls]).toEqual([[], []]);
  });

  it('says why it failed', async () => {
    const { went } = serveSignIn({ [PATH]: () => refusal('', 'You are no longer a member.', 403) });
    const { user } = show(<UserMenu session={session} />);
    await openSwitch(user);
    await choose(user, 'Varde Pension Fund');
    expect(await screen.findByText('Failed to switch organization')).toBeInTheDocument();
    expect(screen.getByText('You are no longer a member.')).toBeInTheDocument();
    expect(went).not.toHaveBeenCalled();
  });
});

describe('with a hosted sign-in provider', () => {
  const actions = {
    setActiveOrganization: vi.fn(async () => undefined),
    signOut: vi.fn(async () => undefined),
    openAccount: vi.fn(),
    organizations: null,
    unlistedOrganizations: 0,
  } satisfies ComponentProps<typeof AuthActionsProvider>['value'];

  function open(changes: Partial<ComponentProps<typeof AuthActionsProvider>['value']> = {}) {
    return show(
      <AuthActionsProvider value={{ ...actions, ...changes }}>
        <UserMenu session={session} />
      </AuthActionsProvider>,
    );
  }

  it('opens the account screen of the provider', async () => {
    const { user } = open();
    await openMenu(user);
    await user.click(await item('Manage Account'));
    expect(actions.openAccount).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lists the organizations of the provider, and switches by it', async () => {
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = open({ organizations: [{ id: 'c9', name: 'Cedar Trust' }] });
    await openSwitch(user);
    expect(choices().map(([name]) => name)).toEqual(['Personal account', 'Cedar Trust']);
    await choose(user, 'Cedar Trust');
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/dashboard'));
    expect(actions.setActiveOrganization).toHaveBeenCalledExactlyOnceWith('c9');
  });

  it('says how many organizations are not listed', async () => {
    const { user } = open({ organizations: [{ id: 'c9', name: 'Cedar Trust' }], unlistedOrganizations: 2 });
    await openSwitch(user);
    expect(screen.getByText('2 more organizations are not listed.')).toBeInTheDocument();
  });

  it('shows the sentence of the provider when signing out fails', async () => {
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = open({ signOut: () => Promise.reject(new AuthError('The sign-in service is not responding.')) });
    await openMenu(user);
    await user.click(await item('Sign Out'));
    expect(await screen.findByText('The sign-in service is not responding.')).toBeInTheDocument();
    expect(went).not.toHaveBeenCalled();
  });
});
