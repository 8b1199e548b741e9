import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of the sources as the supervisor built them for processes; unset in development. */
const BUILT_SOURCES = 'PLUMBLINE_BUILT_SOURCES';

/** A built source file; null when it is not built, or no built sources are used. */
export function builtSource(source: string): string | null {
  const folder = process.env[BUILT_SOURCES];
  if (!folder) return null;
  const file = path.join(/* turbopackIgnore: true */ folder, source.replace(/\.tsx?$/, '.mjs'));
  return existsSync(file) ? file : null;
}

/**
 * The file and the Node arguments that run a source file, such as `scripts/worker.ts`, in a process or thread: the
 * built file, or the source itself with tsx.
 */
export function sourceProcess(source: string): { file: string; execArgv: string[] } {
  const built = builtSource(source);
  if (built) return { file: built, execArgv: [] };
  // Bundling moves this file but not the source tree at the working directory; tsx resolves its aliases.
  const inTree = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), name);
  const quicker = pathToFileURL(inTree('lib/child-process/resolve-packages.mjs')).href;
  return { file: inTree(source), execArgv: ['--import', 'tsx', '--import', quicker] };
}
