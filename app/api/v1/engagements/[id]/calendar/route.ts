import { calendarFile } from '@/lib/engagements/record/files';
import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Download the meeting as an .ics file',
    tag: 'Engagements',
    role: 'org:viewer',
    params: idParams,
    produces: 'text/calendar',
  },
  async ({ ctx, params, request }) => fileResponse(request, await calendarFile(ctx, params.id)),
);
