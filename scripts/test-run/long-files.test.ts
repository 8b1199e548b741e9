import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LONG_FILES } from '@/vitest.config';
import { ROOT } from '../supervisor/project';

it('begins with files that there are', () => {
  expect(LONG_FILES.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
