import { STOP_WORDS } from '@/lib/retrieval/data/stop-words';
import { porterStem } from './porter-stem';

const WORD = /[\p{L}\p{N}]+(?:[.,'&][\p{L}\p{N}]+)*/gu;
const NUMBER = /^\d[\d,]*(?:\.\d+)?$/;
const FISCAL_YEAR = /\bfy\s*['’]?((?:19|20)\d{2})\b/giu;
const SHORT_FISCAL_YEAR = /\bfy\s*['’]?(\d{2})\b/giu;

const stemCache = new Map<string, string>();

function stem(word: string): string {
  const known = stemCache.get(word);
  if (known !== undefined) return known;
  const fresh = porterStem(word);
  if (stemCache.size > 200_000) stemCache.clear();
  stemCache.set(word, fresh);
  return fresh;
}

/** Lower case, straight quotes, years in one form, names such as 10-K kept together. */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(FISCAL_YEAR, ' $1 ')
    .replace(SHORT_FISCAL_YEAR, ' 20$1 ')
    .replace(/\b(10|8|20)-([kqf])\b/g, '$1$2')
    .replace(/\bs\s?&\s?p\b/g, 's&p');
}

/** The words of a text in order, lower case, numbers without thousands separators, possessives without "'s". */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [raw] of normalizeForSearch(text).matchAll(WORD)) {
    if (NUMBER.test(raw)) {
      words.push(raw.replace(/,/g, ''));
      continue;
    }
    for (const part of raw.replace(/'s$/, '').split(/[.,']/)) if (part) words.push(part);
  }
  return words;
}

/** Search terms of a text: Porter stems without stop words, in order, with repetitions. */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  for (const word of wordsOf(text)) {
    if (STOP_WORDS.has(word)) continue;
    terms.push(/^\p{L}+$/u.test(word) ? stem(word) : word);
  }
  return terms;
}
