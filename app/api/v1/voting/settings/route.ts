import { route } from '@/lib/http/route';
import { votingSettingsInput, votingSettingsSchema } from '@/lib/voting/ballots/schema';
import { readVotingSettings, saveVotingSettings } from '@/lib/voting/ballots/settings';

export const GET = route(
  {
    summary: 'Read the voting settings of the organization',
    tag: 'Voting',
    role: 'org:viewer',
    response: votingSettingsSchema,
  },
  ({ ctx }) => readVotingSettings(ctx),
);

export const PUT = route(
  {
    summary: 'Set whether a second person must approve ballots',
    tag: 'Voting',
    role: 'org:admin',
    body: votingSettingsInput,
    response: votingSettingsSchema,
  },
  ({ ctx, body }) => saveVotingSettings(ctx, body),
);
