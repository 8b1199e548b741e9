import type { PageLayout, TextLine } from '@/lib/pdf/types';
import type { Column, GridRow } from './grid';
import type { Group } from './table-rows';
import type { ReadTable } from './tables';

/**
 * What precedes the first table of a page: nothing that ends the previous table ("bare"), or only its repeated caption
 * ("headed").
 */
export type Joint = 'bare' | 'headed' | null;

const SHORT = 90;
const CONTINUED = /\bcont(?:inued|['’]d|\.)/i;

/** Whether the first table of a page can continue the previous page's table, judged by the text above it. */
export function isOpenAtEnd(page: PageLayout, lines: readonly TextLine[]): Joint {
  const top = Math.max(...lines.map((line) => line.y));
  const above = page.lines.filter((line) => line.role !== 'furniture' && line.y > top && !lines.includes(line));
  if (above.some((line) => CONTINUED.test(line.text)) || above.length === 0) return 'bare';
  if (above.some((line) => line.text.length > SHORT)) return null;
  return above.length <= 1 && above.every((line) => line.role !== 'heading')
    ? 'bare'
    : above.length <= 6
      ? 'headed'
      : null;
}

const LINES_BETWEEN = 4;

/** Whether rows were separated from the table above by only a few short lines, such as an address. */
export function followsClosely(page: PageLayout, above: ReadTable, lines: readonly TextLine[]): boolean {
  const bottom = Math.min(...above.lines.map((line) => line.y));
  const top = Math.max(...lines.map((line) => line.y));
  const between = page.lines.filter((line) => line.role !== 'furniture' && line.y < bottom && line.y > top);
  const isShort = between.every((line) => line.text.length < 50 && line.role !== 'heading' && !line.isBold);
  return top < bottom && between.length <= LINES_BETWEEN && isShort;
}

/** Whether a table may continue on the next page: at most two lines of text follow it on its own page. */
export function endsPage(page: PageLayout, table: ReadTable): boolean {
  const bottom = Math.min(...table.lines.map((line) => line.y));
  const own = new Set(table.lines);
  const below = page.lines.filter((line) => line.role !== 'furniture' && line.y < bottom && !own.has(line));
  return below.length <= 2 && below.every((line) => line.text.length < SHORT);
}

/** A different caption begins another table, even with the same headers: one table per person or per year. */
export function isSameCaption(before: string, own: string): boolean {
  return own === '' || CONTINUED.test(own) || plain(own) === plain(before);
}

type Next = { columns: Column[]; heads: string[]; above: readonly GridRow[] };

const ALIGNED = 9;
const FURTHEST_SHIFT = 45;

/**
 * Headers and open groups for a table that continues from the previous page: its header is repeated, or it has none and
 * its columns are at the same positions (pages may be shifted relative to each other).
 */
export function continues(before: ReadTable, next: Next, joint: Joint): { heads: string[]; groups: Group[] } | null {
  if (joint === null || before.columns.length < 2 || next.columns.length < 2) return null;
  const named = next.heads.filter((head) => head !== '');
  const known = new Set(before.heads.map(plain));
  const repeated = named.filter((head) => known.has(plain(head))).length;
  if (named.length >= 2 && repeated >= 0.7 * named.length) return { heads: next.heads, groups: before.closing };
  if (joint !== 'bare' || named.length > 0 || before.heads.every((head) => head === '')) return null;
  const heads = alignedHeads(before, next.columns);
  return heads ? { heads, groups: before.closing } : null;
}

function plain(head: string): string {
  return head.toLowerCase().replace(/[^a-z0-9$%#]/g, '');
}

function alignedHeads(before: ReadTable, columns: readonly Column[]): string[] | null {
  const [first] = columns;
  const origin = before.columns[before.columns.length - columns.length] ?? before.columns[0];
  if (!first || !origin) return null;
  for (const shift of [0, first.right - origin.right]) {
    if (Math.abs(shift) > FURTHEST_SHIFT) continue;
    const heads = columns.map((column) => {
      const at = before.columns.findIndex(
        (other) =>
          Math.abs(other.right + shift - column.right) < ALIGNED ||
          Math.abs((other.left + other.right) / 2 + shift - (column.left + column.right) / 2) < ALIGNED,
      );
      return at < 0 ? null : (before.heads[at] ?? '');
    });
    const found = heads.filter((head) => head !== null);
    if (found.length === heads.length && new Set(found).size >= 0.7 * found.length) return found;
  }
  return null;
}
