import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/engagements/actions';
import type { EngagementDetail } from '@/lib/engagements/schema';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someEngagementDetail, someObjective } from '@/tests/support/components/some-engagement';
import { NotesCard } from './notes-card';
import { ObjectivesCard } from './objectives-card';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/engagements/actions', () => ({
  addObjective: vi.fn(),
  changeObjective: vi.fn(),
  removeObjective: vi.fn(),
  saveNotes: vi.fn(),
}));
const addObjective = vi.mocked(actions.addObjective);
const changeObjective = vi.mocked(actions.changeObjective);
const saveNotes = vi.mocked(actions.saveNotes);

beforeEach(() => {
  for (const action of [addObjective, changeObjective, saveNotes]) action.mockReset();
  serve({});
});

describe('the objectives of an engagement', () => {
  const open = (changes: Partial<EngagementDetail> = {}) => {
    const engagement = someEngagementDetail(changes);
    return { ...show(<ObjectivesCard engagement={engagement} />), engagement };
  };
  const title = () => screen.getByRole('textbox', { name: 'New objective' });
  const add = () => screen.getByRole('button', { name: /Add Objective|Adding/ });

  it('show that there are none, and refuse one without text', async () => {
    const { user } = open();
    expect(screen.getByText('No objectives yet.')).toBeInTheDocument();
    await user.type(title(), '   ');
    await user.click(add());
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(addObjective).not.toHaveBeenCalled();
  });

  it('are added once each', async () => {
    const { answer, release } = delayedAnswer(done(someObjective()));
    addObjective.mockReturnValue(answer);
    const { user, engagement } = open();
    await user.click(title());
    await user.paste(' Publish the median pay ');
    await user.click(add());
    await waitFor(() => expect(add()).toHaveAccessibleName('Adding...'));
    await user.click(add());
    release();
    await waitFor(() => expect(title()).toHaveValue(''));
    expect(addObjective).toHaveBeenCalledExactlyOnceWith({
      params: { id: engagement.id },
      body: { title: 'Publish the median pay', flag_description: null },
    });
  });

  it('keep what was written when adding is refused', async () => {
    addObjective.mockResolvedValue(refused('conflict', 'There are 50 objectives already.'));
    const { user } = open();
    await user.click(title());
    await user.paste('Publish the median pay');
    await user.click(add());
    expect(await screen.findByRole('alert')).toHaveTextContent('There are 50 objectives already.');
    expect(title()).toHaveValue('Publish the median pay');
  });

  it('move by milestones, and show why one did not', async () => {
    changeObjective.mockResolvedValue(refused('forbidden', 'Only members change objectives.'));
    const objective = someObjective();
    const { user, engagement } = open({ objectives: [objective] });
    const milestones = screen.getByRole('radiogroup', { name: 'Milestone of Publish the median pay' });
    expect(within(milestones).getByRole('radio', { name: 'Raised' })).toBeChecked();
    expect(screen.getByText('Mar 1, 2026').parentElement).toHaveTextContent('Raised Mar 1, 2026');
    await user.click(within(milestones).getByRole('radio', { name: 'Committed' }));
    expect(await screen.findByText('Only members change objectives.')).toBeInTheDocument();
    expect(changeObjective).toHaveBeenCalledExactlyOnceWith({
      params: { id: engagement.id, objective_id: objective.id },
      body: { milestone: 'committed' },
    });
  });

  it('keep a comment that is refused, and say why beside it', async () => {
    changeObjective.mockResolvedValue(refused('forbidden', 'Only members change objectives.'));
    const next_year = { outcome: 'resolved' as const, comment: '', recorded_at: '', recorded_by: '' };
    const { user } = open({ objectives: [someObjective({ next_year })] });
    const comment = () => screen.getByLabelText('Comment on Publish the median pay');
    await user.type(comment(), 'They published it');
    await user.tab();
    await waitFor(() => expect(comment()).toHaveAccessibleDescription('Only members change objectives.'));
    expect(comment()).toHaveValue('They published it');
    changeObjective.mockResolvedValue(done(someObjective()));
    await user.type(comment(), ' in March');
    await user.tab();
    await waitFor(() => expect(comment()).not.toHaveAccessibleDescription());
    expect(changeObjective.mock.calls.at(-1)?.[0].body).toEqual({
      next_year: { outcome: 'resolved', comment: 'They published it in March' },
    });
  });

  it('can only be read by those who may not change them', () => {
    open({ can_edit: false, objectives: [someObjective()] });
    expect(screen.getByText('Publish the median pay')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('the notes of a meeting', () => {
  const open = (changes: Partial<EngagementDetail> = {}) => {
    const engagement = someEngagementDetail(changes);
    return { ...show(<NotesCard engagement={engagement} />), engagement };
  };
  const notes = () => screen.getByLabelText('Meeting notes');
  const state = () => screen.getAllByRole('status')[0];
  type User = ReturnType<typeof open>['user'];

  /** Saved by key, because saving by itself waits two seconds. */
  async function write(user: User, words: string): Promise<void> {
    await user.click(notes());
    await user.paste(words);
    expect(state()).toHaveTextContent('Unsaved changes');
    await user.keyboard('{Control>}s{/Control}');
  }

  it('are saved with their revision, and say so', async () => {
    saveNotes.mockResolvedValue(done({ engagement: someEngagementDetail({ notes_revision: 4 }) }));
    const { user, engagement } = open();
    await write(user, 'They agreed.');
    await waitFor(() => expect(state()).toHaveTextContent(/Draft saved/));
    expect(saveNotes.mock.calls[0]?.[0]).toMatchObject({
      params: { id: engagement.id },
      body: { notes: 'They agreed.', base_revision: 3 },
    });
  });

  it('are not sent while a field would be refused, and say so beside it', async () => {
    const long = { id: 'one', item: 'x'.repeat(1001), owner: '', due_date: null, is_done: false };
    const blank = { ...long, id: 'none', item: ' ' };
    const { user } = open({ action_items: [blank, long] });
    await user.click(screen.getByLabelText('Attendees'));
    await user.paste('y'.repeat(201));
    await user.keyboard('{Control>}s{/Control}');
    const items = screen.getAllByLabelText('Action');
    await waitFor(() => expect(items[1]).toHaveAccessibleDescription('An action item is at most 1000 characters'));
    expect(items[0]).toBeValid();
    expect(screen.getByLabelText('Attendees')).toHaveAccessibleDescription('An attendee is at most 200 characters');
    expect(saveNotes).not.toHaveBeenCalled();
  });

  it('show what the server refused beside its field', async () => {
    const errors = [{ path: 'notes', message: 'Notes are at most 100,000 characters' }];
    saveNotes.mockResolvedValue(refused('invalid', 'The notes are too long.', errors));
    const { user } = open();
    await write(user, 'They agreed.');
    await waitFor(() => expect(notes()).toHaveAccessibleDescription('Notes are at most 100,000 characters'));
    expect(notes()).toHaveValue('They agreed.');
  });

  it('stay as written where saving fails, and can be saved once more', async () => {
    saveNotes.mockResolvedValueOnce(refused('unavailable', 'The database is away.'));
    saveNotes.mockResolvedValueOnce(done({ engagement: someEngagementDetail() }));
    const { user } = open();
    await write(user, 'They agreed.');
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
    expect(notes()).toHaveValue('They agreed.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(state()).toHaveTextContent(/Draft saved/));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('show both texts where somebody changed them meanwhile, and keep both on demand', async () => {
    const current = {
      notes: 'They refused.',
      attendees: ['Ben Cole'],
      action_items: [],
      follow_up_required: false,
      notes_revision: 9,
      notes_updated_at: null,
      notes_updated_by_name: 'Ben Cole',
    };
    const conflict = { detail: 'Ben Cole saved the notes.', code: 'conflict' as const, current, yours: {} };
    saveNotes.mockResolvedValueOnce(done({ conflict }));
    saveNotes.mockResolvedValueOnce(done({ engagement: someEngagementDetail() }));
    const { user } = open();
    await write(user, 'They agreed.');
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed these notes' }));
    expect(dialog.getByRole('region', { name: 'Yours' })).toHaveTextContent('They agreed.');
    expect(dialog.getByRole('region', { name: 'By Ben Cole' })).toHaveTextContent('They refused.');
    await user.click(dialog.getByRole('button', { name: 'Keep Both' }));
    await waitFor(() => expect(saveNotes).toHaveBeenCalledTimes(2));
    expect(saveNotes.mock.calls[1]?.[0]?.body).toMatchObject({
      notes: 'They refused.\n\nThey agreed.',
      attendees: 'Ben Cole',
      base_revision: 9,
    });
  });

  it('hold action items, of which empty ones are not sent', async () => {
    saveNotes.mockResolvedValue(done({ engagement: someEngagementDetail() }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add Action Item' }));
    await user.click(screen.getByRole('button', { name: 'Add Action Item' }));
    const first = within(screen.getByRole('group', { name: 'Action item 1' }));
    await user.click(first.getByRole('textbox', { name: 'Action' }));
    await user.paste('Send the study');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saveNotes).toHaveBeenCalledOnce());
    const sent = saveNotes.mock.calls[0]?.[0]?.body?.action_items;
    expect(sent).toMatchObject([{ item: 'Send the study', is_done: false }]);
    expect(sent).toHaveLength(1);
  });

  it('are read-only for those who may not change them', () => {
    open({ can_edit: false, meeting_notes: 'They agreed.' });
    expect(screen.getByText('They agreed.')).toBeInTheDocument();
    expect(screen.getByLabelText('Attendees')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Add Action Item' })).not.toBeInTheDocument();
  });
});
