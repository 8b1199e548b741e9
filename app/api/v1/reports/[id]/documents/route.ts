import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { getReportDocuments } from '@/lib/reports/generate/report-evidence';
import { reportDocumentsSchema } from '@/lib/reports/schema';

export const GET = route(
  {
    summary: "Read a report's documents, as they were then and as they are now",
    tag: 'Reports',
    role: 'org:viewer',
    params: idParams,
    response: reportDocumentsSchema,
  },
  ({ ctx, params }) => getReportDocuments(ctx, params.id),
);
