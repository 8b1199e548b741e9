import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/voting/actions';
import type { Ballot } from '@/lib/voting/ballots/schema';
import { delayedAnswer, done, refused } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someBallot, someBallotLine } from '@/tests/support/components/some-ballot';
import { BallotScreen } from './ballot-screen';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/voting/actions', () => ({
  changeBallotLine: vi.fn(),
  approveBallot: vi.fn(),
  reopenBallot: vi.fn(),
  recordVoted: vi.fn(),
}));
const approve = vi.mocked(actions.approveBallot);
const reopen = vi.mocked(actions.reopenBallot);
const record = vi.mocked(actions.recordVoted);

const decided = { ...someBallotLine('1a', 'Judith Hale'), policy_vote: 'for', vote: 'for' } as const;
const draft = someBallot([decided], { approval_refusal: null, lines_total: 9, by_hand: 2 });
const approved: Ballot = { ...draft, state: 'approved', approved_by_name: 'Ada Brook' };
const PATH = `/voting/ballots/${draft.id}`;

const view = () => show(<BallotScreen ballotId={draft.id} canWrite createEngagement={vi.fn()} />);
const headButton = (name: string) => screen.findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('alertdialog', { name });
const KEYS = '{Control>}{Shift>}{Enter}{/Shift}{/Control}';

async function open(ballot: Ballot) {
  serve({ [PATH]: () => answer(ballot) });
  const { user } = view();
  await screen.findByRole('heading', { level: 1, name: ballot.company_name });
  return user;
}

/** Opens the dialog of a step by its button. */
async function ask(ballot: Ballot, button: string, title: string) {
  const user = await open(ballot);
  await user.click(await headButton(button));
  return { user, asked: await dialog(title) };
}

beforeEach(() => {
  for (const step of [approve, reopen, record]) step.mockReset();
});

describe('the screen of a ballot', () => {
  it('says that it is loading', () => {
    serve({ [PATH]: never });
    view();
    expect(screen.getByRole('status')).toHaveTextContent('Loading ballot...');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says why it could not be read, with the way back, and reads it again on demand', async () => {
    let isDown = true;
    serve({ [PATH]: () => (isDown ? refuse('not_found', 'Ballot not found') : answer(draft)) });
    const { user } = view();
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent(/Failed to load the ballot.*Ballot not found/);
    expect(within(problem).getByRole('link', { name: 'Back to Meetings' })).toHaveAttribute('href', '/voting');
    isDown = false;
    await user.click(within(problem).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: draft.company_name })).toBeVisible();
  });
});

describe('approving a ballot', () => {
  const TITLE = 'Approve this ballot?';

  it('says what is approved, and what a later change does', async () => {
    const { asked } = await ask(draft, 'Approve ballot', TITLE);
    expect(asked).toHaveAccessibleDescription(
      '9 lines, 2 by hand, under House policy version 2. A later change makes it a draft again.',
    );
    expect(approve).not.toHaveBeenCalled();
  });

  it('warns where only the person who approves has looked at it', async () => {
    const warning = 'You prepared it yourself.';
    const { asked } = await ask({ ...draft, approval_warning: warning }, 'Approve ballot', TITLE);
    expect(asked).toHaveAccessibleDescription(`9 lines, 2 by hand, under House policy version 2. ${warning}`);
    expect(screen.getByText(warning)).toBeInTheDocument();
  });

  it('is not possible while it would be refused, by button or by keys, which is said beside the button', async () => {
    const user = await open({ ...draft, approval_refusal: 'Another person must approve it.' });
    const button = await headButton('Approve ballot');
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/Another person must approve it\./);
    await user.keyboard(KEYS);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is asked for by keys, and done once it is confirmed', async () => {
    const held = delayedAnswer(done(approved));
    approve.mockReturnValue(held.answer);
    const user = await open(draft);
    await user.keyboard(KEYS);
    const asked = await dialog(TITLE);
    const confirm = within(asked).getByRole('button', { name: 'Approve ballot' });
    await user.click(confirm);
    await waitFor(() => expect(confirm).toHaveAccessibleName('Approving…'));
    expect(within(asked).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await user.click(confirm);
    held.release();
    expect(await screen.findByText('Ballot approved')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(approve).toHaveBeenCalledExactlyOnceWith({ params: { id: draft.id } });
    expect(await headButton('Record as voted')).toBeInTheDocument();
  });

  it('keeps the dialog open with the reason when it is refused, and takes another try', async () => {
    approve.mockResolvedValueOnce(refused('conflict', 'A line was changed a moment ago.'));
    approve.mockResolvedValueOnce(done(approved));
    const { user, asked } = await ask(draft, 'Approve ballot', TITLE);
    await user.click(within(asked).getByRole('button', { name: 'Approve ballot' }));
    expect(await within(asked).findByRole('alert')).toHaveTextContent('A line was changed a moment ago.');
    await user.click(within(asked).getByRole('button', { name: 'Approve ballot' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(approve).toHaveBeenCalledTimes(2);
  });

  it('forgets the reason when the dialog is closed', async () => {
    approve.mockResolvedValueOnce(refused('conflict', 'A line was changed a moment ago.'));
    const { user, asked } = await ask(draft, 'Approve ballot', TITLE);
    await user.click(within(asked).getByRole('button', { name: 'Approve ballot' }));
    await within(asked).findByRole('alert');
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    await user.click(await headButton('Approve ballot'));
    expect(within(await dialog(TITLE)).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is offered again where the filing changed after the approval', async () => {
    approve.mockResolvedValue(done(approved));
    const { user, asked } = await ask({ ...approved, filing_changed: true }, 'Approve again', TITLE);
    expect(screen.queryByRole('button', { name: 'Record as voted' })).not.toBeInTheDocument();
    await user.click(within(asked).getByRole('button', { name: 'Approve ballot' }));
    await waitFor(() => expect(approve).toHaveBeenCalledOnce());
  });
});

describe('the steps after the approval', () => {
  it('reopen the ballot as a draft that must be approved again', async () => {
    reopen.mockResolvedValue(done(draft));
    const { user, asked } = await ask(approved, 'Reopen', 'Reopen this ballot?');
    expect(asked).toHaveAccessibleDescription(
      'It becomes a draft again and must be approved again before voting. Both approvals are recorded.',
    );
    await user.click(within(asked).getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('Ballot is a draft again')).toBeInTheDocument();
    expect(await headButton('Approve ballot')).toBeEnabled();
    expect(reopen).toHaveBeenCalledExactlyOnceWith({ params: { id: draft.id } });
  });

  it('record it as voted, after which nothing changes', async () => {
    record.mockResolvedValue(done({ ...approved, state: 'voted', can_edit: false, voted_by_name: 'Ada Brook' }));
    const { user, asked } = await ask(approved, 'Record as voted', 'Record as voted?');
    expect(asked).toHaveAccessibleDescription(
      '9 lines of Aldermoor Semiconductor Inc were cast as approved. Votes and reasons no longer change.',
    );
    await user.click(within(asked).getByRole('button', { name: 'Record as voted' }));
    expect(await screen.findByText('Recorded as voted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Record as voted' })).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
  });
});
