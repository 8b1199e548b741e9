import { WIDE_GAP } from '../extract/text-lines.ts';
import { type PageLayout, type TextLine } from '../types.ts';
import { type DrawnRun } from './types.ts';

/** The runs of words in a range of a page's text: whole lines, split at wide gaps between cells. */
export function runsTouching(page: PageLayout, charStart: number, charEnd: number): DrawnRun[] {
  return page.lines
    .filter((line) => line.start < charEnd && line.start + line.text.length > charStart)
    .flatMap(runsOfLine)
    .filter((run) => run.start < charEnd && run.start + run.text.length > charStart);
}

function runsOfLine(line: TextLine): DrawnRun[] {
  const runs: DrawnRun[] = [];
  let from = 0;
  for (const text of line.text.split(WIDE_GAP)) {
    const run = toRun(line, from, from + text.length);
    const before = runs.at(-1);
    if (run) runs.push(before ? { ...run, gapFrom: before.right } : run);
    from += text.length + WIDE_GAP.length;
  }
  return runs;
}

function toRun(line: TextLine, from: number, to: number): DrawnRun | undefined {
  let left = Infinity;
  let right = -Infinity;
  for (let index = from; index < to; index += 1) {
    if (line.text[index] === ' ') continue;
    left = Math.min(left, line.edges[2 * index] ?? Infinity);
    right = Math.max(right, line.edges[2 * index + 1] ?? -Infinity);
  }
  if (right < left) return undefined;
  const [bottom, top] = bandOf(line, from, to);
  return {
    text: line.text.slice(from, to),
    start: line.start + from,
    left,
    bottom,
    right,
    top,
    fontSize: line.fontSize,
    edges: line.edges.slice(2 * from, 2 * to),
  };
}

/** Bottom and top of the pieces with these characters: a raised mark and its words differ in height. */
function bandOf(line: TextLine, from: number, to: number): [number, number] {
  const all = line.bands ?? [];
  const bands = all.filter(([index], order) => index < to && (all[order + 1]?.[0] ?? Infinity) > from);
  if (bands.length === 0) return [line.y, line.y + line.height];
  return [Math.min(...bands.map(([, y]) => y)), Math.max(...bands.map(([, y, height]) => y + height))];
}
