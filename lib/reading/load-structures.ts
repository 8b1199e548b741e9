import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { documentPages, documentStructures } from '@/db/schema';
import { decodeLayout } from '@/lib/pdf/quotes/layout-codec';
import { markStructure } from '@/lib/pdf/structure/structure';
import { indexUnits, type UnitIndex } from './match/index-units';
import { readStructure, STRUCTURE_VERSION } from './structure/read-structure';
import { decodeStructure } from './structure/structure-codec';
import type { FilingStructure } from './structure/types';

/** Measured: 3.8 kB per unit with its stems, so about 450 MB; fifty proxy statements have 120,000 units. */
const MAX_UNITS = 120_000;

type Entry = { revision: number; index: UnitIndex };
const shared = globalThis as typeof globalThis & { plumblineUnitIndexes?: Map<string, Entry> };

/**
 * The units of documents that the caller may see, prepared for scoring; cached in memory until the document is read
 * again.
 */
export async function loadUnitIndexes(
  db: Db,
  rows: readonly { id: string; revision: number }[],
): Promise<Map<string, UnitIndex>> {
  const cache = indexesInMemory();
  const found = new Map<string, UnitIndex>();
  const missing = rows.filter((row) => {
    const entry = cache.get(row.id);
    if (entry?.revision !== row.revision) return true;
    cache.delete(row.id);
    cache.set(row.id, entry);
    found.set(row.id, entry.index);
    return false;
  });
  const stored = await readStored(
    db,
    missing.map((row) => row.id),
  );
  for (const row of missing) {
    const index = indexUnits(stored.get(row.id) ?? (await readFromPages(db, row.id)));
    found.set(row.id, index);
    cache.delete(row.id);
    cache.set(row.id, { revision: row.revision, index });
  }
  dropOldest(cache);
  return found;
}

/** Whether the units of a document are in memory, of whatever revision. */
export function hasUnitIndex(documentId: string): boolean {
  return indexesInMemory().has(documentId);
}

/** Removes the units of a document from memory; the next question reads them again. */
export function clearUnitIndex(documentId: string): void {
  indexesInMemory().delete(documentId);
}

function indexesInMemory(): Map<string, Entry> {
  return (shared.plumblineUnitIndexes ??= new Map());
}

async function readStored(db: Db, documentIds: readonly string[]): Promise<Map<string, FilingStructure>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(documentStructures)
    .where(inArray(documentStructures.documentId, [...documentIds]));
  const current = rows.filter((row) => row.version === STRUCTURE_VERSION);
  return new Map(current.map((row) => [row.documentId, decodeStructure(row.content)]));
}

/** For documents processed by an older reader, the structure is read again from the stored pages. */
async function readFromPages(db: Db, documentId: string): Promise<FilingStructure> {
  const rows = await db
    .select({ layout: documentPages.layout })
    .from(documentPages)
    .where(eq(documentPages.documentId, documentId))
    .orderBy(asc(documentPages.page));
  const { pages, sections } = markStructure(rows.map((row) => decodeLayout(row.layout)));
  return readStructure(pages, sections);
}

function dropOldest(cache: Map<string, Entry>): void {
  let units = [...cache.values()].reduce((sum, entry) => sum + entry.index.units.length, 0);
  for (const [id, entry] of cache) {
    if (units <= MAX_UNITS || cache.size === 1) break;
    cache.delete(id);
    units -= entry.index.units.length;
  }
}
