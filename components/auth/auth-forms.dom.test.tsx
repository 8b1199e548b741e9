import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, serveSignIn } from '@/tests/support/components/fake-sign-in';
import { show } from '@/tests/support/components/show';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

const name = () => screen.getByLabelText('Name');
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const code = () => screen.findByLabelText('Code');

type User = ReturnType<typeof show>['user'];

async function fill(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

describe('signing in', () => {
  const PATH = '/sign-in/email';
  const open = ({ isDemoOn = false } = {}) =>
    show(<SignInForm isDemoOn={isDemoOn} redirectTo="/reports" signUpHref="/sign-up?next=/reports" />);
  const press = () => screen.getByRole('button', { name: /^Sign/ });

  async function send(user: User) {
    await fill(user, email(), 'ada@example.com');
    await fill(user, password(), 'a long password');
    await user.click(press());
  }

  it('names all missing fields at once, and sends nothing', async () => {
    const { posted } = serveSignIn({});
    const { user } = open();
    await user.click(press());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Enter your email'));
    expect(password()).toHaveAccessibleDescription('Enter your password');
    expect(email()).toHaveFocus();
    expect(posted).toEqual([]);
  });

  it('marks an invalid address until it is valid', async () => {
    serveSignIn({});
    const { user } = open();
    await fill(user, email(), 'ada at example');
    await user.click(press());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('This is not an email address'));
    await fill(user, email(), 'ada@example.com');
    await waitFor(() => expect(email()).toBeValid());
  });

  it('continues to the requested page', async () => {
    const { posted, went } = serveSignIn({ [PATH]: () => ({}) });
    const { user } = open();
    await send(user);
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/reports'));
    expect(posted).toEqual([{ path: PATH, body: { email: 'ada@example.com', password: 'a long password' } }]);
  });

  it('sends once however often it is pressed', async () => {
    let release: (answer: object) => void = () => undefined;
    const { posted } = serveSignIn({ [PATH]: () => new Promise((resolve) => (release = resolve)) });
    const { user } = open();
    await send(user);
    await waitFor(() => expect(press()).toHaveAccessibleName('Signing in...'));
    expect(press()).toBeDisabled();
    await user.click(press());
    await user.type(password(), '{Enter}');
    expect(posted).toHaveLength(1);
    release({});
  });

  it.each([
    ['a wrong password', refusal('INVALID_EMAIL_OR_PASSWORD'), 'The email or password is incorrect.'],
    ['too many attempts', refusal('', '', 429), 'Too many attempts. Wait a minute and try again.'],
    ['a server that fails', { status: 502, body: [] }, 'The server answered with an error (HTTP 502).'],
  ])('says what to do about %s, and keeps what was typed', async (_, answered, sentence) => {
    const { went } = serveSignIn({ [PATH]: () => answered });
    const { user } = open();
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(email()).toHaveValue('ada@example.com');
    expect(password()).toHaveValue('a long password');
    expect(press()).toBeEnabled();
    expect(went).not.toHaveBeenCalled();
  });

  it('says that the server could not be reached', async () => {
    serveSignIn({ [PATH]: () => Promise.reject(new TypeError('Failed to fetch')) });
    const { user } = open();
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached\. Check the connection/);
  });

  it('shows the password on demand', async () => {
    serveSignIn({});
    const { user } = open();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('asks for a code where the account has a second factor, and says which codes are wrong', async () => {
    const answers = [refusal('INVALID_CODE'), {}];
    const { posted, went } = serveSignIn({
      [PATH]: () => ({ body: { twoFactorRedirect: true } }),
      '/two-factor/verify-totp': () => answers.shift() ?? {},
    });
    const { user } = open();
    await send(user);
    await fill(user, await code(), '12');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription('Enter the code'));
    await fill(user, await code(), '123 456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The code is incorrect. Enter the one the app shows now.')).toBeInTheDocument();
    expect(went).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/reports'));
    expect(posted.at(-1)).toEqual({ path: '/two-factor/verify-totp', body: { code: '123456' } });
  });

  it('takes a recovery code in place of the app', async () => {
    const { posted, went } = serveSignIn({
      [PATH]: () => ({ body: { twoFactorRedirect: true } }),
      '/two-factor/verify-backup-code': () => ({}),
    });
    const { user } = open();
    await send(user);
    await code();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await fill(user, screen.getByLabelText('Recovery code'), 'aaaa-bbbb');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith('/reports'));
    expect(posted.at(-1)).toEqual({ path: '/two-factor/verify-backup-code', body: { code: 'aaaa-bbbb' } });
  });

  it('shows beside its button why the demo could not be opened', async () => {
    const refused = { code: 'conflict', detail: 'The demo is being made anew.' };
    serveSignIn({ '/api/v1/demo/enter': () => ({ status: 409, body: refused }) });
    const { user } = open({ isDemoOn: true });
    await user.click(screen.getByRole('button', { name: 'Try the demo workspace' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The demo is being made anew.'));
    expect(press()).toBeEnabled();
  });
});

describe('signing up', () => {
  const PATH = '/sign-up/email';
  const open = () => show(<SignUpForm redirectTo="/companies" signInHref="/sign-in" />);
  const press = () => screen.getByRole('button', { name: /^Creat/ });

  async function send(user: User) {
    await fill(user, name(), ' Ada Brook ');
    await fill(user, email(), 'ada@example.com');
    await fill(user, password(), 'a long password');
    await user.click(press());
  }

  it('names what is wrong with all fields at once', async () => {
    const { posted } = serveSignIn({});
    const { user } = open();
    expect(password()).toHaveAccessibleDescription('At least 12 characters.');
    await fill(user, email(), 'ada@');
    await fill(user, password(), 'short');
    await user.click(press());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Enter your name'));
    expect(email()).toHaveAccessibleDescription('This is not an email address');
    expect(password()).toHaveAccessibleDescription('The password needs at least 12 characters');
    expect(posted).toEqual([]);
  });

  it('refuses names and passwords that are too long', async () => {
    serveSignIn({});
    const { user } = open();
    await fill(user, name(), 'a'.repeat(121));
    await fill(user, email(), 'ada@example.com');
    await fill(user, password(), 'a'.repeat(129));
    await user.click(press());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('The name may have at most 120 characters'));
    expect(password()).toHaveAccessibleDescription('The password may have at most 128 characters');
  });

  it('refuses a name with a mark that is not seen, as the server does', async () => {
    const { posted } = serveSignIn({});
    const { user } = open();
    await fill(user, name(), 'Ada\u200bBrook');
    await fill(user, email(), 'ada@example.com');
    await fill(user, password(), 'a long password');
    await user.click(press());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('The name must not contain control characters'));
    expect(posted).toEqual([]);
  });

  it('says where an account exists already', async () => {
    serveSignIn({ [PATH]: () => refusal('USER_ALREADY_EXISTS', 'User exists', 422) });
    const { user } = open();
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/already exists\. Sign in instead\./);
    expect(name()).toHaveValue(' Ada Brook ');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  });

  it('continues with the new account', async () => {
    const { posted, went } = serveSignIn({ [PATH]: () => ({}) });
    const { user } = open();
    await send(user);
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/companies'));
    const body = { name: 'Ada Brook', email: 'ada@example.com', password: 'a long password', redirectTo: '/companies' };
    expect(posted).toEqual([{ path: PATH, body }]);
  });

  it('says that a link was sent where addresses are confirmed', async () => {
    const { went } = serveSignIn({ [PATH]: () => ({ body: { is_confirmation_sent: true } }) });
    const { user } = open();
    await send(user);
    expect(await screen.findByText('ada@example.com')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/A message is on its way to ada@example\.com/);
    expect(went).not.toHaveBeenCalled();
  });
});
