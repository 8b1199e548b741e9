import { type PageSpace } from './page-space.ts';
import { type Row } from './rows.ts';
import { type Segment } from './segments.ts';
import { type PageLayout, type TextLine } from '../types.ts';

/** Represents a gap of an em or more between two cells of a row. */
export const WIDE_GAP = '   ';

/** Rounds to a tenth of a point, which is precise enough for display and small to store. */
export function roundToTenth(value: number): number {
  // Adding zero turns -0 into 0; storage does not distinguish them.
  return Math.round(value * 10) / 10 + 0;
}

/** The layout of a page in points from the bottom left, to a tenth; empty rows are left out. `page` starts at 1. */
export function toPageLayout(page: number, space: PageSpace, rows: Row[]): PageLayout {
  const lines: TextLine[] = [];
  let start = 0;
  for (const row of rows) {
    const line = toLine(row, start);
    if (line.text.trim() === '') continue;
    lines.push(line);
    start += line.text.length + 1;
  }
  const layout = {
    page,
    width: roundToTenth(space.width),
    height: roundToTenth(space.height),
    text: lines.map((line) => line.text).join('\n'),
    lines,
  };
  const visible = visibleOf(space);
  return visible ? { ...layout, visible } : layout;
}

function visibleOf({ width, height, visible: [left, bottom, right, top] }: PageSpace): PageLayout['visible'] {
  if (Math.max(left, bottom, width - right, height - top) < 0.5) return undefined;
  return {
    x: roundToTenth(left),
    y: roundToTenth(bottom),
    width: roundToTenth(right - left),
    height: roundToTenth(top - bottom),
  };
}

function toLine(row: Row, start: number): TextLine {
  let text = '';
  const edges: number[] = [];
  const bands: NonNullable<TextLine['bands']> = [];
  let previous: Segment | undefined;
  for (const segment of row.segments) {
    if (previous) {
      const gap = isOtherCell(previous, segment) ? WIDE_GAP : ' ';
      text += gap;
      for (let index = 0; index < gap.length; index += 1)
        edges.push(roundToTenth(previous.right), roundToTenth(Math.max(previous.right, segment.left)));
    }
    bands.push([text.length, roundToTenth(segment.bottom), roundToTenth(segment.top - segment.bottom)]);
    for (const glyph of segment.glyphs) {
      text += glyph.text;
      for (let unit = 0; unit < glyph.text.length; unit += 1)
        edges.push(roundToTenth(glyph.left), roundToTenth(glyph.right));
    }
    previous = segment;
  }
  const left = Math.min(...row.segments.map((segment) => segment.left));
  const right = Math.max(...row.segments.map((segment) => segment.right));
  const letters = row.segments.flatMap((segment) => segment.glyphs).filter((glyph) => !glyph.isSpace);
  const [y, height] = [roundToTenth(row.bottom), roundToTenth(row.top - row.bottom)];
  const isUneven = bands.some(([, bandY, bandHeight]) => Math.abs(bandY - y) > 1 || Math.abs(bandHeight - height) > 1);
  return {
    text,
    start,
    x: roundToTenth(left),
    y,
    width: roundToTenth(right - left),
    height,
    edges,
    ...(isUneven ? { bands } : {}),
    fontSize: roundToTenth(median(letters.map((glyph) => glyph.style.fontSize))),
    isBold: share(letters.map((glyph) => glyph.style.isBold)) > 0.6,
    isItalic: share(letters.map((glyph) => glyph.style.isItalic)) > 0.6,
    role: 'text',
  };
}

/** A superscript separated from its word is not a cell of its own. */
function isOtherCell(previous: Segment, segment: Segment): boolean {
  const gap = segment.left - previous.right;
  const smaller = Math.min(segment.fontSize, previous.fontSize);
  const isSameSize = smaller > 0.85 * Math.max(segment.fontSize, previous.fontSize);
  return gap >= smaller || (isSameSize && gap > 0.2 * smaller);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function share(flags: boolean[]): number {
  return flags.length === 0 ? 0 : flags.filter(Boolean).length / flags.length;
}
