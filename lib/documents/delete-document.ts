import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents, hiddenDocuments } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { files } from '@/lib/storage';
import { requireDocument } from './visible-documents';

/** Deletes an upload. A filing from EDGAR is shared, so it is only removed from the tenant's list. */
export async function deleteDocument(ctx: Context, documentId: string): Promise<void> {
  const row = await database().transaction(async (tx) => {
    const found = await requireDocument(ctx, documentId, tx);
    if (found.tenantId === null)
      await tx
        .insert(hiddenDocuments)
        .values({ tenantId: ctx.tenantId, documentId, hiddenBy: ctx.userId })
        .onConflictDoNothing();
    else await tx.delete(documents).where(eq(documents.id, documentId));
    await recordAudit(tx, ctx, {
      action: 'document.delete',
      subjectType: 'document',
      subjectId: documentId,
      details: { form_type: found.formType, sha256: found.sha256 },
    });
    return found;
  });
  if (row.tenantId === null) return;
  for (const key of new Set([row.originalKey, row.pdfKey])) if (key) await files().remove(key);
}
