import { readFileSync } from 'node:fs';
import { cachedOnDisk, contentKey, sourcesVersion } from '@/bench/disk-cache';
import { embeddingModelId, embedTexts } from '@/lib/ai/embed';
import { extractPdf } from '@/lib/pdf/extract/extract-pdf';
import type { ExtractedPdf } from '@/lib/pdf/types';

/** The extraction of a PDF; kept in `cacheFolder` when one is given. */
export async function extractCached(file: string, cacheFolder: string | null): Promise<ExtractedPdf> {
  const bytes = readFileSync(file);
  return cachedOnDisk(cacheFolder, `pages-${contentKey(bytes)}-${sourcesVersion('pdf')}`, () => extractPdf(bytes));
}

/** The vectors of texts; kept in `cacheFolder` when one is given. */
export async function embedCached(texts: string[], cacheFolder: string | null): Promise<Float32Array[]> {
  const key = `vectors-${contentKey(embeddingModelId(), ...texts)}-${sourcesVersion('ai/embed')}`;
  return cachedOnDisk(cacheFolder, key, () => embedTexts(texts));
}
