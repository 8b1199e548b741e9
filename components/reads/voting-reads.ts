import type { z } from 'zod';
import { api } from '@/components/api/api-client';
import type { Job } from '@/lib/jobs/rows/schema';
import type { Ballot, Replay, VotingSettings } from '@/lib/voting/ballots/schema';
import type { calendarFeedSchema, Meeting, MeetingDetail, Season } from '@/lib/voting/meetings/schema';
import type { MeetingListStart } from '@/lib/voting/meetings/start-meeting-list';
import type { CompiledLine, Policy, PolicyDetail, PolicyVersion } from '@/lib/voting/policy/schema';
import type { ListStart } from './list-start';

/** Common prefixes of the query keys of voting. */
export const MEETINGS_KEY = ['voting', 'meetings'];
export const BALLOTS_KEY = ['voting', 'ballots'];
export const POLICIES_KEY = ['voting', 'policies'];
/** The server's largest page. */
export const MEETING_PAGE_SIZE = 1000;
export const MAX_POLICIES = 200;
export const PAST_SHOWN = 40;
const MAX_PAGES = 10;

export type MeetingQuery = {
  from: string | null;
  to: string | null;
  state: string | null;
  groupId: string | null;
  onlyReferred: boolean;
  search: string;
};
type MeetingList = { meetings: Meeting[]; total: number };
type Signal = { signal: AbortSignal };

/** The filters as parameters of the API. */
export function meetingParams({ from, to, state, groupId, onlyReferred, search }: MeetingQuery) {
  return {
    from,
    to,
    state,
    group_id: groupId,
    has_referred: onlyReferred ? ('true' as const) : null,
    search: search || null,
  };
}

/** All meetings that fit, by date. */
export const meetingList = (filters: MeetingQuery) => ({
  queryKey: [...MEETINGS_KEY, 'list', filters],
  queryFn: async ({ signal }: Signal): Promise<MeetingList> => {
    const meetings: Meeting[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const query = { ...meetingParams(filters), page, size: MEETING_PAGE_SIZE };
      const answer = await api.request<MeetingList>({ path: '/voting/meetings', query, signal });
      meetings.push(...answer.meetings);
      if (meetings.length >= answer.total || answer.meetings.length === 0) return { meetings, total: answer.total };
    }
    return { meetings, total: meetings.length };
  },
});

/** The query of a long list's start, which arrives with the page. */
export const meetingListStart = (filters: MeetingQuery): ListStart<MeetingListStart> => ({
  queryKey: [...MEETINGS_KEY, 'start', filters],
});

/** Meetings before a day, newest first. */
export const pastMeetings = (before: string) => ({
  queryKey: [...MEETINGS_KEY, 'past', before],
  queryFn: ({ signal }: Signal) =>
    api.request<MeetingList>({
      path: '/voting/meetings',
      query: { to: before, order: 'newest', size: PAST_SHOWN },
      signal,
    }),
});

/** The meetings of a year counted by week and state. */
export const votingSeason = (filters: MeetingQuery, year: number) => ({
  queryKey: [...MEETINGS_KEY, 'season', year, filters],
  queryFn: ({ signal }: Signal) =>
    api.request<Season>({ path: '/voting/meetings/season', query: { ...meetingParams(filters), year }, signal }),
});

export const NO_FILTERS: MeetingQuery = {
  from: null,
  to: null,
  state: null,
  groupId: null,
  onlyReferred: false,
  search: '',
};

/** The subscription groups to filter meetings by. */
export const groupChoices = {
  queryKey: ['subscription-groups', 'choices'],
  queryFn: ({ signal }: Signal) =>
    api.request<{ groups: { id: string; name: string }[] }>({
      path: '/subscription-groups',
      query: { size: 1000 },
      signal,
    }),
};

export const calendarFeed = {
  queryKey: ['voting', 'calendar-feed'],
  queryFn: ({ signal }: Signal) =>
    api.request<z.infer<typeof calendarFeedSchema>>({ path: '/voting/calendar-feed', signal }),
};

/** A meeting with its lines, each field with its words. */
export const oneMeeting = (meetingId: string) => ({
  queryKey: [...MEETINGS_KEY, 'one', meetingId],
  queryFn: ({ signal }: Signal) => api.request<MeetingDetail>({ path: `/voting/meetings/${meetingId}`, signal }),
});

export const votingSettings = {
  queryKey: ['voting', 'settings'],
  queryFn: ({ signal }: Signal) => api.request<VotingSettings>({ path: '/voting/settings', signal }),
};

export const oneBallot = (ballotId: string) => ({
  queryKey: [...BALLOTS_KEY, 'one', ballotId],
  queryFn: ({ signal }: Signal) => api.request<Ballot>({ path: `/voting/ballots/${ballotId}`, signal }),
});

/** The decision of a line computed again. */
export const lineReplay = (ballotId: string, lineId: string) => ({
  queryKey: [...BALLOTS_KEY, 'replay', ballotId, lineId],
  queryFn: ({ signal }: Signal) =>
    api.request<Replay>({ path: `/voting/ballots/${ballotId}/lines/${lineId}/replay`, signal }),
});

export const policyList = {
  queryKey: [...POLICIES_KEY, 'list'],
  queryFn: ({ signal }: Signal) =>
    api.request<{ policies: Policy[]; total: number }>({
      path: '/voting/policies',
      query: { size: MAX_POLICIES },
      signal,
    }),
};

export const onePolicy = (policyId: string) => ({
  queryKey: [...POLICIES_KEY, 'one', policyId],
  queryFn: ({ signal }: Signal) => api.request<PolicyDetail>({ path: `/voting/policies/${policyId}`, signal }),
});

export const policyVersions = (policyId: string) => ({
  queryKey: [...POLICIES_KEY, 'versions', policyId],
  queryFn: ({ signal }: Signal) =>
    api.request<{ versions: PolicyVersion[] }>({ path: `/voting/policies/${policyId}/versions`, signal }),
});

/** How a rule being typed is understood; nothing is stored. */
export async function compileLine(line: string, signal: AbortSignal): Promise<CompiledLine | null> {
  const body = { lines: [line], coverage: true };
  const { rules } = await api.request<{ rules: CompiledLine[] }>({
    path: '/voting/policies/compile',
    method: 'POST',
    body,
    signal,
  });
  return rules[0] ?? null;
}

export const oneJob = (jobId: string) => ({
  queryKey: ['jobs', 'one', jobId],
  queryFn: ({ signal }: Signal) => api.request<Job>({ path: `/processing/jobs/${jobId}`, signal }),
});
