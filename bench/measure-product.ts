import path from 'node:path';
import { askCases } from '@/bench/ask-cases';
import type { GoldCase } from '@/bench/gold-cases';
import { ingestFolder } from '@/bench/ingest-folder';
import { hasIndependentTool, noEvidence } from '@/bench/measure-evidence';
import type { Report, Scope } from '@/bench/report';
import { summarizeTimes, type StageTimes } from '@/bench/stage-times';
import { startThrowawayDatabase } from '@/bench/throwaway-database';

export type Settings = {
  folder: string;
  scopes: readonly Scope[];
  cases: readonly GoldCase[];
  withAnswers: boolean;
  withVectors: boolean;
  cacheFolder: string | null;
};
export type Measured = Pick<Report, 'scope' | 'engine' | 'database' | 'cases' | 'evidence' | 'times'>;

/**
 * Everything through the product's own use cases on a database that is thrown away afterwards; files are read once for
 * all scopes.
 */
export async function measureProduct({ folder, scopes, cases, withAnswers }: Settings): Promise<Measured[]> {
  const throwaway = await startThrowawayDatabase();
  try {
    const reading: StageTimes = new Map();
    const files = await ingestFolder(folder, cases, reading);
    const withBoxes = hasIndependentTool();
    const measured: Measured[] = [];
    for (const scope of scopes) {
      const times: StageTimes = new Map(reading);
      const evidence = noEvidence();
      const { results, engine } = await askCases(cases, files, {
        scope,
        withAnswers,
        evidence,
        withBoxes,
        pdfPath: (file) => path.join(folder, file),
        times,
      });
      measured.push({
        scope,
        engine,
        database: process.env.BENCH_DATABASE_URL ? 'PostgreSQL' : 'embedded',
        cases: results,
        evidence: withAnswers ? evidence : null,
        times: summarizeTimes(times),
      });
    }
    return measured;
  } finally {
    await throwaway.stop();
  }
}
