import type { PageLayout, TextLine } from '@/lib/pdf/types';

const NUMBER_LINE = /^\s*(?:page\s*)?[-–—|]?\s*(\d{1,4})\s*[-–—|]?\s*$/i;
const LEAST_PAGES = 3;
const LEAST_SHARE = 0.06;
/** Of the page's height. */
const EDGE_SHARE = 0.12;

/**
 * The lines that hold the printed number of their page: numbers that run along with the pages. A lone figure at the
 * edge of a page, such as the year that ends a sentence, is not a page number.
 */
export function pageNumbers(pages: readonly PageLayout[]): Set<TextLine> {
  const least = Math.max(LEAST_PAGES, pages.length * LEAST_SHARE);
  const lone = pages.flatMap(({ page, lines, height }) =>
    lines.flatMap((line) => {
      if (line.y > height * EDGE_SHARE && line.y + line.height < height * (1 - EDGE_SHARE)) return [];
      const number = NUMBER_LINE.exec(line.text)?.[1];
      return number === undefined ? [] : [{ line, ahead: Number(number) - page }];
    }),
  );
  const byAhead = Map.groupBy(lone, ({ ahead }) => ahead);
  return new Set(
    [...byAhead.values()]
      .filter(({ length }) => length >= least)
      .flat()
      .map(({ line }) => line),
  );
}
