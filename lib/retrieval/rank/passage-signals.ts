import { unitVector, type DocumentIndex } from '../index/index-document';
import type { RankedChunk } from './rank-chunks';

/** Search results for a place: its chunk's score relative to the best, the chunk's cosine, its page's rank from 0. */
export type PassageSignal = { score: number; cosine: number; pageRank: number };
export type PassageSignals = (page: number, charStart: number) => PassageSignal;

type Entry = { start: number; end: number; score: number; cosine: number };

const UNRANKED = 99;

/**
 * Returns the signals of the chunk at a place in one document; without such a chunk, those of the best chunk on its
 * page.
 */
export function passageSignals(
  index: DocumentIndex,
  ranked: readonly RankedChunk[],
  queryEmbedding: ArrayLike<number> | null,
): PassageSignals {
  const own = ranked.filter((chunk) => chunk.documentId === index.id);
  const top = own[0]?.score || 1;
  const scoreOf = new Map(own.map((chunk) => [chunk.chunkId, chunk.score / top]));
  const pageRank = new Map<number, number>();
  for (const { page } of own) if (!pageRank.has(page)) pageRank.set(page, pageRank.size);
  const query = queryEmbedding ? unitVector(queryEmbedding) : null;
  const byPage = new Map<number, Entry[]>();
  for (const { id, page, charStart, charEnd, embedding } of index.chunks) {
    const entry = {
      start: charStart,
      end: charEnd,
      score: scoreOf.get(id) ?? 0,
      cosine: query && embedding ? dot(query, embedding) : 0,
    };
    const list = byPage.get(page);
    if (list) list.push(entry);
    else byPage.set(page, [entry]);
  }
  return (page, charStart) => {
    const entries = byPage.get(page) ?? [];
    const around = entries.filter((entry) => entry.start <= charStart && charStart < entry.end);
    const pool = around.length > 0 ? around : entries;
    const best = pool.reduce<Entry | null>((a, b) => (a && a.score >= b.score ? a : b), null);
    return { score: best?.score ?? 0, cosine: best?.cosine ?? 0, pageRank: pageRank.get(page) ?? UNRANKED };
  };
}

function dot(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}
