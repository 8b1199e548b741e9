import { CURRENCY_SIGNS } from '@/lib/format/currency-signs';
import { WIDE_GAP } from '../extract/text-lines.ts';
import { type PageLayout, type TextLine } from '../types.ts';

const MAX_HEADER_ROWS = 6;
const MAX_LINES_BETWEEN_ROWS = 4;
const MAX_HEADER_CELL_CHARS = 60;
const TITLE_CHARS = 25;
const NUMBERISH = new RegExp(
  String.raw`^[${CURRENCY_SIGNS}(\s]*[-–—]?\d[\d,.]*\s*[%)]*\s*$|^[-–—]+$|^[${CURRENCY_SIGNS}%)(]+$`,
);
const YEAR = /^(fiscal\s+|fy\s*)?(19|20)\d\d[*†\s]*$/i;
const BULLET = /^\s*([•▪■●➢➔✓✗☐☒☑○◦*–—-]|\(?[a-z0-9]{1,3}[.)])\s*$/i;

function cellsOf(text: string): string[] {
  return text
    .split(/ {3,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

/** Marks table rows, numbers the tables of each page, and finds their header rows. */
export function markTables(pages: PageLayout[]): PageLayout[] {
  return pages.map((page) => ({ ...page, lines: markPage(page.lines) }));
}

function markPage(lines: TextLine[]): TextLine[] {
  const result = [...lines];
  let tableId = 0;
  let previousEnd = 0;
  for (const [firstRow, to] of tableRanges(lines)) {
    tableId += 1;
    const above = countHeaderLinesAbove(lines, firstRow, previousEnd);
    const from = firstRow - above;
    const headers = above + countHeaders(lines.slice(firstRow, to), above > 0);
    previousEnd = to;
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

/** Consecutive rows with two or more cells; one or two single-cell lines in between are wrapped cells or row groups. */
function tableRanges(lines: TextLine[]): [number, number][] {
  const ranges: [number, number][] = [];
  let index = 0;
  while (index < lines.length) {
    if (!isRow(lines[index])) {
      index += 1;
      continue;
    }
    let end = index + 1;
    for (let probe = end; probe < lines.length && probe - end < MAX_LINES_BETWEEN_ROWS; probe += 1) {
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

/**
 * Number of column header lines above the first row: short lines closely above it in the same style. The topmost must
 * not be the table's title.
 */
function countHeaderLinesAbove(lines: TextLine[], firstRow: number, floor: number): number {
  const row = lines[firstRow];
  if (!row || isAmountRow(row)) return 0;
  let count = 0;
  let below = row;
  while (count < MAX_HEADER_ROWS && firstRow - count - 1 >= floor) {
    const line = lines[firstRow - count - 1];
    if (!line || !isHeaderLike(line, below, row)) break;
    count += 1;
    below = line;
  }
  const top = lines[firstRow - count];
  return count > 0 && top && cellsOf(top.text).length === 1 && top.text.length > TITLE_CHARS ? count - 1 : count;
}

function isHeaderLike(line: TextLine, below: TextLine, row: TextLine): boolean {
  const gap = line.y - (below.y + below.height);
  return (
    line.role === 'text' &&
    line.isBold === row.isBold &&
    Math.abs(line.fontSize - row.fontSize) < 0.6 &&
    gap < 0.8 * row.height &&
    gap > -line.height &&
    cellsOf(line.text).every((cell) => cell.length <= MAX_HEADER_CELL_CHARS) &&
    !/[.:;]$/.test(line.text)
  );
}

/** Header rows come first and contain words or years, not amounts. */
function countHeaders(rows: TextLine[], hasLinesAbove: boolean): number {
  let headers = 0;
  for (const row of rows.slice(0, MAX_HEADER_ROWS)) {
    if (isAmountRow(row)) break;
    headers += 1;
  }
  const isAllWords = headers === rows.length || headers === MAX_HEADER_ROWS;
  return isAllWords ? (hasLinesAbove ? 0 : 1) : headers;
}

/** Whether a row contains an amount; years in all columns are headers. */
function isAmountRow(row: TextLine): boolean {
  const cells = cellsOf(row.text);
  const amounts = cells.filter((cell) => NUMBERISH.test(cell) && !YEAR.test(cell));
  return (
    amounts.length > 0 ||
    (cells.length > 1 &&
      !YEAR.test(cells[0] ?? '') &&
      cells.slice(1).some((cell) => YEAR.test(cell)) &&
      !cells.slice(1).every((cell) => YEAR.test(cell)))
  );
}
