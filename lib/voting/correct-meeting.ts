import type { Context } from '@/lib/context';
import { onLinesCorrected } from './ballots/filing-changed';
import type { MeetingDetail, UpdateMeetingInput } from './meetings/schema';
import { updateMeeting } from './meetings/update-meeting';

/**
 * Corrects a meeting by hand; its drafts are decided again and its approved ballots reopened. Errors as for
 * `updateMeeting`.
 */
export function correctMeeting(ctx: Context, meetingId: string, input: UpdateMeetingInput): Promise<MeetingDetail> {
  return updateMeeting(ctx, meetingId, input, (tx, meeting) => onLinesCorrected(tx, ctx, meeting.id));
}
