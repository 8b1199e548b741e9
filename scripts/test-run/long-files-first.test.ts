import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../supervisor/project';
import { LONG_FILES, rankOf } from './long-files-first';

it('knows only files that there are', () => {
  expect(LONG_FILES.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it('takes a long file before every other, and the others alike', () => {
  const [longest = ''] = LONG_FILES;
  const files = ['tests/contract/edgar.test.ts', 'lib/a.test.ts', longest];
  expect(files.toSorted((a, b) => rankOf(a) - rankOf(b))).toEqual([
    longest,
    'tests/contract/edgar.test.ts',
    'lib/a.test.ts',
  ]);
});
