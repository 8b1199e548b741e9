/** What a fact is about besides its concept: when, and which part of the company. */
export type XbrlContext = {
  entity: string;
  /** Null for an instant. */
  start: string | null;
  end: string;
  /** Axis → member, sorted by axis; empty for the company as a whole. Typed members have their text. */
  dimensions: Record<string, string>;
};

/** A range of `XbrlDocument.shown`. */
export type ShownRange = { start: number; end: number };

/** One place where the document prints a fact. */
export type XbrlPlace = ShownRange & {
  printed: string;
  /** Power of ten by which the printed figure is multiplied; 0 for text. */
  scale: number;
  /** Which outermost table of the document it is in, from 1; null outside of tables. */
  table: number | null;
};

export type XbrlFact = {
  /** With its prefix, as `us-gaap:Assets`. */
  concept: string;
  context: XbrlContext;
  /** As `USD`, `USD/shares`, `pure`; null for text. */
  unit: string | null;
  /** In full units. Null when the filing says that it has none (nil). */
  value: number | string | null;
  /** Digits after the point that are exact, negative for thousands and millions; null for exact values and text. */
  decimals: number | null;
  /** Empty for a fact of the hidden part. */
  places: XbrlPlace[];
  /** Set where the document states another value for the same concept, period and dimensions. */
  isContradicted: boolean;
};

/** `shown` is the text that the document shows, with white space as it comes. */
export type XbrlDocument = { shown: string; facts: XbrlFact[]; isCut: boolean };
