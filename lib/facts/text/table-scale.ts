import type { FlatPage } from '@/lib/reading/text/flat-page';
import { IN_THOUSANDS } from './table-scale-patterns';

/** The factor for the numbers of a table, from words such as "in thousands" around its header. */
export function scaleAt(page: FlatPage, fromLine: number, toLine: number): number {
  const text = page.lines
    .slice(fromLine, toLine + 1)
    .map((line) => line.text)
    .join(' ');
  if (IN_THOUSANDS.test(text)) return 1e3;
  if (/\b(?:in|\$) ?millions\b|\(?millions\)|millions of (?:u\.s\. )?dollars|\(\$m\)/i.test(text)) return 1e6;
  return 1;
}
