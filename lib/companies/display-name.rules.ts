import { LIMITED_FORMS } from '@/lib/format/words/legal-forms-patterns';
import { NUMERALS } from '@/lib/format/words/name-words';
import { capitalise } from '@/lib/format/capitalise';

const SMALL = new Set(['a', 'an', 'and', 'at', 'by', 'de', 'del', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'von']);
/** Legal forms and other words that are written in capitals, or in a way of their own. */
const AS_WRITTEN = new Map(
  [
    ...LIMITED_FORMS,
    ...NUMERALS,
    ...['AG', 'ADR', 'ASA', 'BV', 'ETF', 'VI', 'VII', 'VIII', 'IX', 'IT', 'KG', 'LP'],
    ...['NA', 'NV', 'PLC', 'REIT', 'SA', 'SE', 'TV', 'UK', 'US', 'USA'],
  ].map((word): [string, string] => [word, word]),
).set('SPA', 'SpA');

const SHOUTED = /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u;

/**
 * A name that EDGAR gives in capitals ("ALPHA BETA HOLDINGS CORP") in title case; any other name unchanged.
 * Abbreviations cannot be distinguished from words with certainty, so words without vowels and the company's ticker
 * stay in capitals, and the original is stored too.
 */
export function displayName(filed: string, ticker = ''): string {
  if (!SHOUTED.test(filed)) return filed;
  // Text between slashes is a state or a former name: "/DE/".
  const [name = '', ...rest] = filed.split(/(?=\s*\/)/);
  const words = name.split(/(\s+)/);
  return [...words.map((word, index) => (isTicker(word, ticker) ? word : wordOf(word, index === 0))), ...rest].join('');
}

/** Initials, such as the name of a bank that trades under them; longer tickers are often words. */
function isTicker(word: string, ticker: string): boolean {
  return ticker.length >= 2 && ticker.length <= 4 && word.replace(/[.,]+$/, '') === ticker;
}

function wordOf(word: string, isFirst: boolean): string {
  const bare = word.replace(/[^\p{L}\p{N}&'’.-]/gu, '');
  if (AS_WRITTEN.has(bare.replace(/[.,]+$/, ''))) return word.replace(bare, AS_WRITTEN.get(bare) ?? bare);
  if (!isFirst && SMALL.has(bare.toLowerCase())) return word.toLowerCase();
  // "U.S.", "AT&T", "3M", "J.P.": initials.
  if (/^(?:\p{L}\.)+\p{L}?[,.]?$/u.test(bare) || /^\p{L}{1,2}&\p{L}{1,2}$/u.test(bare) || /\d/.test(bare)) return word;
  return word.replace(/\p{L}+(?:['’]\p{L}+)*/gu, (part, at: number) => partOf(part, word.charAt(at - 1)));
}

const FORMS = new Set([
  'LTD',
  'MFG',
  'INTL',
  'MGMT',
  'BLDG',
  'BROS',
  'PPTY',
  'SVCS',
  'SVC',
  'PHARM',
  'TR',
  'ST',
  'MTN',
]);

function partOf(part: string, before: string): string {
  if (part === 'COM' && before === '.') return 'com';
  if (!/[AEIOUY]/.test(part) && part.length <= 4 && !FORMS.has(part)) return part;
  const lower = part.toLowerCase();
  const cased = capitalise(lower);
  // McKinley, O'Brien; the letter after an apostrophe at the end is not a name's.
  return cased
    .replace(/^Mc(\p{Ll})(?=\p{Ll}{3})/u, (_all, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(
      /^([OD])['’](\p{Ll})(?=\p{Ll})/u,
      (_all, first: string, letter: string) => `${first}'${letter.toUpperCase()}`,
    );
}
