import { COUNT, toCount } from '@/lib/format/words/number-words';
import { DATE, toIsoDate, toNumber } from '../text/values';
import { alternatives } from '@/lib/format/patterns';
import { RATIO_WORDS } from './unit-values-patterns';

/** The kind of value of a fact, which decides how it is found in text. */
export type ValueKind =
  'ratio' | 'money' | 'percent' | 'multiple' | 'count' | 'year' | 'date' | 'shares' | 'person' | 'firm' | 'words';

/** A value in a text, with its range. */
export type FoundValue = { value: number | string; start: number; end: number };

const PATTERNS: Partial<Record<ValueKind, RegExp>> = {
  ratio: new RegExp(alternatives(RATIO_WORDS), 'gi'),
  money: /\$\s?(?<value>\d[\d,]*(?:\.\d+)?(?:\s(?:thousand|million|billion))?)/gi,
  percent: /(?<![\d.,])(?<value>\d{1,3}(?:\.\d{1,3})?)\s?(?:%|percent\b|per cent\b)/gi,
  multiple: new RegExp(
    `\\b(?<value>${COUNT}|\\d{1,2}\\.\\d)\\s?(?:\\(\\d{1,2}(?:x|X)?\\)\\s?)?(?:-\\s?)?(?:x\\b|times\\b)`,
    'gi',
  ),
  count: new RegExp(`(?<![\\d.,$%])\\b(?<value>${COUNT})\\b(?![\\d.,]*\\d|\\s?%|\\spercent)`, 'gi'),
  year: /(?<![\d,.$-])(?<value>(?:18|19|20)\d\d)(?![\d,]*\d)/g,
  date: new RegExp(`(?<value>${DATE})`, 'g'),
  shares: /(?<![\d.,$])(?<value>\d{1,3}(?:,\d{3}){2,})(?![\d,])/g,
};

/** All values of a kind in a text, in reading order. */
export function valuesIn(text: string, kind: ValueKind): FoundValue[] {
  const pattern = PATTERNS[kind];
  if (!pattern) return [];
  return [...text.matchAll(pattern)].flatMap((match): FoundValue[] => {
    const raw = match.groups?.value ?? match.groups?.after;
    const value = kind === 'date' ? toIsoDate(raw) : (toCount(raw) ?? toNumber(raw));
    return value === undefined ? [] : [{ value, start: match.index, end: match.index + match[0].length }];
  });
}

/** One space between words, plain quotes and dashes. */
export function normalizeText(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/×/g, 'x')
    .replace(/\s+/g, ' ');
}
