import { smallCount, toCount } from '@/lib/format/words/number-words';

const WORD = smallCount(1, 12);
const LETTERED = '\\d{1,2}(?:\\s?\\([a-z]\\)|[a-z](?![a-z]))';
/** "2(a) to 2(d)": lettered parts of one proposal. */
const LETTERS = `${LETTERED}\\s*(?:to|through|[\\u2010-\\u2015-])\\s*${LETTERED}`;
const NUMBER = `(?:${LETTERS}|${LETTERED}|\\d{1,2}|${WORD})`;
const NAMED = new RegExp(
  `\\b(?:proposals?|items?|matters?|resolutions?)\\s+(?:nos?\\.?\\s*)?` +
    `(?<numbers>${NUMBER}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*)${NUMBER})*)(?!\\w)(?<rest>.{0,12})`,
  'i',
);
const RANGE = /^\s*(?:through|to|[\u2010-\u2015-])\s*\d/i;

/**
 * The numbers of the proposals that a sentence names, as in "Proposals 1, 3 and 4"; undefined where it names none, or a
 * range that is not certain.
 */
export function numbersNamedIn(text: string): string[] | undefined {
  const { numbers, rest } = NAMED.exec(text)?.groups ?? {};
  if (numbers === undefined || RANGE.test(rest ?? '')) return undefined;
  const each = numbers.toLowerCase().match(new RegExp(NUMBER, 'g'))?.map(numbersOf);
  return each?.some((said) => said.length === 0) ? undefined : each?.flat();
}

/** Empty where the letters are not those of one proposal in their order. */
function numbersOf(said: string): string[] {
  if (/^[a-z]+$/.test(said)) return [String(toCount(said))];
  const [first, last] = said.replace(/[\s()]/g, '').split(/to|through|[\u2010-\u2015-]/);
  if (first === undefined || last === undefined) return first ? [first] : [];
  const [from, to] = [first.charCodeAt(first.length - 1), last.charCodeAt(last.length - 1)];
  if (first.slice(0, -1) !== last.slice(0, -1) || from >= to) return [];
  return Array.from({ length: to - from + 1 }, (_, at) => first.slice(0, -1) + String.fromCharCode(from + at));
}

/** Whether a line is one of those named: "2a" where "2(a)" or all of "2" is. */
export function isNumbered(number: string | null, named: readonly string[]): boolean {
  if (number === null) return false;
  return named.some((said) => said === number || said === /^\d+/.exec(number)?.[0]);
}
