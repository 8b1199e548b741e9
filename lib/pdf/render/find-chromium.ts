import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { AppError } from '@/lib/errors';
import { env } from '@/lib/env';
import { log } from '@/lib/log';

/** A Chromium executable, and the additional environment variables that its process needs. */
export type FoundChromium = {
  executablePath: string;
  env: Record<string, string>;
  source: 'configured' | 'system' | 'package';
};

const SYSTEM_PATHS = [
  // Without a window's machinery: a filing is printed in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/local/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const NONE_FOUND =
  'HTML filings need Chromium to be turned into pages, and none was found. Install Chromium or set CHROMIUM_PATH ' +
  'to its program file.';

/** The Chromium in CHROMIUM_PATH, otherwise the system's, otherwise the one in the npm package. */
export async function findChromium(
  configured = env().CHROMIUM_PATH,
  systemPaths = SYSTEM_PATHS,
): Promise<FoundChromium> {
  if (configured) {
    if (!existsSync(configured))
      throw new AppError('unavailable', `CHROMIUM_PATH names ${configured}, and there is no such file.`);
    return { executablePath: configured, env: {}, source: 'configured' };
  }
  const system = systemPaths.find((candidate) => existsSync(candidate));
  if (system) return { executablePath: system, env: {}, source: 'system' };
  return unpackPackaged();
}

let unpacking: Promise<FoundChromium> | undefined;

/** Unpacks once at a time in this process; a failed attempt may be repeated. */
function unpackPackaged(): Promise<FoundChromium> {
  unpacking ??= unpackOnce().catch((cause: unknown) => {
    unpacking = undefined;
    log.error({ err: cause }, 'the packaged Chromium could not be unpacked');
    throw new AppError('unavailable', NONE_FOUND, { cause });
  });
  return unpacking;
}

/**
 * The package unpacks into the temporary folder and reuses what is there. It gets its own folder within the data
 * folder, in a child process so that this process's environment does not change. The folder gets its final name when it
 * is complete.
 */
async function unpackOnce(): Promise<FoundChromium> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@sparticuz/chromium');
  const folder = path.join(env().dataDir, `chromium-${versionOf(entry)}-${process.arch}`);
  if (!existsSync(path.join(folder, 'chromium'))) await unpackInto(folder, entry);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [path.join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    },
    source: 'package',
  };
}

/** The package's entry is in build/<kind>/; a new version is unpacked into a new folder. */
function versionOf(entry: string): string {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(path.dirname(entry), '..', '..', 'package.json'), 'utf8'),
  );
  return manifest !== null && typeof manifest === 'object' && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
}

const UNPACK_TIMEOUT_MS = 120_000;
const UNPACK_SCRIPT = `
const { default: chromium } = await import(process.argv[1]);
chromium.setGraphicsMode = false;
await chromium.executablePath();
`;

async function unpackInto(folder: string, entry: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}.`);
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', UNPACK_SCRIPT, entry], {
      // The variable makes the package unpack its own copies of libraries that a minimal system lacks.
      env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', NODE_OPTIONS: '' },
      timeout: UNPACK_TIMEOUT_MS,
    });
    await rename(staging, folder).catch((error: unknown) => {
      // Another process was faster; its folder is equivalent.
      if (!existsSync(path.join(folder, 'chromium'))) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
