import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { first, FirstData, firstOfList, MAX_ROWS_SENT, ROWS_OF_START, type FirstRead } from '@/app/first-data';
import { searchOf, type Search } from '@/app/search-params';
import {
  groupChoices,
  meetingList,
  meetingListStart,
  meetingParams,
  MAX_POLICIES,
  NO_FILTERS,
  PAST_SHOWN,
  pastMeetings,
  policyList,
  votingSeason,
  type MeetingQuery,
} from '@/components/reads/voting-reads';
import { readMeetingAddress, readSeasonYear } from '@/components/voting/meetings/meeting-address';
import { MeetingsScreen } from '@/components/voting/meetings/meetings-screen';
import { shiftDay } from '@/components/voting/meetings/weeks';
import { VotingTabs } from '@/components/voting/shared/voting-tabs';
import { getSessionView } from '@/lib/auth';
import { listGroups } from '@/lib/subscriptions/groups/read-groups';
import { today as todayInUtc } from '@/lib/voting/clock';
import { listMeetings } from '@/lib/voting/meetings/list-meetings';
import { listMeetingsQuery, meetingFilters, seasonQuery } from '@/lib/voting/meetings/schema';
import { readSeason } from '@/lib/voting/meetings/season';
import { listAllMeetings, startMeetingList } from '@/lib/voting/meetings/start-meeting-list';
import { listPolicies } from '@/lib/voting/policy/read-policies';

export const metadata: Metadata = { title: 'Meetings' };

export default async function MeetingsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const [session, param] = await Promise.all([getSessionView(), searchOf(searchParams)]);
  if (!session) redirect('/sign-in');
  const today = todayInUtc();
  const now = new Date(today);
  const filters = readMeetingAddress(param);
  const year = readSeasonYear(param, now);
  const reads: FirstRead[] = [
    firstOfList(
      meetingList(filters),
      meetingListStart(filters),
      (ctx) =>
        startMeetingList(ctx, meetingFilters.parse(given(filters)), { most: MAX_ROWS_SENT, rows: ROWS_OF_START }),
      (ctx) => listAllMeetings(ctx, meetingFilters.parse(given(filters))),
    ),
    first(votingSeason(filters, year), (ctx) => readSeason(ctx, seasonQuery.parse({ ...given(filters), year }))),
    first(votingSeason(NO_FILTERS, now.getUTCFullYear()), (ctx) => readSeason(ctx, seasonQuery.parse({}))),
    first(pastMeetings(shiftDay(today, -1)), (ctx) =>
      listMeetings(ctx, listMeetingsQuery.parse({ to: shiftDay(today, -1), order: 'newest', size: PAST_SHOWN })),
    ),
    first(groupChoices, (ctx) => listGroups(ctx, { page: 1, size: 1000 })),
    // The address opens the dialog that chooses the policy of a ballot.
    ...(param('make') ? [first(policyList, (ctx) => listPolicies(ctx, { page: 1, size: MAX_POLICIES }))] : []),
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
