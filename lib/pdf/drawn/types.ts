/** The words of one line, or of one cell of a row, with their place in points from the bottom left of the page. */
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
  /** Where the gap in front of it begins, when another cell stands before it in the row. */
  gapFrom?: number;
};

/** What a look at the drawn page says of a run. Places are offsets in the page's text. */
export type RunReading = {
  /** Words of the text layer that the page does not show there. */
  missing: { start: number; end: number; text: string }[];
  /** Nothing at all is drawn there. */
  isBlank: boolean;
  /** What is drawn in the gap in front of it, where the text layer has nothing. */
  extra: string | null;
  /** Why it could not be looked at. */
  failure: string | null;
};

type DrawnVerdict = 'drawn' | 'different' | 'blank' | 'unknown';

/** Whether the page shows what its text layer says, and a sentence for a person where it does not. */
export type DrawnReading = { verdict: DrawnVerdict; reason: string | null };
