import { closeSpacedLetters } from './letter-spacing.ts';
import { type Glyph } from './read-glyphs.ts';

/** Consecutive characters on one baseline without a gap of an em: some words, or one line of a table cell. */
export type Segment = {
  glyphs: Glyph[];
  left: number;
  bottom: number;
  right: number;
  top: number;
  fontSize: number;
  isTurned: boolean;
};

/** Splits a page's characters, in content order, into segments. A segment never crosses a gutter. */
export function cutSegments(glyphs: Glyph[]): Segment[] {
  const segments: Segment[] = [];
  let current: Segment | undefined;
  let pendingSpace: Glyph | undefined;
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    if (glyph.isSpace) {
      pendingSpace = glyph;
      continue;
    }
    if (current && last && continues(current, last, glyph)) {
      if (isDoublePrint(last, glyph)) continue;
      if (pendingSpace || glyph.left - last.right > 0.3 * em(glyph)) {
        current.glyphs.push({
          ...glyph,
          text: ' ',
          left: Math.min(last.right, glyph.left),
          right: Math.max(last.right, glyph.left),
          isSpace: true,
          isPrinted: pendingSpace?.isPrinted ?? false,
        });
      }
      current.glyphs.push(glyph);
      current.left = Math.min(current.left, glyph.left);
      current.right = Math.max(current.right, glyph.right);
      current.bottom = Math.min(current.bottom, glyph.bottom);
      current.top = Math.max(current.top, glyph.top);
      current.fontSize = Math.max(current.fontSize, glyph.style.fontSize);
    } else {
      current = {
        glyphs: [glyph],
        left: glyph.left,
        bottom: glyph.bottom,
        right: glyph.right,
        top: glyph.top,
        fontSize: glyph.style.fontSize,
        isTurned: glyph.style.isTurned,
      };
      segments.push(current);
    }
    pendingSpace = undefined;
    last = glyph;
  }
  for (const segment of segments) closeSpacedLetters(segment);
  return segments;
}

function em(glyph: Glyph): number {
  return Math.max(glyph.style.fontSize, 0.1);
}

function continues(segment: Segment, last: Glyph, next: Glyph): boolean {
  if (segment.isTurned !== next.style.isTurned) return false;
  if (segment.isTurned) return followsTurned(last, next);
  const overlap = Math.min(last.top, next.top) - Math.max(last.bottom, next.bottom);
  const smaller = Math.min(last.top - last.bottom, next.top - next.bottom);
  if (overlap <= smaller / 2) return false;
  const gap = next.left - last.right;
  const size = Math.max(em(last), em(next));
  // A superscript is smaller than its neighbour, so the larger size is used. Kerning may move back a little.
  return gap < size && gap > -0.7 * size - (last.right - last.left) * 0.5;
}

/** Text that runs up or down the page is kept together while its characters touch in that direction. */
function followsTurned(last: Glyph, next: Glyph): boolean {
  const apart = Math.max(
    next.bottom - last.top,
    last.bottom - next.top,
    next.left - last.right,
    last.left - next.right,
  );
  return apart < em(next);
}

/**
 * Fake bold: the same character printed twice a fraction of a point apart. The two letters of an ff ligature also share
 * a position, but they share their text object too.
 */
function isDoublePrint(last: Glyph, next: Glyph): boolean {
  return (
    last.style.object !== next.style.object &&
    last.text === next.text &&
    Math.abs(last.left - next.left) < 0.15 * em(next) &&
    Math.abs(last.bottom - next.bottom) < 0.15 * em(next) &&
    next.right > next.left
  );
}
