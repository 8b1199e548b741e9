import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A list of words that has one home, by how its beginning looks wherever it is typed again. */
const LISTS: readonly { of: string; typed: RegExp; home: readonly string[] }[] = [
  {
    of: 'forms of address',
    typed: /\b(?:mrs?|ms|messrs|mses)\b[\s\\.?]*\|[\s\\b]*(?:mrs?|ms|dr|messrs|mses)\b/i,
    home: [
      'lib/format/words/name-words.ts',
      // Who is a woman, and with what a sentence begins that a heading runs into.
      'lib/facts/readers/board/women-by-title.ts',
      'lib/voting/meetings/reading/proposals/proponents/proponent-names.ts',
    ],
  },
  { of: 'generations', typed: /\b[JS]r\b[\\.?b]*\|(?:[JS]r|I{2,3})\b/i, home: ['lib/format/words/name-words.ts'] },
  {
    of: 'particles of names',
    typed: /\b(?:van|von|der|den|del)\|(?:van|von|der|den|del?|la)\b/,
    home: [
      'lib/format/words/name-words.ts',
      // What is never a word of another language's text.
      'lib/voting/meetings/reading/committees/member-names.ts',
    ],
  },
  {
    of: 'forms of companies',
    typed: /\b(?:(?:Inc|Corp|Corporation|LLC|Ltd|plc)\|){2}(?:Inc|Corp|Corporation|LLC|Ltd|plc|Co|Company)\b/i,
    // A filing calls its own company "the Corporation", which names nobody in an answer.
    home: ['lib/format/words/legal-forms-patterns.ts', 'lib/answers/extractive/question/answer-kind-patterns.ts'],
  },
  { of: 'numbers', typed: /two\W{1,4}three\W{1,4}four|three\|four\|five/, home: ['lib/format/words/number-words.ts'] },
  { of: 'scales', typed: /million: 1e6|million: 1_000_000/, home: ['lib/format/words/number-words.ts'] },
  { of: 'days of the week', typed: /monday\W{1,4}tuesday/i, home: ['lib/format/words/months.ts'] },
  { of: 'months', typed: /january\W{1,4}february|\bjan\W{1,6}feb\b/i, home: ['lib/format/words/months.ts'] },
  {
    of: 'words of grammar',
    typed: /\bthis that these\b|\bthey this those\b|\bwhat which who\b|\bwhat when where\b/,
    home: ['lib/format/words/function-words.ts'],
  },
];

const SOURCES = globSync('{app,components,lib}/**/*.{ts,tsx}', { exclude: (file) => file.endsWith('.test.ts') })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

describe('lists of words', () => {
  it.each(LISTS)('$of are typed once', ({ typed, home }) => {
    const others = SOURCES.filter(({ file, text }) => !home.includes(file) && typed.test(text)).map(({ file }) => file);
    expect(others).toEqual([]);
  });

  it.each([
    ['forms of address', '(?:Mr|Ms|Mrs|Dr)'],
    ['forms of address', '(?:Mr\\\\. |Ms\\\\. )'],
    ['generations', '(?:Jr\\.?|Sr\\.?|III)'],
    ['particles of names', '(?:de|van|von)'],
    ['forms of companies', '(?:Inc|Corp|LLC)'],
    ['numbers', "'one', 'two', 'three', 'four'"],
    ['days of the week', "['Monday', 'Tuesday']"],
    ['months', "'Jan',\n  'Feb'"],
  ])('a second list of %s is seen: %s', (of, typed) =>
    expect(LISTS.find((list) => list.of === of)?.typed.test(typed)).toBe(true),
  );
});
