import { exportGrid } from '@/lib/grid/export/export-grid';
import { exportGridQuery } from '@/lib/grid/schema';
import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Download a grid as .xlsx with a sheet of sources, .csv or .json',
    tag: 'Grids',
    role: 'org:viewer',
    params: idParams,
    query: exportGridQuery,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  async ({ ctx, params, query, request }) => fileResponse(request, await exportGrid(ctx, params.id, query.format)),
);
