import type { PageLayout, TextLine } from '@/lib/pdf/types';
import { scaleIn, type TableScale } from './cell-value';

export type TableContext = TableScale & {
  caption: string;
  /** The words directly above the table. */
  lead: string;
};

const LINES_ABOVE = 4;
const CAPTION_ABOVE = 8;
const LONGEST_CAPTION = 140;

/** The context of a table: caption, introducing text, and the scale and unit named there or in the header rows. */
export function contextOf(layout: PageLayout, lines: readonly TextLine[], headWords: string): TableContext {
  const known = new Set(lines);
  const first = layout.lines.findIndex((line) => known.has(line));
  const above = layout.lines
    .slice(Math.max(0, first - CAPTION_ABOVE), first)
    .filter((line) => line.role !== 'furniture' && line.role !== 'table');
  const near = layout.lines
    .slice(Math.max(0, first - LINES_ABOVE), first)
    .filter((line) => line.role !== 'furniture' && line.role !== 'table');
  const lead = near
    .map((line) => line.text.trim())
    .join(' ')
    .replace(/\s+/g, ' ');
  const words = `${near
    .filter(isNote)
    .map((line) => line.text)
    .join(' ')} ${headWords}`;
  return { caption: captionOf(above), lead, ...scaleIn(words) };
}

/** "(in thousands)" is in a short line or at the end of the sentence before the table. */
function isNote(line: TextLine): boolean {
  return line.text.length < 90 || /\(.*\b(?:thousands|millions|billions|000)/i.test(line.text);
}

function captionOf(above: readonly TextLine[]): string {
  const isTitle = (line: TextLine) =>
    (line.role === 'heading' || line.isBold) &&
    line.text.length <= LONGEST_CAPTION &&
    /\p{L}{3}/u.test(line.text) &&
    !/^\s*\(?(?:in|dollars|\$)\b[^)]*\)?\s*$/i.test(line.text);
  const at = above.findLastIndex(isTitle);
  if (at >= 0) return (above[at]?.text ?? '').replace(/\s+/g, ' ').trim();
  const last = above.at(-1)?.text.trim() ?? '';
  return /:$/.test(last) && last.length <= LONGEST_CAPTION ? last : '';
}
