/** The words of one line, or of one cell in a row, with their position in points from the bottom left of the page. */
export type DrawnRun = {
  text: string;
  /** Offset of its first character in the page's text. */
  start: number;
  left: number;
  bottom: number;
  right: number;
  top: number;
  fontSize: number;
  /** Left and right edge of every character of `text`. */
  edges: number[];
  /** Left edge of the gap before it, when another cell precedes it in the row. */
  gapFrom?: number;
};

/** The result of reading a run on the drawn page. Positions are offsets in the page's text. */
export type RunReading = {
  /** Words of the text layer that the page does not show at this position. */
  missing: { start: number; end: number; text: string }[];
  /** True when nothing is drawn at this position. */
  isBlank: boolean;
  /** Text drawn in the gap before it, where the text layer has none. */
  extra: string | null;
  /** Why it could not be read. */
  failure: string | null;
};

type DrawnVerdict = 'drawn' | 'different' | 'blank' | 'unknown';

/** Whether the page shows what its text layer says; otherwise a sentence for the user. */
export type DrawnReading = { verdict: DrawnVerdict; reason: string | null };
