import { hash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { answerEngine } from '@/lib/answers/answer-engine';
import type { Context } from '@/lib/context';
import { readAnalysisContext } from '@/lib/organizations/analysis-context';
import { STRUCTURE_VERSION } from '@/lib/reading/structure/read-structure';
import type { ExpandedRow, RowDocument } from '../rows/expand-rows';
import type { GridColumn } from '../schema';

/** Raise it when cells are computed differently. */
const CELL_VERSION = 1;

/** What the key of a run's cells has in common. */
export type KeyContext = { engine: string; analysisContext: string };

/** Reads what the keys of the caller's cells have in common. */
export async function readKeyContext(ctx: Pick<Context, 'tenantId'>, db: Db = database()): Promise<KeyContext> {
  const { analysis_context: analysisContext } = await readAnalysisContext(ctx, db);
  const { id } = answerEngine();
  return { engine: id, analysisContext: id === 'extractive' ? '' : analysisContext };
}

/**
 * The same key means the same value: of the documents with their revision (which increases when they are read again, so
 * it also covers the version of their facts), the question and the engine. Heading and limit of a column are not part
 * of it. Null where the row has no filing to answer from.
 */
export function reuseKey(column: GridColumn, row: ExpandedRow, context: KeyContext): string | null {
  const documents = documentsFor(column, row);
  if (documents.length === 0) return null;
  return hash(
    'sha256',
    `${HEAD}${JSON.stringify(documents.map(readingOf))},${tailOf(column, context)}`,
    'base64url',
  ).slice(0, LENGTH);
}

const HEAD = `[${CELL_VERSION},`;
const LENGTH = 32;

/** A document as it was read: its id and its revision, which need no escaping. */
export function readingOf({ id, revision }: RowDocument): string {
  return `${id} ${revision}`;
}

/** What a key says of the column, as text. */
export function tailOf(column: GridColumn, context: KeyContext): string {
  const isAsked = column.kind === 'question' || column.kind === 'flag';
  const parts = [
    column.kind,
    isAsked ? column.text.replace(/\s+/g, ' ') : column.key,
    column.kind === 'question' ? column.answer_type : null,
    isAsked ? [context.engine, context.analysisContext, STRUCTURE_VERSION] : null,
  ];
  return JSON.stringify(parts).slice(1);
}

/** `reuseKey` in a statement: of the readings of a row's filing and annual report, and a column's kind and tail. */
export function reuseKeySql(row: Record<'document' | 'financials', SQL>, column: Record<'kind' | 'tail', SQL>): SQL {
  const { document, financials } = row;
  const documents = sql`case when ${column.kind} in ('line_item', 'measure') then ${financials}
    when ${column.kind} = 'flag' then ${document} || coalesce('","' || nullif(${financials}, ${document}), '')
    else ${document} end`;
  const text = sql`${HEAD}::text || '["' || (${documents}) || '"],' || ${column.tail}`;
  return sql`left(translate(encode(sha256(convert_to(${text}, 'UTF8')), 'base64'), '+/', '-_'), ${LENGTH}::int)`;
}

/** The filings that a cell is computed from, the one named on it first. */
export function documentsFor({ kind }: GridColumn, { document, financials }: ExpandedRow): RowDocument[] {
  if (kind === 'line_item' || kind === 'measure') return financials ? [financials] : [];
  if (!document) return [];
  return kind === 'flag' && financials && financials.id !== document.id ? [document, financials] : [document];
}
