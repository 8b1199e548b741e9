import { parseDocument } from 'htmlparser2';
import { APART_ELEMENTS, isHidingStyle, UNSHOWN_ELEMENTS } from '@/lib/format/shown-html';
import type { Block, Cell, Row, TableBlock } from './blocks';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: Record<string, string> }>;

/** Larger documents, deeper ones and wider tables are not reports of votes. */
const MAX_CHARS = 15_000_000;
const MAX_DEPTH = 400;
const MAX_SPAN = 60;
const MAX_CELLS = 60_000;

const HIDDEN = new Set(UNSHOWN_ELEMENTS);
const APART = new Set(APART_ELEMENTS);
const RAISED = /vertical-align\s*:\s*(?:super|text-top)/i;

export type ShownBlocks = {
  /** All that the document shows, as one text; ranges of the blocks are offsets in it. */
  shown: string;
  blocks: Block[];
};

/**
 * The paragraphs and tables of an HTML document in order. Tables that only lay out others are read as what they hold.
 */
export function htmlBlocks(html: string): ShownBlocks {
  if (html.length > MAX_CHARS) return { shown: '', blocks: [] };
  const reader = new BlockReader();
  reader.walk(parseDocument(html, { decodeEntities: true }).children, 0);
  reader.endParagraph();
  return { shown: reader.shown(), blocks: reader.blocks };
}

class BlockReader {
  readonly blocks: Block[] = [];
  private readonly parts: string[] = [];
  private length = 0;
  private cells = 0;
  /** Of the paragraph being read. */
  private from = 0;
  private read = '';

  shown(): string {
    return this.parts.join('');
  }

  walk(nodes: readonly Node[], depth: number, isRaised = false): void {
    if (depth > MAX_DEPTH) return;
    for (const node of nodes) {
      if (node.type === 'text') this.show(node.data, isRaised);
      if (!isElement(node) || isHidden(node)) continue;
      const isApart = APART.has(node.name);
      if (isApart) this.endParagraph();
      if (node.name === 'table' && !holdsTable(node, depth)) this.table(node, depth);
      else this.walk(node.children, depth + 1, isRaised || isMark(node));
      if (isApart) this.endParagraph();
    }
  }

  endParagraph(): void {
    const text = tidy(this.read);
    if (text !== '')
      this.blocks.push({ kind: 'text', text, raw: this.shown().slice(this.from), start: this.from, end: this.length });
    this.show(' ', true);
    this.read = '';
    this.from = this.length;
  }

  private show(text: string, isMarkOnly = false): void {
    this.parts.push(text);
    this.length += text.length;
    if (!isMarkOnly) this.read += text;
  }

  private table(table: Element, depth: number): void {
    this.caption(table, depth);
    const rows: Row[] = [];
    /** Cells of rows above that reach down, by column. */
    let hanging: { cell: Cell; left: number }[] = [];
    for (const tr of rowsOf(table, depth)) {
      const row: Row = { cells: [], width: 0 };
      let column = 0;
      const skip = () => {
        for (let over = at(hanging, column); over; over = at(hanging, column)) column = over.cell.columns[1] + 1;
      };
      const grown: typeof hanging = [];
      for (const td of tr.children) {
        if (!isElement(td) || (td.name !== 'td' && td.name !== 'th') || (this.cells += 1) > MAX_CELLS) continue;
        skip();
        const span = spanOf(td.attribs.colspan);
        const cell = this.cell(td, depth, column, span);
        if (!isHidden(td)) row.cells.push(cell);
        const down = spanOf(td.attribs.rowspan);
        if (down > 1) grown.push({ cell, left: down - 1 });
        column += span;
        row.width = column;
      }
      row.cells.push(...hanging.map(({ cell }) => cell));
      row.cells.sort((one, other) => one.columns[0] - other.columns[0]);
      row.width = Math.max(row.width, ...hanging.map(({ cell }) => cell.columns[1] + 1));
      hanging = [...hanging.flatMap(({ cell, left }) => (left > 1 ? [{ cell, left: left - 1 }] : [])), ...grown];
      if (row.cells.some(({ text }) => text !== '')) rows.push(row);
    }
    if (rows.length > 0) this.blocks.push({ kind: 'table', rows } satisfies TableBlock);
    this.from = this.length;
  }

  /** The words over a table are a paragraph before it. */
  private caption(table: Element, depth: number): void {
    const caption = table.children.find((child) => isElement(child) && child.name === 'caption');
    if (!caption || !isElement(caption) || isHidden(caption)) return;
    this.inline(caption.children, depth + 1, false);
    this.endParagraph();
  }

  private cell(td: Element, depth: number, column: number, span: number): Cell {
    const start = this.length;
    this.read = '';
    if (!isHidden(td)) this.inline(td.children, depth + 1, false);
    const cell = { text: tidy(this.read), start, end: this.length, columns: [column, column + span - 1] };
    this.read = '';
    this.show(' ', true);
    return cell as Cell;
  }

  /** The words of a cell; its paragraphs and breaks are blanks. */
  private inline(nodes: readonly Node[], depth: number, isRaised: boolean): void {
    if (depth > MAX_DEPTH) return;
    for (const node of nodes) {
      if (node.type === 'text') this.show(node.data, isRaised);
      if (!isElement(node) || isHidden(node)) continue;
      if (APART.has(node.name)) this.show(' ');
      this.inline(node.children, depth + 1, isRaised || isMark(node));
      if (APART.has(node.name)) this.show(' ');
    }
  }
}

function at(hanging: readonly { cell: Cell }[], column: number): { cell: Cell } | undefined {
  return hanging.find(({ cell }) => cell.columns[0] <= column && column <= cell.columns[1]);
}

function isElement(node: Node): node is Element {
  return node.type === 'tag' || node.type === 'script' || node.type === 'style';
}

function isHidden({ name, attribs }: Element): boolean {
  return HIDDEN.has(name) || 'hidden' in attribs || isHidingStyle(attribs.style);
}

/** Whether an element is printed above the line, as marks of footnotes are. */
function isMark({ name, attribs }: Element): boolean {
  return name === 'sup' || RAISED.test(attribs.style ?? '');
}

function holdsTable(element: Element, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  return element.children.some((child) => isElement(child) && (child.name === 'table' || holdsTable(child, depth + 1)));
}

function rowsOf(element: Element, depth: number): Element[] {
  if (depth > MAX_DEPTH) return [];
  return element.children.flatMap((child) =>
    !isElement(child) || isHidden(child) ? [] : child.name === 'tr' ? [child] : rowsOf(child, depth + 1),
  );
}

function spanOf(value: string | undefined): number {
  const span = Number.parseInt(value ?? '1', 10);
  return Number.isFinite(span) && span > 0 ? Math.min(span, MAX_SPAN) : 1;
}

function tidy(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\s\u00a0\u2000-\u200a\u202f\u3000]+/g, ' ')
    .trim();
}
