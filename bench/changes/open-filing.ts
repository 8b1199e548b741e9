import { extractCached } from '@/bench/read-cached';
import type { ComparedFiling } from '@/lib/changes/compare/compare-filings';
import { markStructure } from '@/lib/pdf/structure/structure';
import type { PageLayout, Section } from '@/lib/pdf/types';
import { readStructure } from '@/lib/reading/structure/read-structure';

export type OpenedFiling = { filing: ComparedFiling; pages: PageLayout[]; sections: Section[] };

/** A PDF as the product stores it. */
export async function openFiling(file: string): Promise<OpenedFiling> {
  return opened((await extractCached(file, process.env.BENCH_CACHE ?? null)).pages);
}

/** Pages with their lines as extracted, given their roles, tables and outline. */
export function opened(extracted: PageLayout[]): OpenedFiling {
  const { pages, sections } = markStructure(extracted);
  const rows = readStructure(pages, sections).units.filter(({ kind }) => kind === 'row');
  return { filing: { pages, outline: sections, rows }, pages, sections };
}
