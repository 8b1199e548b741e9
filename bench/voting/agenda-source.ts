import { readFileSync } from 'node:fs';
import { cachedOnDisk, contentKey, sourceTreeVersion } from '@/bench/disk-cache';
import { extractCached } from '@/bench/read-cached';
import type { Fact } from '@/lib/facts/fact';
import { toSearchChunks } from '@/lib/retrieval/index/index-document';
import { readStatedFacts, readPageStructure } from '@/lib/processing/read/read-pages';
import type { AgendaSource } from '@/lib/voting/meetings/reading/read-agenda';

/** What is read of a filing before its agenda, from the cache where there is one. */
export async function agendaSource(file: string): Promise<AgendaSource> {
  const cache = process.env.BENCH_CACHE ?? null;
  const extracted = await extractCached(file, cache);
  const sources = ['pdf', 'facts', 'reading'].map(sourceTreeVersion).join('-');
  const key = `agenda-source-${contentKey(readFileSync(file))}-${sources}`;
  return cachedOnDisk(cache, key, async () => {
    const { pages, sections, chunks, filing } = readPageStructure(extracted.pages);
    const stated = await readStatedFacts({
      pages,
      sections,
      structure: filing,
      chunks: toSearchChunks(chunks),
      html: undefined,
    });
    const facts = stated.facts
      .filter(({ withheldReason }) => withheldReason === null)
      .map((fact): Fact => ({ ...fact, documentId: 'x' }));
    const date = facts.find((fact) => fact.key === 'meeting_date')?.value;
    return { pages, structure: filing, facts, meetingYear: Number(String(date ?? '').slice(0, 4)) || null };
  });
}
