import { SMALL_NUMBERS } from '@/lib/format/number-words';

const WORDS = SMALL_NUMBERS.slice(1, 13);
const NUMBER = `(?:\\d{1,2}|${WORDS.join('|')})`;
const NAMED = new RegExp(
  `\\b(?:proposals?|items?|matters?|resolutions?)\\s+(?:nos?\\.?\\s*)?` +
    `(?<numbers>${NUMBER}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*)${NUMBER})*)\\b(?<rest>.{0,12})`,
  'i',
);
const RANGE = /^\s*(?:through|to|[\u2010-\u2015-])\s*\d/i;

/** The proposals that a sentence names, as "Proposals 1, 3 and 4"; undefined where it names none, or a row of them. */
export function numbersNamedIn(text: string): string[] | undefined {
  const { numbers, rest } = NAMED.exec(text)?.groups ?? {};
  if (numbers === undefined || RANGE.test(rest ?? '')) return undefined;
  return numbers
    .toLowerCase()
    .match(new RegExp(NUMBER, 'g'))
    ?.map((said) => (WORDS.includes(said) ? String(WORDS.indexOf(said) + 1) : said));
}
