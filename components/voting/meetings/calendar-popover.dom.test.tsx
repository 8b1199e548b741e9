import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/voting/actions';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { CalendarPopover } from './calendar-popover';

vi.mock('@/app/(app)/voting/actions', () => ({ createCalendarFeed: vi.fn(), revokeCalendarFeed: vi.fn() }));
const create = vi.mocked(actions.createCalendarFeed);
const revoke = vi.mocked(actions.revokeCalendarFeed);

const PATH = '/voting/calendar-feed';
const none = { is_active: false, created_at: null, last_used_at: null };
const active = { is_active: true, created_at: '2026-03-01T10:00:00Z', last_used_at: null };
const URL = 'https://plumbline.example/calendar/secret.ics';

const button = (name: string) => screen.queryByRole('button', { name });

/** Opens the popover; `reads` answers one reading after the other, the last one from then on. */
async function open(...reads: (() => ReturnType<typeof answer> | ReturnType<typeof never>)[]) {
  let count = 0;
  const requests = serve({ [PATH]: () => (reads[count++] ?? reads.at(-1) ?? never)() });
  const { user } = show(<CalendarPopover />);
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Calendar (.ics)' }));
  await screen.findByRole('heading', { name: 'Meetings in your calendar' });
  return user;
}

beforeEach(() => {
  create.mockReset();
  revoke.mockReset();
});

describe('the calendar address of a person', () => {
  it('cannot be created before it is known whether there is one, as a new one replaces it', async () => {
    await open(never);
    expect(screen.getByText('Loading the calendar address...')).toBeInTheDocument();
    expect(button('Create address')).not.toBeInTheDocument();
    expect(button('New address')).not.toBeInTheDocument();
  });

  it('cannot be created where that could not be read, until it is read again', async () => {
    const user = await open(
      () => refuse('forbidden', 'Your session was ended.'),
      () => answer(active),
    );
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent(/Failed to load the calendar address.*Your session was ended\./);
    expect(button('Create address')).not.toBeInTheDocument();
    await user.click(within(problem).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Your address was created Mar 1, 2026, not used yet\./)).toBeInTheDocument();
    expect(button('New address')).toBeInTheDocument();
    expect(button('Create address')).not.toBeInTheDocument();
  });

  it('is created, and shown once to be copied', async () => {
    create.mockResolvedValue(done({ ...active, url: URL }));
    const user = await open(
      () => answer(none),
      () => answer(active),
    );
    expect(button('Revoke')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Create address' }));
    expect(await screen.findByRole('textbox', { name: 'Calendar address' })).toHaveValue(URL);
    expect(button('Copy address')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'New address' })).toBeInTheDocument();
    expect(create).toHaveBeenCalledExactlyOnceWith({});
  });

  it('is revoked', async () => {
    revoke.mockResolvedValue(done(undefined as never));
    const user = await open(
      () => answer(active),
      () => answer(none),
    );
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Calendar address revoked')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Create address' })).toBeInTheDocument();
    expect(button('Revoke')).not.toBeInTheDocument();
  });

  it('stays as it was when a change is refused, which is said', async () => {
    create.mockResolvedValue(refused('unavailable', 'The database is restarting.'));
    const user = await open(() => answer(active));
    await user.click(await screen.findByRole('button', { name: 'New address' }));
    expect(await screen.findByText('The calendar address was not changed')).toBeInTheDocument();
    expect(screen.getByText('The database is restarting.')).toBeInTheDocument();
    await waitFor(() => expect(button('New address')).toBeEnabled());
    expect(screen.queryByRole('textbox', { name: 'Calendar address' })).not.toBeInTheDocument();
  });
});
