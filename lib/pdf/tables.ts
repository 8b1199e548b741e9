import { WIDE_GAP } from './text-lines.ts';
import { type PageLayout, type TextLine } from './types.ts';

const MAX_HEADER_ROWS = 6;
const NUMBERISH = /^[$€£(\s]*[-–—]?\d[\d,.]*\s*[%)]*\s*$|^[-–—]+$|^[$€£%)(]+$/;
const YEAR = /^(fiscal\s+|fy\s*)?(19|20)\d\d[*†\s]*$/i;
const BULLET = /^\s*([•▪■●➢➔✓✗☐☒☑○◦*–—-]|\(?[a-z0-9]{1,3}[.)])\s*$/i;

export function cellsOf(text: string): string[] {
  return text.split(/ {3,}/).map((cell) => cell.trim()).filter((cell) => cell !== '');
}

/** Marks table rows, numbers the tables of each page, and finds their header rows. */
export function markTables(pages: PageLayout[]): PageLayout[] {
  return pages.map((page) => ({ ...page, lines: markPage(page.lines) }));
}

function markPage(lines: TextLine[]): TextLine[] {
  const result = [...lines];
  let tableId = 0;
  for (const [from, to] of tableRanges(lines)) {
    tableId += 1;
    const headers = countHeaders(lines.slice(from, to));
    for (let index = from; index < to; index += 1) {
      const line = lines[index];
      if (!line || line.role === 'furniture') continue;
      const marked: TextLine = { ...line, role: 'table', tableId };
      if (index - from < headers) marked.isTableHeader = true;
      result[index] = marked;
    }
  }
  return result;
}

/** Runs of rows with two cells or more; one or two single-cell lines in between are wrapped cells or row groups. */
function tableRanges(lines: TextLine[]): [number, number][] {
  const ranges: [number, number][] = [];
  let index = 0;
  while (index < lines.length) {
    if (!isRow(lines[index])) {
      index += 1;
      continue;
    }
    let end = index + 1;
    for (let probe = end; probe < lines.length && probe - end < 3; probe += 1) {
      const line = lines[probe];
      if (!line || line.role === 'furniture' || isSentence(line)) break;
      if (isRow(line) && isNear(lines[end - 1], line)) end = probe + 1;
    }
    if (lines.slice(index, end).filter(isRow).length >= 2) ranges.push([index, end]);
    index = end;
  }
  return ranges;
}

function isRow(line: TextLine | undefined): boolean {
  if (!line || line.role === 'furniture' || !line.text.includes(WIDE_GAP)) return false;
  const cells = cellsOf(line.text);
  return cells.length >= 3 || (cells.length === 2 && !BULLET.test(cells[0] ?? ''));
}

function isSentence(line: TextLine): boolean {
  return cellsOf(line.text).length === 1 && line.text.length > 110;
}

function isNear(previous: TextLine | undefined, line: TextLine): boolean {
  return !previous || Math.abs(previous.y - line.y) < 6 * Math.max(line.height, previous.height);
}

/** Header rows come first and hold words or years, not amounts. */
function countHeaders(rows: TextLine[]): number {
  let headers = 0;
  for (const row of rows.slice(0, MAX_HEADER_ROWS)) {
    const amounts = cellsOf(row.text).filter((cell) => NUMBERISH.test(cell) && !YEAR.test(cell));
    const hasYearsAfterLabel = cellsOf(row.text).length > 2 && cellsOf(row.text).slice(1).every((cell) => YEAR.test(cell));
    if (amounts.length > 0 && !hasYearsAfterLabel) break;
    headers += 1;
  }
  return headers === rows.length || headers === MAX_HEADER_ROWS ? Math.min(headers, 1) : headers;
}
