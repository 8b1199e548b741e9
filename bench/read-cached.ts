import { readFileSync } from 'node:fs';
import { cachedOnDisk, contentKey, sourcesVersion, sourceTreeVersion } from '@/bench/disk-cache';
import { embeddingModelId, embedTexts } from '@/lib/ai/embed';
import { extractPdf } from '@/lib/pdf/extract/extract-pdf';
import { renderHtmlToPdf } from '@/lib/pdf/render/render-html';
import type { ExtractedPdf } from '@/lib/pdf/types';

/** The extraction of a PDF, or of an HTML filing as the product prints it; kept in `cacheFolder` when one is given. */
export async function extractCached(file: string, cacheFolder: string | null): Promise<ExtractedPdf> {
  const bytes = /\.html?$/.test(file) ? await printedCached(readFileSync(file), cacheFolder) : readFileSync(file);
  return cachedOnDisk(cacheFolder, `pages-${contentKey(bytes)}-${sourceTreeVersion('pdf')}`, () => extractPdf(bytes));
}

async function printedCached(html: Uint8Array, cacheFolder: string | null): Promise<Uint8Array> {
  const key = `printed-${contentKey(html)}-${sourcesVersion('pdf/render')}`;
  return cachedOnDisk(cacheFolder, key, async () => (await renderHtmlToPdf({ html })).pdf);
}

/** The vectors of texts; kept in `cacheFolder` when one is given. */
export async function embedCached(texts: string[], cacheFolder: string | null): Promise<Float32Array[]> {
  const key = `vectors-${contentKey(embeddingModelId(), ...texts)}-${sourcesVersion('ai/embed')}`;
  return cachedOnDisk(cacheFolder, key, () => embedTexts(texts));
}
