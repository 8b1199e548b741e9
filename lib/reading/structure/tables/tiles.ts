import type { PageLayout, TextLine } from '@/lib/pdf/types';
import { cellsOfLine, type LineCell } from './cells';

type Tile = { page: number; start: number; end: number; text: string };

/** Minimum size of a number in a tile relative to the page's usual font size. */
const LARGER = 1.25;
const MAX_FIGURE = 26;
const MAX_CAPTION_LINES = 4;

/** Large numbers with small captions below: "11 of 12" above "Directors are independent". */
export function readTiles(page: PageLayout): Tile[] {
  const body = usualSize(page.lines);
  const lines = page.lines.filter((line) => line.role !== 'furniture' && line.text.trim());
  return lines.flatMap((line) => {
    if (line.fontSize < body * LARGER || !/\d/.test(line.text)) return [];
    return cellsOfLine(line).flatMap((cell) => {
      if (!/\d/.test(cell.text) || cell.text.length > MAX_FIGURE) return [];
      const caption = captionOf(cell, line, lines);
      if (caption.length === 0) return [];
      const text = [cell.text, ...caption.map((part) => part.text)].join(' ');
      return [
        { page: page.page, start: Math.min(cell.start, ...caption.map((part) => part.start)), end: cell.end, text },
      ];
    });
  });
}

/** Words below the number within its column, each line closely below the previous one. */
function captionOf(figure: LineCell, line: TextLine, lines: readonly TextLine[]): LineCell[] {
  const caption: LineCell[] = [];
  let bottom = line.y;
  const below = lines.filter((other) => other.y < line.y).toSorted((a, b) => b.y - a.y);
  for (const other of below) {
    if (caption.length >= MAX_CAPTION_LINES || bottom - (other.y + other.height) > 1.2 * other.height + 4) break;
    if (other.fontSize >= line.fontSize * 0.95) continue;
    const centre = (figure.left + figure.right) / 2;
    const cell = cellsOfLine(other).find((each) => each.left - 6 <= centre && centre <= each.right + 6);
    if (!cell || cell.text.length > 80) continue;
    caption.push(cell);
    bottom = other.y;
  }
  return caption;
}

function usualSize(lines: readonly TextLine[]): number {
  const sizes = lines
    .filter((line) => line.role !== 'furniture')
    .flatMap((line) => Array.from({ length: Math.ceil(line.text.length / 10) }, () => line.fontSize));
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 10;
}
