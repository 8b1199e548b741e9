import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { extractPdf } from '@/lib/pdf/extract-pdf';
import type { ExtractedPdf } from '@/lib/pdf/types';

/** Changes whenever the extractor's sources do, so that no stale extraction is measured. */
function extractorVersion(): string {
  const folder = path.join(import.meta.dirname, '../lib/pdf');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** The extraction of a PDF; kept in `cacheFolder` when one is given. */
export async function extractCached(file: string, cacheFolder: string | null): Promise<ExtractedPdf> {
  const bytes = readFileSync(file);
  if (!cacheFolder) return extractPdf(bytes);
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const target = path.join(cacheFolder, `${key}-${extractorVersion()}.bin`);
  if (existsSync(target)) return deserialize(readFileSync(target)) as ExtractedPdf;
  const extracted = await extractPdf(bytes);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(`${target}.part`, serialize(extracted));
  renameSync(`${target}.part`, target);
  return extracted;
}
