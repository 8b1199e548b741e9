import { route } from '@/lib/http/route';
import { endFirstRun, readFirstRun } from '@/lib/organizations/first-run';
import { firstRunSchema } from '@/lib/organizations/schema';

export const GET = route(
  {
    summary: 'How far a new organization has come',
    tag: 'Organizations',
    role: 'org:viewer',
    response: firstRunSchema,
  },
  ({ ctx }) => readFirstRun(ctx),
);

export const DELETE = route(
  {
    summary: 'Hide the steps of the first run for everybody in the organization',
    tag: 'Organizations',
    role: 'org:member',
    response: firstRunSchema,
  },
  ({ ctx }) => endFirstRun(ctx),
);
