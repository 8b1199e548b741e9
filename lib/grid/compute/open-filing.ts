import { and, eq, isNotNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { facts } from '@/db/schema';
import type { Fact } from '@/lib/facts/fact';
import type { Context } from '@/lib/context';
import { documentLabel } from '@/lib/documents/document-label';
import { requireDocuments, type DocumentRow } from '@/lib/documents/visible-documents';
import type { FiledStatements } from '@/lib/financials/company-statements';
import { readStatements } from '@/lib/financials/read-statements';
import { readFactsFor } from '@/lib/queries/read-facts';
import { readCarriedFacts } from '@/lib/reports/generate/carried-facts';
import type { ExpandedRow } from '../rows/expand-rows';

/** The filings of a row with what was read from them, loaded once for all of its cells. */
export type OpenRow = {
  ctx: Context;
  gridId: string;
  companyName: string;
  document: DocumentRow | null;
  financials: DocumentRow | null;
  /** Of all documents of the row. */
  facts: Fact[];
  carried: Fact[];
  /** Keys of which values were read and withheld, with the reason of the most probable one. */
  withheld: ReadonlyMap<string, string>;
  statements: readonly FiledStatements[];
  labelOf: (row: DocumentRow) => string;
};

/**
 * What the columns of a row are computed from: its documents with their facts and statements. Throws `not_found` for a
 * document that the caller's organization does not have.
 */
export async function openRow(ctx: Context, gridId: string, row: ExpandedRow): Promise<OpenRow> {
  const ids = [...new Set([row.document?.id, row.financials?.id])].filter((id) => id !== undefined);
  const rows = await requireDocuments(ctx, ids);
  const find = (id: string | undefined) => rows.find((each) => each.id === id) ?? null;
  const document = find(row.document?.id);
  const stated = await readFactsFor(ids);
  return {
    ctx,
    gridId,
    companyName: row.companyName,
    document,
    financials: find(row.financials?.id),
    facts: stated,
    carried: document ? await readCarriedFacts(ctx, [document], stated) : [],
    withheld: document ? await withheldOf(document.id) : new Map(),
    statements: ids.length > 0 ? await readStatements(ctx, { documentIds: ids }, { allRows: true }) : [],
    labelOf: (each) => documentLabel(row.companyName, each),
  };
}

async function withheldOf(documentId: string): Promise<Map<string, string>> {
  const rows = await database()
    .select({ key: facts.key, reason: facts.withheldReason })
    .from(facts)
    .where(and(eq(facts.documentId, documentId), isNotNull(facts.withheldReason)))
    .orderBy(facts.confidence);
  return new Map(rows.map(({ key, reason }) => [key, reason ?? '']));
}
