import type { Section } from '@/lib/pdf/types';
import type { Heading } from './types';

/** Headings above a position, outermost first, joined by " > ". */
export type PathAt = (page: number, start: number) => string;

/**
 * The headings with the pages they cover: up to the page where the next heading of the same or a higher level begins.
 */
export function readOutline(sections: readonly Section[], pageCount: number): Heading[] {
  const open: Heading[] = [];
  const outline: Heading[] = [];
  for (const { title, level, page, start } of sections) {
    while ((open.at(-1)?.level ?? 0) >= level) {
      const ended = open.pop();
      if (ended) ended.lastPage = page;
    }
    const heading = { title, level, page, start, lastPage: pageCount };
    open.push(heading);
    outline.push(heading);
  }
  return outline;
}

/** Returns a function for the headings above a position. */
export function pathsOf(sections: readonly Section[]): PathAt {
  const paths: { page: number; start: number; path: string }[] = [];
  let stack: Section[] = [];
  for (const section of sections) {
    stack = [...stack.filter((open) => open.level < section.level), section];
    paths.push({ page: section.page, start: section.start, path: stack.map((open) => open.title).join(' > ') });
  }
  return (page, start) => {
    let low = 0;
    let high = paths.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = paths[middle];
      if (at && (at.page < page || (at.page === page && at.start <= start))) low = middle + 1;
      else high = middle;
    }
    return paths[low - 1]?.path ?? '';
  };
}
