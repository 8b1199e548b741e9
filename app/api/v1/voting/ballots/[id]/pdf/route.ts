import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { exportBallot } from '@/lib/voting/ballots/export/export-ballots';

export const GET = route(
  {
    summary: 'Download a ballot as a PDF',
    tag: 'Voting',
    role: 'org:viewer',
    params: idParams,
    produces: 'application/pdf',
  },
  async ({ ctx, params, request }) => fileResponse(request, await exportBallot(ctx, params.id)),
);
