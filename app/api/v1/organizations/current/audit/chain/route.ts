import { route } from '@/lib/http/route';
import { readAuditChain } from '@/lib/audit-log/audit-chain';
import { auditChainSchema } from '@/lib/audit-log/schema';

export const GET = route(
  {
    summary: 'Check that the audit log is complete and unaltered',
    tag: 'Organizations',
    role: 'org:admin',
    response: auditChainSchema,
  },
  ({ ctx }) => readAuditChain(ctx),
);
