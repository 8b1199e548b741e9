import type { Place } from '@/lib/reading/structure/types';

/** A heading of the filing's outline; sections of it run to the next heading. */
export type OutlineHeading = { title: string; level: number; page: number; start: number };

/** A word, number or mark of punctuation. Equal texts in any spacing have equal tokens. */
export type Token = {
  text: string;
  /** What it is compared by: quotes, dashes and ligatures in one form. */
  key: string;
  /** White space, quote marks, dashes and bullets between it and the token before it. */
  lead: string;
  /** The same between it and the end of its line. */
  tail: string;
  page: number;
  /** Range in `PageLayout.text`. */
  start: number;
  end: number;
  /** Begins a line, or a cell of a line. */
  isCellStart: boolean;
};

export type ParagraphKind = 'heading' | 'text' | 'row';

/** A heading, a paragraph or list item, or a row of a table; running heads and page numbers are none. */
export type Paragraph = {
  kind: ParagraphKind;
  tokens: Token[];
  /** More than one where it runs over a page break. */
  places: Place[];
  /** Position in `FilingText.sections`. */
  section: number;
};

export type TextSection = { title: string; level: number; page: number };

/** A filing as a list of paragraphs in reading order. */
export type ComparedText = {
  sections: TextSection[];
  paragraphs: Paragraph[];
  /** Lines that belong to no paragraph: running heads and feet, tables of contents, lone marks. */
  leftOut: Token[][];
};

/** What became of paragraphs; several are on one side where a paragraph was split or joined. */
export type Pairing = { from: number[]; to: number[]; isMoved: boolean };
