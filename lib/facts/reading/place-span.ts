import type { Box } from '@/lib/pdf/types';
import type { FilingText, Span } from './filing-text';

export type Placed = { page: number; quote: string; charStart: number; charEnd: number; boxes: Box[] };

/** The verbatim words of a span, their range in the page's text, and one box for each line they touch. */
export function placeSpan(filing: FilingText, span: Span): Placed | undefined {
  const page = filing.pages.find((candidate) => candidate.page === span.page);
  const first = page?.offsets[span.start];
  const last = page?.offsets[span.end - 1];
  if (!page || first === undefined || last === undefined || last < first) return undefined;
  const boxes: Box[] = [];
  for (const { line, start, end } of page.lines) {
    const from = Math.max(start, span.start);
    const to = Math.min(end, span.end);
    if (from >= to) continue;
    const left = line.edges[2 * ((page.offsets[from] ?? line.start) - line.start)];
    const right = line.edges[2 * ((page.offsets[to - 1] ?? line.start) - line.start) + 1];
    if (left === undefined || right === undefined || right <= left) continue;
    boxes.push({ page: span.page, x: left, y: line.y, width: right - left, height: line.height });
  }
  return { page: span.page, quote: page.layout.text.slice(first, last + 1), charStart: first, charEnd: last + 1, boxes };
}
