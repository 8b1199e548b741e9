import { matchKey } from '../quotes/match-key.ts';
import { WIDE_GAP } from './text-lines.ts';
import { type PageLayout, type TextLine } from '../types.ts';

/** A page's text in one reading order as a match key; each key character has its range in `PageLayout.text`. */
export type PageView = { page: PageLayout; key: string; starts: number[]; ends: number[] };

/**
 * `body` omits furniture (running headers and footers), `full` keeps it, `cells` reads the wrapped cells of table rows
 * downwards.
 */
export type ViewKind = 'body' | 'full' | 'cells';

const cache = new WeakMap<PageLayout, Partial<Record<ViewKind, PageView>>>();

/** The page's match key in one reading order; computed once per page and kind. */
export function pageView(page: PageLayout, kind: ViewKind): PageView {
  const views = cache.get(page) ?? {};
  cache.set(page, views);
  return (views[kind] ??= buildView(page, kind));
}

function buildView(page: PageLayout, kind: ViewKind): PageView {
  const lines = kind === 'full' ? page.lines : page.lines.filter((line) => line.role !== 'furniture');
  const pieces =
    kind === 'cells' ? cellFlows(lines).flat() : lines.map((line) => ({ text: line.text, start: line.start }));
  const view: PageView = { page, key: '', starts: [], ends: [] };
  for (const piece of pieces) {
    const { key, starts, ends } = matchKey(piece.text);
    view.key += key;
    for (const start of starts) view.starts.push(start + piece.start);
    for (const end of ends) view.ends.push(end + piece.start);
  }
  return view;
}

type Cell = { text: string; start: number; left: number; right: number };

/** Cells that continue over several lines, from first line to last, in the order of their first lines. */
function cellFlows(lines: TextLine[]): Cell[][] {
  const flows: Cell[][] = [];
  let open: Cell[][] = [];
  for (const line of lines) {
    const next: Cell[][] = [];
    for (const cell of cellsOfLine(line)) {
      const above = open.filter((flow) => overlaps(flow.at(-1), cell));
      const [flow] = above;
      if (flow && above.length === 1 && !next.includes(flow)) {
        flow.push(cell);
        next.push(flow);
      } else {
        const created = [cell];
        flows.push(created);
        next.push(created);
      }
    }
    // A cell flow that this line does not continue stays open, unless the line is below it.
    const kept = open.filter(
      (flow) => !next.includes(flow) && !next.some((other) => overlaps(flow.at(-1), other.at(-1))),
    );
    open = [...kept, ...next];
  }
  return flows;
}

function overlaps(a: Cell | undefined, b: Cell | undefined): boolean {
  return a !== undefined && b !== undefined && a.left < b.right && b.left < a.right;
}

function cellsOfLine(line: TextLine): Cell[] {
  const cells: Cell[] = [];
  let offset = 0;
  for (const text of line.text.split(WIDE_GAP)) {
    if (text.trim() !== '') {
      const left = line.edges[2 * offset] ?? line.x;
      const right = line.edges[2 * (offset + text.length) - 1] ?? line.x + line.width;
      cells.push({ text, start: line.start + offset, left, right });
    }
    offset += text.length + WIDE_GAP.length;
  }
  return cells;
}
