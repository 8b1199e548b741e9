import { type Segment } from './segments.ts';

/** One visual line: the segments on one baseline that belong together, from left to right. */
export type Row = { segments: Segment[]; bottom: number; top: number };

/** Segments below each other at one position: a paragraph, a heading, a wrapped table cell. */
type Block = { segments: Segment[]; left: number; right: number; bottom: number; top: number };

/** Number of rows that are searched for the row of a table cell; more than any table on a page has. */
const ROWS_BACK = 120;
const PROSE_LINES = 3;
const PROSE_CHARS_A_LINE = 25;

/**
 * Groups segments into rows. Consecutive cells on one baseline are one row, in whatever order a table was written.
 * Blocks of prose beside each other are columns and keep content order; otherwise their sentences would be mixed.
 */
export function groupRows(segments: Segment[]): Row[] {
  const blocks = cutBlocks(segments);
  const columns = markColumns(blocks);
  const rows: Row[] = [];
  const prose = new Map<Row, boolean>();
  blocks.forEach((block, index) => {
    const isProse = columns[index] ?? false;
    for (const segment of block.segments) {
      const row = findRow(rows, prose, segment, isProse);
      if (row) {
        row.segments.push(segment);
        row.segments.sort((a, b) => a.left - b.left);
        row.bottom = Math.min(row.bottom, segment.bottom);
        row.top = Math.max(row.top, segment.top);
      } else {
        const created = { segments: [segment], bottom: segment.bottom, top: segment.top };
        prose.set(created, isProse);
        rows.splice(placeOf(rows, prose, segment, isProse), 0, created);
      }
    }
  });
  return rows;
}

function findRow(rows: Row[], prose: Map<Row, boolean>, segment: Segment, isProse: boolean): Row | undefined {
  if (segment.isTurned) return undefined;
  const last = rows.at(-1);
  // The next cell of the current row, or the last line of a wrapped label; of prose only the words of a numbered entry.
  if (last && fits(last, segment) && (!(isProse && prose.get(last)) || isItemOf(last, segment))) return last;
  if (isProse) return undefined;
  for (let index = rows.length - 2; index >= Math.max(0, rows.length - ROWS_BACK); index -= 1) {
    const row = rows[index];
    if (row && !prose.get(row) && fits(row, segment)) return row;
  }
  return undefined;
}

/**
 * Row position for a segment. A table written column by column has upper cells after lower ones, so its rows are
 * sorted; prose is not.
 */
function placeOf(rows: Row[], prose: Map<Row, boolean>, segment: Segment, isProse: boolean): number {
  let place = rows.length;
  if (isProse || segment.isTurned) return place;
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (!row || prose.get(row) || row.segments[0]?.isTurned || row.top >= segment.top) break;
    place = index;
  }
  return place;
}

function fits(row: Row, segment: Segment): boolean {
  const first = row.segments[0];
  if (!first || first.isTurned) return false;
  const overlap = Math.min(row.top, segment.top) - Math.max(row.bottom, segment.bottom);
  if (overlap <= Math.min(row.top - row.bottom, segment.top - segment.bottom) / 2) return false;
  return row.segments.every((other) => other.right <= segment.left + 1 || segment.right <= other.left + 1);
}

/** The number or bullet of an entry whose words hang beside it. */
const ENTRY_MARK = /^(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]{1,2}|[•●▪■◦○])$/i;
/** Between a mark and its words, in heights of a line. */
const HANGING = 4;

function isItemOf({ segments: [mark, ...others] }: Row, words: Segment): boolean {
  if (!mark || others.length > 0) return false;
  const gap = words.left - mark.right;
  const isNear = gap > 0 && gap < HANGING * (words.top - words.bottom);
  return isNear && ENTRY_MARK.test(mark.glyphs.map(({ text }) => text).join(''));
}

function cutBlocks(segments: Segment[]): Block[] {
  const blocks: Block[] = [];
  for (const segment of segments) {
    const block = blocks.at(-1);
    const previous = block?.segments.at(-1);
    if (block && previous && isBelow(previous, block, segment)) {
      block.segments.push(segment);
      block.left = Math.min(block.left, segment.left);
      block.right = Math.max(block.right, segment.right);
      block.bottom = Math.min(block.bottom, segment.bottom);
      continue;
    }
    blocks.push({
      segments: [segment],
      left: segment.left,
      right: segment.right,
      bottom: segment.bottom,
      top: segment.top,
    });
  }
  return blocks;
}

function isBelow(previous: Segment, block: Block, segment: Segment): boolean {
  if (previous.isTurned || segment.isTurned) return false;
  const height = Math.max(previous.top - previous.bottom, segment.top - segment.bottom);
  const step = previous.top - segment.top;
  if (step < height * 0.5 || step > height * 1.9) return false;
  return segment.left < block.right && segment.right > block.left;
}

/** For every block, whether it is part of a prose column: three lines or more, of sentence length on average. */
function markColumns(blocks: Block[]): boolean[] {
  const result: boolean[] = new Array(blocks.length).fill(false);
  let start = 0;
  for (let index = 1; index <= blocks.length; index += 1) {
    const previous = blocks[index - 1];
    const block = blocks[index];
    if (previous && block && flowsOn(previous, block)) continue;
    const run = blocks.slice(start, index);
    const isProse = isProseRun(run.flatMap((item) => item.segments));
    for (let member = start; member < index; member += 1) result[member] = isProse;
    start = index;
  }
  return result;
}

/**
 * Whether the next block is closely below the previous one with a similar left edge, so that it continues the same
 * column.
 */
function flowsOn(previous: Block, block: Block): boolean {
  const first = block.segments[0];
  const height = first ? first.top - first.bottom : 0;
  return (
    block.top <= previous.bottom + 2 &&
    previous.bottom - block.top < 2.5 * height &&
    block.left < previous.right &&
    block.right > previous.left &&
    Math.abs(block.left - previous.left) < 80
  );
}

function isProseRun(segments: Segment[]): boolean {
  if (segments.length < PROSE_LINES) return false;
  const chars = segments.reduce((sum, segment) => sum + segment.glyphs.length, 0);
  return chars / segments.length >= PROSE_CHARS_A_LINE;
}
