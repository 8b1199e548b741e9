import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { documents } from '@/db/schema';
import type { Filing } from '@/lib/edgar/fetch-submissions';
import { documentTypeOf } from '@/lib/edgar/forms';
import { publicFilingUrl } from '@/lib/edgar/resource';

export type StoredFiling = { id: string; accessionNumber: string; isNew: boolean };

/** One shared row per filing, created when new. */
export async function storeFilings(tx: Db, companyId: string, filings: readonly Filing[]): Promise<StoredFiling[]> {
  if (filings.length === 0) return [];
  const inserted = await tx
    .insert(documents)
    .values(
      filings.map((filing) => ({
        companyId,
        source: 'edgar' as const,
        formType: filing.form,
        documentType: documentTypeOf(filing.form),
        fiscalYear: filing.fiscalYear,
        filingDate: filing.filingDate,
        fiscalPeriodEnd: filing.periodEnd,
        meetingDate: filing.meetingDate,
        accessionNumber: filing.accessionNumber,
        primaryDocument: filing.primaryDocument,
        sourceUrl: publicFilingUrl(filing),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: documents.id });
  const fresh = new Set(inserted.map((row) => row.id));
  const rows = await tx
    .select({ id: documents.id, accessionNumber: documents.accessionNumber })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        isNull(documents.tenantId),
        inArray(
          documents.accessionNumber,
          filings.map((filing) => filing.accessionNumber),
        ),
      ),
    );
  return rows.flatMap(({ id, accessionNumber }) =>
    accessionNumber ? [{ id, accessionNumber, isNew: fresh.has(id) }] : [],
  );
}
