import { createHash } from 'node:crypto';
import { answerEngine } from '@/lib/answers/answer-engine';
import type { Context } from '@/lib/context';
import { readAnalysisContext } from '@/lib/organizations/analysis-context';
import { STRUCTURE_VERSION } from '@/lib/reading/structure/read-structure';
import type { ExpandedRow, RowDocument } from '../rows/expand-rows';
import type { GridColumn } from '../schema';

/** Raise it when cells are computed differently. */
const CELL_VERSION = 1;

/** What the key of a run's cells has in common. */
export type KeyGround = { engine: string; analysisContext: string };

export async function readKeyGround(ctx: Pick<Context, 'tenantId'>): Promise<KeyGround> {
  const { analysis_context: analysisContext } = await readAnalysisContext(ctx);
  const { id } = answerEngine();
  return { engine: id, analysisContext: id === 'extractive' ? '' : analysisContext };
}

/**
 * The same key means the same value: of the documents with their revision (which rises when they are read anew, so it
 * stands for the version of their facts), the question and the engine. Heading and limit of a column are not part of
 * it. Null where the row has no filing to answer from.
 */
export function reuseKey(column: GridColumn, row: ExpandedRow, ground: KeyGround): string | null {
  const documents = documentsFor(column, row);
  if (documents.length === 0) return null;
  const isAsked = column.kind === 'question' || column.kind === 'flag';
  const parts = [
    CELL_VERSION,
    documents.map(({ id, revision }) => `${id} ${revision}`),
    column.kind,
    isAsked ? column.text.replace(/\s+/g, ' ') : column.key,
    column.kind === 'question' ? column.answer_type : null,
    isAsked ? [ground.engine, ground.analysisContext, STRUCTURE_VERSION] : null,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);
}

/** The filings that a cell is computed from, the one named on it first. */
export function documentsFor({ kind }: GridColumn, { document, financials }: ExpandedRow): RowDocument[] {
  if (kind === 'line_item' || kind === 'measure') return financials ? [financials] : [];
  if (!document) return [];
  return kind === 'flag' && financials && financials.id !== document.id ? [document, financials] : [document];
}
