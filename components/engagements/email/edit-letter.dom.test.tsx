import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/engagements/actions';
import type { EmailVersion } from '@/lib/engagements/schema-email';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someEngagementDetail, someVersion } from '@/tests/support/components/some-engagement';
import { EditLetter } from './edit-letter';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/engagements/actions', () => ({ saveDraft: vi.fn() }));
const saveDraft = vi.mocked(actions.saveDraft);

const base = someVersion();
const engagement = someEngagementDetail({ email_versions: [base] });

function open(from: EmailVersion | null = base) {
  serve({});
  const onDone = vi.fn();
  const onSaved = vi.fn();
  const { user } = show(<EditLetter engagement={engagement} base={from} onDone={onDone} onSaved={onSaved} />);
  return { user, onDone, onSaved };
}

type User = ReturnType<typeof open>['user'];
const subject = () => screen.getByLabelText('Subject');
const text = () => screen.getByLabelText('Email');
const save = () => screen.getByRole('button', { name: /Save Version|Saving draft/ });

async function write(user: User, field: HTMLElement, words: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  if (words) await user.paste(words);
}

beforeEach(() => {
  saveDraft.mockReset();
  window.localStorage.clear();
});

describe('editing a letter', () => {
  it('starts from its base version, and saves only changes', () => {
    open();
    expect(screen.getByText('From version 1; saving creates a new version.')).toBeInTheDocument();
    expect(subject()).toHaveValue('Your pay ratio');
    expect(save()).toBeDisabled();
  });

  it('says that saving makes the first version', () => {
    open(null);
    expect(screen.getByText('Saving creates the first version.')).toBeInTheDocument();
  });

  it.each([
    ['subject', subject, 'Subject is required'],
    ['text', text, 'The email has no text'],
  ])('refuses a letter without a %s, and sends nothing', async (_, field, sentence) => {
    const { user } = open();
    await write(user, field(), '');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(saveDraft).not.toHaveBeenCalled();
  });

  it('says that there are unsaved changes', async () => {
    const { user } = open();
    await write(user, subject(), 'Your pay');
    expect(screen.getByRole('status')).toHaveTextContent('Unsaved changes');
  });

  it('is sent once with its base version', async () => {
    const saved = someVersion({ number: 2 });
    const { answer, release } = delayedAnswer(done({ version: saved }));
    saveDraft.mockReturnValue(answer);
    const { user, onSaved } = open();
    await write(user, subject(), 'Your pay');
    await user.click(save());
    await waitFor(() => expect(save()).toHaveAccessibleName('Saving draft...'));
    await user.click(save());
    release();
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved));
    expect(saveDraft).toHaveBeenCalledExactlyOnceWith({
      params: { id: engagement.id },
      body: { subject: 'Your pay', content: base.content, base_version_id: base.id },
    });
  });

  it('keeps what was written when it is refused', async () => {
    saveDraft.mockResolvedValue(refused('forbidden', 'The engagement is completed.'));
    const { user } = open();
    await write(user, text(), 'Dear Ms. Hale,');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('The engagement is completed.');
    expect(text()).toHaveValue('Dear Ms. Hale,');
  });

  it('shows what the server refused beside its field', async () => {
    const errors = [{ path: 'subject', message: 'Subject is one line' }];
    saveDraft.mockResolvedValue(refused('invalid', 'Subject is one line', errors));
    const { user } = open();
    await write(user, subject(), 'Your pay');
    await user.click(save());
    await waitFor(() => expect(subject()).toHaveAccessibleDescription('Subject is one line'));
    expect(subject()).toHaveValue('Your pay');
  });

  it('shows both texts where somebody else saved meanwhile, and keeps both', async () => {
    const theirs = someVersion({ number: 2, content: 'Dear Board,' });
    const conflict = { detail: 'Ben Cole saved version 2.', code: 'conflict' as const, current: theirs };
    const yours = { subject: 'Your pay ratio', content: 'Dear Ms. Hale,' };
    saveDraft.mockResolvedValueOnce(done({ conflict: { ...conflict, yours } }));
    saveDraft.mockResolvedValueOnce(done({ version: someVersion({ number: 3 }) }));
    const { user } = open();
    await write(user, text(), 'Dear Ms. Hale,');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Someone saved a newer version' });
    expect(dialog).toHaveAccessibleDescription('Ben Cole saved version 2.');
    expect(within(dialog).getByRole('region', { name: 'Yours' })).toHaveTextContent('Dear Ms. Hale,');
    expect(within(dialog).getByRole('region', { name: 'Version 2 by Ben Cole' })).toHaveTextContent('Dear Board,');
    await user.click(within(dialog).getByRole('button', { name: 'Keep Both Texts' }));
    await waitFor(() => expect(saveDraft).toHaveBeenCalledTimes(2));
    expect(saveDraft.mock.calls[1]?.[0]?.body).toEqual({
      subject: 'Your pay ratio',
      content: 'Dear Ms. Hale,\n\nDear Board,',
      base_version_id: theirs.id,
    });
  });

  it('removes the text when it is discarded', async () => {
    const { user, onDone } = open();
    await write(user, subject(), 'Your pay');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onDone).toHaveBeenCalledOnce();
    expect(subject()).not.toHaveValue('Your pay');
  });
});
