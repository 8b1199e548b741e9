import { instructionRanges } from './find-instructions.ts';
import { WIDE_GAP } from '../extract/text-lines.ts';
import { type PageLayout, type TextLine } from '../types.ts';

type Range = [start: number, end: number];

/** The rest of the paragraph after an instruction belongs to it, up to this many characters. */
const MAX_CHARS = 1200;

const SHORT_HEADING_SHARE = 0.75;

const known = new WeakMap<PageLayout['lines'], Range[]>();

/**
 * Ranges of a page's text that address a language model, from the sentence to the end of its paragraph or table cell.
 * The words stay visible on the page but are not used as evidence.
 */
export function injectedRanges(page: PageLayout): Range[] {
  const cached = known.get(page.lines);
  if (cached) return cached;
  const ranges: Range[] = [];
  for (const [start, end] of instructionRanges(page.text)) {
    const from = startOf(page, start);
    const to = Math.min(Math.max(end, from + MAX_CHARS), Math.max(end, endOf(page, end)));
    const last = ranges.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else ranges.push([from, to]);
  }
  known.set(page.lines, ranges);
  return ranges;
}

/** Whether all words of a line are within injected ranges. */
export function isInjectedLine(line: TextLine, ranges: readonly Range[]): boolean {
  if (ranges.length === 0) return false;
  const rest = [...line.text].filter(
    (char, at) => /\S/.test(char) && !ranges.some(([from, to]) => line.start + at >= from && line.start + at < to),
  );
  return rest.length === 0;
}

/** Beginning of the sentence or table cell at a position. */
function startOf(page: PageLayout, at: number): number {
  const line = page.lines[lineAt(page, at)];
  const cell = line ? line.text.lastIndexOf(WIDE_GAP, at - line.start) : -1;
  if (line && cell >= 0) return line.start + cell + WIDE_GAP.length;
  const floor = paragraphStart(page, at);
  const lead = page.text.slice(floor, at);
  const ends = [...lead.matchAll(/[.?!;]["'”’)\]]*\s+(?=\S|$)/g)].at(-1);
  return ends ? floor + ends.index + ends[0].length : floor;
}

/** Beginning of the paragraph at a position. */
export function paragraphStart(page: PageLayout, at: number): number {
  let index = lineAt(page, at);
  while (index > 0 && isContinued(page, index)) index -= 1;
  return page.lines[index]?.start ?? 0;
}

/** End of the paragraph or table cell. */
function endOf(page: PageLayout, at: number): number {
  let index = lineAt(page, at - 1);
  const line = page.lines[index];
  if (!line) return at;
  const gap = line.text.indexOf(WIDE_GAP, at - line.start);
  if (gap >= 0) return line.start + gap;
  while (index + 1 < page.lines.length && isContinued(page, index + 1)) index += 1;
  const last = page.lines[index] ?? line;
  return last.start + last.text.length;
}

function lineAt(page: PageLayout, at: number): number {
  const next = page.lines.findIndex((line) => line.start > at);
  return (next < 0 ? page.lines.length : next) - 1;
}

/** Whether a line continues the paragraph of the line above. */
function isContinued(page: PageLayout, index: number): boolean {
  const above = page.lines[index - 1];
  const line = page.lines[index];
  if (!above || !line || line.text.includes(WIDE_GAP) || above.text.includes(WIDE_GAP)) return false;
  if (above.isBold !== line.isBold || Math.abs(above.fontSize - line.fontSize) > 0.6) return false;
  if (/^\s*(?:[•●▪■◆○✓✔]\s|\(\w{1,2}\)\s|\d{1,2}\.\s)/.test(line.text)) return false;
  // A short bold line is a heading.
  if (above.isBold && above.width < SHORT_HEADING_SHARE * Math.max(...page.lines.map((other) => other.width)))
    return false;
  const gap = above.y - (line.y + line.height);
  return gap <= line.height * 0.6 && gap > -line.height * 1.5;
}
