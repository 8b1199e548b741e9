import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/voting/actions';
import type { Ballot } from '@/lib/voting/ballots/schema';
import { delayedAnswer, done, refused } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { push } from '@/tests/support/components/fake-navigation';
import { show } from '@/tests/support/components/show';
import { someMeeting } from '@/tests/support/components/some-meetings';
import { MakeBallotDialog } from './make-ballot-dialog';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/voting/actions', () => ({ makeBallot: vi.fn() }));
const make = vi.mocked(actions.makeBallot);

const PATH = '/voting/policies';
const meeting = someMeeting({ lines_total: 4 });
const policy = (name: string, isExample = false) => ({ id: `id of ${name}`, name, version: 3, is_example: isExample });
const listOf = (...policies: ReturnType<typeof policy>[]) => answer({ policies, total: policies.length });
const ballot = { id: 'ballot' } as unknown as Ballot;

const choice = () => screen.findByRole('combobox', { name: 'Policy' });
const button = () => screen.getByRole('button', { name: /^Mak(e ballot|ing…)$/ });

function open(read: () => ReturnType<typeof answer> | ReturnType<typeof never>) {
  serve({ [PATH]: read });
  const onClose = vi.fn();
  return { ...show(<MakeBallotDialog meeting={meeting} onClose={onClose} />), onClose };
}

beforeEach(() => {
  make.mockReset();
  push.mockReset();
});

describe('making a ballot', () => {
  it('waits for the policies', () => {
    open(never);
    expect(screen.getByText('Loading policies...')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(button()).toBeDisabled();
  });

  it('says that the policies could not be read, and reads them again', async () => {
    let isDown = true;
    const { user } = open(() => (isDown ? refuse('forbidden', 'Ended.') : listOf(policy('House'))));
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent(/Failed to load policies.*Ended\./);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    isDown = false;
    await user.click(within(problem).getByRole('button', { name: 'Retry' }));
    expect(await choice()).toHaveTextContent('House, version 3');
  });

  it('asks for a policy where there is none but examples', async () => {
    open(() => listOf(policy('Example', true)));
    expect(await screen.findByText(/There is no policy yet\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create one or clone an example' })).toHaveAttribute(
      'href',
      '/voting/policies',
    );
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(button()).toBeDisabled();
  });

  it('offers the own policies, the first one chosen, and opens the ballot that was made', async () => {
    make.mockResolvedValue(done(ballot));
    const { user } = open(() => listOf(policy('Example', true), policy('House'), policy('Small caps')));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Meridian Tools Inc., 4 lines read from the filing.',
    );
    expect(await choice()).toHaveTextContent('House, version 3');
    await user.click(await choice());
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['House, version 3', 'Small caps, version 3']);
    await user.click(screen.getByRole('option', { name: /^Small caps/ }));
    await user.click(button());
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/voting/ballots/ballot'));
    expect(make).toHaveBeenCalledExactlyOnceWith({
      params: { id: meeting.id },
      body: { policy_id: 'id of Small caps' },
    });
  });

  it('is asked for once, and closes nothing while it is busy', async () => {
    const held = delayedAnswer(done(ballot));
    make.mockReturnValue(held.answer);
    const { user, onClose } = open(() => listOf(policy('House')));
    await choice();
    await user.click(button());
    await waitFor(() => expect(button()).toHaveAccessibleName('Making…'));
    expect(button()).toBeDisabled();
    await user.click(button());
    held.release();
    await waitFor(() => expect(push).toHaveBeenCalledOnce());
    expect(make).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open with its choice when it is refused, says why, and can be tried again', async () => {
    make.mockResolvedValue(refused('conflict', 'The meeting has a ballot already.'));
    const { user } = open(() => listOf(policy('House')));
    await choice();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('The meeting has a ballot already.');
    expect(await choice()).toHaveTextContent('House, version 3');
    expect(button()).toBeEnabled();
    expect(push).not.toHaveBeenCalled();
  });
});
