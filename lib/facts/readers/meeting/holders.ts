import { SHORT_FORMS } from '@/lib/format/words/legal-forms-patterns';
import type { FactItem } from '@/lib/facts/fact';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { isContentsPage, trimmed, type FilingText, type Span } from '@/lib/reading/text/filing-text';
import { toNumber } from '@/lib/facts/text/values';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives, oneOf } from '@/lib/format/patterns';
import { ADDRESS_WORDS, HEADING_WORDS, SHARE_OF_VOTES } from './holders-patterns';

const PERCENT = /(?<![\d,.])(\d{1,2}(?:\.\d{1,2})?|100(?:\.0+)?)\s?%/g;
const PERCENT_ALONE = /%/;
const SHARES = /\d{1,3}(?:,\d{3})+/;
const HEADING = new RegExp(String.raw`^${oneOf(HEADING_WORDS)}\b`, 'i');
const GROUP = /\bas a group\b|\ball (?:current |our )?(?:directors|executive|nominees)|\btotal\b/i;
const ADDRESS = new RegExp(alternatives(ADDRESS_WORDS));

const OF_OWNERS = /\b(?:5|five)(?:\.0)?\s?(?:%|percent\b|per cent\b)|\bprincipal (?:share|stock)(?:holders|owners)/i;
const MOST_LISTED = 12;
const LONGEST_TABLE = 900;

type Holder = { holder: string; percent: number; shares: number | null; span: Span };

/** Item 403: owners of more than five percent, from the ownership tables. */
export function readHolders(filing: FilingText): FactDraft[] {
  const pages = filing.pages.filter(
    (page) =>
      /beneficial/i.test(page.text) && /percent|%/i.test(page.text) && /own/i.test(page.text) && !isContentsPage(page),
  );
  // Tables of owners of more than five percent come before tables of directors and officers.
  const ofOwners = pages.filter((page) => OF_OWNERS.test(page.text));
  const found = ofOwners.flatMap(holdersOn);
  const holders = mergeHolders(found.length > 0 ? found : pages.flatMap(holdersOn)).sort(
    (a, b) => b.percent - a.percent,
  );
  const largest = holders[0];
  if (!largest) return [];
  const listed = holders.slice(0, MOST_LISTED);
  const toItem = ({ holder, percent, shares }: Holder): FactItem => ({ holder, percent, shares });
  return [
    {
      key: 'largest_holder',
      value: [toItem(largest)],
      unit: 'percent',
      span: largest.span,
      confidence: holders.length > 1 ? 0.88 : 0.75,
    },
    { key: 'holders', value: listed.map(toItem), unit: 'percent', span: spanOfRows(listed, largest), confidence: 0.8 },
  ];
}

/** From the first to the last row when one table contains all holders; otherwise the row of the largest. */
function spanOfRows(holders: Holder[], largest: Holder): Span {
  const start = Math.min(...holders.map((holder) => holder.span.start));
  const end = Math.max(...holders.map((holder) => holder.span.end));
  const isOneTable = holders.every((holder) => holder.span.page === largest.span.page) && end - start <= LONGEST_TABLE;
  return isOneTable ? { page: largest.span.page, start, end } : largest.span;
}

function holdersOn(page: FlatPage): Holder[] {
  const header = headerOf(page);
  const votes =
    SHARE_OF_VOTES.test(header) ||
    (/\bclass [b-z]\b/i.test(header) && /\bvoting\b/i.test(header) && /\bpower\b/i.test(header));
  let gap: FlatLine[] = [];
  return page.lines.flatMap((line): Holder[] => {
    const percent = percentOf(line, votes, page);
    if (percent === undefined) {
      gap.push(line);
      return [];
    }
    const above = gap;
    gap = [];
    const shares = SHARES.exec(line.text)?.[0];
    const { holder, from } = nameOf(line, above);
    if (
      !holder ||
      !isName(holder) ||
      HEADING.test(holder) ||
      GROUP.test(holder) ||
      percent < 5 ||
      percent > 100 ||
      !shares
    )
      return [];
    return [{ holder, percent, shares: toNumber(shares) ?? null, span: trimmed(page, from, line.end) }];
  });
}

/**
 * Rejects the end of a longer label, "as a group (13 / persons)": it begins with a lower-case letter or has an
 * unmatched bracket.
 */
function isName(holder: string): boolean {
  return !/^\p{Ll}/u.test(holder) && holder.split('(').length === holder.split(')').length;
}

