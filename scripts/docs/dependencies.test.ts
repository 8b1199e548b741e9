import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../supervisor/project';

const list = z.record(z.string(), z.string());
const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const manifest = z
  .object({ dependencies: list, devDependencies: list, optionalDependencies: list })
  .parse(JSON.parse(text('package.json')));
const installed = Object.values(manifest).flatMap((packages) => Object.keys(packages));

/** The packages in the first column of the tables above the heading about own code. */
const [packages = '', own = ''] = text('docs/dependencies.md').split('## Own code where there is a library');
const described = packages
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

it('docs/dependencies.md says what each package is for', () => {
  const missing = installed.filter((name) => !name.startsWith('@types/') && !described.includes(name));
  expect(missing).toEqual([]);
});

it('it describes no package that is not installed, and none twice', () => {
  expect(described.filter((name) => !installed.includes(name))).toEqual([]);
  expect(described.filter((name, at) => described.indexOf(name) !== at)).toEqual([]);
});

it('types belong to a package that is described, or are named with one', () => {
  const types = installed.filter((name) => name.startsWith('@types/'));
  const lone = types.filter((name) => !described.includes(name.slice('@types/'.length)));
  expect(lone.filter((name) => !packages.includes(`\`${name}\``))).toEqual([]);
});

it('each place where own code stands for a library has its reason', () => {
  const rows = own.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ours'));
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row.split(' | ').map((cell) => cell.length > 5)).toEqual([true, true, true]);
});
