import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cachedOnDisk, contentKey, sourceTreeVersion } from '@/bench/disk-cache';
import { extractPdf } from '@/lib/pdf/extract/extract-pdf';
import { renderHtmlToPdf } from '@/lib/pdf/render/render-html';
import { markStructure } from '@/lib/pdf/structure/structure';
import type { ExtractedPdf, PageLayout } from '@/lib/pdf/types';

export const XBRL_FOLDER = path.resolve(import.meta.dirname, '../../../shared/data/xbrl');

export type RenderedFiling = { file: string; html: string; pages: PageLayout[]; millis: number };

export function xbrlFiles(): string[] {
  return readdirSync(XBRL_FOLDER)
    .filter((file) => file.endsWith('.html'))
    .sort();
}

/** A filing as processing sees it: its HTML, and the pages that it prints on. `millis` is how long those took. */
export async function renderedFiling(file: string, cache = process.env.BENCH_CACHE ?? null): Promise<RenderedFiling> {
  const bytes = readFileSync(path.join(XBRL_FOLDER, file));
  const key = `rendered-${contentKey(bytes)}-${sourceTreeVersion('pdf')}`;
  const { extracted, millis } = await cachedOnDisk<{ extracted: ExtractedPdf; millis: number }>(
    cache,
    key,
    async () => {
      const started = performance.now();
      const { pdf } = await renderHtmlToPdf({ html: bytes });
      return { extracted: await extractPdf(pdf), millis: performance.now() - started };
    },
  );
  return { file, html: new TextDecoder().decode(bytes), pages: markStructure(extracted.pages).pages, millis };
}
