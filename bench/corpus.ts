import path from 'node:path';
import type { GoldCase } from '@/bench/gold-cases';
import { embedCached, extractCached } from '@/bench/read-cached';
import { cutChunks } from '@/lib/pdf/structure/chunk';
import { markStructure } from '@/lib/pdf/structure/structure';
import type { Chunk, PageLayout } from '@/lib/pdf/types';
import { chunkEmbeddingText, chunkTerms } from '@/lib/retrieval/terms/chunk-terms';
import { indexDocument, type DocumentIndex } from '@/lib/retrieval/index/index-document';
import { tagChunks } from '@/lib/retrieval/rank/page-tags';

export type BenchDocument = {
  file: string;
  company: string;
  pages: PageLayout[];
  chunks: Chunk[];
  index: DocumentIndex;
  timingsMs: { extract: number; structure: number; terms: number; embed: number };
};

type FileFacts = Pick<GoldCase, 'file' | 'company' | 'formType' | 'fiscalYear'>;

/** One PDF through the pipeline without a database: extract, structure, chunk, tag, index. */
export async function readDocument(
  folder: string,
  facts: FileFacts,
  options: { cacheFolder: string | null; withVectors: boolean },
): Promise<BenchDocument> {
  const marks = [performance.now()];
  const lap = () => marks.push(performance.now());
  const extracted = await extractCached(path.join(folder, facts.file), options.cacheFolder);
  lap();
  const structure = markStructure(extracted.pages);
  const chunks = cutChunks(structure);
  lap();
  const tags = tagChunks(structure.pages, chunks);
  const terms = chunks.map(chunkTerms);
  lap();
  const vectors = options.withVectors ? await embedCached(chunks.map(chunkEmbeddingText), options.cacheFolder) : [];
  lap();
  const index = indexDocument({
    id: facts.file,
    fiscalYear: facts.fiscalYear,
    formType: facts.formType,
    chunks: chunks.map((chunk, at) => ({
      id: `${facts.file}:${at}`,
      page: chunk.page,
      charStart: chunk.charStart,
      charEnd: chunk.charEnd,
      terms: terms[at] ?? '',
      tags: tags[at] ?? [],
      embedding: vectors[at] ?? null,
    })),
  });
  const [extract = 0, structureMs = 0, termsMs = 0, embed = 0] = marks
    .slice(1)
    .map((mark, at) => Math.round(mark - (marks[at] ?? 0)));
  return {
    file: facts.file,
    company: facts.company,
    pages: structure.pages,
    chunks,
    index,
    timingsMs: { extract, structure: structureMs, terms: termsMs, embed },
  };
}
