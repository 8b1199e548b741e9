/**
 * A rectangle on a page in PDF points, origin at the bottom left of the page. `page` is the physical page number, from
 * 1.
 */
export type Box = { page: number; x: number; y: number; width: number; height: number };

export type LineRole = 'text' | 'heading' | 'table' | 'furniture';

/** One visual line in reading order; in a table row, wide gaps are kept as three spaces. */
export type TextLine = {
  text: string;
  /** Offset of the line's first character in `PageLayout.text`. */
  start: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /**
   * Set when the cells of a row differ in vertical position: bottom and height from a character index on. Boxes use it
   * to cover only their words.
   */
  bands?: [charIndex: number, y: number, height: number][];
  /** Left and right edge of every character of `text`: edges[2i] and edges[2i + 1], in points. */
  edges: number[];
  fontSize: number;
  isBold: boolean;
  isItalic: boolean;
  role: LineRole;
  /** Rows of the same table on a page have the same number. */
  tableId?: number;
  /** True for header rows of a table. */
  isTableHeader?: boolean;
};

export type PageLayout = {
  /** The physical page number, from 1. */
  page: number;
  /** Size of the upright media box. Boxes are relative to its bottom left corner. */
  width: number;
  height: number;
  /** The part that viewers show, when a crop box makes it smaller than the media box. */
  visible?: { x: number; y: number; width: number; height: number };
  /** All lines joined with line feeds, including furniture. */
  text: string;
  lines: TextLine[];
};

export type WarningKind =
  | 'no_text_layer'
  | 'hidden_text'
  | 'tiny_text'
  | 'same_colour_text'
  | 'instruction_like_text'
  | 'cut_text'
  | 'unread_facts'
  | 'unread_statement'
  | 'not_as_drawn'
  | 'missing_images';

/** Something that users should know about a filing before they trust it. */
export type DocumentWarning = { kind: WarningKind; page: number | null; excerpt: string; detail: string };

export type ExtractedPdf = { pageCount: number; hasText: boolean; pages: PageLayout[]; warnings: DocumentWarning[] };

/** A section runs from its heading to the next heading of the same or a higher level. */
export type Section = { title: string; level: number; page: number; start: number };

export type Chunk = {
  ordinal: number;
  page: number;
  sectionTitle: string | null;
  /** Exact lines of the page, joined with line feeds. */
  text: string;
  /**
   * Section heading, table header and first short lines of the page; indexed with the text, never shown as evidence.
   */
  context: string;
  /** Range in `PageLayout.text`. */
  charStart: number;
  charEnd: number;
  /** One box per line. */
  boxes: Box[];
  isTable: boolean;
};

/** The position of a quote: its exact text on the page, and boxes that cover only its words. */
export type LocatedQuote = {
  page: number;
  /** Range in `PageLayout.text`. */
  charStart: number;
  charEnd: number;
  text: string;
  boxes: Box[];
  /**
   * Set when other cells of the same rows are between the quote's lines (a wrapped table cell): the quote's own ranges
   * within the outer one.
   */
  spans?: [start: number, end: number][];
};
