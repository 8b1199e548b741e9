import { MONTHS } from '@/lib/format/words/months';
import { SCALES, SMALL_NUMBERS, TENS } from '@/lib/format/words/number-words';
import { COMMON_FORM } from '@/lib/format/words/legal-forms-patterns';
import type { Fact } from './fact';

/** The value of a fact as displayed: 336:1, $50,202, January 18, 2024, 95.4%. */
export function formatFactValue(fact: Pick<Fact, 'value' | 'unit'>): string {
  const { value, unit } = fact;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return formatFactNumber(value, unit);
  if (typeof value === 'string') return unit === 'date' ? formatFactDate(value) : value;
  return value
    .map((item) =>
      Object.values(item)
        .filter((field) => typeof field === 'string')
        .join(', '),
    )
    .join('; ');
}

/** A number with its unit as displayed: 336:1, $50,202, 95.4%, 6 times. */
export function formatFactNumber(value: number, unit: string | null): string {
  const digits = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  if (unit === 'ratio') return `${digits}:1`;
  if (unit === 'USD') return `$${digits}`;
  if (unit === 'percent') return `${digits}%`;
  if (unit === 'times') return `${digits} times`;
  return digits;
}

/** "2024-01-18" → "January 18, 2024"; text that is not an ISO date is returned unchanged. */
export function formatFactDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return year && month && day ? `${MONTHS[month - 1] ?? ''} ${day}, ${year}` : isoDate;
}

/** Whether a text contains the value of a fact, in digits or words. */
export function containsFactValue(text: string, fact: Pick<Fact, 'value' | 'unit'>): boolean {
  const { value, unit } = fact;
  const plain = text.toLowerCase().replace(/(\d),(?=\d{3})/g, '$1');
  if (typeof value === 'number')
    return numbersIn(plain).some((number) => Math.abs(number - value) <= Math.abs(value) * 0.005);
  if (typeof value === 'string' && unit === 'date')
    return plain.includes(formatFactDate(value).toLowerCase()) || plain.includes(value);
  if (typeof value === 'string') return significantWords(value).every((word) => plain.includes(word));
  return true;
}

/** The words for 0 to 20; the index is the number. */
const NUMBER_WORDS = [...SMALL_NUMBERS, ...TENS.slice(0, 1)];

function numbersIn(text: string): number[] {
  const digits = [...text.matchAll(/(\d+(?:\.\d+)?)\s*(thousand|million|billion)?/g)].flatMap((match) => {
    const number = Number(match[1]);
    const scale = SCALES[match[2] ?? ''];
    return scale ? [number, number * scale] : [number];
  });
  const words = NUMBER_WORDS.flatMap((word, number) => (new RegExp(`\\b${word}\\b`).test(text) ? [number] : []));
  return [...digits, ...words];
}

const NO_NAME = new RegExp(`^(?:the|and|llp|company|group|${COMMON_FORM})$`, 'i');

function significantWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9&]+/)
    .filter((word) => word.length > 2 && !NO_NAME.test(word));
}
