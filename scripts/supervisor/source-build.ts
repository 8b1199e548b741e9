import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, stop, type Plugin } from 'esbuild';
import { hashFiles } from './hash-files';
import { ROOT } from './project';
import { messageOf, Refusal } from './refusal';

/** Built below `.next`, whose lock the web build holds. */
export const BUILT_SOURCES = path.join(ROOT, '.next', 'sources');

/** The processes and threads of an installation; functions named by `module` are called in a child process. */
const PROCESSES = [
  'scripts/worker.ts',
  'scripts/seed.ts',
  'db/embedded/process.ts',
  'lib/child-process/child.ts',
  'lib/queries/answering/answering-worker.ts',
  'lib/reports/export/render-worker.ts',
  'lib/pdf/extract/extract-worker.ts',
  'lib/pdf/drawn/drawn-worker.ts',
];
const MODULE = /\bmodule: '([^']+)'/g;

/** Packages of hundreds of files, which are built in; all others are loaded from where they are installed. */
const BUILT_IN = ['drizzle-orm', 'better-auth'];

const SOURCES = ['{db,inngest,lib}/**/*.{ts,tsx,json}', 'scripts/{worker,seed}.ts', '{package-lock,tsconfig}.json'];
const STAMP = path.join(BUILT_SOURCES, 'stamp');

/** The source files that run in processes and threads of their own. */
export function listProcesses(): string[] {
  const modules = globSync('lib/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(MODULE)])
    .map(([, module = '']) => module);
  return [...new Set([...PROCESSES, ...modules])];
}

export function areSourcesBuilt(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashSources();
}

/**
 * Builds the worker and all child processes, which then load in a quarter of the time: the sources are joined into a
 * few files, with the parts that several processes share in files of their own. Takes about two seconds.
 */
export async function buildSources(): Promise<void> {
  await buildProcesses(listProcesses(), BUILT_SOURCES);
  writeFileSync(STAMP, hashSources());
}

/** Builds source files that are started as processes, named from the root of the project, into an emptied folder. */
export async function buildProcesses(sources: string[], folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: sources,
    absWorkingDir: ROOT,
    outbase: ROOT,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    plugins: [installedPackages],
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw new Refusal(`The worker and its processes could not be built: ${messageOf(error)}`);
  });
  await stop();
}

const installedPackages: Plugin = {
  name: 'installed-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) => {
      if (kind === 'entry-point' || specifier.startsWith('@/')) return undefined;
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
      if (BUILT_IN.includes(name)) return undefined;
      // Next lists no exports, so its files are named in full.
      return { path: /^next\/\w+$/.test(specifier) ? `${specifier}.js` : specifier, external: true };
    });
  },
};

const hashSources = (): string => hashFiles(SOURCES, /\.test\.tsx?$/);
