import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import type { Place } from '../types';

/** The value beside a label in a profile that is set in two columns, down to the next label. */
export type LabelledValue = { line: FlatLine; parts: string[]; start: number; end: number };

const FURTHEST = 4;

/**
 * The values of a label in a cell of its own, without a colon: "Board committees   Audit (Chair)", with
 * further lines below the value.
 */
export function valuesBeside(page: FlatPage, label: RegExp): LabelledValue[] {
  return page.lines.flatMap((line, at) => {
    const [head, first, ...others] = line.cells;
    if (!head || !first || others.length > 0 || !label.test(head.text.trim())) return [];
    const left = leftOf(page, line, first.start);
    const more = [];
    for (const next of page.lines.slice(at + 1)) {
      const [only, ...rest] = next.cells;
      const isBelow = only && rest.length === 0 && Math.abs(leftOf(page, next, only.start) - left) <= FURTHEST;
      if (!isBelow) break;
      more.push(only);
    }
    const parts = [first, ...more];
    return [{ line, parts: parts.map(({ text }) => text.trim()), start: first.start, end: parts.at(-1)?.end ?? 0 }];
  });
}

/** The distance of a character from the left edge of the page, in points. */
export function leftOf(page: FlatPage, { line }: FlatLine, at: number): number {
  const index = (page.offsets[at] ?? line.start) - line.start;
  return line.edges[2 * index] ?? line.x;
}

/** The distance of the end of a cell, which ends before this character, from the left edge of the page, in points. */
export function rightOf(page: FlatPage, { line }: FlatLine, end: number): number {
  const index = (page.offsets[end - 1] ?? line.start) - line.start;
  return line.edges[2 * index + 1] ?? line.x + line.width;
}

/** A range of the page's flat text as one of its layout. */
export function placeOf(page: FlatPage, from: number, to: number): Place {
  const start = page.offsets[from] ?? 0;
  return { page: page.page, start, end: (page.offsets[Math.max(from, to - 1)] ?? start) + 1 };
}
