import { describe, expect, it } from 'vitest';
import { alternatives, anyCase, literally, oneOf, plainWords, wholeWords, type Alternatives } from './patterns';

/** Every module of pattern tables; what they export besides tables is made of them. */
const MODULES = import.meta.glob<Record<string, unknown>>('../**/*-patterns.ts', { eager: true });

const isTable = (value: unknown): value is Alternatives =>
  Array.isArray(value) && value.every((row) => typeof row === 'string' || (Array.isArray(row) && row.length === 2));

const TABLES = Object.entries(MODULES).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => (isTable(value) ? [{ file, name, table: value }] : [])),
);

/**
 * What a row reads of its example. A row that looks beyond its own words has those words in the example too, and one
 * that only reads a place reads nothing.
 */
function readBy(pattern: RegExp, example: string): string | undefined {
  const looksAround = /\(\?<?[=!]/.test(pattern.source);
  const whole = new RegExp(looksAround ? pattern.source : `^(?:${pattern.source})$`, pattern.flags);
  return whole.exec(example)?.[0];
}

describe('pattern tables', () => {
  it('are found', () => expect(TABLES.length).toBeGreaterThan(100));

  it.each(TABLES)('$name of $file reads its own examples', ({ table }) => {
    const misses = table.filter((row) => {
      if (typeof row === 'string') return new RegExp(`^(?:${row})$`).exec(row)?.[0] !== row;
      const [pattern, example] = row;
      const read = readBy(pattern, example);
      return read === undefined || (read !== '' && !example.includes(read));
    });
    expect(misses).toEqual([]);
  });
});

describe('patterns made of tables', () => {
  const table: Alternatives = ['plan', [/award\w*/, 'awards'], [/(?:stock|share) options?/, 'share option']];

  it('have the rows in their order', () => {
    expect(alternatives(table)).toBe(String.raw`plan|award\w*|(?:stock|share) options?`);
    expect(oneOf(table)).toBe(String.raw`(?:plan|award\w*|(?:stock|share) options?)`);
  });

  it('read whole words with the flags they are given', () => {
    expect(wholeWords(table, 'i').source).toBe(String.raw`\b(?:plan|award\w*|(?:stock|share) options?)\b`);
    expect(wholeWords(table, 'i').test('The Plan expired')).toBe(true);
    expect(wholeWords(table).test('The Plan expired')).toBe(false);
    expect(wholeWords(table).test('planning')).toBe(false);
  });

  it('take plain words from a list', () => {
    expect(plainWords('\n  plan, share plan,\n  award,\n')).toEqual(['plan', 'share plan', 'award']);
  });
});

it('makes a pattern of a text that reads it and nothing else', () => {
  const pattern = new RegExp(`^${literally('St. Cyr (Jr.)')}$`);
  expect(pattern.test('St. Cyr (Jr.)')).toBe(true);
  expect(pattern.test('Stx Cyr Jr.')).toBe(false);
});

describe('a part of a pattern in any case', () => {
  it.each([
    ['chair(?:man)?', '(?:[cC][hH][aA][iI][rR](?:[mM][aA][nN])?)'],
    [String.raw`\bvot\w*\p{L}`, String.raw`(?:\b[vV][oO][tT]\w*\p{L})`],
    ['(?<who>x)(?!y)[a-z’-][^q]', '(?:(?<who>[xX])(?![yY])[A-Za-z’-][^Qq])'],
    ['ß1.', '(?:ß1.)'],
  ])('%s', (source, expected) => {
    expect(anyCase(source)).toBe(expected);
  });

  it('is read where the letters around it must be as they are', () => {
    const pattern = new RegExp(
      String.raw`[A-Z][a-z]+ [A-Z][a-z]+${anyCase(String.raw`,? \(?\d\d\)?,? has been president`)}`,
    );
    expect(pattern.exec('Ann Roe, 60, Has been PRESIDENT')?.[0]).toBe('Ann Roe, 60, Has been PRESIDENT');
    expect(pattern.test('ann roe, 60, has been president')).toBe(false);
  });
});
