import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { grids } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requireTenantCompany } from '@/lib/companies/visible-company';
import { requireDocuments } from '@/lib/documents/visible-documents';
import { figureName } from '@/lib/financials/figures/figure-list.rules';
import { capitalise } from '@/lib/format/capitalise';
import { formatCount } from '@/lib/format/numbers';
import { requireGroup } from '@/lib/subscriptions/groups/visible-groups';
import { metricOf } from '@/lib/templates/flags/metrics';
import { getTemplate } from '@/lib/templates/read-templates';
import { requireShareable } from '@/lib/templates/visible-templates';
import { factChoice } from './fact-choices.rules';
import { MAX_CELLS, MAX_COLUMNS, MAX_ROWS } from './limits.rules';
import { getGrid } from './read-grids';
import { expandRows } from './rows/expand-rows';
import type { ColumnInput, CreateGridInput, Grid, GridColumn, RowSource, UpdateGridInput } from './schema';
import { requireGrid } from './visible-grids';

/**
 * Creates a grid. Throws `invalid` when it is too large or shared from a personal account, `not_found` for rows that
 * the caller may not see.
 */
export async function createGrid(ctx: Context, input: CreateGridInput): Promise<Grid> {
  requireShareable(ctx, input.visibility);
  const id = await database().transaction(async (tx) => {
    const columns = [...input.columns.map(toColumn), ...(await columnsOfTemplate(ctx, input.template_id, tx))];
    const gridId = randomUUID();
    await requireRows(ctx, input.rows, tx);
    await requireSize(ctx, gridId, input.rows, columns, tx);
    await tx.insert(grids).values({
      id: gridId,
      tenantId: ctx.tenantId,
      organizationId: ctx.organizationId,
      createdBy: ctx.userId,
      name: input.name,
      visibility: input.visibility,
      rows: input.rows,
      columns,
    });
    await recordAudit(tx, ctx, {
      action: 'grid.create',
      subjectType: 'grid',
      subjectId: gridId,
      details: { name: input.name, rows: input.rows.length, columns: columns.length, visibility: input.visibility },
    });
    return gridId;
  });
  return getGrid(ctx, id);
}

/**
 * Changes the given fields. Cells are kept with their row and column, so a row or column that is added again has its
 * cells. Throws `not_found`; `forbidden` when another than the creator makes a shared grid personal; `invalid` when it
 * becomes too large.
 */
export async function updateGrid(ctx: Context, gridId: string, input: UpdateGridInput): Promise<Grid> {
  await database().transaction(async (tx) => {
    const before = await requireGrid(ctx, gridId, tx, { isLocked: true });
    if (input.visibility !== undefined && input.visibility !== before.visibility) {
      requireShareable(ctx, input.visibility);
      if (input.visibility === 'user' && before.createdBy !== ctx.userId)
        throw new AppError('forbidden', 'Only its creator can make a shared grid personal.');
    }
    const rows = joinRows([...(input.rows ?? before.rows), ...(input.add_rows ?? [])]);
    const columns = joinColumns([
      ...(input.columns?.map(toColumn) ?? (before.columns as GridColumn[])),
      ...(input.add_columns?.map(toColumn) ?? []),
      ...(await columnsOfTemplate(ctx, input.template_id, tx)),
    ]);
    const known = new Set(before.rows.map(keyOf));
    await requireRows(
      ctx,
      rows.filter((row) => !known.has(keyOf(row))),
      tx,
    );
    await requireSize(ctx, gridId, rows, columns, tx);
    await tx
      .update(grids)
      .set({ name: input.name, visibility: input.visibility, rows, columns })
      .where(eq(grids.id, before.id));
    await recordAudit(tx, ctx, {
      action: 'grid.update',
      subjectType: 'grid',
      subjectId: gridId,
      details: { fields: Object.keys(input), rows: rows.length, columns: columns.length },
    });
  });
  return getGrid(ctx, gridId);
}

/**
 * Deletes a grid with its cells; a run of it ends at its next row. Throws `not_found` when the caller may not see it.
 */
export async function deleteGrid(ctx: Context, gridId: string): Promise<void> {
  await database().transaction(async (tx) => {
    const grid = await requireGrid(ctx, gridId, tx, { isLocked: true });
    await tx.delete(grids).where(eq(grids.id, grid.id));
    await recordAudit(tx, ctx, {
      action: 'grid.delete',
      subjectType: 'grid',
      subjectId: gridId,
      details: { name: grid.name },
    });
  });
}

/** Whatever a new row names must be the caller's to see. */
async function requireRows(ctx: Context, rows: readonly RowSource[], db: Db): Promise<void> {
  for (const companyId of new Set(rows.flatMap(({ company_id }) => company_id ?? [])))
    await requireTenantCompany(db, ctx, companyId);
  for (const groupId of new Set(rows.flatMap(({ group_id }) => group_id ?? []))) await requireGroup(ctx, groupId, db);
  const documentIds = rows.flatMap(({ document_id }) => document_id ?? []);
  if (documentIds.length > 0) await requireDocuments(ctx, documentIds, db);
}

async function requireSize(
  ctx: Context,
  gridId: string,
  rows: readonly RowSource[],
  columns: readonly GridColumn[],
  db: Db,
): Promise<void> {
  if (columns.length > MAX_COLUMNS) throw new AppError('invalid', `A grid has at most ${MAX_COLUMNS} columns.`);
  const expanded = await expandRows(ctx, gridId, rows, db);
  if (expanded.length > MAX_ROWS)
    throw new AppError('invalid', `A grid has at most ${MAX_ROWS} rows; these are ${expanded.length}.`);
  const cells = expanded.length * columns.length;
  if (cells > MAX_CELLS)
    throw new AppError(
      'invalid',
      `A grid has at most ${formatCount(MAX_CELLS)} cells; this one would have ${formatCount(cells)}.`,
    );
}

/** A column for each query of a template. */
async function columnsOfTemplate(ctx: Context, templateId: string | null | undefined, db: Db): Promise<GridColumn[]> {
  if (!templateId) return [];
  const { queries } = await getTemplate(ctx, templateId, db);
  return queries.map(({ text }) =>
    toColumn({ kind: 'question', heading: '', text, key: null, answer_type: 'auto', limit: null, is_pinned: false }),
  );
}

function toColumn(input: ColumnInput): GridColumn {
  return { ...input, id: input.id ?? randomUUID(), heading: input.heading || headingOf(input) };
}

const LONGEST_HEADING = 80;

function headingOf({ kind, text, key }: ColumnInput): string {
  if (kind === 'question' || kind === 'flag')
    return text.length > LONGEST_HEADING ? `${text.slice(0, LONGEST_HEADING - 1).trimEnd()}…` : text;
  if (key === null) return '';
  if (kind !== 'fact') return figureName(key)?.label ?? key;
  const choice = factChoice(key);
  if (choice) return choice.label;
  const label = (metricOf(key)?.label ?? key).replace(/^the /, '');
  return capitalise(label);
}

function joinRows(rows: readonly RowSource[]): RowSource[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

function keyOf(row: RowSource): string {
  return JSON.stringify([row.company_id, row.group_id, row.document_id, row.form_type, row.fiscal_year]);
}

/** A column that asks what another one asks is the same column. */
function joinColumns(columns: readonly GridColumn[]): GridColumn[] {
  const seen = new Set<string>();
  return columns.filter((column) => {
    const asked = JSON.stringify([column.kind, column.key ?? column.text, column.answer_type]);
    const isNew = !seen.has(column.id) && !seen.has(asked);
    seen.add(column.id).add(asked);
    return isNew;
  });
}
