import { type PageLayout, type TextLine } from '../types.ts';

/** Lines within this distance from the top or bottom of a page's text can be running headers or footers. */
const EDGE_LINES = 4;
const OUTERMOST_LINES = 2;
const EDGE_SHARE = 0.14;
const MIN_PAGES = 3;
const MAX_CHARS = 160;

/** "Item 7." is repeated at page tops of annual reports and is a heading, not furniture. */
const ITEM_LINE = /^\s*(part\s+[ivx]+\b.*)?item\s*\d+[a-c]?\b/i;
/** "Item" alone over a proposal's number and title, on each page that begins one. */
const LABEL_LINE = /^\s*(?:item|proposal|resolution)(?:\s*no\.?)?\s*$/i;
/** "The Board recommends a vote FOR this proposal." may end the page of each proposal. */
const RECOMMENDATION = /\brecommend|\bvot(?:e|ing)\b.*\b(?:for|against)\b|^\s*(?:for|against)\s*$/i;
/** "Proposal No. 2", "ITEM III": a heading where it names another proposal on each page, else a running header. */
const PROPOSAL_LINE = /^\s*(?:proposal|item|resolution|matter)\s+(?:no\.?\s*|number\s+|#\s*)?(?:\d{1,2}|[ivx]{1,4})\b/i;
/** "P R O P O S A L  N O.  2", the same with its letters set apart, without spaces. */
const PROPOSAL_APART = /^(?:proposal|item|resolution|matter)(?:no\.?|number|#)?\d{1,2}$/i;
/** "(in millions)" below a statement's title is repeated from page to page and belongs to its table. */
const UNIT_LINE = /^\s*\(.*\)\s*$/;
const PAGE_NUMBER =
  /^\s*(page\s*)?[-–—|]?\s*([a-z]{1,2}[-–]?)?\d{1,4}\s*[-–—|]?(\s*(of|\/)\s*\d{1,4})?\s*$|^\s*[ivxl]{1,6}\s*$/i;

/** A line at the edge of a page: the numbers in it, the proposal that it begins with, whether the page repeats it. */
type Seen = { page: number; numbers: number[]; proposal: string; isRepeated: boolean };

/**
 * Marks running headers, footers and page numbers (page furniture): text that recurs at page edges when digits are
 * masked, unless its numbers state something else on each page, as "Age: 61 Director since 2017" does.
 */
export function markFurniture(pages: PageLayout[]): PageLayout[] {
  const seen = new Map<string, Seen[]>();
  for (const page of pages) {
    const masks = page.lines.map(maskOf);
    for (const { line, isTop } of edgeLines(page)) {
      const key = keyOf(line, isTop);
      const before = seen.get(key) ?? [];
      if (before.at(-1)?.page === page.page) continue;
      const numbers = (line.text.match(/\d+/g) ?? []).map(Number);
      const isRepeated = masks.filter((mask) => mask === maskOf(line)).length > 1;
      seen.set(key, [...before, { page: page.page, numbers, proposal: proposalOf(line.text), isRepeated }]);
    }
  }
  const needed = Math.max(MIN_PAGES, Math.min(8, Math.ceil(pages.length * 0.06)));
  return pages.map((page) => {
    const furniture = new Set<TextLine>();
    for (const { line, isTop } of edgeLines(page)) {
      const places = seen.get(keyOf(line, isTop)) ?? [];
      const isRecurring = places.length >= needed && isOfPages(places);
      const isTold =
        [ITEM_LINE, LABEL_LINE, RECOMMENDATION, UNIT_LINE].some((told) => told.test(line.text)) ||
        LABEL_LINE.test(line.text.replace(/\s/g, '')) ||
        new Set(places.map(({ proposal }) => proposal)).size > 1 ||
        // The first label of the first of several cards on a page, as on other pages of cards.
        places.filter(({ isRepeated }) => isRepeated).length > places.length / 2;
      if ((isRecurring || isPageNumber(page, line)) && !isTold) furniture.add(line);
    }
    if (furniture.size === 0) return page;
    return {
      ...page,
      lines: page.lines.map((line) => (furniture.has(line) ? { ...line, role: 'furniture' as const } : line)),
    };
  });
}

function proposalOf(text: string): string {
  const bare = text.replace(/\s/g, '');
  return PROPOSAL_LINE.exec(text)?.[0] ?? PROPOSAL_APART.exec(bare)?.[0] ?? '';
}

/** Of the numbers that differ from page to page, in how many steps one must go with the pages. */
const MOST_STEPS = 0.5;

/** Whether the numbers are the same on every page, or one of them counts the pages. */
function isOfPages(places: readonly Seen[]): boolean {
  const count = places[0]?.numbers.length ?? 0;
  const columns = Array.from({ length: count }, (_, at) => places.map(({ numbers }) => numbers[at] ?? 0));
  if (columns.every((numbers) => new Set(numbers).size === 1)) return true;
  return columns.some((numbers) => {
    const steps = places.slice(1).map(({ page }, at) => {
      const pages = page - (places[at]?.page ?? 0);
      return (numbers[at + 1] ?? 0) - (numbers[at] ?? 0) === pages;
    });
    return steps.filter(Boolean).length >= MOST_STEPS * steps.length;
  });
}

function isPageNumber(page: PageLayout, line: TextLine): boolean {
  const isAtEdge = line.y < page.height * 0.08 || line.y + line.height > page.height * 0.92;
  return isAtEdge && PAGE_NUMBER.test(line.text);
}

/**
 * The outermost one or two lines of a page wherever they are (a page may end early), and a few more at its very edge.
 */
function edgeLines(page: PageLayout): { line: TextLine; isTop: boolean }[] {
  const byHeight = [...page.lines].sort((a, b) => b.y - a.y);
  const top = byHeight
    .slice(0, EDGE_LINES)
    .filter((line, rank) => rank < OUTERMOST_LINES || line.y + line.height > page.height * (1 - EDGE_SHARE));
  const bottom = byHeight
    .slice(Math.max(top.length, byHeight.length - EDGE_LINES))
    .filter((line, index, all) => all.length - 1 - index < OUTERMOST_LINES || line.y < page.height * EDGE_SHARE);
  return [...top.map((line) => ({ line, isTop: true })), ...bottom.map((line) => ({ line, isTop: false }))].filter(
    ({ line }) => line.text.length <= MAX_CHARS,
  );
}

const keyOf = (line: TextLine, isTop: boolean) => `${isTop ? 'top' : 'bottom'}:${maskOf(line)}`;

function maskOf(line: TextLine): string {
  return line.text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/\b[ivxl]{1,6}$/, '#')
    .replace(/[^\p{L}#]+/gu, '');
}
