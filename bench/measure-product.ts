import path from 'node:path';
import { askCases } from '@/bench/ask-cases';
import type { GoldCase } from '@/bench/gold';
import { ingestFolder } from '@/bench/ingest-folder';
import { hasIndependentTool, noEvidence } from '@/bench/measure-evidence';
import type { Report } from '@/bench/report';
import { summarizeTimes, type StageTimes } from '@/bench/stage-times';
import { startThrowawayDatabase } from '@/bench/throwaway-database';

export type Settings = { folder: string; scope: 'document' | 'company'; cases: readonly GoldCase[]; withAnswers: boolean; cacheFolder: string | null };
export type Measured = Pick<Report, 'engine' | 'database' | 'cases' | 'evidence' | 'times'>;

/** Everything through the product's own use cases on a database that is thrown away afterwards. */
export async function measureProduct({ folder, scope, cases, withAnswers }: Settings): Promise<Measured> {
  const throwaway = await startThrowawayDatabase();
  try {
    const times: StageTimes = new Map();
    const files = await ingestFolder(folder, cases, times);
    const evidence = noEvidence();
    const withBoxes = hasIndependentTool();
    const { results, engine } = await askCases(cases, files, { scope, withAnswers, evidence, withBoxes, pdfPath: (file) => path.join(folder, file), times });
    return { engine, database: process.env.BENCH_DATABASE_URL ? 'PostgreSQL' : 'embedded', cases: results, evidence: withAnswers ? evidence : null, times: summarizeTimes(times) };
  } finally {
    await throwaway.stop();
  }
}
