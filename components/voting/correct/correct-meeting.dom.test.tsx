import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/voting/actions';
import type { MeetingDetail } from '@/lib/voting/meetings/schema';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someLine, someMeetingDetail } from '@/tests/support/components/some-meetings';
import { CorrectMeeting } from './correct-meeting';

vi.mock('@/app/(app)/voting/actions', () => ({ correctMeeting: vi.fn() }));
const correctMeeting = vi.mocked(actions.correctMeeting);

const line = someLine();
const meeting = someMeetingDetail({ lines: [line] });
const PATH = `/voting/meetings/${meeting.id}`;

async function open(detail: MeetingDetail = meeting) {
  serve({ [PATH]: () => answer(detail) });
  const onClose = vi.fn();
  const { user } = show(<CorrectMeeting meetingId={meeting.id} onClose={onClose} />);
  await screen.findByLabelText('Meeting date');
  return { user, onClose };
}

const save = () => screen.getByRole('button', { name: /Save by hand|Saving/ });
const lines = () => within(screen.getByRole('region', { name: 'Lines' }));

beforeEach(() => {
  correctMeeting.mockReset();
});

describe('correcting a meeting', () => {
  it('says that the meeting is being read', () => {
    serve({ [PATH]: never });
    show(<CorrectMeeting meetingId={meeting.id} onClose={() => undefined} />);
    expect(screen.getByText('Loading the meeting...')).toBeInTheDocument();
  });

  it('says why it could not be read, and reads it again on demand', async () => {
    let isDown = true;
    serve({ [PATH]: () => (isDown ? refuse('not_found', 'There is no such meeting.') : answer(meeting)) });
    const { user } = show(<CorrectMeeting meetingId={meeting.id} onClose={() => undefined} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Failed to load the meeting.*no such meeting/);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Meeting date')).toHaveValue('2026-05-12');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      /^Meridian Tools Inc\.: what is set by hand is kept/,
    );
  });

  it('can be saved only once something differs', async () => {
    const { user } = await open();
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove 2 Ratification of the auditor' }));
    expect(save()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Keep 2 Ratification of the auditor' }));
    expect(save()).toBeDisabled();
  });

  it('asks for the number and the title of each line at once, and sends nothing', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a line' }));
    expect(lines().getByLabelText('No.')).toHaveValue('3');
    await user.clear(lines().getByLabelText('No.'));
    await user.click(save());
    await waitFor(() => expect(lines().getByLabelText('No.')).toHaveAccessibleDescription('A line needs a number'));
    expect(lines().getByLabelText('Title, as printed')).toHaveAccessibleDescription('A line needs a title');
    expect(correctMeeting).not.toHaveBeenCalled();
  });

  it('names what a closed line lacks in its row', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a line' }));
    await user.click(screen.getByRole('button', { name: 'Add a line' }));
    await user.click(save());
    // The first of them is opened, and has its sentence beside the field.
    const [, first, second] = lines().getAllByRole('listitem');
    await waitFor(() =>
      expect(within(first as HTMLElement).getByLabelText('Title, as printed')).toHaveAccessibleDescription(
        'A line needs a title',
      ),
    );
    expect(within(second as HTMLElement).getByRole('alert')).toHaveTextContent('A line needs a title');
  });

  it("puts the server's sentence beside the field that it is about", async () => {
    const errors = [{ path: 'record_date', message: 'The record date is after the meeting' }];
    correctMeeting.mockResolvedValue(refused('invalid', 'Not right', errors));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove 2 Ratification of the auditor' }));
    await user.click(save());
    const record = screen.getByLabelText('Record date');
    await waitFor(() => expect(record).toHaveAccessibleDescription('The record date is after the meeting'));
    expect(screen.getByLabelText('Meeting date')).not.toHaveAccessibleDescription();
    expect(save()).toBeEnabled();
  });

  it('sends once what differs, says so and closes', async () => {
    const { answer: held, release } = delayedAnswer(done(meeting));
    correctMeeting.mockReturnValue(held);
    const { user, onClose } = await open();
    await user.click(screen.getByRole('button', { name: 'Change 2 Ratification of the auditor' }));
    const title = lines().getByLabelText('Title, as printed');
    await user.clear(title);
    await user.click(title);
    await user.paste('Ratification of Ellery LLP');
    expect(lines().getByText('by hand')).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(save()).toHaveAccessibleName('Saving…'));
    await user.click(save());
    release();
    expect(await screen.findByText('Meeting corrected')).toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
    expect(correctMeeting).toHaveBeenCalledExactlyOnceWith({
      params: { id: meeting.id },
      body: { lines: [{ id: line.id, title: 'Ratification of Ellery LLP' }] },
    });
  });

  it('stays open with what was changed when it is refused', async () => {
    correctMeeting.mockResolvedValue(refused('conflict', 'The ballot was voted a moment ago.'));
    const { user, onClose } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove 2 Ratification of the auditor' }));
    await user.click(save());
    expect(await screen.findByText('The ballot was voted a moment ago.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep 2 Ratification of the auditor' })).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('takes what was set by hand as it is read again', async () => {
    correctMeeting.mockResolvedValue(done(meeting));
    const byHand = { meeting_date: { by: 'user', at: '2026-03-01T10:00:00Z' } };
    const { user } = await open({ ...meeting, by_hand: byHand, lines: [{ ...line, by_hand: ['title'] }] });
    await user.click(screen.getByRole('button', { name: 'as read' }));
    expect(screen.getByText('as read, once saved')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take 2 Ratification of the auditor as read' }));
    await user.click(save());
    await waitFor(() => expect(correctMeeting).toHaveBeenCalledOnce());
    expect(correctMeeting.mock.calls[0]?.[0]?.body).toEqual({
      meeting_date: null,
      lines: [{ id: line.id, reset: true }],
    });
  });
});
