import type { DocumentIndex } from './index-document';

/** Measured: 13 kB per chunk with its vector, so about 330 MB; 50 proxy statements have 17,000 chunks. */
const MAX_CHUNKS = 25_000;

type Entry = { revision: number; index: DocumentIndex };
type Cache = Map<string, Entry>;

const shared = globalThis as typeof globalThis & { plumblineSearchIndexes?: Cache };

function cache(): Cache {
  shared.plumblineSearchIndexes ??= new Map();
  return shared.plumblineSearchIndexes;
}

/** The index of this revision of a document if it is in memory; marks it as just used. */
export function cachedIndex(documentId: string, revision: number): DocumentIndex | undefined {
  const entry = cache().get(documentId);
  if (entry?.revision !== revision) return undefined;
  cache().delete(documentId);
  cache().set(documentId, entry);
  return entry.index;
}

/** Stores an index and drops the least recently used ones beyond the memory limit, but never the one just added. */
export function storeIndex(revision: number, index: DocumentIndex): void {
  cache().delete(index.id);
  cache().set(index.id, { revision, index });
  let chunkCount = [...cache().values()].reduce((sum, entry) => sum + entry.index.chunks.length, 0);
  for (const [id, entry] of cache()) {
    if (chunkCount <= MAX_CHUNKS || id === index.id) break;
    cache().delete(id);
    chunkCount -= entry.index.chunks.length;
  }
}

/** Whether an index of the document is in memory, of whatever revision. */
export function hasIndex(documentId: string): boolean {
  return cache().has(documentId);
}

/** Removes the index of a document from memory; the next search loads it again. */
export function clearIndex(documentId: string): void {
  cache().delete(documentId);
}
