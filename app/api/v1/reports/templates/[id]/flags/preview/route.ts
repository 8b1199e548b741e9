import { route } from '@/lib/http/route';
import { previewFlags } from '@/lib/reports/flags/preview-flags';
import { flagPreviewSchema, previewFlagsInput, templateIdParams } from '@/lib/templates/schema';

export const POST = route(
  {
    summary: 'Preview how flags are interpreted and how they would come out on a report',
    tag: 'Flags',
    role: 'org:viewer',
    params: templateIdParams,
    body: previewFlagsInput,
    response: flagPreviewSchema,
    unaudited: 'changes nothing',
  },
  ({ ctx, params, body, signal }) => previewFlags(ctx, params.id, body, signal),
);
