import { flattenPage, type FlatPage } from '@/lib/facts/reading/flat-page';
import type { PageLayout, Section, TextLine } from '@/lib/pdf/types';
import { readTables, type ReadTable } from './tables';
import { readTiles } from './tiles';
import type { Unit } from './types';

const BULLET = /^\s*(?:[•●▪■◆○✓✔☑►▶❯]|[–-]\s|\(?[a-z0-9]{1,2}[.)]\s)\s*/i;
const MIN_LETTERS = 3;
/** A row whose cells hold this many words each is prose set in columns, not a row of values. */
const PROSE_WORDS = 7;

/** All units of a filing in reading order. */
export function readUnits(pages: readonly PageLayout[], sections: readonly Section[]): Unit[] {
  const outline = outlineOf(sections);
  let lead = '';
  return pages.flatMap((layout) => {
    const flat = flattenPage(layout);
    const tables = readTables(layout);
    const rows = rowUnits(layout, tables, outline);
    const inRows = new Set(tables.flatMap((table) => table.lines));
    const sentences = sentenceUnits(flat, inRows, outline, lead);
    lead = sentences.at(-1)?.lead ?? '';
    const tiles = readTiles(layout).map((tile) => ({
      ...tile,
      section: outline(layout.page, tile.start),
      lead: '',
      row: null,
      kind: 'tile' as const,
    }));
    return [...sentences, ...rows, ...tiles].sort((a, b) => a.start - b.start);
  });
}

type Outline = (page: number, start: number) => string;

/** Headings above a place, outermost first. */
function outlineOf(sections: readonly Section[]): Outline {
  const paths: { page: number; start: number; path: string }[] = [];
  let stack: Section[] = [];
  for (const section of sections) {
    stack = [...stack.filter((open) => open.level < section.level), section];
    paths.push({ page: section.page, start: section.start, path: stack.map((open) => open.title).join(' > ') });
  }
  return (page, start) => {
    let low = 0;
    let high = paths.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = paths[middle];
      if (at && (at.page < page || (at.page === page && at.start <= start))) low = middle + 1;
      else high = middle;
    }
    return paths[low - 1]?.path ?? '';
  };
}

function sentenceUnits(flat: FlatPage, inRows: ReadonlySet<TextLine>, outline: Outline, opened: string): Unit[] {
  const units: Unit[] = [];
  let lead = opened;
  flat.sentenceStarts.forEach((from, index) => {
    const to = flat.sentenceStarts[index + 1] ?? flat.text.length;
    const raw = flat.text.slice(from, to);
    const text = raw.trim();
    if (text.replace(/[^A-Za-z]/g, '').length < MIN_LETTERS) return;
    const lines = flat.lines.filter((line) => line.start < to && line.end > from);
    const isRow = lines.length > 0 && lines.every((line) => inRows.has(line.line)) && !isProse(text, lines.length);
    if (isRow) return;
    const isBulleted = BULLET.test(text);
    if (!isBulleted && !/:$/.test(text) && !continuesList(lines[0]?.line)) lead = '';
    const begin = from + raw.length - raw.trimStart().length;
    const start = flat.offsets[begin] ?? 0;
    const end = (flat.offsets[begin + text.length - 1] ?? start) + 1;
    const isHeading = lines.every((line) => line.line.role === 'heading');
    if (isHeading && text.length < 12 && !/\d/.test(text)) return;
    units.push({
      kind: 'sentence',
      page: flat.page,
      start,
      end,
      text,
      section: outline(flat.page, start),
      lead: isBulleted ? lead : '',
      row: null,
    });
    if (/:$/.test(text)) lead = text;
  });
  return units;
}

function continuesList(line: TextLine | undefined): boolean {
  return line !== undefined && /^\s*[•●▪■◆○✓✔☑►▶]/.test(line.text);
}

function isProse(text: string, lines: number): boolean {
  return text.split(' ').length / lines > PROSE_WORDS && /[a-z]{3,} [a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text);
}

function rowUnits(layout: PageLayout, tables: readonly ReadTable[], outline: Outline): Unit[] {
  return tables.flatMap((table) => {
    const lead = wordsAbove(layout, table);
    return table.rows.map((row): Unit => {
      const { label, groups, year, cells, start, end } = row;
      const text = [label, year ?? '', ...cells.map((cell) => cell.text)].filter((part) => part !== '').join(' ');
      return {
        kind: 'row',
        page: layout.page,
        start,
        end,
        text,
        section: outline(layout.page, start),
        lead,
        row: { label, groups, year, cells },
      };
    });
  });
}

const LINES_ABOVE = 4;

/** The words right above a table: its caption, "in millions", "The following table shows …". */
function wordsAbove(layout: PageLayout, table: ReadTable): string {
  const first = Math.min(...table.lines.map((line) => layout.lines.indexOf(line)));
  return layout.lines
    .slice(Math.max(0, first - LINES_ABOVE), first)
    .filter((line) => line.role !== 'furniture' && line.role !== 'table')
    .map((line) => line.text.trim())
    .join(' ')
    .replace(/\s+/g, ' ');
}
