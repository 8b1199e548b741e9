import path from 'node:path';
import { embedCached } from '@/bench/read-cached';
import { readDocument } from '@/bench/corpus';
import { mustShare, pdfOf, type FreeCase } from '@/bench/reading/cases';
import { markStructure } from '@/lib/pdf/structure/structure';
import { findCandidates, type ScoredFeatures } from '@/lib/reading/match/rank-units';
import { indexUnits, type UnitIndex } from '@/lib/reading/match/index-units';
import { readQuestion, type Question } from '@/lib/reading/question/read-question';
import { readStructure } from '@/lib/reading/structure/read-structure';
import type { Unit } from '@/lib/reading/structure/types';
import { readingModel } from '@/lib/reading/model/reading-model';
import { guessConcept } from '@/lib/retrieval/concepts/guess-concept';
import { wordsOf } from '@/lib/retrieval/terms/tokenize';
import { passageSignals } from '@/lib/retrieval/rank/passage-signals';
import { rankIndexed } from '@/lib/retrieval/rank/rank-chunks';

export type Filing = { file: string; index: UnitIndex; document: Awaited<ReturnType<typeof readDocument>> };

export async function openFiling(root: string, file: string, cacheFolder: string): Promise<Filing> {
  const document = await readDocument(
    path.dirname(pdfOf(root, file)),
    { file, company: '', formType: 'DEF 14A', fiscalYear: null },
    { cacheFolder, withVectors: true },
  );
  const marked = markStructure(document.pages);
  const index = indexUnits(readStructure(marked.pages, marked.sections));
  return { file, document, index };
}

export type AskedCase = {
  one: FreeCase;
  question: Question;
  candidates: ScoredFeatures[];
  labels: number[];
  pages: number[];
};

export async function askFiling(filing: Filing, cases: readonly FreeCase[], cacheFolder: string): Promise<AskedCase[]> {
  const vectors = await embedCached(
    cases.map((one) => one.question),
    cacheFolder,
  );
  const asked: AskedCase[] = [];
  for (const [at, one] of cases.entries()) asked.push(await askCase(filing, one, vectors[at] ?? null));
  return asked;
}

async function askCase({ index, document }: Filing, one: FreeCase, vector: Float32Array | null): Promise<AskedCase> {
  const hint = vector ? await guessConcept(one.question, vector, [document.index]) : null;
  const ranked = rankIndexed({ question: one.question, indexes: [document.index], queryEmbedding: vector, hint });
  const question = readQuestion(one.question, {
    people: index.structure.people,
    terms: index.structure.terms,
    companyNames: [one.company],
  });
  const { candidates } = findCandidates(
    index,
    question,
    passageSignals(document.index, ranked, vector),
    readingModel().neighbours,
  );
  const labels = candidates.map((candidate) => labelOf(one, candidate));
  return { one, question, candidates, labels, pages: [...new Set(ranked.map((chunk) => chunk.page))].slice(0, 20) };
}

/**
 * Holds all that is asked: 1; holds the quoted words: 0.75 at least; holds a part: that share. Only on a page that
 * answers.
 */
function labelOf(one: FreeCase, candidate: ScoredFeatures): number {
  if (!one.answerable || !one.gold_pages.includes(candidate.unit.unit.page)) return 0;
  const share = mustShare(one.must, composed(candidate));
  if (share === 1 || one.quote_page !== candidate.unit.unit.page || !one.quote) return share;
  const own = wordsOf(candidate.unit.unit.text);
  const quote = new Set(wordsOf(one.quote));
  const shared = own.filter((word) => quote.has(word)).length;
  return own.length >= 5 && shared / own.length > 0.8 && shared / quote.size > 0.5 ? Math.max(share, 0.75) : share;
}

export function composed({ unit, chosen }: Pick<ScoredFeatures, 'unit' | 'chosen'>): string {
  const raw: Unit = unit.unit;
  if (!raw.row || !chosen) return raw.text;
  return (
    `${raw.row.groups.join(', ')} ${raw.row.label} ${raw.row.year ?? ''}: ` +
    `${chosen.cells.map((cell) => `${cell.head}: ${cell.text}`).join('; ')}`
  );
}
