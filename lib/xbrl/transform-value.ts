import { CURRENCY_SIGNS } from '@/lib/format/currency-signs';
import { isoDay } from '@/lib/format/iso-day';
import { monthOfShort } from '@/lib/format/words/months';
import { SCALES, SMALL_NUMBERS, TENS } from '@/lib/format/words/number-words';

/**
 * The formats that inline XBRL names (the transformation registries of XBRL International and the SEC), by the part
 * after the prefix, in lower case and without hyphens.
 */
const ZERO = /^(?:zerodash|fixedzero|numdash)$/;
const DECIMAL_COMMA = /^(?:numcommadecimal|numdotcomma|numspacecomma|numcomma)$/;
const WORDS = /^(?:numwordsen|numworden)$/;
const LEAP_YEAR = 2000;
const AROUND_DIGITS = new RegExp(String.raw`[\s\u00a0\u2007-\u200b\u202f()${CURRENCY_SIGNS}¥'’%]`, 'g');
const POWERS: Readonly<Record<string, number>> = { hundred: 100, ...SCALES };

export type NumberTag = { format: string; scale: number; isNegative: boolean };

/** The value of a number as printed, in full units; undefined when it cannot be read. */
export function numberValueOf(printed: string, { format, scale, isNegative }: NumberTag): number | undefined {
  const kind = kindOf(format);
  const magnitude = ZERO.test(kind) ? 0 : WORDS.test(kind) ? fromWords(printed) : fromDigits(printed, kind);
  if (magnitude === undefined) return undefined;
  const scaled = Number(`${magnitude}e${scale}`);
  if (!Number.isFinite(scaled)) return undefined;
  const isBracketed = /^\s*\(.*\)\s*$/s.test(printed);
  return (isNegative || isBracketed) && scaled !== 0 ? -scaled : scaled;
}

/** Digits with a point or comma as their format says; without a format as they are written in English. */
function fromDigits(printed: string, kind: string): number | undefined {
  const bare = printed.replace(AROUND_DIGITS, '').replace(/^[-\u2010-\u2015\u2212]/, '');
  if (bare === '' && /^[\s$]*[-\u2010-\u2015\u2212][\s%]*$/.test(printed)) return 0;
  const plain = DECIMAL_COMMA.test(kind) ? bare.replace(/\./g, '').replace(',', '.') : bare.replace(/,/g, '');
  if (!/^(?:\d{1,40}\.?\d{0,40}|\.\d{1,40})$/.test(plain)) return undefined;
  return Number(plain);
}

/** "Twenty-four", "one hundred and five", "no". */
function fromWords(printed: string): number | undefined {
  const words = printed
    .toLowerCase()
    .split(/[^a-z0-9.,]+/)
    .filter((word) => word !== '' && word !== 'and' && word !== 'a');
  if (words.length === 0 || words.length > 20) return undefined;
  if (words.length === 1 && /^(?:no|none|nil|zero)$/.test(words[0] ?? '')) return 0;
  let [total, part] = [0, 0];
  for (const word of words) {
    const unit = SMALL_NUMBERS.indexOf(word);
    const ten = TENS.indexOf(word);
    const power = POWERS[word];
    if (unit >= 0) part += unit;
    else if (ten >= 0) part += 20 + 10 * ten;
    else if (power === 100) part = (part || 1) * 100;
    else if (power) [total, part] = [total + (part || 1) * power, 0];
    else if (/^\d[\d,]*(?:\.\d+)?$/.test(word)) part += Number(word.replace(/,/g, ''));
    else return undefined;
  }
  return total + part;
}

/** A text as its format means it: dates and durations in ISO form, ticked boxes as true or false. */
export function textValueOf(printed: string, format: string): string {
  const kind = kindOf(format);
  if (/^fixedtrue|^booleantrue|^nontrue/.test(kind)) return 'true';
  if (/^fixedfalse|^booleanfalse/.test(kind)) return 'false';
  if (kind === 'fixedempty' || kind === 'nocontent') return '';
  if (kind === 'boolballotbox') return /[\u2611\u2612\u2713\u2714\u00fe]/.test(printed) ? 'true' : 'false';
  if (kind.startsWith('date')) return dateOf(printed) ?? printed;
  if (kind.startsWith('dur')) return durationOf(printed, kind) ?? printed;
  return printed;
}

function dateOf(printed: string): string | undefined {
  const numeric = /^\s*(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\s*$/.exec(printed);
  if (numeric) return isoDate(numeric[3], Number(numeric[1]), Number(numeric[2]));
  const english = /^\s*([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:\s*,?\s+(\d{4}))?\s*$/.exec(printed);
  const month = monthOfShort(english?.[1] ?? '');
  return english && month ? isoDate(english[3], month, Number(english[2])) : undefined;
}

/** "--05-31" where no year is printed, as XML Schema writes a day of every year; such a day may be February 29. */
function isoDate(year: string | undefined, month: number, day: number): string | undefined {
  if (year !== undefined) return isoDay(Number(year), month, day);
  return isoDay(LEAP_YEAR, month, day)?.replace(`${LEAP_YEAR}`, '-');
}

function durationOf(printed: string, kind: string): string | undefined {
  const letter = ({ duryear: 'Y', durmonth: 'M', durweek: 'W', durday: 'D' } as Record<string, string>)[kind];
  const count = /^\s*(\d{1,4})(?:\.(\d+))?\s*$/.exec(printed);
  if (!letter || !count) return undefined;
  if (!count[2]) return `P${count[1]}${letter}`;
  return letter === 'Y' ? `P${count[1]}Y${Math.round(Number(`0.${count[2]}`) * 12)}M` : undefined;
}

function kindOf(format: string): string {
  return format
    .slice(format.indexOf(':') + 1)
    .replace(/-/g, '')
    .toLowerCase();
}
