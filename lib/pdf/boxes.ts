import { WIDE_GAP } from './text-lines.ts';
import { type Box, type PageLayout, type TextLine } from './types.ts';

/** Boxes over a range of a page's text: one for each run of words on a line, wide gaps between cells left out. */
export function boxesForRange(page: PageLayout, charStart: number, charEnd: number): Box[] {
  return page.lines.flatMap((line) => {
    const from = Math.max(0, charStart - line.start);
    const to = Math.min(line.text.length, charEnd - line.start);
    return from < to ? lineBoxes(page.page, line, from, to) : [];
  });
}

/** Boxes over the words of `line.text` from `from` up to `to`. */
function lineBoxes(page: number, line: TextLine, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let runStart = from;
  while (runStart < to) {
    const gap = line.text.indexOf(WIDE_GAP, runStart);
    const runEnd = gap === -1 || gap > to ? to : gap;
    const box = runBox(page, line, runStart, runEnd);
    if (box) boxes.push(box);
    runStart = runEnd;
    while (runStart < to && line.text[runStart] === ' ') runStart += 1;
    if (runEnd === to) break;
  }
  return boxes;
}

function runBox(page: number, line: TextLine, from: number, to: number): Box | undefined {
  let left = Infinity;
  let right = -Infinity;
  for (let index = from; index < to; index += 1) {
    if (line.text[index] === ' ') continue;
    left = Math.min(left, line.edges[2 * index] ?? Infinity);
    right = Math.max(right, line.edges[2 * index + 1] ?? -Infinity);
  }
  if (right < left) return undefined;
  return { page, x: left, y: line.y, width: Math.round((right - left) * 10) / 10, height: line.height };
}
