import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { VotingTab } from '@/components/organization/voting-tab';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';

const PATH = '/voting/settings';
const save = vi.fn();

function open(isOn = false) {
  save.mockReset();
  serve({ [PATH]: () => answer({ second_pair_of_eyes: isOn }) });
  return show(<VotingTab saveVotingSettings={save} />);
}

const setting = () => screen.findByRole('switch', { name: 'Second pair of eyes' });

describe('a setting of the organization', () => {
  it('shows that it is loading', () => {
    serve({ [PATH]: never });
    show(<VotingTab saveVotingSettings={save} />);
    expect(screen.getByText('Loading the setting...')).toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('says why it could not be read, and is read again on demand', async () => {
    let isDown = true;
    serve({ [PATH]: () => (isDown ? refuse('forbidden', 'No.') : answer({ second_pair_of_eyes: true })) });
    const { user } = show(<VotingTab saveVotingSettings={save} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the settingNo.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await setting()).toBeChecked();
  });

  it('is changed by its switch, which waits, and says what it now does', async () => {
    const { user } = open();
    expect(await setting()).not.toBeChecked();
    expect(screen.getByText(/^The person who prepared a ballot may also approve it\./)).toBeVisible();
    const { answer: held, release } = delayedAnswer(done({ second_pair_of_eyes: true }));
    save.mockReturnValue(held);
    await user.click(await setting());
    await waitFor(async () => expect(await setting()).toBeDisabled());
    release();
    await waitFor(async () => expect(await setting()).toBeChecked());
    expect(screen.getByText(/^The last person who changed a ballot cannot approve it\./)).toBeVisible();
    expect(save).toHaveBeenCalledExactlyOnceWith({ body: { second_pair_of_eyes: true } });
  });

  it('stays as it was when the change is refused, and says why', async () => {
    const { user } = open(true);
    save.mockResolvedValue(refused('forbidden', 'Your role was changed.'));
    await user.click(await setting());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your role was changed.');
    expect(await setting()).toBeChecked();
  });
});
