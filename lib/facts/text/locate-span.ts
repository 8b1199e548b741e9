import type { Fact } from '../fact';
import { boxesForRange } from '@/lib/pdf/quotes/locate-quote';
import type { Box } from '@/lib/pdf/types';
import type { FilingText, Span } from '@/lib/reading/text/filing-text';

export type Located = { page: number; quote: string; charStart: number; charEnd: number; boxes: Box[] };

/**
 * The exact words of a span, their range in `PageLayout.text`, and boxes around them in points; undefined where the
 * page has no such words.
 */
export function locateSpan(filing: FilingText, span: Span): Located | undefined {
  const page = filing.pages.find((candidate) => candidate.page === span.page);
  const first = page?.offsets[span.start];
  const last = page?.offsets[span.end - 1];
  if (!page || first === undefined || last === undefined || last < first) return undefined;
  const boxes = boxesForRange(page.layout, first, last + 1);
  return {
    page: span.page,
    quote: page.layout.text.slice(first, last + 1),
    charStart: first,
    charEnd: last + 1,
    boxes,
  };
}

/** A fact's own words on its page. */
export function locateFactQuote(filing: FilingText, fact: Pick<Fact, 'page' | 'quote'>): Located | undefined {
  const page = filing.pages.find(({ page: number }) => number === fact.page);
  const start = page?.layout.text.indexOf(fact.quote) ?? -1;
  if (!page || start < 0) return undefined;
  const from = page.offsets.findIndex((offset) => offset >= start);
  const to = page.offsets.findLastIndex((offset) => offset < start + fact.quote.length);
  return from < 0 || to < from ? undefined : locateSpan(filing, { page: fact.page, start: from, end: to + 1 });
}
