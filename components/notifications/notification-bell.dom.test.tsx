import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/notifications/actions';
import type { Notification } from '@/lib/notifications/schema';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someNotification } from '@/tests/support/components/some-people';
import { NotificationBell } from './notification-bell';

vi.mock('@/app/(app)/notifications/actions', () => ({ readNotification: vi.fn(), readAllNotifications: vi.fn() }));
const readNotification = vi.mocked(actions.readNotification);
const readAllNotifications = vi.mocked(actions.readAllNotifications);

/** A simulated inbox that remembers which messages were read. */
function inboxOf(messages: Notification[], size = 20) {
  const stored = messages.map((message) => ({ ...message }));
  const read = (message: Notification) =>
    Object.assign(message, { is_read: true, read_at: '2026-03-02T00:00:00.000Z' });
  const unread = () => stored.filter((message) => !message.is_read);
  serve({
    '/notifications': (query) => {
      const page = Number(query.get('page'));
      const notifications = stored.slice((page - 1) * size, page * size);
      return answer({ notifications, total: stored.length, unread_count: unread().length, page, size });
    },
  });
  readNotification.mockImplementation(async ({ params }) => {
    const message = stored.find(({ id }) => id === params.id);
    return message ? done(read(message)) : refused('not_found', 'No such notification.');
  });
  readAllNotifications.mockImplementation(async () => done({ marked: unread().map(read).length }));
}

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const list = () => screen.findByRole('list', { name: 'Notifications' });

async function open() {
  const { user } = show(<NotificationBell />);
  await user.click(bell());
  return user;
}

beforeEach(() => {
  readNotification.mockReset();
  readAllNotifications.mockReset();
});

describe('the bell', () => {
  it('counts unread messages, visibly and for assistive technology', async () => {
    inboxOf([someNotification(), someNotification(), someNotification({ is_read: true })]);
    show(<NotificationBell />);
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 2 unread'));
    expect(screen.getByText('2')).toBeInTheDocument();
  });

  it('counts no further than 99', async () => {
    inboxOf(Array.from({ length: 120 }, () => someNotification()));
    show(<NotificationBell />);
    expect(await screen.findByText('99+')).toBeInTheDocument();
    expect(bell()).toHaveAccessibleName('Notifications, 120 unread');
  });
});

describe('the inbox', () => {
  it('shows that it is empty, and what will appear', async () => {
    inboxOf([]);
    await open();
    expect(await screen.findByText('No notifications yet')).toBeInTheDocument();
    expect(
      screen.getByText('Notifications about reports of your subscriptions and groups appear here.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    expect(bell()).toHaveAccessibleName('Notifications');
  });

  it('says that it loads', async () => {
    serve({ '/notifications': never });
    await open();
    expect(screen.getByText('Loading notifications...')).toBeInTheDocument();
    expect(screen.queryByText('No notifications yet')).not.toBeInTheDocument();
  });

  it('can be asked for again when it could not be read', async () => {
    serve({ '/notifications': () => refuse('forbidden', 'No.') });
    const user = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load notifications');
    inboxOf([someNotification()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows each message with its body and the way to what it is about', async () => {
    inboxOf([someNotification({ link: '/reports/42' }), someNotification({ title: 'Old news', is_read: true })]);
    await open();
    const link = within(await list()).getByRole('link', { name: 'The report on Meridian Tools is ready' });
    expect(link).toHaveAttribute('href', '/reports/42');
    expect(await list()).toHaveTextContent('Made from DEF 14A of 2025.');
  });

  it('offers to mark only unread messages as read, and does so', async () => {
    inboxOf([someNotification({ title: 'New' }), someNotification({ title: 'Old news', is_read: true })]);
    const user = await open();
    await list();
    expect(screen.queryByRole('button', { name: 'Mark as read: Old news' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mark as read: New' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read: New' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Notifications', hidden: true })).toBeInTheDocument();
  });

  it('marks everything as read at once', async () => {
    inboxOf([someNotification({ title: 'One' }), someNotification({ title: 'Two' })]);
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark/ })).not.toBeInTheDocument());
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(2);
    expect(readAllNotifications).toHaveBeenCalledTimes(1);
  });

  it('says that marking failed, and the message stays unread', async () => {
    inboxOf([someNotification({ title: 'New' })]);
    readNotification.mockImplementation(async () => refused('unavailable', 'The database is not there.'));
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Mark as read: New' }));
    expect(await screen.findByText('Failed to mark as read')).toBeInTheDocument();
    expect(screen.getByText('The database is not there.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mark as read: New' })).toBeInTheDocument();
  });

  it('shows older messages on demand', async () => {
    const messages = Array.from({ length: 5 }, (_, index) => someNotification({ title: `Message ${index + 1}` }));
    inboxOf(messages, 3);
    const user = await open();
    expect(within(await list()).getAllByRole('link')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    expect(await screen.findByRole('link', { name: 'Message 5' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });
});
