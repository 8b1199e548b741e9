import { exportEngagement } from '@/lib/engagements/export/export-engagements';
import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Download an engagement as a PDF',
    tag: 'Engagements',
    role: 'org:viewer',
    params: idParams,
    produces: 'application/pdf',
  },
  async ({ ctx, params, request }) => fileResponse(request, await exportEngagement(ctx, params.id)),
);
