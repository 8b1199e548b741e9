import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderLockedError, lockFolder, type FolderLock } from '@/db/embedded/folder-lock';
import { compressAssets } from './compress-assets';
import { hashFiles } from './hash-files';
import { NEXT_BIN, ROOT } from './project';
import { Refusal } from './refusal';
import { endGroup, spawnInGroup } from './service';
import { areSourcesBuilt, buildSources } from './source-build';

const SOURCES = [
  '{app,components,db,inngest,lib,public,styles}/**/*',
  '{middleware,proxy,instrumentation,instrumentation-client}.ts',
  '{next.config,postcss.config}.*',
  '{package-lock,package,tsconfig}.json',
];
const NOT_BUILT = /\.test\.tsx?$|^db\/(embedded|migrations)\//;
const WAIT_FOR_OTHER_BUILD_MS = 500;

/** Builds the web application and the processes beside it, unless they were built from the current sources. */
export async function ensureBuild(printLine: (line: string) => void, signal: AbortSignal): Promise<void> {
  if (isBuildCurrent() && areSourcesBuilt()) return;
  const lock = await lockBuild(printLine, signal);
  try {
    // Another instance may have finished the same build meanwhile.
    if (!isBuildCurrent()) await build(printLine, signal);
    if (!areSourcesBuilt()) await buildSources();
  } finally {
    await lock.release();
  }
}

const stampFile = (): string => path.join(ROOT, '.next', 'plumbline-build');

function isBuildCurrent(): boolean {
  return (
    existsSync(path.join(ROOT, '.next', 'BUILD_ID')) &&
    existsSync(stampFile()) &&
    readFileSync(stampFile(), 'utf8') === sourceHash()
  );
}

export function sourceHash(): string {
  // Public settings are included in the browser's code.
  const settings = Object.entries(process.env)
    .sort()
    .flatMap(([name, value]) => (name.startsWith('NEXT_PUBLIC_') && value ? [`${name}=${value}`] : []));
  return hashFiles(SOURCES, NOT_BUILT, settings);
}

async function lockBuild(printLine: (line: string) => void, signal: AbortSignal): Promise<FolderLock> {
  const folder = path.join(ROOT, '.next');
  mkdirSync(folder, { recursive: true });
  for (let isFirstTry = true; ; isFirstTry = false) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderLockedError)) throw error;
      if (isFirstTry) printLine('Another instance is building the web application; waiting for it.');
      await wait(WAIT_FOR_OTHER_BUILD_MS, undefined, { signal });
    }
  }
}

async function build(printLine: (line: string) => void, signal: AbortSignal): Promise<void> {
  printLine('Building the web application (the first time and after changes, a minute or two).');
  const startedAt = performance.now();
  const hash = sourceHash();
  const child = spawnInGroup([NEXT_BIN, 'build'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const abort = (): void => void endGroup(child);
  signal.addEventListener('abort', abort, { once: true });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  signal.removeEventListener('abort', abort);
  if (signal.aborted) throw new Refusal('Stopped while the web application was being built.');
  if (code !== 0 || !existsSync(path.join(ROOT, '.next', 'BUILD_ID'))) {
    process.stderr.write(output.join(''));
    throw new Refusal('The web application could not be built; the reason stands above.');
  }
  await compressAssets(path.join(ROOT, '.next', 'static'));
  writeFileSync(stampFile(), hash);
  printLine(`Built in ${Math.round((performance.now() - startedAt) / 1000)} s.`);
}
