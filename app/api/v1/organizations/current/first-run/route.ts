import { route } from '@/lib/http/route';
import { endFirstRun, readFirstRun } from '@/lib/organizations/first-run';
import { firstRunSchema } from '@/lib/organizations/schema';

export const GET = route(
  {
    summary: 'Progress of a new organization through its first steps',
    tag: 'Organizations',
    role: 'org:viewer',
    response: firstRunSchema,
  },
  ({ ctx }) => readFirstRun(ctx),
);

export const DELETE = route(
  {
    summary: 'Hide the first steps for everyone in the organization',
    tag: 'Organizations',
    role: 'org:member',
    response: firstRunSchema,
  },
  ({ ctx }) => endFirstRun(ctx),
);