/** The text above the first row with a percentage. */
function headerOf(page: FlatPage): string {
  const first = page.lines.findIndex((line) => PERCENT.test(line.text) && SHARES.test(line.text));
  PERCENT.lastIndex = 0;
  return page.lines
    .slice(Math.max(0, first - 9), Math.max(0, first))
    .filter((line) => line.text.length < 110)
    .map((line) => line.text)
    .join(' ');
}

/** The voting share if the table has it in the last column, otherwise the first percentage. */
function percentOf(line: FlatLine, votes: boolean, page: FlatPage): number | undefined {
  if (/%[\s,]+[a-z]{2,}\s[a-z]{2,}|\b(?:reported|held|owned|beneficially owns?|which is)\b/.test(line.text))
    return undefined;
  if (/[a-z]{3,} [a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(line.text.replace(/\(.*?\)/g, ''))) return undefined;
  const percents = [...line.text.matchAll(PERCENT)];
  if (percents.length > 0) {
    if (votes && percents.length > 0) {
      const tail = line.text.slice((percents.at(-1)?.index ?? 0) + (percents.at(-1)?.[0].length ?? 0)).trim();
      if (/^(?:\(\d+\)\s?)?[-*]/.test(tail)) return 0;
      return Number(percents.at(-1)?.[1]);
    }
    return Number(percents[0]?.[1]);
  }
  // A column headed "percent" may omit the percent sign.
  const bare = /\s(\d{1,2}\.\d{1,2})(?:\s?\(\d{1,2}\))?$/.exec(line.text)?.[1];
  return bare && SHARES.test(line.text) && /percent|%/i.test(headerWords(page)) ? Number(bare) : undefined;
}

function headerWords(page: FlatPage): string {
  return page.lines
    .filter((line) => line.text.length < 90 && !SHARES.test(line.text))
    .map((line) => line.text)
    .join(' ');
}

function nameOf(line: FlatLine, above: FlatLine[]): { holder: string | undefined; from: number } {
  const first = line.cells[0]?.text ?? '';
  const isApart = line.cells.length > 2 && /^[A-Z]/.test(first) && !SHARES.test(first) && !PERCENT_ALONE.test(first);
  const label =
    isApart && !ADDRESS.test(first)
      ? cleaned(first)
      : cleaned(
          line.text.slice(
            0,
            /\s\(?\d{1,3}(?:,\d{3})+|(?<=\S)\s{1,3}[-*]\s|^\d/.exec(line.text)?.index ?? line.text.length,
          ),
        );
  if (label.length >= 3 && /[A-Za-z]{2}/.test(label) && !/^\d|^P\.?\s?O\.|^c\/o|\d{5}/.test(label))
    return { holder: label, from: line.start };
  // The name may be above its address, with the numbers beside the last line of the address.
  for (let index = above.length - 1; index >= Math.max(0, above.length - 5); index -= 1) {
    // When the address has its own column, the name is in the first.
    const text = above[index]?.cells[0]?.text ?? '';
    const next = above[index + 1]?.text ?? line.text;
    if (
      !ADDRESS.test(text) &&
      (ADDRESS.test(next) || index === above.length - 1) &&
      text.length < 80 &&
      /^[A-Z]/.test(text) &&
      !/,\s[A-Z][a-z]+$/.test(text) &&
      !HEADING.test(text)
    )
      return { holder: cleaned(text), from: above[index]?.start ?? line.start };
  }
  return { holder: undefined, from: line.start };
}

function cleaned(text: string): string {
  return text
    .replace(/\s?\(\w{1,2}\)/g, '')
    .replace(/(?<=[A-Za-z.])\s?\d{1,2}$/, '')
    .replace(/[*†‡]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,:$-]+$/, '')
    .trim();
}

const NOT_IN_KEY = new RegExp(
  String.raw`^the\s|[.,]|\b${oneOf([...SHORT_FORMS, 'LLC', 'LP', 'Group', 'Company'])}\b`,
  'gi',
);

/** Merges rows of one holder, who is in two tables when both a director and a large owner. */
function mergeHolders(holders: Holder[]): Holder[] {
  const byName = new Map<string, Holder>();
  for (const holder of holders) {
    const key = holder.holder.toLowerCase().replace(NOT_IN_KEY, '').trim().slice(0, 18);
    const known = byName.get(key);
    if (!known || known.percent < holder.percent) byName.set(key, holder);
  }
  return [...byName.values()];
}
