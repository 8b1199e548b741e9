import { isInjectedLine, injectedRanges } from '@/lib/pdf/injected/injected-text';
import type { PageLayout, TextLine } from '@/lib/pdf/types';
import type { Place } from '@/lib/reading/structure/types';
import { contentsLines } from './contents-page';
import { pageNumbers } from './page-numbers';
import { BACK_LINK, runningLines } from './running-lines';
import type { ComparedText, OutlineHeading, Paragraph, ParagraphKind, TextSection, Token } from './types';
import { tokensOfLine } from './tokens';

const BULLET = /^\s*(?:[•●▪■◆○✓✔☑►▶❯·§]|[–—-]\s|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s)/i;
const SENTENCE_END = /[.?!:;]["'”’)\]]*\s*(?:\(?\d{1,2}\)?|[*†‡])?\s*$/;
/** Blank height above a line, in line heights, from which on it begins a paragraph. */
const PARAGRAPH_GAP = 0.62;
/** A line that ends this share of the width before the right edge ends its paragraph, if a sentence ends there. */
const SHORT_LINE = 0.88;
/** A mark of a footnote or a number of a page on its own, and pages without words. */
const NO_WORDS =
  /^\s*[([]?(?:\d{1,2}|[*†‡§#☐☒✓])[)\]]?\s*$|^\s*\(?this page (?:is |was )?(?:intentionally )?left blank\.?\)?\s*$/i;

type Line = { line: TextLine; page: number; kind: ParagraphKind; isContinuing: boolean };
type Open = Paragraph & { last: Line; rightEdge: number; row: Place | undefined };

/**
 * The paragraphs of a filing. Furniture and tables of contents are left out: they say where things are, and a page
 * more or less changes all of them. Paragraphs that run over a page break are joined.
 */
export function readParagraphs(
  pages: readonly PageLayout[],
  outline: readonly OutlineHeading[],
  rows: readonly Place[],
): ComparedText {
  const running = runningLines(pages);
  const rowOf = rowFinder(rows);
  const sections: TextSection[] = [{ title: '', level: 0, page: pages[0]?.page ?? 1 }];
  const paragraphs: Paragraph[] = [];
  const headings = outline.filter(({ title }) => !BACK_LINK.test(title));
  const opening = new Set(headings.map(({ page, start }) => `${page} ${start}`));
  const sectionAt = sectionFinder(headings, sections);
  const leftOut: Token[][] = [];
  const numbers = pageNumbers(pages);
  let open: Open | null = null;
  for (const page of pages) {
    const contents = contentsLines(page);
    const lines = linesOf(page, running).filter(({ line }) => !contents.has(line));
    leftOut.push(...leftOutLines(page, lines, numbers));
    const rightEdge = rightEdgeOf(page);
    for (const line of lines) {
      const row = line.kind === 'row' ? rowOf(line) : undefined;
      const isOpening = opening.has(`${line.page} ${line.line.start}`);
      if (open && !isOpening && ((row !== undefined && row === open.row) || joins(open, line))) {
        append(open, line, rightEdge);
        continue;
      }
      open = { kind: line.kind, tokens: [], places: [], section: sectionAt(line), last: line, rightEdge, row };
      append(open, line, rightEdge);
      paragraphs.push(open);
    }
  }
  const kept = paragraphs.filter(hasText);
  const dropped = paragraphs.filter((each) => !hasText(each)).map(({ tokens }) => tokens);
  return { sections, paragraphs: kept.map(withoutState), leftOut: [...leftOut, ...dropped] };
}

/** The words of lines that belong to no paragraph; the page's own number is left out. */
function leftOutLines(page: PageLayout, lines: readonly Line[], numbers: ReadonlySet<TextLine>): Token[][] {
  const read = new Set(lines.map(({ line }) => line));
  const planted = injectedRanges(page);
  return page.lines
    .filter((line) => !read.has(line) && !numbers.has(line) && !isInjectedLine(line, planted))
    .map((line) => tokensOfLine(line, page.page))
    .filter((tokens) => tokens.length > 0);
}

/** Marks of footnotes above their line are not paragraphs. */
function hasText({ kind, tokens }: Paragraph): boolean {
  const text = tokens.map(({ key }) => key).join('');
  return kind === 'row' ? text !== '' : text.length > 2 || /\p{L}/u.test(text);
}

function withoutState({ kind, tokens, places, section }: Paragraph): Paragraph {
  return { kind, tokens, places, section };
}

/** The row of a table that a line belongs to, where its label or cells run over several lines. */
function rowFinder(rows: readonly Place[]): (line: Line) => Place | undefined {
  const byPage = new Map<number, Place[]>();
  for (const row of rows) byPage.set(row.page, [...(byPage.get(row.page) ?? []), row]);
  return ({ line, page }) =>
    byPage.get(page)?.find(({ start, end }) => start < line.start + line.text.length && end > line.start);
}

function linesOf(page: PageLayout, running: ReadonlySet<TextLine>): Line[] {
  const planted = injectedRanges(page);
  return page.lines
    .filter(
      (line) =>
        line.role !== 'furniture' &&
        line.text.trim() !== '' &&
        !(line.role !== 'table' && NO_WORDS.test(line.text)) &&
        !running.has(line) &&
        !isInjectedLine(line, planted),
    )
    .map((line) => ({
      line,
      page: page.page,
      kind: line.role === 'table' ? 'row' : line.role === 'heading' ? 'heading' : 'text',
      isContinuing: /^\s*[\p{Ll}(,;$\d]/u.test(line.text) && !BULLET.test(line.text),
    }));
}

function rightEdgeOf(page: PageLayout): number {
  const ends = page.lines
    .filter(({ role }) => role === 'text')
    .map(({ x, width }) => x + width)
    .sort((a, b) => a - b);
  return ends[Math.floor(ends.length * 0.9)] ?? page.width;
}

/** Whether a line continues the paragraph before it. */
function joins({ kind, tokens, last: { line: before, page }, rightEdge }: Open, next: Line): boolean {
  const { line } = next;
  if (kind === 'row' || next.kind === 'row') return false;
  if (BULLET.test(line.text)) return false;
  const isSameFont = Math.abs(before.fontSize - line.fontSize) < 0.6;
  if (kind === 'heading' || next.kind === 'heading')
    return (
      kind === next.kind &&
      page === next.page &&
      isSameFont &&
      before.isBold === line.isBold &&
      gapBetween(before, line) < PARAGRAPH_GAP * line.height &&
      tokens.length < 30
    );
  const ends = SENTENCE_END.test(before.text);
  if (page !== next.page) return isSameFont && !ends && (next.isContinuing || before.text.trim().length > 60);
  const gap = gapBetween(before, line);
  // A line beside or above the one before it begins another column.
  if (gap < -1.5 * line.height) return isSameFont && !ends && next.isContinuing;
  if (gap > PARAGRAPH_GAP * Math.max(line.height, before.height)) return false;
  if (!isSameFont && Math.abs(before.fontSize - line.fontSize) > 2.5) return false;
  const isShort = before.x + before.width < rightEdge * SHORT_LINE;
  return !(ends && isShort);
}

function gapBetween(before: TextLine, line: TextLine): number {
  return before.y - (line.y + line.height);
}

function append(open: Open, line: Line, rightEdge: number): void {
  const { start } = line.line;
  const end = start + line.line.text.length;
  const place = open.places.at(-1);
  if (place?.page === line.page) place.end = Math.max(place.end, end);
  else open.places.push({ page: line.page, start, end });
  open.tokens.push(...tokensOfLine(line.line, line.page));
  open.last = line;
  open.rightEdge = rightEdge;
}

/** The section of the outline that a line is in; sections come in the order of the pages. */
function sectionFinder(outline: readonly OutlineHeading[], sections: TextSection[]): (line: Line) => number {
  let next = 0;
  return ({ line, page }) => {
    for (;;) {
      const heading = outline[next];
      if (!heading || heading.page > page || (heading.page === page && heading.start >= line.start + line.text.length))
        return sections.length - 1;
      sections.push({ title: heading.title, level: heading.level, page: heading.page });
      next += 1;
    }
  };
}
