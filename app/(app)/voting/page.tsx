import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { first, FirstData, type FirstRead } from '@/app/first-data';
import { searchOf, type Search } from '@/app/search-params';
import {
  groupChoices,
  MEETING_PAGE_SIZE,
  meetingList,
  meetingParams,
  NO_FILTERS,
  PAST_SHOWN,
  pastMeetings,
  votingSeason,
  type MeetingQuery,
} from '@/components/reads/voting-reads';
import { readMeetingAddress, readSeasonYear } from '@/components/voting/meetings/meeting-address';
import { MeetingsScreen } from '@/components/voting/meetings/meetings-screen';
import { addDays } from '@/components/voting/meetings/weeks';
import { VotingTabs } from '@/components/voting/shared/voting-tabs';
import { getSessionView } from '@/lib/auth';
import { listGroups } from '@/lib/subscriptions/groups/read-groups';
import { today as todayInUtc } from '@/lib/voting/clock';
import { listMeetings } from '@/lib/voting/meetings/list-meetings';
import { listMeetingsQuery, seasonQuery } from '@/lib/voting/meetings/schema';
import { readSeason } from '@/lib/voting/meetings/season';

export const metadata: Metadata = { title: 'Meetings' };

export default async function MeetingsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const [session, param] = await Promise.all([getSessionView(), searchOf(searchParams)]);
  if (!session) redirect('/sign-in');
  const today = todayInUtc();
  const now = new Date(today);
  const filters = readMeetingAddress(param);
  const year = readSeasonYear(param, now);
  const reads: FirstRead[] = [
    first(meetingList(filters), async (ctx) => {
      const found = await listMeetings(ctx, listMeetingsQuery.parse({ ...given(filters), size: MEETING_PAGE_SIZE }));
      // Thousands of rows are not sent with the page.
      return found.total <= found.meetings.length ? { meetings: found.meetings, total: found.total } : undefined;
    }),
    first(votingSeason(filters, year), (ctx) => readSeason(ctx, seasonQuery.parse({ ...given(filters), year }))),
    first(votingSeason(NO_FILTERS, now.getUTCFullYear()), (ctx) => readSeason(ctx, seasonQuery.parse({}))),
    first(pastMeetings(addDays(today, -1)), (ctx) =>
      listMeetings(ctx, listMeetingsQuery.parse({ to: addDays(today, -1), order: 'newest', size: PAST_SHOWN })),
    ),
    first(groupChoices, (ctx) => listGroups(ctx, { page: 1, size: 1000 })),
  ];
  return (
    <FirstData reads={reads}>
      <VotingTabs active="meetings" />
      <MeetingsScreen canWrite={session.role !== 'org:viewer'} today={today} />
    </FirstData>
  );
}

function given(filters: MeetingQuery) {
  return Object.fromEntries(Object.entries(meetingParams(filters)).filter(([, value]) => value !== null));
}
