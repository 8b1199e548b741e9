import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EdgarContact } from '@/lib/organizations/schema-edgar';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { NO_CONTACT, STORED_CONTACT } from '@/tests/support/components/some-edgar-contact';
import { EdgarContactForm, type ContactActions } from './edgar-contact-form';

const save = vi.fn<ContactActions['saveEdgarContact']>();
const test = vi.fn<ContactActions['testEdgarContact']>();
const actions = { saveEdgarContact: save, testEdgarContact: test };

const PATH = '/organizations/current/edgar-contact';

const name = () => screen.getByLabelText('Name');
const email = () => screen.getByLabelText('E-mail');
const testButton = () => screen.getByRole('button', { name: /^Test/ });
const saveButton = () => screen.getByRole('button', { name: /^Sav/ });

async function openWith(contact: EdgarContact) {
  serve({ [PATH]: () => answer(contact) });
  const { user } = show(<EdgarContactForm actions={actions} />);
  await screen.findByLabelText('Name');
  return user;
}

async function fillIn(user: Awaited<ReturnType<typeof openWith>>, values: { name: string; email: string }) {
  await user.clear(name());
  await user.click(name());
  await user.paste(values.name);
  await user.clear(email());
  await user.click(email());
  await user.paste(values.email);
}

beforeEach(() => {
  save.mockReset();
  test.mockReset();
});

describe('the EDGAR contact', () => {
  it('shows that it is loading', async () => {
    serve({ [PATH]: never });
    show(<EdgarContactForm actions={actions} />);
    expect(screen.getByText('Loading the contact...')).toBeInTheDocument();
  });

  it('says why it could not be read, and reads it again on demand', async () => {
    let isDown = true;
    serve({ [PATH]: () => (isDown ? refuse('forbidden', 'Only admins read it.') : answer(STORED_CONTACT)) });
    const { user } = show(<EdgarContactForm actions={actions} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Only admins read it.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Name')).toHaveValue(STORED_CONTACT.name);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it.each([
    ['nobody set one', NO_CONTACT, 'Without it no filings can be fetched from EDGAR.'],
    ['none is needed', { ...NO_CONTACT, is_ready: true }, 'This installation can fetch filings without one.'],
    ['the operator set one', { ...NO_CONTACT, source: 'environment' as const }, /operator’s default is used/],
    ['it is not tested', STORED_CONTACT, 'Set; not tested yet.'],
    ['it answered', { ...STORED_CONTACT, tested_at: '2026-03-01T10:00:00Z', test_ms: 310 }, 'Answered in 310 ms'],
    [
      'it was refused',
      { ...STORED_CONTACT, tested_at: '2026-03-01T10:00:00Z', test_error: 'EDGAR answers 403.' },
      /403/,
    ],
  ])('describes the state: %s', async (_, contact, words) => {
    await openWith(contact);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(words);
  });

  it('can be tested once both are given, and saved once something differs', async () => {
    const user = await openWith(NO_CONTACT);
    expect(testButton()).toBeDisabled();
    expect(saveButton()).toBeDisabled();
    await fillIn(user, { name: 'Northwind', email: 'desk@example.com' });
    expect(testButton()).toBeEnabled();
    expect(saveButton()).toBeEnabled();
  });

  it("puts the server's sentences beside both fields and keeps what was typed", async () => {
    const errors = [
      { path: 'name', message: 'Enter the name of your organization' },
      { path: 'email', message: 'This is not an e-mail address' },
    ];
    save.mockResolvedValue(refused('invalid', 'Some fields are not right', errors));
    const user = await openWith(STORED_CONTACT);
    await fillIn(user, { name: ' - ', email: 'desk' });
    await user.click(saveButton());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Enter the name of your organization'));
    expect(email()).toHaveAccessibleDescription('This is not an e-mail address');
    expect(email()).toBeInvalid();
    expect(email()).toHaveValue('desk');
  });

  it('shows a server message that belongs to no field', async () => {
    save.mockResolvedValue(refused('unavailable', 'The catalogue is being read.'));
    const user = await openWith(STORED_CONTACT);
    await fillIn(user, { name: 'Northwind', email: 'desk@example.com' });
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('The catalogue is being read.');
  });

  it('is saved once however often the button is pressed, and says so', async () => {
    const { answer: held, release } = delayedAnswer(done({ ...STORED_CONTACT, name: 'Southwind' }));
    save.mockReturnValue(held);
    const user = await openWith(STORED_CONTACT);
    await fillIn(user, { name: 'Southwind', email: 'desk@example.com' });
    await user.click(saveButton());
    await waitFor(() => expect(saveButton()).toBeDisabled());
    await user.click(saveButton());
    release();
    expect(await screen.findByText(/The contact is saved/)).toBeInTheDocument();
    expect(save).toHaveBeenCalledExactlyOnceWith({ body: { name: 'Southwind', email: 'desk@example.com' } });
    await waitFor(() => expect(saveButton()).toBeDisabled());
    expect(name()).toHaveValue('Southwind');
  });

  it('is tested as typed, before it is saved', async () => {
    test.mockResolvedValueOnce(refused('unavailable', 'EDGAR could not be reached.'));
    test.mockResolvedValueOnce(done({ is_ok: true, ms: 290, error: null, tested_at: '2026-03-01T10:00:00Z' }));
    const user = await openWith(NO_CONTACT);
    await fillIn(user, { name: 'Northwind', email: 'desk@example.com' });
    await user.click(testButton());
    expect(await screen.findByText('EDGAR could not be reached.')).toBeInTheDocument();
    await user.click(testButton());
    expect(await screen.findByText('Answered in 290 ms')).toBeInTheDocument();
    expect(test).toHaveBeenLastCalledWith({ body: { name: 'Northwind', email: 'desk@example.com' } });
    expect(save).not.toHaveBeenCalled();
  });
});
