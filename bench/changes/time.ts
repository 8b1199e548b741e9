import { readdirSync } from 'node:fs';
import path from 'node:path';
import { runInChild } from '@/lib/child-process/run-in-child';
import type { compareStored, StoredFiling } from '@/lib/changes/compare/compare-stored';
import { encodeLayout } from '@/lib/pdf/quotes/layout-codec';
import { readStructure } from '@/lib/reading/structure/read-structure';
import { encodeStructure } from '@/lib/reading/structure/structure-codec';
import { opened, openFiling, type OpenedFiling } from './open-filing';
import { plant } from './plant';

const WORK = {
  module: 'lib/changes/compare/compare-stored.ts',
  name: 'compareStored',
  pool: 'filings',
  timeoutMs: 120_000,
  subject: 'This comparison',
} as const;

/**
 * Milliseconds from two stored filings to a stored comparison, in a process that has just started, for the longest
 * file.
 */
export async function timeChanges(folder: string): Promise<{ ms: number; pages: number }> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  const filings = await Promise.all(files.map((name) => openFiling(path.join(folder, name))));
  const longest = filings.toSorted((a, b) => b.pages.length - a.pages.length)[0];
  if (!longest) throw new Error(`${folder} holds no PDF.`);
  const edited = opened(plant(longest.pages, longest.sections, 1).pages);
  const [from, to] = [stored(longest), stored(edited)];
  const startedAt = performance.now();
  await runInChild<typeof compareStored>(WORK, from, to);
  return { ms: performance.now() - startedAt, pages: longest.pages.length };
}

function stored({ pages, sections }: OpenedFiling): StoredFiling {
  return { layouts: pages.map(encodeLayout), structure: encodeStructure(readStructure(pages, sections)) };
}
