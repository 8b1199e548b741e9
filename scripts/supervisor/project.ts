import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

const require = createRequire(import.meta.url);

const toUrl = (...parts: string[]): string => pathToFileURL(path.join(ROOT, ...parts)).href;

/** Node arguments that make a child process run TypeScript and end with its supervisor. */
export const TSX = [
  '--import',
  pathToFileURL(require.resolve('tsx')).href,
  '--import',
  toUrl('lib', 'child-process', 'resolve-packages.mjs'),
];
export const EXIT_WITH_PARENT = ['--import', toUrl('scripts', 'exit-with-parent.mjs')];

export const NEXT_BIN = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
export const TSX_BIN = path.join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
