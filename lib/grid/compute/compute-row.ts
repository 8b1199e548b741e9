import { answerEngine, hasLanguageModel } from '@/lib/answers/answer-engine';
import { modelCallDetails } from '@/lib/audit/model-call';
import type { Context } from '@/lib/context';
import { isDatabaseUnavailable } from '@/db/is-database-unavailable';
import { detailOf, isAppError } from '@/lib/errors';
import { log } from '@/lib/log';
import type { ExpandedRow } from '../rows/expand-rows';
import { documentsFor, reuseKey, type KeyContext } from '../run/reuse-key';
import type { ComputedCell } from '../run/claim-cells';
import type { GridColumn } from '../schema';
import { failed, type CellValue } from './cell-value';
import { FACT_ENGINE, factCell } from './fact-cell';
import { FIGURE_ENGINE, figureCell } from './figure-cell';
import { unloadFilingsAfter } from './unload-filings-after';
import { flagCell } from './flag-cell';
import { openRow, type OpenRow } from './open-filing';
import { questionCell } from './question-cell';

export type RunContext = {
  ctx: Context;
  gridId: string;
  keys: KeyContext;
  engineId: string;
  analysisContext: string;
};

type Store = (cells: readonly ComputedCell[]) => Promise<number>;

/**
 * Computes a row's cells and stores them: all at once, or with a model, whose answers cost money, each when it is
 * answered.
 */
export async function computeRow(
  context: RunContext,
  row: ExpandedRow,
  columns: readonly GridColumn[],
  store: Store,
  signal: AbortSignal,
): Promise<number> {
  const open = await openRow(context.ctx, context.gridId, row);
  const filings = [row.document?.id, row.financials?.id].filter((id) => id !== undefined);
  return unloadFilingsAfter(filings, async () => {
    const finished: ComputedCell[] = [];
    let stored = 0;
    for (const column of columns) {
      signal.throwIfAborted();
      const cell = await computeCell(context, open, row, column, signal);
      if (hasLanguageModel()) stored += await store([cell]);
      else finished.push(cell);
    }
    return stored + (await store(finished));
  });
}

async function computeCell(
  context: RunContext,
  open: OpenRow,
  row: ExpandedRow,
  column: GridColumn,
  signal: AbortSignal,
): Promise<ComputedCell> {
  const cell = {
    rowId: row.id,
    columnId: column.id,
    documentId: documentsFor(column, row)[0]?.id ?? null,
    reuseKey: reuseKey(column, row, context.keys) ?? '',
  };
  try {
    return { ...cell, ...(await valueOf(context, open, column, signal)) };
  } catch (error) {
    // An error that concerns every cell is thrown to the job, which tries again.
    if (signal.aborted || isDatabaseUnavailable(error) || (isAppError(error) && error.code === 'unavailable'))
      throw error;
    if (!isAppError(error)) log.error({ err: error, gridId: context.gridId, ...cell }, 'a cell could not be computed');
    const sentence = detailOf(error, 'The cell could not be computed. It has been logged; please try again.');
    return { ...cell, value: failed(sentence, context.engineId) };
  }
}

async function valueOf(
  { gridId, analysisContext }: RunContext,
  open: OpenRow,
  column: GridColumn,
  signal: AbortSignal,
): Promise<{ value: CellValue } & Pick<ComputedCell, 'audit'>> {
  switch (column.kind) {
    case 'fact':
      return { value: column.key ? await factCell(open, column.key) : failed('The column has no fact.', FACT_ENGINE) };
    case 'line_item':
    case 'measure':
      return {
        value: column.key ? await figureCell(open, column.key) : failed('The column has no figure.', FIGURE_ENGINE),
      };
    case 'flag':
      return { value: (await flagCell(open, column.text, signal)).cell };
    case 'question': {
      const engine = answerEngine();
      const asked = { question: column.text, answerType: column.answer_type, engine, analysisContext };
      const { cell, usage, promptVersion } = await questionCell(open, asked, signal);
      if (!hasLanguageModel() || !open.document) return { value: cell };
      const call = { promptVersion, documents: [open.document], details: { column_id: column.id } };
      return {
        value: cell,
        audit: {
          action: 'grid.answer',
          subjectType: 'grid',
          subjectId: gridId,
          details: modelCallDetails(engine.id, call, usage),
        },
      };
    }
  }
}
