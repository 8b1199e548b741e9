import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { exportAudit } from '@/lib/audit-log/export-audit';
import { auditExportQuery } from '@/lib/audit-log/schema';

export const GET = route(
  {
    summary: 'Download the audit log as CSV or JSON',
    tag: 'Organizations',
    role: 'org:admin',
    query: auditExportQuery,
    produces: 'text/csv',
  },
  async ({ ctx, query, request }) =>
    fileResponse(request, { ...(await exportAudit(ctx, query)), disposition: 'attachment' }),
);
