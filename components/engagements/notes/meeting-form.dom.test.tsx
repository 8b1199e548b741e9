import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/engagements/actions';
import type { EngagementDetail } from '@/lib/engagements/schema';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { MeetingCard } from './meeting-card';

vi.mock('@/app/(app)/engagements/actions', () => ({ changeEngagement: vi.fn() }));
const changeEngagement = vi.mocked(actions.changeEngagement);

/** The fields of an engagement that the form uses. */
const engagement = {
  id: 'e1',
  can_edit: true,
  meeting_date: null,
  meeting_duration_minutes: 30,
  meeting_location: '',
} as EngagementDetail;

function open(part: Partial<EngagementDetail> = {}) {
  serve({ '/engagements/': () => answer([]) });
  return show(<MeetingCard engagement={{ ...engagement, ...part }} />);
}
const save = () => screen.getByRole('button', { name: 'Save Meeting' });

beforeEach(() => void changeEngagement.mockReset());

describe('the form of a meeting', () => {
  it('sends the date with its length and place, and takes a time only with a date', async () => {
    changeEngagement.mockResolvedValue(done(engagement));
    const { user } = open();
    expect(screen.getByLabelText(/^Time/)).toBeDisabled();
    await user.type(screen.getByLabelText('Date'), '2027-01-15');
    await waitFor(() => expect(screen.getByLabelText(/^Time/)).toBeEnabled());
    await user.type(screen.getByLabelText(/^Location or link/), '  Zürich ');
    await user.click(save());
    await waitFor(() => expect(changeEngagement).toHaveBeenCalled());
    expect(changeEngagement.mock.calls[0]?.[0]).toEqual({
      params: { id: 'e1' },
      body: { meeting_date: '2027-01-15', meeting_duration_minutes: 30, meeting_location: 'Zürich' },
    });
  });

  it('says what is wrong and sends nothing, until it is saved with what is right', async () => {
    changeEngagement.mockResolvedValue(done(engagement));
    const { user } = open({ meeting_duration_minutes: 2 });
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('A meeting takes at least 5 minutes');
    expect(changeEngagement).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText('Minutes'));
    await user.type(screen.getByLabelText('Minutes'), '45{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(changeEngagement).toHaveBeenCalledOnce();
  });

  it('shows the sentence of a refusal and keeps what was typed', async () => {
    changeEngagement.mockResolvedValue(refused('forbidden', 'Only its creator may change it.'));
    const { user } = open();
    await user.type(screen.getByLabelText(/^Location or link/), 'Zürich');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Only its creator may change it.');
    expect(screen.getByLabelText(/^Location or link/)).toHaveValue('Zürich');
  });

  it('can be read but not changed by those who may not', () => {
    open({ can_edit: false, meeting_date: '2027-01-15' });
    expect(screen.getByLabelText('Date')).toBeDisabled();
    expect(screen.getByLabelText('Date')).toHaveValue('2027-01-15');
    expect(screen.queryByRole('button', { name: 'Save Meeting' })).not.toBeInTheDocument();
  });
});
