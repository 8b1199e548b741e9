import { isoDay } from '@/lib/format/iso-day';
import { MONTH, monthOfShort, SHORT_MONTH } from '@/lib/format/words/months';
import { scaleOf } from '@/lib/format/words/number-words';

/** Matches "January 18, 2024", "18 January 2024", "Jan. 18, 2024" and "1/18/2024". */
export const DATE =
  `(?:${MONTH}|(?:${SHORT_MONTH})\\.?)\\s?\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}|` +
  `\\d{1,2}\\s(?:${MONTH}),?\\s\\d{4}|\\d{1,2}/\\d{1,2}/\\d{4}`;

export const MONEY = '\\$\\s?\\d[\\d,]*(?:\\.\\d+)?(?:\\s(?:thousand|million|billion))?';

export const PERCENT = '\\d{1,3}(?:\\.\\d{1,3})?\\s?(?:%|percent\\b|per cent\\b)';

/** "$16,870,623", "1.2", "$12.4 million" → a number; undefined for other text. */
export function toNumber(text: string | undefined): number | undefined {
  const match = /(\d[\d,]*(?:\.\d+)?|\.\d+)\s?(thousand|million|billion)?/i.exec(text ?? '');
  if (!match?.[1]) return undefined;
  const value = Number(match[1].replaceAll(',', '')) * scaleOf(match[2]);
  return Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : undefined;
}

/** Any form of DATE → "2024-01-18"; undefined for other text. */
export function toIsoDate(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const slashed = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  if (slashed) return iso(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]));
  const month = monthOfShort(/[A-Za-z]{3}/.exec(text)?.[0] ?? '') ?? 0;
  const year = Number(/\d{4}/.exec(text)?.[0]);
  const day = Number(/\b(\d{1,2})(?:st|nd|rd|th)?\b(?!\d)/.exec(text.replace(/\d{4}/, ''))?.[1]);
  return iso(year, month, day);
}

function iso(year: number, month: number, day: number): string | undefined {
  return year >= 1990 && year <= 2100 ? isoDay(year, month, day) : undefined;
}
