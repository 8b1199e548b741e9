import { route } from '@/lib/http/route';
import { listAuditRecords } from '@/lib/audit-log/read-audit-log';
import { auditPageSchema, auditQuery } from '@/lib/audit-log/schema';

export const GET = route(
  {
    summary: 'The audit log, newest first',
    tag: 'Organizations',
    role: 'org:admin',
    query: auditQuery,
    response: auditPageSchema,
  },
  ({ ctx, query }) => listAuditRecords(ctx, query),
);
