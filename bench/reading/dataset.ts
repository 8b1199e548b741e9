import { readFileSync } from 'node:fs';
import path from 'node:path';
import { embedCached } from '@/bench/read-cached';
import { readDocument } from '@/bench/corpus';
import { mustShare, pdfOf, type FreeCase } from '@/bench/reading/cases';
import { markStructure } from '@/lib/pdf/structure';
import { findCandidates, type ScoredFeatures } from '@/lib/reading/match/find-candidates';
import { indexUnits, type UnitIndex } from '@/lib/reading/match/index-units';
import { stemOf, readQuestion, type Question } from '@/lib/reading/question/read-question';
import { readStructure } from '@/lib/reading/structure/read-structure';
import type { Unit } from '@/lib/reading/structure/types';
import { guessConcept } from '@/lib/retrieval/guess-concept';
import { wordsOf } from '@/lib/retrieval/tokenize';
import { rankIndexed } from '@/lib/retrieval/rank-chunks';

export type Filing = { file: string; index: UnitIndex; document: Awaited<ReturnType<typeof readDocument>>; vectors: Float32Array[] };

const raw = JSON.parse(readFileSync('/work/cache/neighbours.json', 'utf8')) as Record<string, [string, number][]>;
export const NEIGHBOURS = new Map<string, Map<string, number>>();
for (const [word, list] of Object.entries(raw)) {
  const into = NEIGHBOURS.get(stemOf(word)) ?? new Map<string, number>();
  for (const [other, likeness] of list) if (stemOf(other) !== stemOf(word)) into.set(stemOf(other), Math.max(into.get(stemOf(other)) ?? 0, likeness));
  NEIGHBOURS.set(stemOf(word), into);
}


export async function openFiling(root: string, file: string, cacheFolder: string): Promise<Filing> {
  const document = await readDocument(path.dirname(pdfOf(root, file)), { file, company: '', formType: 'DEF 14A', fiscalYear: null }, { cacheFolder, withVectors: true });
  const marked = markStructure(document.pages);
  const index = indexUnits(readStructure(marked.pages, marked.sections));
  const vectors = await embedCached(index.units.map(({ unit }) => unitText(unit)), cacheFolder);
  return { file, document, index, vectors };
}

export function unitText(unit: Unit): string {
  if (!unit.row) return unit.text.slice(0, 400);
  return `${unit.section.split(' > ').at(-1) ?? ''}: ${unit.row.groups.join(' ')} ${unit.row.label} ${unit.row.year ?? ''} ${unit.row.cells.map((cell) => cell.head).join(', ')}`.slice(0, 300);
}

export type AskedCase = { one: FreeCase; question: Question; candidates: ScoredFeatures[]; labels: number[]; pages: number[] };

export async function askFiling(filing: Filing, cases: readonly FreeCase[], cacheFolder: string): Promise<AskedCase[]> {
  const vectors = await embedCached(cases.map((one) => one.question), cacheFolder);
  const asked: AskedCase[] = [];
  for (const [at, one] of cases.entries()) asked.push(await askCase(filing, one, vectors[at] ?? null));
  return asked;
}

async function askCase({ index, document, vectors }: Filing, one: FreeCase, vector: Float32Array | null): Promise<AskedCase> {
  const hint = vector ? await guessConcept(one.question, vector, [document.index]) : null;
  const ranked = rankIndexed({ question: one.question, indexes: [document.index], queryEmbedding: vector, hint });
  const question = readQuestion(one.question, { people: index.structure.people, terms: index.structure.terms, companyNames: [one.company] });
  const { candidates } = findCandidates(index, question, signalsOf(document, ranked, vector), NEIGHBOURS, (at) => (vector && vectors[at] ? dot(vector, vectors[at]) / norm(vector) : 0));
  const labels = candidates.map((candidate) => labelOf(one, candidate));
  return { one, question, candidates, labels, pages: [...new Set(ranked.map((chunk) => chunk.page))].slice(0, 20) };
}

/** Holds all that is asked: 1; holds the quoted words: 0.75 at least; holds a part: that share. Only on a page that answers. */
function labelOf(one: FreeCase, candidate: ScoredFeatures): number {
  if (!one.answerable || !one.gold_pages.includes(candidate.unit.unit.page)) return 0;
  const share = mustShare(one.must, composed(candidate));
  if (share === 1 || one.quote_page !== candidate.unit.unit.page || !one.quote) return share;
  const own = wordsOf(candidate.unit.unit.text);
  const quote = new Set(wordsOf(one.quote));
  const shared = own.filter((word) => quote.has(word)).length;
  return own.length >= 5 && shared / own.length > 0.8 && shared / quote.size > 0.5 ? Math.max(share, 0.75) : share;
}

function norm(vector: Float32Array): number {
  return Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
}

export function composed({ unit, chosen }: Pick<ScoredFeatures, 'unit' | 'chosen'>): string {
  const raw: Unit = unit.unit;
  if (!raw.row || !chosen) return raw.text;
  return `${raw.row.groups.join(', ')} ${raw.row.label} ${raw.row.year ?? ''}: ${chosen.cells.map((cell) => `${cell.head}: ${cell.text}`).join('; ')}`;
}

/** The chunk around a place: its score relative to the best one, its cosine with the question, its page's rank. */
export function signalsOf(document: Filing['document'], ranked: ReturnType<typeof rankIndexed>, vector: Float32Array | null) {
  const top = ranked[0]?.score || 1;
  const scoreOf = new Map(ranked.map((chunk) => [chunk.chunkId, chunk.score / top]));
  const pageRank = new Map<number, number>();
  for (const chunk of ranked) if (!pageRank.has(chunk.page)) pageRank.set(chunk.page, pageRank.size);
  const byPage = new Map<number, { start: number; end: number; score: number; cosine: number }[]>();
  document.chunks.forEach((chunk, at) => {
    const indexed = document.index.chunks[at];
    const entry = { start: chunk.charStart, end: chunk.charEnd, score: scoreOf.get(indexed?.id ?? '') ?? 0, cosine: vector && indexed?.embedding ? dot(vector, indexed.embedding) : 0 };
    byPage.set(chunk.page, [...(byPage.get(chunk.page) ?? []), entry]);
  });
  return (page: number, start: number) => {
    const entries = byPage.get(page) ?? [];
    const around = entries.filter((entry) => entry.start <= start && start < entry.end);
    const best = (around.length > 0 ? around : entries).reduce<{ score: number; cosine: number }>((a, b) => (b.score > a.score ? b : a), { score: 0, cosine: 0 });
    return { score: best.score, cosine: best.cosine, pageRank: pageRank.get(page) ?? 99 };
  };
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  let length = 0;
  for (let at = 0; at < a.length; at += 1) {
    sum += (a[at] ?? 0) * (b[at] ?? 0);
    length += (a[at] ?? 0) ** 2;
  }
  return sum / Math.sqrt(length || 1);
}
