import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, serve } from '@/tests/support/components/fake-api';
import { push } from '@/tests/support/components/fake-navigation';
import { show } from '@/tests/support/components/show';
import { AppShell } from './app-shell';
import type { SessionView } from '@/lib/auth/types';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/notifications/actions', () => ({ readNotification: vi.fn(), readAllNotifications: vi.fn() }));

const session: SessionView = {
  user: { id: 'u1', name: 'Ada Brook', email: 'ada@example.com', isAddressConfirmed: true },
  organization: { id: 'o1', name: 'Brook Stewardship', slug: 'brook' },
  organizations: [{ id: 'o1', name: 'Brook Stewardship' }],
  role: 'org:member',
};
const inbox = { notifications: [], total: 0, unread_count: 3, page: 1, size: 20 };

function open({ path = '/companies', organization = session.organization } = {}) {
  window.history.replaceState(null, '', path);
  serve({ '/notifications': () => answer(inbox), '/search': () => answer({ results: [] }) });
  return show(
    <AppShell session={{ ...session, organization }}>
      <h1>The page</h1>
    </AppShell>,
  );
}

const header = () => within(screen.getByRole('banner'));
const tabs = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
const palette = () => screen.findByRole('dialog', { name: 'Go to' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => void push.mockReset());

describe('the frame of every page', () => {
  it('holds the page in its main part, and the header outside of it', () => {
    open();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(main.queryByRole('navigation')).not.toBeInTheDocument();
    expect(header().getByRole('link', { name: 'Plumbline Beta, home' })).toHaveAttribute('href', '/companies');
    expect(header().getByRole('button', { name: 'User menu: Ada Brook, Brook Stewardship' })).toBeEnabled();
  });

  it('first offers the keyboard a link past the header, to the main part', async () => {
    const { user } = open();
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    const target = document.querySelector<HTMLElement>(skip.getAttribute('href') ?? '');
    expect(target).toBe(screen.getByRole('main'));
    target?.focus();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('counts the unread messages', async () => {
    open();
    expect(await header().findByRole('button', { name: 'Notifications, 3 unread' })).toBeEnabled();
  });
});

describe('the main navigation', () => {
  it('leads to every part of the product', () => {
    open();
    expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Companies', '/companies'],
      ['Query', '/query'],
      ['Grid', '/grid'],
      ['Reports', '/reports'],
      ['Voting', '/voting'],
      ['Engagements', '/engagements'],
    ]);
  });

  it.each([
    ['/companies/c1', ['Companies']],
    ['/query', ['Query']],
    ['/voting/ballots/b1', ['Voting']],
    ['/templates/t1', ['Companies']],
    ['/organization', []],
    ['/account', []],
  ])('marks where %s is', (path, current) => {
    open({ path });
    const marked = tabs().filter((tab) => tab.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => textContent)).toEqual(current);
  });
});

describe('the Go to box', () => {
  it('opens the search by its button, and goes where it is told', async () => {
    const { user } = open();
    await user.click(header().getByRole('button', { name: 'Go to...' }));
    await palette();
    await user.click(await screen.findByRole('option', { name: 'Report queue' }));
    expect(push).toHaveBeenCalledExactlyOnceWith('/reports?tab=queue');
    await noDialog();
  });

  it.each(['{Meta>}k{/Meta}', '{Control>}k{/Control}'])('opens by %s', async (keys) => {
    const { user } = open();
    await user.keyboard(keys);
    await palette();
    expect(screen.getByRole('combobox', { name: 'Go to' })).toHaveFocus();
  });

  it.each(['{Meta>}k{/Meta}', '{Control>}k{/Control}'])(
    'closes by %s, and is empty when it opens again',
    async (keys) => {
      const { user } = open();
      await user.keyboard(keys);
      await palette();
      await user.keyboard('pay');
      expect(screen.getByRole('combobox', { name: 'Go to' })).toHaveValue('pay');
      await user.keyboard(keys);
      await noDialog();
      await user.keyboard(keys);
      await palette();
      expect(screen.getByRole('combobox', { name: 'Go to' })).toHaveValue('');
    },
  );

  it('tells the shortcut to assistive technology', () => {
    open();
    const box = header().getByRole('button', { name: 'Go to...' });
    expect(box).toHaveAttribute('aria-keyshortcuts', 'Meta+K Control+K');
    expect(box).toHaveTextContent(/(⌘|Ctrl )K$/);
  });

  it.each(['k', '{Control>}{Shift>}k{/Shift}{/Control}', '{Control>}{Alt>}k{/Alt}{/Control}'])(
    'stays closed at %s',
    async (keys) => {
      const { user } = open();
      await user.keyboard(keys);
      // The one that opens it comes later, and its dialog is the only one.
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await user.keyboard('{Control>}k{/Control}');
      await palette();
    },
  );

  it('leaves the shortcut to who has handled it', async () => {
    const { user } = open();
    const handle = (event: KeyboardEvent) => event.preventDefault();
    document.addEventListener('keydown', handle);
    await user.keyboard('{Control>}k{/Control}');
    document.removeEventListener('keydown', handle);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
  });

  it('gives the focus back to the button', async () => {
    const { user } = open();
    const box = header().getByRole('button', { name: 'Go to...' });
    await user.click(box);
    await palette();
    await user.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(box).toHaveFocus());
  });

  it('finds settings of an organization only where one is active', async () => {
    const { user } = open({ organization: null });
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    const settings = within(screen.getByRole('group', { name: 'Settings' })).getAllByRole('option');
    expect(settings.map(({ textContent }) => textContent)).not.toContain('Voting Settings');
    expect(settings.map(({ textContent }) => textContent)).toContain('Your account');
  });
});

describe('the theme', () => {
  const page = () => document.documentElement;

  async function openThemes(user: ReturnType<typeof show>['user']) {
    await user.click(header().getByRole('button', { name: 'Theme' }));
    return within(await screen.findByRole('menu', { name: 'Theme' })).getAllByRole('menuitemradio');
  }
  const checked = (items: HTMLElement[]) =>
    items.filter((item) => item.getAttribute('aria-checked') === 'true').map(({ textContent }) => textContent);

  afterEach(() => {
    localStorage.clear();
    page().className = '';
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null })));
  });

  it('is that of the system until another is chosen', async () => {
    const { user } = open();
    const items = await openThemes(user);
    expect(items.map(({ textContent }) => textContent)).toEqual(['Light', 'Dark', 'System']);
    expect(checked(items)).toEqual(['System']);
  });

  it('changes at once, and is remembered', async () => {
    const { user } = open();
    await openThemes(user);
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(page()).toHaveClass('dark'));
    expect(localStorage.getItem('theme')).toBe('dark');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(checked(await openThemes(user))).toEqual(['Dark']);
    await user.click(screen.getByRole('menuitemradio', { name: 'Light' }));
    await waitFor(() => expect(page()).toHaveClass('light'));
    expect(page()).not.toHaveClass('dark');
  });
});
