import { MONTH, monthOfShort, SHORT_MONTH } from '@/lib/format/words/months';
import { SCALES, SMALL_NUMBERS, TENS } from '@/lib/format/words/number-words';

const TENS_VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  TENS.map((word, index) => [word, (index + 2) * 10]),
);
const ALSO: Readonly<Record<string, number>> = { once: 1, twice: 2, none: 0 };
const scaleNamed = (word = '') => SCALES[word.toLowerCase().replace(/s$/, '')];

const DIGITS = /(?<![\w.])\(?\$?\s?(\d[\d,]*(?:\.\d+)?)\)?(?:\s*(thousands?|millions?|mn|m|billions?|bn)\b)?/gi;
const WORDS = new RegExp(
  `\\b(?:(${TENS.join('|')})[- ]?)?(${[...SMALL_NUMBERS, ...Object.keys(ALSO)].join('|')})\\b|` +
    `\\b(${TENS.join('|')})\\b`,
  'gi',
);
const MONTH_NAME = `(${MONTH}|${SHORT_MONTH})\\.?`;
const DATE_FORMS: readonly [RegExp, (groups: string[]) => string][] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, ([, year, month, day]) => isoDate(year, Number(month), day)],
  [
    new RegExp(`\\b${MONTH_NAME} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'gi'),
    ([, month, day, year]) => isoDate(year, monthOfShort(month ?? '') ?? 0, day),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH_NAME},? (\\d{4})\\b`, 'gi'),
    ([, day, month, year]) => isoDate(year, monthOfShort(month ?? '') ?? 0, day),
  ],
  [/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, ([, month, day, year]) => isoDate(year, Number(month), day)],
];

function isoDate(year = '', month: number, day = ''): string {
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Every date a text states, as YYYY-MM-DD. */
export function datesIn(text: string): string[] {
  const flat = text.replace(/\s+/g, ' ');
  return DATE_FORMS.flatMap(([form, toIso]) =>
    [...flat.matchAll(form)].map((match) => toIso([...match].map((group) => group ?? ''))),
  );
}

function withoutDates(text: string): string {
  return DATE_FORMS.reduce((rest, [form]) => rest.replace(form, ' '), text.replace(/\s+/g, ' '));
}

/**
 * Every number a text states, digits or words, scaled by the word after it. Dates and [1] markers are not numbers.
 * Where the text says "in thousands" or "in millions", digits count scaled as well.
 */
export function numbersIn(text: string): number[] {
  const flat = withoutDates(text.replace(/\[\d+\]/g, ' '));
  const everywhere = /\bin (thousands|millions)\b/i.exec(flat)?.[1];
  const factor = scaleNamed(everywhere) ?? 1;
  const numbers: number[] = [];
  for (const match of flat.matchAll(DIGITS)) {
    const value = Number((match[1] ?? '').replace(/,/g, ''));
    const scale = scaleNamed(match[2]);
    numbers.push(value * (scale ?? 1));
    if (!scale && factor > 1) numbers.push(value * factor);
  }
  for (const match of flat.matchAll(WORDS)) numbers.push(wordNumber(match));
  return numbers;
}

function wordNumber(match: RegExpMatchArray): number {
  const tens = TENS_VALUES[(match[1] ?? match[3] ?? '').toLowerCase()] ?? 0;
  const unit = (match[2] ?? '').toLowerCase();
  return tens + (unit ? (ALSO[unit] ?? Math.max(0, SMALL_NUMBERS.indexOf(unit))) : 0);
}

/** Same number: within half a percent from a thousand up, else within 0.05. */
export function isSameNumber(left: number, right: number): boolean {
  const gap = Math.abs(left - right);
  return Math.abs(right) >= 1000 ? gap <= Math.abs(right) * 0.005 : gap <= 0.0501;
}
