import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ROOT } from '../supervisor/project';
import { listProcesses } from '../supervisor/source-build';
import { edgeOf, rulesThatReport } from './probe-imports';

/**
 * Modules for child processes and threads are named by their path, so neither the types nor the import rules see them;
 * `name` is the function that the child calls.
 */
const PATH = /'((?:app|components|db|inngest|lib|scripts)\/[^'\s*{]+\.(?:tsx?|mjs))'/g;
const FUNCTION = /\bname: '([A-Za-z]+)'/g;
const RUN = /\b(?:module: |sourceProcess\(|builtSource\(|PersistentChild\()'([^']+)'/g;
const MODULE = /\bmodule: '([^']+)'/g;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const firsts = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, first = '']) => first);

const files = globSync('{app,components,db,inngest,lib}/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));
const named = files.flatMap((file) =>
  [...new Set(firsts(read(file), PATH))].filter((module) => module !== file).map((module) => [file, module] as const),
);

let reported = new Map<string, string[]>();
beforeAll(async () => {
  reported = await rulesThatReport(named);
}, 30_000);

it('finds the modules that are named', () => {
  expect(named.length).toBeGreaterThan(15);
});

it.each(named)('%s may import %s, which it names', (file, module) => {
  expect(read(module)).not.toBe('');
  expect(reported.get(edgeOf([file, module]))).toBeUndefined();
});

it('builds all that run in processes and threads of their own', () => {
  const run = files.flatMap((file) => firsts(read(file), RUN));
  expect(run.length).toBeGreaterThan(15);
  expect(run.filter((module) => !listProcesses().includes(module))).toEqual([]);
});

const calling = files.filter((file) => read(file).match(MODULE));
it.each(calling)('%s calls functions that its modules export', (file) => {
  const exported = firsts(read(file), MODULE).map(read).join('\n');
  const called = firsts(read(file), FUNCTION);
  expect(called.length).toBeGreaterThan(0);
  expect(called.filter((name) => !exported.includes(`function ${name}(`))).toEqual([]);
});
