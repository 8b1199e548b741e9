import { and, desc, eq, inArray } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { documents } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleTo } from '@/lib/documents/visible-documents';
import { monitoredTypesOf } from '@/lib/edgar/forms';
import { isOfFiscalYear } from './fiscal-year.rules';
import { isAnnualType } from './monitored-types.rules';

type Watch = { companyId: string; fiscalYear: number; createdAt: Date; monitoredDocumentTypes: readonly string[] };
export type SeenDocument = {
  id: string;
  companyId: string;
  types: string[];
  fiscalYear: number | null;
  filingDate: string | null;
};

/** The tenant's processed documents of the given companies, newest first, each with the types it counts as. */
export async function readProcessedDocuments(
  ctx: Pick<Context, 'tenantId'>,
  companyIds: readonly string[],
  db: Db = database(),
): Promise<SeenDocument[]> {
  if (companyIds.length === 0) return [];
  const rows = await db
    .select({
      id: documents.id,
      companyId: documents.companyId,
      formType: documents.formType,
      fiscalYear: documents.fiscalYear,
      filingDate: documents.filingDate,
    })
    .from(documents)
    .where(
      and(
        inArray(documents.companyId, [...new Set(companyIds)]),
        eq(documents.processingStatus, 'processed'),
        isVisibleTo(ctx),
      ),
    )
    .orderBy(desc(documents.filingDate), documents.id);
  return rows.map(({ formType, ...row }) => ({ ...row, types: monitoredTypesOf(formType) }));
}

/** The documents that belong to a subscription: its company, a monitored type, its fiscal year. */
export function seenBy(watch: Watch, processed: readonly SeenDocument[]): SeenDocument[] {
  return processed.filter(
    (document) =>
      document.companyId === watch.companyId &&
      document.types.some((type) => watch.monitoredDocumentTypes.includes(type)) &&
      isOfFiscalYear(document, watch),
  );
}

/** Ids of the documents that belong to a subscription, by monitored type; types without one are left out. */
export function seenByType(watch: Watch, processed: readonly SeenDocument[]): Record<string, string[]> {
  const seen = seenBy(watch, processed);
  const entries = watch.monitoredDocumentTypes.map(
    (type) => [type, seen.filter((document) => document.types.includes(type)).map((document) => document.id)] as const,
  );
  return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0));
}

/** Monitored annual types without a document of the fiscal year. */
export function missingTypes(watch: Watch, processed: readonly SeenDocument[]): string[] {
  const seen = seenByType(watch, processed);
  return watch.monitoredDocumentTypes.filter((type) => isAnnualType(type) && !seen[type]);
}
