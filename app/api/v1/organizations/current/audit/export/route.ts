import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { exportAudit } from '@/lib/organizations/export-audit';
import { auditExportQuery } from '@/lib/organizations/schema-audit';

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
