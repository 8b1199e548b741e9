import { route } from '@/lib/http/route';
import { auditChoices } from '@/lib/organizations/audit-log';
import { auditChoicesSchema } from '@/lib/organizations/schema-audit';

export const GET = route(
  {
    summary: 'Actions, kinds of subject and people that occur in the audit log',
    tag: 'Organizations',
    role: 'org:admin',
    response: auditChoicesSchema,
  },
  ({ ctx }) => auditChoices(ctx),
);
