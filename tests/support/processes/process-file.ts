import path from 'node:path';
import { TSX } from '@/scripts/supervisor/project';

/**
 * The file and the Node arguments that run `NAME-process.ts` of this folder: as it was built for this run of the tests,
 * which loads in a third of the time, or the source when a test is run by hand.
 */
export function testProcess(
  name: string,
  folder = process.env.TEST_BUILT_PROCESSES,
): { file: string; execArgv: string[] } {
  const source = `tests/support/processes/${name}-process`;
  if (folder) return { file: path.join(folder, `${source}.mjs`), execArgv: [] };
  return { file: path.resolve(`${source}.ts`), execArgv: TSX };
}
