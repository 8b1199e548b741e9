import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, serveSignIn } from '@/tests/support/components/fake-sign-in';
import { show } from '@/tests/support/components/show';
import { AccountDialog } from '../account-dialog';
import { SecondFactorSection } from './second-factor-section';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);

type User = ReturnType<typeof show>['user'];

async function fill(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

describe('the account', () => {
  const PATH = '/change-password';
  const current = () => screen.getByLabelText('Current password');
  const next = () => screen.getByLabelText('New password');
  const change = () => screen.getByRole('button', { name: /Change Password|Saving/ });

  function open({ isAddressConfirmed = true } = {}) {
    const account = { name: 'Ada Brook', email: 'ada@example.com', isAddressConfirmed };
    return show(<AccountDialog user={account} isOpen onOpenChange={() => undefined} />);
  }

  it('says beside both password fields what is wrong with them, and sends nothing', async () => {
    const { posted } = serveSignIn({});
    const { user } = open();
    await fill(user, next(), 'short');
    await user.click(change());
    await waitFor(() => expect(current()).toHaveAccessibleDescription('Enter your current password'));
    expect(next()).toHaveAccessibleDescription('The password needs at least 12 characters');
    expect(posted).toEqual([]);
  });

  it('changes the password once, and says that other sessions end', async () => {
    let release: (answer: object) => void = () => undefined;
    const { posted } = serveSignIn({ [PATH]: () => new Promise((resolve) => (release = resolve)) });
    const { user } = open();
    await fill(user, current(), 'the old password');
    await fill(user, next(), 'a long new password');
    await user.click(change());
    await waitFor(() => expect(change()).toHaveAccessibleName('Saving...'));
    await user.click(change());
    release({});
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(screen.getByText('Other sessions were signed out.')).toBeInTheDocument();
    expect(current()).toHaveValue('');
    expect(posted).toHaveLength(1);
    expect(posted[0]?.body).toMatchObject({ newPassword: 'a long new password', revokeOtherSessions: true });
  });

  it('says that the current password is wrong, and keeps both', async () => {
    serveSignIn({ [PATH]: () => refusal('INVALID_PASSWORD') });
    const { user } = open();
    await fill(user, current(), 'not the old one');
    await fill(user, next(), 'a long new password');
    await user.click(change());
    expect(await screen.findByRole('alert')).toHaveTextContent('The current password is incorrect.');
    expect(next()).toHaveValue('a long new password');
  });

  it('saves a name only once it differs, and no empty one', async () => {
    const { posted } = serveSignIn({ '/update-user': () => ({}) });
    const { user } = open();
    const save = screen.getByRole('button', { name: 'Save Name' });
    expect(save).toBeDisabled();
    await user.clear(screen.getByLabelText('Name'));
    await user.click(save);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name'));
    await fill(user, screen.getByLabelText('Name'), 'Ada Stone');
    await user.click(save);
    expect(await screen.findByText('Name updated')).toBeInTheDocument();
    expect(posted).toEqual([{ path: '/update-user', body: { name: 'Ada Stone' } }]);
  });

  it('sends the link to an address that is not confirmed, and says why it could not', async () => {
    const answers = [refusal('', 'The mail server is away.', 503), {}];
    serveSignIn({ '/send-confirmation': () => answers.shift() ?? {} });
    const { user } = open({ isAddressConfirmed: false });
    const send = screen.getByRole('button', { name: 'Send Confirmation Link' });
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('The mail server is away.');
    await user.click(send);
    expect(await screen.findByText('The link was sent to ada@example.com.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the second factor', () => {
  const on = { is_on: true, recovery_codes_left: 1 };
  const dialog = () => screen.findByRole('dialog');
  const password = async () => within(await dialog()).getByLabelText('Current password');
  const press = async (user: User, label: string) =>
    user.click(within(await dialog()).getByRole('button', { name: label }));

  it.each([
    [0, 'No recovery code is left.'],
    [1, 'One recovery code is left.'],
    [8, '8 recovery codes are left.'],
  ])('says that of its recovery codes %d are left', (recovery_codes_left, sentence) => {
    show(<SecondFactorSection factor={{ is_on: true, recovery_codes_left }} />);
    expect(screen.getByRole('region', { name: /Second factor/ })).toHaveTextContent(sentence);
  });

  it('is turned on by password and code, and gives its recovery codes', async () => {
    const codes = [refusal('INVALID_CODE'), {}];
    const totpURI = 'otpauth://totp/Plumbline:ada?secret=JBSWY3DPEHPK3PXP';
    const { posted } = serveSignIn({
      '/two-factor/enable': () => ({ body: { totpURI, backupCodes: ['aaaa-1111', 'bbbb-2222'] } }),
      '/two-factor/verify-totp': () => codes.shift() ?? {},
    });
    const { user } = show(<SecondFactorSection factor={{ is_on: false, recovery_codes_left: 0 }} />);
    await user.click(screen.getByRole('button', { name: 'Turn On' }));
    await press(user, 'Continue');
    await waitFor(async () => expect(await password()).toHaveAccessibleDescription('Enter your password'));
    await fill(user, await password(), 'the password');
    await press(user, 'Continue');
    expect(await screen.findByLabelText('Key')).toHaveTextContent('JBSW Y3DP EHPK 3PXP');
    const code = screen.getByLabelText('Code');
    await fill(user, code, '12345');
    await press(user, 'Turn On');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Enter the six digits that the app shows'));
    await fill(user, code, '123 456');
    await press(user, 'Turn On');
    expect(await screen.findByText(/The code is incorrect/)).toBeInTheDocument();
    await press(user, 'Turn On');
    const shown = within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(['aaaa-1111', 'bbbb-2222']);
    expect(await dialog()).toHaveAccessibleName('The second factor is on');
    expect(posted.at(-1)?.body).toEqual({ code: '123456' });
  });

  it('is turned off by password alone, and stays where the password is wrong', async () => {
    const answers = [refusal('INVALID_PASSWORD'), {}];
    serveSignIn({ '/two-factor/disable': () => answers.shift() ?? {} });
    const { user } = show(<SecondFactorSection factor={on} />);
    await user.click(screen.getByRole('button', { name: 'Turn Off' }));
    await fill(user, await password(), 'the password');
    await press(user, 'Turn Off');
    expect(await screen.findByRole('alert')).toHaveTextContent('The current password is incorrect.');
    await press(user, 'Turn Off');
    expect(await screen.findByText('Second factor turned off')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives new recovery codes, and says that the earlier ones end', async () => {
    serveSignIn({ '/two-factor/generate-backup-codes': () => ({ body: { backupCodes: ['cccc-3333'] } }) });
    const { user } = show(<SecondFactorSection factor={on} />);
    await user.click(screen.getByRole('button', { name: 'New Recovery Codes' }));
    expect(await dialog()).toHaveAccessibleDescription('The earlier codes stop working.');
    await fill(user, await password(), 'the password');
    await press(user, 'Create New Codes');
    expect(await screen.findByText('cccc-3333')).toBeInTheDocument();
  });
});
