import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/engagements/actions';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someEngagementDetail, someVersion } from '@/tests/support/components/some-engagement';
import { SendDialog } from './send-dialog';
import { VotingConditions } from './voting-conditions';

vi.mock('@/app/(app)/engagements/actions', () => ({ sendEmail: vi.fn(), overrideCondition: vi.fn() }));
const sendEmail = vi.mocked(actions.sendEmail);
const overrideCondition = vi.mocked(actions.overrideCondition);

beforeEach(() => {
  sendEmail.mockReset();
  overrideCondition.mockReset();
  serve({});
});

describe('marking a letter as sent', () => {
  const version = someVersion();
  const engagement = someEngagementDetail({ email_versions: [version], current_version_id: version.id });
  const delivery = { method: 'smtp' as const, mailto: '', eml_url: '', message: '' };
  const addresses = () => screen.getByLabelText('Recipient addresses');

  async function send(text: string) {
    const onOpenChange = vi.fn();
    const { user } = show(<SendDialog engagement={engagement} isOpen onOpenChange={onOpenChange} />);
    if (text) await user.type(addresses(), text);
    await user.click(screen.getByRole('button', { name: 'Mark as Sent' }));
    return { user, onOpenChange };
  }

  it.each([
    ['', 'Please enter recipient email addresses'],
    ['chair@example.test, nobody', 'Not an email address: nobody'],
  ])('refuses %o beside the field, and sends nothing', async (text, sentence) => {
    await send(text);
    await waitFor(() => expect(addresses()).toHaveAccessibleDescription(sentence));
    expect(addresses()).toHaveValue(text);
    expect(sendEmail).not.toHaveBeenCalled();
  });

  it('keeps the addresses when it is refused, and says why', async () => {
    const detail = 'The letter has a sentence to look at.';
    sendEmail.mockResolvedValue(refused('conflict', detail));
    const { onOpenChange } = await send('chair@example.test');
    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(addresses()).toHaveValue('chair@example.test');
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('is sent once, and the dialog closes', async () => {
    const { answer, release } = delayedAnswer(done({ ...engagement, delivery }));
    sendEmail.mockReturnValue(answer);
    const { onOpenChange } = await send('chair@example.test; ir@example.test');
    expect(onOpenChange).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
    expect(sendEmail).toHaveBeenCalledExactlyOnceWith({
      params: { id: engagement.id },
      body: { sent_to: ['chair@example.test', 'ir@example.test'], version_id: version.id },
    });
  });
});

describe('keeping a sentence', () => {
  const condition = {
    id: 'unless',
    start: 0,
    end: 10,
    sentence: 'We vote against unless the Board acts.',
    explanation: 'It makes a vote depend on a change.',
    suggestion: '',
    override: null,
  };
  const checks = { sentences: [], unlinked_count: 0, voting_conditions: [condition], open_conditions: 1 };
  const version = someVersion({ checks });
  const reason = () => screen.getByLabelText('Reason');

  async function override(text: string) {
    const onChanged = vi.fn();
    const { user } = show(
      <VotingConditions engagementId={version.id} version={version} canEdit onChanged={onChanged} />,
    );
    await user.click(screen.getByRole('button', { name: 'Override' }));
    if (text) await user.type(reason(), text);
    await user.click(screen.getByRole('button', { name: 'Override' }));
    return { user, onChanged };
  }

  it('needs a reason', async () => {
    await override('');
    await waitFor(() => expect(reason()).toHaveAccessibleDescription('Please say why the sentence is kept'));
    expect(overrideCondition).not.toHaveBeenCalled();
  });

  it('keeps the reason when it is refused, and says why', async () => {
    overrideCondition.mockResolvedValue(refused('conflict', 'The version is not the current one.'));
    await override('Agreed with counsel');
    expect(await screen.findByText('The version is not the current one.')).toBeInTheDocument();
    expect(reason()).toHaveValue('Agreed with counsel');
  });

  it('closes when it is recorded', async () => {
    overrideCondition.mockResolvedValue(done(version));
    const { onChanged } = await override(' Agreed with counsel ');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onChanged).toHaveBeenCalledExactlyOnceWith(version);
    expect(overrideCondition).toHaveBeenCalledExactlyOnceWith({
      params: { id: version.id },
      body: { version_id: version.id, condition_id: 'unless', reason: 'Agreed with counsel' },
    });
  });
});
