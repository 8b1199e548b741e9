import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { longPatterns } from './lint-long-patterns.mjs';

const messagesFor = (code: string): string[] =>
  new Linter()
    .verify(code, {
      plugins: { plumbline: { rules: { 'long-patterns': longPatterns } } },
      rules: { 'plumbline/long-patterns': 'error' },
    })
    .map(({ message }) => message);

const WORDS = 'retire|resign|depart|'.repeat(5);

describe('patterns too long to be read', () => {
  it.each([
    ['in one string', `new RegExp('${WORDS}${WORDS}')`],
    ['in strings that are added', `new RegExp('${WORDS}' + String.raw\`${WORDS}\`, 'i')`],
    ['in strings that are joined', `new RegExp(['${WORDS}', '${WORDS}'].join('|'))`],
    ['beside the parts that have names', `new RegExp(\`${WORDS}\${NAME}${WORDS}\`)`],
  ])('are reported %s', (_where, code) => {
    expect(messagesFor(code)).toEqual([expect.stringContaining('name its parts')]);
  });

  it.each([
    ['a short pattern', `new RegExp('${WORDS}')`],
    ['a pattern made of a table', `const LEAVES = ['${WORDS}', '${WORDS}']; new RegExp(oneOf(LEAVES))`],
  ])('are not %s', (_what, code) => {
    expect(messagesFor(code)).toEqual([]);
  });
});
