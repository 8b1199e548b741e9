import type { PageLayout, TextLine } from '@/lib/pdf/types';

/** Heads and feet that name the chapter recur on a few pages only, so the reader of pages takes them for text. */
/** Of the page's height: inside the margins, where there is no text of the body. */
const EDGE_SHARE = 0.075;
const LEAST_PAGES = 2;
const EDGE_LINES = 2;
/** Lines beside furniture on at least this many pages are furniture, wherever the text of a page ends. */
const LEAST_PAGES_BESIDE = 3;
const LEAST_SHARE_BESIDE = 0.06;
const MOST_BESIDE = 4;
/** Of the line's height. */
const BESIDE_GAP = 1.3;
const LONGEST = 120;
export const BACK_LINK = /^\s*(?:back to (?:contents|top)|(?:return to )?table of contents)\b/i;

/** Running heads and feet: outermost lines of pages that say the same as those of another page, figures aside. */
export function runningLines(pages: readonly PageLayout[]): Set<TextLine> {
  const running = new Set<TextLine>();
  const seen = new Map<string, { pages: Set<number>; lines: TextLine[] }>();
  for (const page of pages) {
    const edges = edgeLines(page);
    edges.forEach(({ line, edge }, index) => {
      const isLink = edge === 'top' && BACK_LINK.test(line.text) && !/^\s*table of contents\s*$/i.test(line.text);
      if (isLink) running.add(line);
      // The name of a long chapter continues in a second line of the head.
      const next = edges[index + 1];
      if (
        isLink &&
        next?.edge === 'top' &&
        next.line.fontSize === line.fontSize &&
        line.y - next.line.y < 1.6 * line.height
      )
        running.add(next.line);
      const key = `${edge} ${line.text
        .toLowerCase()
        .replace(/\d+/g, '#')
        .replace(/[^\p{L}#]+/gu, '')}`;
      const group = seen.get(key) ?? { pages: new Set(), lines: [] };
      group.pages.add(page.page);
      group.lines.push(line);
      seen.set(key, group);
    });
  }
  for (const { pages: held, lines } of seen.values())
    if (held.size >= LEAST_PAGES) for (const line of lines) running.add(line);
  for (const line of linesBesideFurniture(pages)) running.add(line);
  return running;
}

/** The words of a foot that the reader of pages cut in pieces: "Page", "2024" beside "Proxy Statement | 18". */
function linesBesideFurniture(pages: readonly PageLayout[]): TextLine[] {
  const beside = pages.flatMap((page) =>
    [page.lines.toSorted((a, b) => a.y - b.y), page.lines.toSorted((a, b) => b.y - a.y)].flatMap((lines, edge) =>
      besideFurniture(lines).map((line) => ({
        line,
        page: page.page,
        key: `${edge} ${line.text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ')}`,
      })),
    ),
  );
  const least = Math.max(LEAST_PAGES_BESIDE, pages.length * LEAST_SHARE_BESIDE);
  return [...Map.groupBy(beside, ({ key }) => key).values()]
    .filter((group) => new Set(group.map(({ page }) => page)).size >= least)
    .flatMap((group) => group.map(({ line }) => line));
}

/** The lines that follow the outermost furniture of a page without a gap. */
function besideFurniture(lines: readonly TextLine[]): TextLine[] {
  const found: TextLine[] = [];
  let last: TextLine | undefined;
  for (const line of lines) {
    if (line.text.trim() === '') continue;
    const isFurniture = line.role === 'furniture';
    if (!isFurniture && (!last || Math.abs(line.y - last.y) > BESIDE_GAP * line.height || line.text.length > LONGEST))
      return found;
    if (!isFurniture) found.push(line);
    if (found.length >= MOST_BESIDE) return found;
    last = line;
  }
  return found;
}

function edgeLines(page: PageLayout): { line: TextLine; edge: 'top' | 'bottom' }[] {
  const lines = page.lines
    .filter(
      ({ role, text }) => role !== 'furniture' && role !== 'table' && text.trim() !== '' && text.length <= LONGEST,
    )
    .toSorted((a, b) => b.y - a.y);
  const top = lines.slice(0, EDGE_LINES).filter(({ y, height }) => y + height > page.height * (1 - EDGE_SHARE));
  const bottom = lines.slice(-EDGE_LINES).filter(({ y }) => y < page.height * EDGE_SHARE);
  return [
    ...top.map((line) => ({ line, edge: 'top' as const })),
    ...bottom.map((line) => ({ line, edge: 'bottom' as const })),
  ];
}
