import { WIDE_GAP } from '../extract/text-lines.ts';
import { type Box, type PageLayout, type TextLine } from '../types.ts';

/** Boxes for a range of a page's text: one per group of words on a line, without the wide gaps between cells. */
export function boxesForRange(page: PageLayout, charStart: number, charEnd: number): Box[] {
  return page.lines.flatMap((line) => {
    const from = Math.max(0, charStart - line.start);
    const to = Math.min(line.text.length, charEnd - line.start);
    return from < to ? lineBoxes(page.page, line, from, to) : [];
  });
}

/** Boxes for the words of `line.text` from `from` up to `to`. */
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
  const [y, height] = bandOf(line, from, to);
  return { page, x: left, y, width: Math.round((right - left) * 10) / 10, height };
}

/** Bottom and height of the cells with these characters. */
function bandOf(line: TextLine, from: number, to: number): [number, number] {
  const bands = (line.bands ?? []).filter(
    ([index], order, all) => index < to && (all[order + 1]?.[0] ?? Infinity) > from,
  );
  if (bands.length === 0) return [line.y, line.height];
  const bottom = Math.min(...bands.map(([, y]) => y));
  const top = Math.max(...bands.map(([, y, height]) => y + height));
  return [bottom, Math.round((top - bottom) * 10) / 10];
}
