import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no dialog shows why a save was refused in the part that scrolls', () => {
  const dialogs = globSync('components/**/*.tsx')
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => text.includes('<DialogBody') && text.includes('errors.root'));
  expect(dialogs.length).toBeGreaterThan(4);
  const inside = dialogs.filter(({ text }) => /<DialogBody(?:(?!<\/DialogBody>)[\s\S])*errors\.root/.test(text));
  expect(inside.map(({ path }) => path)).toEqual([]);
});
