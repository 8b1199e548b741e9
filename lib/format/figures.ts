import { CURRENCY_SIGN } from './currency-signs';
import { scaleOf, SMALL_NUMBERS, TENS, toCount } from './words/number-words';
import { alternatives, oneOf } from '@/lib/format/patterns';
import { PERCENT_SIGNS, SCALES_2 } from './figures-patterns';

export type Figure = {
  text: string;
  value: number;
  kind: 'money' | 'percent' | 'ratio' | 'plain';
  start: number;
  end: number;
};

const WORD =
  `(?:(?:${TENS.join('|')})(?:[- ](?:${SMALL_NUMBERS.slice(1, 10).join('|')}))?|` +
  `${SMALL_NUMBERS.slice(1).join('|')})`;

const IN_DIGITS = new RegExp(
  String.raw`(${CURRENCY_SIGN}\s?)?(\d[\d,]*(?:\.\d+)?|\.\d+)${oneOf(SCALES_2)}?(${alternatives(PERCENT_SIGNS)})?`,
  'gi',
);
const IN_WORDS = new RegExp(`\\b(${WORD})\\b(\\s(?:percent|per cent))?`, 'gi');

/** Every number in a text written in digits, and with `hasWords` also in words. */
export function figuresIn(text: string, { hasWords = false } = {}): Figure[] {
  const figures: Figure[] = [];
  for (const match of text.matchAll(IN_DIGITS)) {
    const [whole, currency, digits = '', scale, shortScale, percent] = match;
    const value = Number(digits.replaceAll(',', '')) * scaleOf(scale ?? shortScale);
    if (!Number.isFinite(value)) continue;
    figures.push({
      text: whole.trim(),
      value,
      kind: currency ? 'money' : percent ? 'percent' : 'plain',
      start: match.index,
      end: match.index + whole.length,
    });
  }
  if (!hasWords) return figures;
  for (const match of text.matchAll(IN_WORDS)) {
    const value = toCount(match[1]) ?? 0;
    figures.push({
      text: match[0],
      value,
      kind: match[2] ? 'percent' : 'plain',
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return figures;
}

/**
 * Whether two figures have the same number and compatible units: a number without unit may be money or a percentage,
 * but money is not a percentage.
 */
export function isSameFigure(one: Figure, other: Figure): boolean {
  const isClose = Math.abs(one.value - other.value) <= Math.abs(other.value) * 1e-9;
  return isClose && (one.kind === other.kind || one.kind === 'plain' || other.kind === 'plain');
}
