import { inflateRawSync } from 'node:zlib';
import { and, asc, eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { documentPages, documentStructures, filingComparisons } from '@/db/schema';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { runInChild } from '@/lib/child-process/run-in-child';
import { STRUCTURE_VERSION } from '@/lib/reading/structure/read-structure';
import type { Comparison, compareStored, StoredFiling } from './compare/compare-stored';

/** Raised whenever filings are compared differently, so that what an older engine found is found again. */
export const CHANGES_VERSION = 2;

const COMPARING = {
  module: 'lib/changes/compare/compare-stored.ts',
  name: 'compareStored',
  pool: 'filings',
  timeoutMs: 120_000,
  subject: 'Comparing these filings',
} as const;

export type ComparedRow = Pick<DocumentRow, 'id' | 'revision'>;
export type Pair = { from: ComparedRow; to: ComparedRow };
type Run = { signal: AbortSignal; progress: (done: number, total: number, message: string) => Promise<void> };

/** What was found of two filings, if both are as they were when they were compared. */
export async function readComparison({ from, to }: Pair, db: Db = database()): Promise<Comparison | null> {
  const [row] = await db
    .select({ content: filingComparisons.content })
    .from(filingComparisons)
    .where(isCurrent({ from, to }));
  return row ? (JSON.parse(inflateRawSync(row.content).toString('utf8')) as Comparison) : null;
}

/** Whether a comparison of both filings in their current revisions is stored. */
export async function isCompared(pair: Pair): Promise<boolean> {
  const [row] = await database()
    .select({ version: filingComparisons.version })
    .from(filingComparisons)
    .where(isCurrent(pair));
  return row !== undefined;
}

/**
 * Compares two filings in a process of its own and stores what it finds; what is stored and current is not made again.
 */
export async function makeComparison({ from, to }: Pair, { signal, progress }: Run): Promise<void> {
  if (await isCompared({ from, to })) return;
  await progress(0, 3, 'Reading the older filing');
  const older = await readFiling(from.id);
  await progress(1, 3, 'Reading the newer filing');
  const newer = await readFiling(to.id);
  signal.throwIfAborted();
  await progress(2, 3, `Comparing ${older.layouts.length} with ${newer.layouts.length} pages`);
  const { content, tookMs } = await runInChild<typeof compareStored>({ ...COMPARING, signal }, older, newer);
  const values = {
    fromDocumentId: from.id,
    toDocumentId: to.id,
    fromRevision: from.revision,
    toRevision: to.revision,
    version: CHANGES_VERSION,
    tookMs,
    content: Buffer.from(content),
    createdAt: new Date(),
  };
  await database()
    .insert(filingComparisons)
    .values(values)
    .onConflictDoUpdate({ target: [filingComparisons.fromDocumentId, filingComparisons.toDocumentId], set: values });
  await progress(3, 3, 'Compared');
}

function isCurrent({ from, to }: Pair) {
  return and(
    eq(filingComparisons.fromDocumentId, from.id),
    eq(filingComparisons.toDocumentId, to.id),
    eq(filingComparisons.fromRevision, from.revision),
    eq(filingComparisons.toRevision, to.revision),
    eq(filingComparisons.version, CHANGES_VERSION),
  );
}

async function readFiling(documentId: string): Promise<StoredFiling> {
  const pages = await database()
    .select({ layout: documentPages.layout })
    .from(documentPages)
    .where(eq(documentPages.documentId, documentId))
    .orderBy(asc(documentPages.page));
  const [structure] = await database()
    .select({ content: documentStructures.content })
    .from(documentStructures)
    .where(and(eq(documentStructures.documentId, documentId), eq(documentStructures.version, STRUCTURE_VERSION)));
  return { layouts: pages.map(({ layout }) => layout), structure: structure?.content ?? null };
}
