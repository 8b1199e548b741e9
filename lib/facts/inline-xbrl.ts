import { readInlineTags, type InlineTag } from './inline-tags';
import { sentenceAround, type FilingText, type Match, type Span } from './reading/filing-text';
import type { FlatPage } from './reading/flat-page';
import { scaleAt } from './reading/table-scale';
import type { FactDraft } from './types';

type Place = Pick<Match, 'page' | 'start' | 'end'>;

/** So many characters on either side of a tag say where it stands. */
const CONTEXT_CHARS = 40;
/** Of which so many, on each side that has them, stand around its words on the page too. */
const SAME_CHARS = 4;
/** A figure of fewer digits is an amount of dollars only behind their sign. */
const PLAIN_DIGITS = 4;
/** Lines above a number, in which its table says what it counts in. */
const HEADER_LINES = 30;

/**
 * The executive compensation tags (ecd) that proxies carry since 2022: the chief executive's name and total pay, by
 * year. A tag counts where the page prints its words between the same words as the document, and its value at that scale.
 */
export function readInlineXbrl(html: string, filing: FilingText): FactDraft[] {
  if (!/ecd:Peo/i.test(html)) return [];
  const { shown, tags, years } = readInlineTags(html);
  const wanted = tags.filter((tag) => /^ecd:Peo(?:TotalCompAmt|Name)$/i.test(tag.name) && years.has(tag.context));
  const latest = Math.max(0, ...wanted.map((tag) => years.get(tag.context) ?? 0));
  const keys = filing.pages.map(keyOf);
  return wanted.flatMap((tag): FactDraft[] => {
    if (years.get(tag.context) !== latest) return [];
    const place = placeOf(tag, shown, keys);
    if (!place) return [];
    return /TotalCompAmt$/i.test(tag.name) ? totalPay(tag, latest, place) : chiefName(tag, latest, place);
  });
}

function totalPay(tag: InlineTag, year: number, place: Place): FactDraft[] {
  const value = valueOf(tag);
  if (!(value > 0) || !isPrintedAtScale(tag, place)) return [];
  return [
    {
      key: 'ceo_total_pay',
      value,
      unit: 'USD',
      period: String(year),
      span: spanOf(place),
      confidence: 0.9,
      source: 'xbrl',
    },
  ];
}

function chiefName(tag: InlineTag, year: number, place: Place): FactDraft[] {
  const name = tag.printed;
  if (name.length <= 3 || name.length >= 60 || !/\p{L}{2}/u.test(name)) return [];
  return [{ key: 'ceo_name', value: name, period: String(year), span: spanOf(place), confidence: 0.9, source: 'xbrl' }];
}

function spanOf({ page, start, end }: Place): Span {
  return sentenceAround(page, start, end);
}

function valueOf({ printed, format, scale, isNegative }: InlineTag): number {
  const digits = /comma-?decimal/i.test(format) ? printed.replace(/[.\s]/g, '').replace(',', '.') : printed;
  const value = Number(digits.replace(/[^\d.]/g, '')) * 10 ** scale;
  return isNegative ? -value : value;
}

/**
 * Thousands and millions are said beside the number or above its table; a short figure is an amount behind a sign of
 * dollars.
 */
function isPrintedAtScale({ printed, scale }: InlineTag, { page, start, end }: Place): boolean {
  if (scale === 0)
    return (
      printed.replace(/\D/g, '').length >= PLAIN_DIGITS || /\$\s*$/.test(page.text.slice(Math.max(0, start - 3), start))
    );
  const word = { 3: /^\s*(?:thousand|k\b)/i, 6: /^\s*(?:million|m\b)/i, 9: /^\s*(?:billion|b\b)/i }[scale];
  if (word?.test(page.text.slice(end, end + 12))) return true;
  const line = page.lines.findLastIndex((each) => each.start <= start);
  return scale !== 9 && scaleAt(page, Math.max(0, line - HEADER_LINES), line) === 10 ** scale;
}

/** A page's text as tags are placed on it: without white space, and where each character of that stands. */
type Key = { page: FlatPage; text: string; offsets: number[] };

function keyOf(page: FlatPage): Key {
  const offsets = [...page.text.matchAll(/\S/g)].map((match) => match.index);
  return { page, text: plain(page.text).replace(/\s/g, ''), offsets };
}

/**
 * Where the page prints the tag's words between the words that stand around it in the document; the most alike place of
 * several.
 */
function placeOf({ printed, start, end }: InlineTag, shown: string, keys: readonly Key[]): Place | undefined {
  const words = plain(printed).replace(/\s/g, '');
  if (words === '') return undefined;
  const before = plain(shown.slice(Math.max(0, start - CONTEXT_CHARS), start));
  const after = plain(shown.slice(end, end + CONTEXT_CHARS));
  let best: { place: Place; same: number } | undefined;
  for (const { page, text, offsets } of keys) {
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
      if (!isWhole(page, offsets, at, words.length)) continue;
      const [left, right] = [
        sameAtEnd(before, text.slice(0, at)),
        sameAtStart(after, text.slice(at + words.length, at + words.length + CONTEXT_CHARS)),
      ];
      if (left < Math.min(SAME_CHARS, before.length) || right < Math.min(SAME_CHARS, after.length)) continue;
      const place = { page, start: offsets[at] ?? 0, end: (offsets[at + words.length - 1] ?? 0) + 1 };
      if (!best || left + right > best.same) best = { place, same: left + right };
    }
  }
  return best?.place;
}

/** Whether the words stand by themselves, and are no part of a longer number or word. */
function isWhole({ text }: FlatPage, offsets: readonly number[], at: number, length: number): boolean {
  const [start, end] = [offsets[at] ?? 0, (offsets[at + length - 1] ?? 0) + 1];
  return (
    !/[\d,.\w]$/.test(text.slice(Math.max(0, start - 1), start)) && !/^(?:[.,]?\d|\w)/.test(text.slice(end, end + 2))
  );
}

function sameAtEnd(one: string, other: string): number {
  let same = 0;
  while (same < one.length && same < other.length && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  return same;
}

function sameAtStart(one: string, other: string): number {
  let same = 0;
  while (same < one.length && same < other.length && one[same] === other[same]) same += 1;
  return same;
}

/** Quotes and dashes as page text has them, one character for one. */
function plain(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '');
}
