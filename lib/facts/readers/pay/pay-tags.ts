import { makeLocator, type FactLocator } from '@/lib/xbrl/locate-facts';
import { readInlineXbrl } from '@/lib/xbrl/read-inline-xbrl';
import type { XbrlFact, XbrlPlace } from '@/lib/xbrl/types';
import { sentenceAround, type FilingText, type Match, type Span } from '@/lib/reading/text/filing-text';
import { scaleAt } from '@/lib/facts/text/table-scale';
import type { FactDraft } from '@/lib/facts/types';

type Place = Pick<Match, 'page' | 'start' | 'end'>;

/** Characters on either side of a tag that identify its place. */
const CONTEXT_CHARS = 40;
/** Of these, how many must match on the page, on each side that has them. */
const SAME_CHARS = 4;
/** A number with fewer digits is a dollar amount only after a dollar sign. */
const PLAIN_DIGITS = 4;
/** Lines above a number in which its table may give the unit. */
const HEADER_LINES = 30;

/**
 * The executive compensation tags (ecd) in proxy statements since 2022: the chief executive's name and total pay, by
 * year. A tag is used only when the page prints its words in the same context as the document, and its value at the
 * tag's scale.
 */
export function readPayTags(html: string, filing: FilingText): FactDraft[] {
  if (!/ecd:Peo/i.test(html)) return [];
  const { shown, facts } = readInlineXbrl(html);
  const wanted = facts.filter(({ concept }) => /^ecd:Peo(?:TotalCompAmt|Name)$/i.test(concept));
  const latest = Math.max(0, ...wanted.map(yearOf));
  const place = makeLocator(
    shown,
    filing.pages.map(({ layout }) => layout),
  );
  return wanted.flatMap((fact): FactDraft[] => {
    if (yearOf(fact) !== latest) return [];
    return fact.places.flatMap((tag) => {
      const found = placeOf(tag, shown, place, filing);
      if (!found) return [];
      return typeof fact.value === 'number' && fact.unit === 'USD'
        ? totalPay(fact.value, tag, latest, found)
        : chiefName(tag.printed, latest, found);
    });
  });
}

/** A fiscal year that ends in January or February has the number of the year before. */
function yearOf({ context }: XbrlFact): number {
  const [year = 0, month = 0] = context.end.split('-').map(Number);
  return year - (month <= 2 ? 1 : 0);
}

function totalPay(value: number, tag: XbrlPlace, year: number, place: Place): FactDraft[] {
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

function chiefName(name: string, year: number, place: Place): FactDraft[] {
  if (name.length <= 3 || name.length >= 60 || !/\p{L}{2}/u.test(name)) return [];
  return [{ key: 'ceo_name', value: name, period: String(year), span: spanOf(place), confidence: 0.9, source: 'xbrl' }];
}

function spanOf({ page, start, end }: Place): Span {
  return sentenceAround(page, start, end);
}

/** "Thousands" or "millions" must be beside the number or above its table; a short number must follow a dollar sign. */
function isPrintedAtScale({ printed, scale }: XbrlPlace, { page, start, end }: Place): boolean {
  if (scale === 0)
    return (
      printed.replace(/\D/g, '').length >= PLAIN_DIGITS || /\$\s*$/.test(page.text.slice(Math.max(0, start - 3), start))
    );
  const word = { 3: /^\s*(?:thousand|k\b)/i, 6: /^\s*(?:million|m\b)/i, 9: /^\s*(?:billion|b\b)/i }[scale];
  if (word?.test(page.text.slice(end, end + 12))) return true;
  const line = page.lines.findLastIndex((each) => each.start <= start);
  return scale !== 9 && scaleAt(page, Math.max(0, line - HEADER_LINES), line) === 10 ** scale;
}

/**
 * The place where the page prints the tag's words with the same words around them as in the document. Without this
 * check, a tag hidden by an undetected method could be matched to another figure.
 */
function placeOf(tag: XbrlPlace, shown: string, place: FactLocator, filing: FilingText): Place | undefined {
  const found = place(tag);
  const page = filing.pages.find((each) => each.page === found?.page);
  if (!found || !page) return undefined;
  const start = page.offsets.findIndex((offset) => offset >= found.charStart);
  const end = page.offsets.findLastIndex((offset) => offset < found.charEnd) + 1;
  if (start === -1 || end <= start) return undefined;
  if (bare(page.text.slice(start, end)) !== bare(tag.printed)) return undefined;
  const before = bare(shown.slice(Math.max(0, tag.start - CONTEXT_CHARS), tag.start));
  const after = bare(shown.slice(tag.end, tag.end + CONTEXT_CHARS));
  const left = sameAtEnd(before, bare(page.text.slice(Math.max(0, start - CONTEXT_CHARS), start)));
  const right = sameAtStart(after, bare(page.text.slice(end, end + CONTEXT_CHARS)));
  if (left < Math.min(SAME_CHARS, before.length) || right < Math.min(SAME_CHARS, after.length)) return undefined;
  return { page, start, end };
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

/** The text without white space, with quotes and dashes as in page text. */
function bare(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff]/g, '');
}
