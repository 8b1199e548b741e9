import { redirect } from 'next/navigation';
import { inTenant } from '@/db/tenant-scope';
import { getContext } from '@/lib/auth';
import { idParams } from '@/lib/common-schemas';
import { getMeeting } from '@/lib/voting/meetings/read-meeting';

/** Target of calendar entries: redirects to the meeting's ballot, or to the list where one can be made. */
export default async function MeetingPage({ params }: { params: Promise<{ id: string }> }) {
  const parsed = idParams.safeParse(await params);
  const ctx = await getContext();
  if (!parsed.success || !ctx) redirect('/voting');
  const meeting = await inTenant(ctx, () => getMeeting(ctx, parsed.data.id)).catch(() => null);
  redirect(meeting?.ballot ? `/voting/ballots/${meeting.ballot.id}` : `/voting${meeting ? `?make=${meeting.id}` : ''}`);
}
