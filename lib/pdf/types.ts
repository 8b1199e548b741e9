/** A rectangle on a page in PDF points, origin at the bottom left of the page. `page` is the physical page from 1. */
export type Box = { page: number; x: number; y: number; width: number; height: number };

export type LineRole = 'text' | 'heading' | 'table' | 'furniture';

/** One visual line (a table row with its wide gaps kept as runs of spaces), in reading order. */
export type TextLine = {
  text: string;
  /** Offset of the line's first character in `PageLayout.text`. */
  start: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Set where cells of a row do not share the line's band: from which character on, bottom and height. Boxes use it to stay on their words. */
  bands?: [charIndex: number, y: number, height: number][];
  /** Left and right edge of every character of `text`: edges[2i] and edges[2i + 1], in points. */
  edges: number[];
  fontSize: number;
  isBold: boolean;
  isItalic: boolean;
  role: LineRole;
  /** Rows of one table on one page share a number. */
  tableId?: number;
  /** True for header rows of a table. */
  isTableHeader?: boolean;
};

export type PageLayout = {
  page: number;
  /** Size of the media box, upright. Boxes count from its bottom left corner. */
  width: number;
  height: number;
  /** The part that viewers show, where a crop box makes it smaller than the media box. */
  visible?: { x: number; y: number; width: number; height: number };
  /** All lines joined with '\n', furniture included. */
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

/** Something a reader should know about a filing before trusting it. */
export type DocumentWarning = { kind: WarningKind; page: number | null; excerpt: string; detail: string };

export type ExtractedPdf = { pageCount: number; hasText: boolean; pages: PageLayout[]; warnings: DocumentWarning[] };

/** A section runs from its heading to the next heading of the same or a higher level. */
export type Section = { title: string; level: number; page: number; start: number };

export type Chunk = {
  ordinal: number;
  page: number;
  sectionTitle: string | null;
  /** Verbatim lines of the page, joined with '\n'. */
  text: string;
  /** Section heading, table header and first short lines of the page; indexed with the text, never shown as evidence. */
  context: string;
  /** Range in `PageLayout.text`. */
  charStart: number;
  charEnd: number;
  /** One box a line. */
  boxes: Box[];
  isTable: boolean;
};

/** Where a quote stands: its verbatim text as on the page, and boxes that cover its words and nothing else. */
export type LocatedQuote = {
  page: number;
  /** Range in `PageLayout.text`. */
  charStart: number;
  charEnd: number;
  text: string;
  boxes: Box[];
  /** Set when other cells of the same rows stand between the quote's lines (a wrapped table cell): its own ranges within the outer one. */
  spans?: [start: number, end: number][];
};
