import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/account/actions';
import type { OwnSession } from '@/lib/auth/embedded/sessions/schema';
import { done, refused } from '@/tests/support/components/action-answers';
import { show } from '@/tests/support/components/show';
import { someSession } from '@/tests/support/components/some-people';
import { SessionList } from './session-list';

vi.mock('@/app/(app)/account/actions', () => ({ endSession: vi.fn(), endOtherSessions: vi.fn() }));
const endSession = vi.mocked(actions.endSession);
const endOtherSessions = vi.mocked(actions.endOtherSessions);

const own = someSession();
const other: OwnSession = { ...own, id: 'other', device: 'Firefox on Linux', address: null, is_current: false };

beforeEach(() => {
  endSession.mockReset();
  endOtherSessions.mockReset();
});

describe('the list of sessions', () => {
  it('marks the one in use, which cannot be ended here', () => {
    show(<SessionList sessions={[own]} idleHours={12} />);
    const row = screen.getByRole('row', { name: /Chrome on macOS/ });
    expect(within(row).getByText('This session')).toBeVisible();
    expect(within(row).queryByRole('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'End All Others' })).toBeDisabled();
    expect(screen.getByText(/after 12 hours without use/)).toBeVisible();
  });

  it('ends another one after asking', async () => {
    endSession.mockResolvedValue(done({ ended: 1 }));
    const { user } = show(<SessionList sessions={[own, other]} idleHours={12} />);
    await user.click(screen.getByRole('button', { name: 'End the session of Firefox on Linux' }));
    expect(endSession).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'End Session' }));
    await waitFor(() => expect(endSession).toHaveBeenCalledWith({ params: { id: 'other' } }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('ends all others, and says why it could not', async () => {
    endOtherSessions.mockResolvedValue(refused('unavailable', 'The database is away.'));
    const { user } = show(<SessionList sessions={[own, other]} idleHours={12} />);
    await user.click(screen.getByRole('button', { name: 'End All Others' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End All Others' }));
    expect(await screen.findByText('The database is away.')).toBeVisible();
  });
});
