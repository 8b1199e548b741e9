import { isInjectedLine, injectedRanges } from '../injected/injected-text.ts';
import { type Structure } from './structure.ts';
import { sectionAt } from './structure.ts';
import { type Box, type Chunk, type PageLayout, type TextLine } from '../types.ts';

const CHUNK_CHARS = 1000;
const OVERLAP_CHARS = 150;
const MIN_TAIL_CHARS = 250;
const FIRST_LINES = 3;
const MAX_FIRST_LINE_CHARS = 80;
const MAX_HEADER_CHARS = 300;

/**
 * Splits pages into chunks of whole lines with about 1000 characters, each within one page, with context that says
 * what the chunk is about.
 */
export function cutChunks({ pages, sections }: Structure): Chunk[] {
  const chunks: Chunk[] = [];
  for (const page of pages) {
    const planted = injectedRanges(page);
    const lines = page.lines.filter((line) => line.role !== 'furniture' && !isInjectedLine(line, planted));
    for (const run of contiguousRuns(page, lines)) {
      for (const group of cutRun(run)) chunks.push(toChunk(chunks.length, page, group, lines, sections));
    }
  }
  return chunks;
}

/**
 * Groups of adjacent lines: a line left out between two lines separates them, because a chunk's range in the page text
 * must contain only its own lines.
 */
function contiguousRuns(page: PageLayout, lines: TextLine[]): TextLine[][] {
  const runs: TextLine[][] = [];
  let previousIndex = -2;
  for (const line of lines) {
    const index = page.lines.indexOf(line, Math.max(0, previousIndex));
    const run = runs.at(-1);
    if (run && index === previousIndex + 1) run.push(line);
    else runs.push([line]);
    previousIndex = index;
  }
  return runs;
}

function cutRun(lines: TextLine[]): TextLine[][] {
  const groups: TextLine[][] = [];
  let from = 0;
  while (from < lines.length) {
    let to = from;
    let chars = 0;
    while (to < lines.length && (to === from || chars + sizeAt(lines, to) <= CHUNK_CHARS)) {
      chars += sizeAt(lines, to);
      to += 1;
    }
    const tail = lines.slice(to).reduce((sum, line) => sum + line.text.length + 1, 0);
    if (tail < MIN_TAIL_CHARS) to = lines.length;
    groups.push(lines.slice(from, to));
    if (to >= lines.length) break;
    from = overlapStart(lines, from, to);
  }
  return groups;
}

function sizeAt(lines: TextLine[], index: number): number {
  return (lines[index]?.text.length ?? 0) + 1;
}

/**
 * Index of the line where the next chunk starts: up to 150 characters before the end of this one, and always after its
 * start.
 */
function overlapStart(lines: TextLine[], from: number, to: number): number {
  let start = to;
  let chars = 0;
  while (start - 1 > from && chars + sizeAt(lines, start - 1) <= OVERLAP_CHARS) {
    start -= 1;
    chars += sizeAt(lines, start);
  }
  return start;
}

function toChunk(
  ordinal: number,
  page: PageLayout,
  group: TextLine[],
  pageLines: TextLine[],
  sections: Structure['sections'],
): Chunk {
  const first = group[0];
  const last = group.at(-1);
  const charStart = first?.start ?? 0;
  const charEnd = last ? last.start + last.text.length : charStart;
  // A heading within the first lines of the chunk describes it better than an earlier one.
  const opening = group.slice(0, 2).findLast((line) => line.role === 'heading');
  const section = sectionAt(sections, page.page, opening?.start ?? charStart);
  const rows = group.filter((line) => line.role === 'table').length;
  return {
    ordinal,
    page: page.page,
    sectionTitle: section?.title ?? null,
    text: page.text.slice(charStart, charEnd),
    context: contextOf(section?.title ?? null, group, pageLines),
    charStart,
    charEnd,
    boxes: group.map((line) => lineBox(page.page, line)),
    isTable: rows * 2 > group.length,
  };
}

function contextOf(sectionTitle: string | null, group: TextLine[], pageLines: TextLine[]): string {
  const parts = sectionTitle ? [sectionTitle] : [];
  const firstRow = group.find((line) => line.role === 'table');
  if (firstRow && !firstRow.isTableHeader) {
    const header = pageLines
      .filter((line) => line.isTableHeader && line.tableId === firstRow.tableId)
      .map((line) => line.text);
    if (header.length > 0) parts.push(header.join('\n').slice(0, MAX_HEADER_CHARS));
  }
  for (const line of pageLines.slice(0, FIRST_LINES)) {
    if (line.text.length <= MAX_FIRST_LINE_CHARS && !group.includes(line) && !parts.includes(line.text))
      parts.push(line.text);
  }
  return parts.join('\n');
}

/** The box of a whole line. */
function lineBox(page: number, line: TextLine): Box {
  return { page, x: line.x, y: line.y, width: line.width, height: line.height };
}
