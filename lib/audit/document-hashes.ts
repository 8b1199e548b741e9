import { inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import type { HashedDocument } from './model-call';

/** The content hashes of documents given by id; null for documents deleted since. */
export async function documentHashes(ids: readonly string[]): Promise<HashedDocument[]> {
  if (ids.length === 0) return [];
  const rows = await database()
    .select({ id: documents.id, sha256: documents.sha256 })
    .from(documents)
    .where(inArray(documents.id, [...ids]));
  const hashOf = new Map(rows.map(({ id, sha256 }) => [id, sha256]));
  return ids.map((id) => ({ id, sha256: hashOf.get(id) ?? null }));
}
