import { z } from 'zod';
import { getBallot, listBallots } from '@/lib/voting/ballots/read-ballots';
import { listBallotsQuery } from '@/lib/voting/ballots/schema';
import { listMeetings } from '@/lib/voting/meetings/list-meetings';
import { listMeetingsQuery } from '@/lib/voting/meetings/schema';
import { links } from '../links';
import { defineTool, type Tool } from '../tool';

const pageFields = {
  page: z.number().int().min(1).default(1),
  size: z.number().int().min(1).max(200).default(50),
};

export const votingTools: Tool[] = [
  defineTool({
    name: 'list_meetings',
    title: 'List meetings',
    description: 'Coming and past shareholder meetings with their filing, newest report and ballot.',
    scope: 'read',
    input: z.object({
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      company_id: z.uuid().optional(),
      search: z.string().trim().max(200).optional(),
      ...pageFields,
    }),
    run: async (ctx, input) => {
      const list = await listMeetings(ctx, listMeetingsQuery.parse(input));
      return { ...list, meetings: list.meetings.map((meeting) => ({ ...meeting, url: links.meeting(meeting.id) })) };
    },
  }),
  defineTool({
    name: 'list_ballots',
    title: 'List ballots',
    description: 'Ballots with their state, and how many of their lines are referred to a person.',
    scope: 'read',
    input: z.object({ company_id: z.uuid().optional(), ...pageFields }),
    run: async (ctx, input) => {
      const list = await listBallots(ctx, listBallotsQuery.parse(input));
      return { ...list, ballots: list.ballots.map((ballot) => ({ ...ballot, url: links.ballot(ballot.id) })) };
    },
  }),
  defineTool({
    name: 'get_ballot',
    title: 'Read a ballot',
    description: 'The lines of a ballot: vote, deciding rule, the fact with its quote and page, and the reason.',
    scope: 'read',
    input: z.object({ ballot_id: z.uuid() }),
    run: async (ctx, { ballot_id: id }) => ({ ...(await getBallot(ctx, id)), url: links.ballot(id) }),
  }),
];
