import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/organization/actions';
import type { Delivery, Webhook } from '@/lib/integrations/schema-webhooks';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { testListStates, LONG_NAME } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import { someDelivery, someWebhook } from '@/tests/support/components/some-lists';
import { WebhooksCard } from './webhooks-card';

vi.mock('@/app/(app)/organization/actions', () => ({ createWebhook: vi.fn(), redeliverEvent: vi.fn() }));
const createWebhook = vi.mocked(actions.createWebhook);
const redeliverEvent = vi.mocked(actions.redeliverEvent);

const PATH = '/organizations/current/webhooks';
const webhook = someWebhook();
const DELIVERIES = `${PATH}/${webhook.id}/deliveries`;
const list = (...webhooks: Webhook[]) => ({ webhooks, total: webhooks.length });
const open = () => show(<WebhooksCard />);

beforeEach(() => {
  createWebhook.mockReset();
  redeliverEvent.mockReset();
});

describe('the webhooks of an organization', () => {
  testListStates({
    path: PATH,
    open,
    loading: 'Loading webhooks...',
    failure: 'Failed to load webhooks',
    none: list(),
    some: list(webhook),
    row: webhook.url,
    empty: { title: /No webhooks yet\. Add an address that is notified when/ },
  });

  it('say how many deliveries succeeded, and since when one that is paused failed', async () => {
    const paused = someWebhook({
      url: 'https://old.example.com',
      state: 'paused',
      failures_in_a_row: 5,
      failing_since: '2026-03-01T10:00:00.000Z',
    });
    serve({ [PATH]: () => answer(list(webhook, paused)) });
    open();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('8 of 9 deliveries succeededActive');
    expect(second).toHaveTextContent('5 failures in a row, since Mar 1, 2026Paused');
  });
});

describe('the deliveries of a webhook', () => {
  async function unfold(deliveries: Answers[string], of = webhook) {
    serve({ [PATH]: () => answer(list(of)), [DELIVERIES]: deliveries });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: of.url }));
    return user;
  }
  const page = (deliveries: Delivery[], total = deliveries.length) => answer({ deliveries, total, page: 1, size: 6 });
  const row = (name: RegExp) => screen.findByRole('row', { name });

  it('are shown only once it is unfolded', async () => {
    const user = await unfold(() => page([someDelivery()]));
    expect(await screen.findByRole('table', { name: `Deliveries to ${webhook.url}` })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: webhook.url }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('show that they are loading', async () => {
    await unfold(never);
    expect(screen.getByText('Loading deliveries...')).toBeInTheDocument();
  });

  it('show that there are none', async () => {
    await unfold(() => page([]));
    expect(await screen.findByText('Nothing has been sent yet.')).toBeInTheDocument();
  });

  it('say why they could not be read', async () => {
    await unfold(() => refuse('forbidden', 'Only admins see deliveries.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Only admins see deliveries.');
  });

  it('state the result of each in words', async () => {
    await unfold(() =>
      page([
        someDelivery({ subject: 'arrived' }),
        someDelivery({ subject: 'refused', state: 'failed', attempts: 6, last_code: 500, last_error: 'Server error' }),
        someDelivery({ subject: 'unheard', state: 'pending', attempts: 2, last_code: null, last_ms: null }),
        someDelivery({ subject: 'queued', state: 'pending', attempts: 0 }),
        someDelivery({ subject: 'kept', state: 'held', attempts: 0 }),
        someDelivery({ subject: 'repeated', requested_by_name: 'Ben Cole' }),
        someDelivery({ subject: '' }),
      ]),
    );
    expect(await row(/arrived/)).toHaveTextContent(/204.*first try/);
    expect(await row(/refused/)).toHaveTextContent(/500: Server error.*try 6 of 6/);
    expect(await row(/unheard/)).toHaveTextContent(/no answer.*try 2 of 6/);
    expect(await row(/queued/)).toHaveTextContent(/waiting/);
    expect(await row(/kept/)).toHaveTextContent(/held/);
    expect(await row(/repeated/)).toHaveTextContent(/by hand, Ben Cole/);
    expect(await row(/personal item of a colleague/)).toBeInTheDocument();
    expect(within(await row(/arrived/)).queryByRole('button')).not.toBeInTheDocument();
  });

  it('name long subjects in full', async () => {
    await unfold(() => page([someDelivery({ subject: LONG_NAME })]));
    expect(await screen.findByTitle(LONG_NAME)).toHaveTextContent(LONG_NAME);
  });

  it('are sent again by hand, except while the webhook is paused', async () => {
    redeliverEvent.mockResolvedValueOnce(refused('conflict', 'The webhook was deleted.'));
    const failed = someDelivery({ state: 'failed', last_code: 500 });
    const user = await unfold(() => page([failed]));
    await user.click(await screen.findByRole('button', { name: 'Redeliver' }));
    expect(await screen.findByText('The webhook was deleted.')).toBeInTheDocument();
    expect(redeliverEvent).toHaveBeenCalledWith({ params: { id: webhook.id, delivery_id: failed.id } });
  });

  it('cannot be sent again while the webhook is paused', async () => {
    await unfold(() => page([someDelivery({ state: 'failed', last_code: 500 })]), { ...webhook, state: 'paused' });
    await row(/500/);
    expect(screen.queryByRole('button', { name: 'Redeliver' })).not.toBeInTheDocument();
  });
});

describe('adding a webhook', () => {
  const address = () => screen.getByLabelText('Address');
  const events = () => screen.getByRole('group', { name: 'Events' });
  const add = () => within(screen.getByRole('dialog')).getByRole('button', { name: /Add webhook|Adding/ });

  async function openDialog() {
    serve({ [PATH]: () => answer(list()) });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    return user;
  }

  it('says of both fields at once what is missing, and sends nothing', async () => {
    const user = await openDialog();
    await user.click(within(events()).getByRole('checkbox', { name: /report\.completed/ }));
    await user.click(add());
    await waitFor(() => expect(address()).toHaveAccessibleDescription('Enter an address'));
    expect(events()).toHaveAccessibleDescription('Choose at least one event');
    expect(createWebhook).not.toHaveBeenCalled();
  });

  it("puts the server's sentence beside the address, which is kept", async () => {
    const sentence = 'The address resolves to a private network.';
    createWebhook.mockResolvedValue(refused('invalid', 'Not right', [{ path: 'url', message: sentence }]));
    const user = await openDialog();
    await user.click(address());
    await user.paste('https://10.0.0.1/');
    await user.click(add());
    await waitFor(() => expect(address()).toHaveAccessibleDescription(sentence));
    expect(address()).toHaveValue('https://10.0.0.1/');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('is sent once, and shows the signing secret until it is closed', async () => {
    const { answer: held, release } = delayedAnswer(done({ ...webhook, secret: 'whsec_7Qd2' }));
    createWebhook.mockReturnValue(held);
    const user = await openDialog();
    await user.click(address());
    await user.paste(webhook.url);
    await user.click(within(events()).getByRole('checkbox', { name: /flag\.triggered/ }));
    await user.click(add());
    await waitFor(() => expect(add()).toHaveAccessibleName('Adding...'));
    await user.click(add());
    release();
    expect(await screen.findByLabelText('signing secret')).toHaveValue('whsec_7Qd2');
    expect(createWebhook).toHaveBeenCalledExactlyOnceWith({
      body: { url: webhook.url, events: ['report.completed', 'flag.triggered'] },
    });
    await user.click(screen.getByRole('button', { name: 'Close: hide the signing secret' }));
    expect(screen.queryByDisplayValue('whsec_7Qd2')).not.toBeInTheDocument();
  });
});
