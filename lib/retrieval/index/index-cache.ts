import type { DocumentIndex } from './index-document';

/** 8.5 kB a chunk with its vector were measured, so about 200 MB; 50 proxy statements have 17,000 chunks. */
const MAX_CHUNKS = 25_000;

type Entry = { revision: number; index: DocumentIndex };
type Cache = Map<string, Entry>;

const shared = globalThis as typeof globalThis & { plumblineSearchIndexes?: Cache };

function cache(): Cache {
  shared.plumblineSearchIndexes ??= new Map();
  return shared.plumblineSearchIndexes;
}

/** The index of this revision of a document, if it is in memory; it then counts as just used. */
export function cachedIndex(documentId: string, revision: number): DocumentIndex | undefined {
  const entry = cache().get(documentId);
  if (entry?.revision !== revision) return undefined;
  cache().delete(documentId);
  cache().set(documentId, entry);
  return entry.index;
}

/** Keeps an index and drops the least recently used beyond the memory limit, never the one just added. */
export function rememberIndex(revision: number, index: DocumentIndex): void {
  cache().delete(index.id);
  cache().set(index.id, { revision, index });
  let chunkCount = [...cache().values()].reduce((sum, entry) => sum + entry.index.chunks.length, 0);
  for (const [id, entry] of cache()) {
    if (chunkCount <= MAX_CHUNKS || id === index.id) break;
    cache().delete(id);
    chunkCount -= entry.index.chunks.length;
  }
}
