import { first, firstOfList, type FirstRead } from '@/app/first-data';
import { gridCellsStart } from '@/components/grid/cells-start';
import type { GridAddress } from '@/components/grid/grid-address';
import {
  gridCells,
  gridEstimate,
  gridNames,
  gridRun,
  MAX_GRID_NAMES,
  oneGrid,
  cellWithSources,
} from '@/components/reads/grid-reads';
import type { Context } from '@/lib/context';
import { cellsOf } from '@/lib/grid/cells/read-cells';
import { openGrid, type OpenGrid } from '@/lib/grid/open-grid';
import { listGridNames, toGrid } from '@/lib/grid/read-grids';
import { estimateOf } from '@/lib/grid/run/estimate-run';
import type { Grid } from '@/lib/grid/schema';
import type { GridCell } from '@/lib/grid/schema-cells';
import { getJob } from '@/lib/jobs/rows/read-jobs';
import { idParams } from '@/lib/common-schemas';
import { firstCells, isAt } from './first-cells';

/** The first data of a grid's screen for a URL; the grid itself is read only once. */
export function readsOfGrid(id: string, address: GridAddress): FirstRead[] {
  let opened: Promise<OpenGrid> | undefined;
  const open = (ctx: Context) => (opened ??= openGrid(ctx, idParams.parse({ id }).id));
  let openedGrid: Promise<Grid> | undefined;
  const grid = (ctx: Context) => (openedGrid ??= open(ctx).then((one) => toGrid(ctx, one)));
  const fullCellRead = ({ row_id: rowId, column_id: columnId, computed_at: version }: GridCell): FirstRead =>
    first(cellWithSources(id, rowId, columnId, version), async (ctx) => {
      const { cells } = await cellsOf(await open(ctx), { detail: 'full', rows: [rowId], columns: [columnId] });
      return cells[0] ?? null;
    });
  return [
    first(oneGrid(id), grid, ({ job_id: jobId }) =>
      jobId ? [first(gridRun(jobId), (ctx) => getJob(ctx, jobId))] : [],
    ),
    firstOfList(
      gridCells(id),
      gridCellsStart(id),
      async (ctx) => firstCells(await open(ctx), await grid(ctx), address),
      async (ctx) => cellsOf(await open(ctx), { detail: 'page' }),
      ({ cells }) => cells.filter((cell) => cell.computed_at !== null && isAt(cell, address.cell)).map(fullCellRead),
    ),
    first(gridNames, (ctx) => listGridNames(ctx, MAX_GRID_NAMES)),
    first(gridEstimate(id), async (ctx) => estimateOf(ctx, await open(ctx), 'missing')),
  ];
}
