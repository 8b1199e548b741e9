import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * A list of words that has one home, by how its beginning looks wherever it is typed again: in the source as it is
 * written, or in its words alone (`inWords`), however they are typed, one a row as well.
 */
type List = { of: string; typed?: RegExp; inWords?: RegExp; home: readonly string[] };

const FORM = '(?:inc|incorporated|corp|corporation|llc|llp|lp|ltd|limited|plc)';
const LISTS: readonly List[] = [
  {
    of: 'forms of address',
    typed: /\b(?:mrs?|ms|messrs|mses)\b[\s\\.?]*\|[\s\\b]*(?:mrs?|ms|dr|messrs|mses)\b/i,
    inWords: /\b(?:mr ms|ms mrs?|dr mr|mrs dr)\b/,
    home: [
      'lib/format/words/name-words.ts',
      // A board's chief executive, who is called by either title in a sentence on independence.
      'lib/facts/readers/board/independence-patterns.ts',
      // Who is a woman, and with what a sentence begins that a heading runs into.
      'lib/facts/readers/board/women-by-title.ts',
      'lib/voting/meetings/reading/proposals/proponents/proponent-names.ts',
    ],
  },
  {
    of: 'generations',
    typed: /\b[JS]r\b[\\.?b]*\|(?:[JS]r|I{2,3})\b/i,
    inWords: /\bjr sr\b/,
    home: ['lib/format/words/name-words.ts'],
  },
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
    inWords: new RegExp(String.raw`\b(?:${FORM} ){2}${FORM}\b`),
    // A filing calls its own company "the Corporation", which names nobody in an answer.
    home: [
      'lib/format/words/legal-forms-patterns.ts',
      'lib/answers/extractive/question/answer-kind-patterns.ts',
      // The two companies of a dual listing.
      'lib/voting/meetings/reading/people/other-boards.ts',
    ],
  },
  { of: 'numbers', inWords: /\btwo three four\b|\bthree four five\b/, home: ['lib/format/words/number-words.ts'] },
  { of: 'ordinals', inWords: /\bfirst second third fourth\b/, home: ['lib/format/words/number-words.ts'] },
  { of: 'scales', typed: /million: 1e6|million: 1_000_000/, home: ['lib/format/words/number-words.ts'] },
  {
    of: 'words of addresses',
    inWords: /\bstreet (?:st |ave )?avenue\b/,
    home: [
      'lib/format/words/address-words-patterns.ts',
      // What is no person's name, of which an address has three words.
      'lib/reading/text/names/names-patterns.ts',
    ],
  },
  { of: 'signs of currencies', typed: /\$€£/, home: ['lib/format/currency-signs.ts'] },
  { of: 'days of the week', inWords: /\bmonday tuesday\b/, home: ['lib/format/words/months.ts'] },
  { of: 'months', inWords: /\bjanuary february\b|\bjan feb\b/, home: ['lib/format/words/months.ts'] },
  {
    of: 'words of grammar',
    typed: /\bthis that these\b|\bthey this those\b|\bwhat which who\b|\bwhat when where\b/,
    home: ['lib/format/words/function-words.ts'],
  },
];

/** The words of a source in small letters without its comments, each but once where it stands twice in a row. */
function wordsOf(source: string): string {
  const code = source.replace(/\/\*[^]*?\*\//g, ' ').replace(/^\s*\/\/.*$/gm, ' ');
  const words =
    code
      .replace(/\\[a-zA-Z]/g, ' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.filter((word, at) => word !== words[at - 1]).join(' ');
}

const SOURCES = globSync('{app,bench,components,db,inngest,lib,scripts}/**/*.{ts,tsx,mts,mjs}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, text, words: wordsOf(text) };
  });

const isTyped = ({ typed, inWords }: List, text: string, words = wordsOf(text)): boolean =>
  Boolean(typed?.test(text)) || Boolean(inWords?.test(words));

describe('lists of words', () => {
  it.each(LISTS)('$of are typed once', (list) => {
    const others = SOURCES.filter(({ file, text, words }) => !list.home.includes(file) && isTyped(list, text, words));
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ['forms of address', '(?:Mr|Ms|Mrs|Dr)'],
    ['forms of address', '(?:Mr\\\\. |Ms\\\\. )'],
    ['forms of address', "'mr',\n  'ms',\n  'mrs',"],
    ['forms of address', "[/mr\\.?/, 'mr'],\n  [/ms\\.?/, 'ms'],"],
    ['forms of address', "'dr, mr, ms, mrs'"],
    ['generations', '(?:Jr\\\\.?|Sr\\\\.?|III)'],
    ['generations', "'dr', 'jr, sr, ii'"],
    ['particles of names', '(?:de|van|von)'],
    ['forms of companies', '(?:Inc|Corp|LLC)'],
    ['forms of companies', "'llp',\n  'inc',\n  'incorporated',"],
    ['forms of companies', '(?:LLC|Limited|Ltd\\.?|AG)'],
    ['forms of companies', '(?:the|and|inc|llp|corp)'],
    ['numbers', "'one', 'two', 'three', 'four'"],
    ['numbers', "'two',\n  'three',\n  'four',"],
    ['numbers', '(?:One|Two|Three|Four)'],
    ['ordinals', 'first: 1,\n  second: 2,\n  third: 3,\n  fourth: 4,'],
    ['ordinals', "'first',\n  'second',\n  'third',\n  'fourth',"],
    ['scales', 'million: 1e6'],
    ['words of addresses', "'Street',\n  [/St\\./, 'St.'],\n  'Avenue',"],
    ['words of addresses', '(?:Street|Avenue|Road)'],
    ['signs of currencies', '/[$€£]?\\d/'],
    ['days of the week', "['Monday', 'Tuesday']"],
    ['months', "'Jan',\n  'Feb'"],
  ])('a second list of %s is seen: %s', (of, text) => {
    const list = LISTS.find((each) => each.of === of);
    expect(list && isTyped(list, text)).toBe(true);
  });

  it('comments are no lists', () => expect(wordsOf('/** One, two. */\n// Three.\nfour();')).toBe('four'));
});
