import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, serveSignIn } from '@/tests/support/components/fake-sign-in';
import { show } from '@/tests/support/components/show';
import { ConfirmAddressForm } from './confirm-address-form';
import { CreateOrganizationForm } from './create-organization-form';

type User = ReturnType<typeof show>['user'];

async function fill(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** An answer that comes when the test releases it. */
function held() {
  let release: (answer: object) => void = () => undefined;
  const answer = new Promise<object>((resolve) => (release = resolve));
  return { answer, release: () => release({}) };
}

describe('confirming an email address', () => {
  const PATH = '/confirm-address';
  const open = () => show(<ConfirmAddressForm token="t-1" />);
  const password = () => screen.getByLabelText('Password');
  const confirm = () => screen.getByRole('button', { name: /^Confirm/ });

  it('says what to enter, in a field that has the focus and that a password manager fills', () => {
    serveSignIn({});
    open();
    expect(screen.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    expect(screen.getByText('Enter the password you chose for your Plumbline account.')).toBeVisible();
    expect(password()).toHaveFocus();
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('says beside the field that the password is missing, and sends nothing', async () => {
    const { posted } = serveSignIn({});
    const { user } = open();
    await user.click(confirm());
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Enter your password'));
    expect(password()).toBeInvalid();
    expect(password()).toHaveFocus();
    expect(posted).toEqual([]);
  });

  it('sends the password with the token of the link, and continues to the page asked for at sign-up', async () => {
    const { posted, went } = serveSignIn({ [PATH]: () => ({ body: { redirect_to: '/reports?tab=queue' } }) });
    const { user } = open();
    await fill(user, password(), 'a long password');
    await user.click(confirm());
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/reports?tab=queue'));
    expect(posted).toEqual([{ path: PATH, body: { token: 't-1', password: 'a long password' } }]);
  });

  it.each([
    ['there is none', {}],
    ['it is of another site', { redirect_to: 'https://elsewhere.example/reports' }],
    ['it is of another site, without a scheme', { redirect_to: '//elsewhere.example' }],
  ])('continues to the companies instead of a page where %s', async (_, body) => {
    const { went } = serveSignIn({ [PATH]: () => ({ body }) });
    const { user } = open();
    await fill(user, password(), 'a long password');
    await user.click(confirm());
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/companies'));
  });

  it('sends once however often it is pressed, and stays busy while the next page loads', async () => {
    const { answer, release } = held();
    const { posted, went } = serveSignIn({ [PATH]: () => answer });
    const { user } = open();
    await fill(user, password(), 'a long password');
    await user.click(confirm());
    await waitFor(() => expect(confirm()).toHaveAccessibleName('Confirming...'));
    expect(confirm()).toBeDisabled();
    expect(password()).toHaveAttribute('readonly');
    await user.type(password(), '{Enter}');
    release();
    await waitFor(() => expect(went).toHaveBeenCalled());
    expect(confirm()).toBeDisabled();
    expect(posted).toHaveLength(1);
  });

  it('says why it was refused, and keeps the password', async () => {
    const { went } = serveSignIn({ [PATH]: () => refusal('INVALID_TOKEN', 'The link has expired. Sign up again.') });
    const { user } = open();
    await fill(user, password(), 'a long password');
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('The link has expired. Sign up again.');
    expect(password()).toHaveValue('a long password');
    expect(confirm()).toBeEnabled();
    expect(went).not.toHaveBeenCalled();
  });
});

describe('creating an organization', () => {
  const PATH = '/organization/create';
  const open = () => show(<CreateOrganizationForm />);
  const name = () => screen.getByLabelText('Organization name');
  const create = () => screen.getByRole('button', { name: /^Creat/ });

  it('says who becomes its admin, in a field that has the focus', () => {
    serveSignIn({});
    open();
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('You become its admin and can invite others later.');
  });

  it.each([
    ['no name', '', 'Enter a name'],
    ['a name of spaces', '     ', 'Enter a name'],
    ['a name with a control character', 'Varde\u0007', 'The name must not contain control characters'],
    ['a name that is too long', 'V'.repeat(81), 'The name may have at most 80 characters'],
  ])('refuses %s, and sends nothing', async (_, typed, sentence) => {
    const { posted } = serveSignIn({});
    const { user } = open();
    if (typed) await fill(user, name(), typed);
    await user.click(create());
    await waitFor(() => expect(name()).toHaveAccessibleDescription(sentence));
    expect(name()).toBeInvalid();
    expect(posted).toEqual([]);
  });

  it('sends the name without spaces around it and a short name for its address, and opens the companies', async () => {
    const { posted, went } = serveSignIn({ [PATH]: () => ({}) });
    const { user } = open();
    await fill(user, name(), '  Värde Pension Fund ');
    await user.type(name(), '{Enter}');
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/companies'));
    const slug: unknown = expect.stringMatching(/^varde-pension-fund-[0-9a-f]{6}$/);
    expect(posted).toEqual([{ path: PATH, body: { name: 'Värde Pension Fund', slug } }]);
  });

  it('creates one however often it is pressed', async () => {
    const { answer, release } = held();
    const { posted, went } = serveSignIn({ [PATH]: () => answer });
    const { user } = open();
    await fill(user, name(), 'Varde');
    await user.click(create());
    await waitFor(() => expect(create()).toHaveAccessibleName('Creating organization...'));
    expect(create()).toBeDisabled();
    await user.type(name(), '{Enter}');
    release();
    await waitFor(() => expect(went).toHaveBeenCalled());
    expect(posted).toHaveLength(1);
  });

  it.each([
    [
      'too many organizations',
      refusal('YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS', 'Max', 403),
      'You have reached the number of organizations one account can create.',
    ],
    ['too many attempts', refusal('', '', 429), 'Too many attempts. Wait a minute and try again.'],
    ['a server that fails', { status: 500, body: [] }, 'The server answered with an error (HTTP 500).'],
  ])('says what to do about %s, and keeps the name', async (_, answered, sentence) => {
    const { went } = serveSignIn({ [PATH]: () => answered });
    const { user } = open();
    await fill(user, name(), 'Varde');
    await user.click(create());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(name()).toHaveValue('Varde');
    expect(create()).toBeEnabled();
    expect(went).not.toHaveBeenCalled();
  });
});
