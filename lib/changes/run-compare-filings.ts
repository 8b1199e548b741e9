import { inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import { AppError } from '@/lib/errors';
import { makeComparison, type Pair } from './stored-comparison';

type Input = { fromDocumentId: string; toDocumentId: string };
type Run = Parameters<typeof makeComparison>[1];

/** The work of a comparison's job. The request checked that the caller may see both filings. */
export async function runCompareFilings({ fromDocumentId, toDocumentId }: Input, run: Run): Promise<void> {
  const rows = await database()
    .select({ id: documents.id, revision: documents.revision, status: documents.processingStatus })
    .from(documents)
    .where(inArray(documents.id, [fromDocumentId, toDocumentId]));
  const find = (id: string) => rows.find((row) => row.id === id && row.status === 'processed');
  const pair: Partial<Pair> = { from: find(fromDocumentId), to: find(toDocumentId) };
  if (!pair.from || !pair.to)
    throw new AppError(
      'conflict',
      'One of the filings is gone or is being processed again. Open the comparison again.',
    );
  await makeComparison({ from: pair.from, to: pair.to }, run);
}
