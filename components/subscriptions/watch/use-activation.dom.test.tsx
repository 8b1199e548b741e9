import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/components/api/api-error';
import { serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { useActivation } from './use-activation';

type Change = Parameters<typeof useActivation>[0]['change'];

function Switch({ change, status }: { change: Change; status: string }) {
  const { toggle, question } = useActivation({ what: 'group', change, queryKey: ['groups'] });
  return (
    <>
      <button onClick={() => toggle({ id: 'one', status })}>Switch</button>
      {question}
    </>
  );
}

async function press(change: Change, status: string) {
  const requests = serve({});
  const { user } = show(<Switch change={change} status={status} />);
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  return { user, requests };
}

it('asks about filings that arrived during the pause, and reads nothing itself', async () => {
  const change = vi.fn<Change>();
  change.mockResolvedValueOnce({ name: 'Nordic banks', held: 3 });
  change.mockResolvedValueOnce({ name: 'Nordic banks', status: 'active' });
  const { user, requests } = await press(change, 'paused');
  const dialog = await screen.findByRole('alertdialog', { name: '3 filings arrived during the pause' });
  expect(dialog).toHaveAccessibleDescription(/“Nordic banks” generates a report on each/);
  await user.click(screen.getByRole('button', { name: 'Skip and activate' }));
  expect(await screen.findByText('Nordic banks is active')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(change.mock.calls).toEqual([
    ['one', 'active', undefined],
    ['one', 'active', 'skip'],
  ]);
  expect(requests).toEqual([]);
});

it('pauses without a question', async () => {
  const change = vi.fn<Change>().mockResolvedValue({ name: 'Nordic banks', status: 'paused' });
  await press(change, 'active');
  expect(await screen.findByText('Nordic banks is paused')).toBeInTheDocument();
  expect(change).toHaveBeenCalledExactlyOnceWith('one', 'paused');
});

it('says why it was not switched', async () => {
  await press(() => Promise.reject(new ApiError(409, 'conflict', 'Its template was deleted.')), 'paused');
  expect(await screen.findByText('Its template was deleted.')).toBeInTheDocument();
});
