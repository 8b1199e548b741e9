import { type Row } from './rows.ts';
import { type Segment } from './segments.ts';
import { type PageLayout, type TextLine } from './types.ts';

/** Stands for a gap of an em or more between two cells of a row. */
export const WIDE_GAP = '   ';

/** Layout values are kept to a tenth of a point: finer than any reader sees, and small to store. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function toPageLayout(page: number, width: number, height: number, rows: Row[]): PageLayout {
  const lines: TextLine[] = [];
  let start = 0;
  for (const row of rows) {
    const line = toLine(row, start);
    if (line.text.trim() === '') continue;
    lines.push(line);
    start += line.text.length + 1;
  }
  return { page, width: tenth(width), height: tenth(height), text: lines.map((line) => line.text).join('\n'), lines };
}

function toLine(row: Row, start: number): TextLine {
  let text = '';
  const edges: number[] = [];
  let previous: Segment | undefined;
  for (const segment of row.segments) {
    if (previous) {
      const isWide = segment.left - previous.right >= Math.min(segment.fontSize, previous.fontSize);
      const gap = isWide ? WIDE_GAP : ' ';
      text += gap;
      for (let index = 0; index < gap.length; index += 1) edges.push(tenth(previous.right), tenth(Math.max(previous.right, segment.left)));
    }
    for (const glyph of segment.glyphs) {
      text += glyph.text;
      for (let unit = 0; unit < glyph.text.length; unit += 1) edges.push(tenth(glyph.left), tenth(glyph.right));
    }
    previous = segment;
  }
  const left = Math.min(...row.segments.map((segment) => segment.left));
  const right = Math.max(...row.segments.map((segment) => segment.right));
  const letters = row.segments.flatMap((segment) => segment.glyphs).filter((glyph) => !glyph.isSpace);
  return {
    text,
    start,
    x: tenth(left),
    y: tenth(row.bottom),
    width: tenth(right - left),
    height: tenth(row.top - row.bottom),
    edges,
    fontSize: tenth(median(letters.map((glyph) => glyph.style.fontSize))),
    isBold: share(letters.map((glyph) => glyph.style.isBold)) > 0.6,
    isItalic: share(letters.map((glyph) => glyph.style.isItalic)) > 0.6,
    role: 'text',
  };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function share(flags: boolean[]): number {
  return flags.length === 0 ? 0 : flags.filter(Boolean).length / flags.length;
}
