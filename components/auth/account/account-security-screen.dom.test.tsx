import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AccountSecurity } from '@/lib/auth/embedded/sessions/schema';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someSession } from '@/tests/support/components/some-people';
import { AccountSecurityScreen } from './account-security-screen';

vi.mock('@/app/(app)/account/actions', () => ({ endSession: vi.fn(), endOtherSessions: vi.fn() }));

const PATH = '/account/security';
const security: AccountSecurity = {
  second_factor: { is_on: true, recovery_codes_left: 8 },
  sessions: [someSession()],
  idle_hours: 12,
};

describe('the security of an account', () => {
  it('announces that it is being read, and shows no state of the second factor meanwhile', () => {
    serve({ [PATH]: never });
    show(<AccountSecurityScreen />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your sessions...');
    expect(screen.queryByRole('region', { name: /Second factor/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the second factor and the sessions as they were read', async () => {
    serve({ [PATH]: () => answer(security) });
    show(<AccountSecurityScreen />);
    const factor = within(await screen.findByRole('region', { name: /Second factor/ }));
    expect(factor.getByText('On')).toBeVisible();
    expect(factor.getByText(/8 recovery codes are left\./)).toBeVisible();
    expect(screen.getByRole('row', { name: /Chrome on macOS/ })).toHaveTextContent('This session');
    expect(screen.getByText(/after 12 hours without use/)).toBeVisible();
    expect(screen.queryByText('Loading your sessions...')).not.toBeInTheDocument();
  });

  it('says why it could not be read, and reads it again on demand', async () => {
    let isDown = true;
    serve({ [PATH]: () => (isDown ? refuse('forbidden', 'Your session was ended.') : answer(security)) });
    const { user } = show(<AccountSecurityScreen />);
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('Failed to load your sessionsYour session was ended.');
    isDown = false;
    await user.click(within(problem).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: /Chrome on macOS/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [true, 'Turn Off', 'Turn On'],
    [false, 'Turn On', 'Turn Off'],
  ])('offers what can be done about a second factor that is on: %s', async (is_on, offered, other) => {
    serve({ [PATH]: () => answer({ ...security, second_factor: { is_on, recovery_codes_left: 0 } }) });
    show(<AccountSecurityScreen />);
    expect(await screen.findByRole('button', { name: offered })).toBeEnabled();
    expect(screen.queryByRole('button', { name: other })).not.toBeInTheDocument();
  });
});
