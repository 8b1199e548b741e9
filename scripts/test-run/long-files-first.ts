import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from '../supervisor/project';

/**
 * Files that take half a minute or longer, the longest first: with hundreds of planted texts or whole filings to read,
 * or because they wait until killed workers count as dead.
 */
export const LONG_FILES = [
  'tests/contract/hostile.test.ts',
  'tests/contract/fetch-filings.test.ts',
  'tests/contract/subscription-crash.test.ts',
  'tests/contract/grid-crash.test.ts',
  'tests/contract/subscription-crash-postgres.test.ts',
  'tests/contract/jobs-crash.test.ts',
  'tests/contract/reports-crash.test.ts',
  'tests/contract/retrieval-databases.test.ts',
  'tests/contract/backup.test.ts',
  'tests/contract/inngest-product.test.ts',
];

/**
 * Begins with the files that take long. Vitest begins with those of the most lines until it has measured a run, and
 * would wait for a long file alone at the end.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = (await super.sort(files)).map((file) => ({
      file,
      rank: rankOf(path.relative(ROOT, file.moduleId)),
    }));
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ file }) => file);
  }
}

/** The place among the files that take long; the others follow in the order in which they were. */
export function rankOf(file: string): number {
  const rank = LONG_FILES.indexOf(file.replaceAll(path.sep, '/'));
  return rank < 0 ? LONG_FILES.length : rank;
}
