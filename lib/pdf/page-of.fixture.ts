import type { PageLayout, TextLine } from '@/lib/pdf/types';

const LINE_HEIGHT = 12;
const CHARACTER_WIDTH = 5;

/**
 * A page as the PDF reader returns it, from lines of text. Lines that begin with # are bold headings; three spaces
 * separate table cells.
 */
export function pageOf(text: string, page = 1): PageLayout {
  const lines: TextLine[] = [];
  let start = 0;
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .forEach((raw, index) => {
      const isHeading = raw.startsWith('#');
      const line = isHeading ? raw.slice(1).trim() : raw;
      const edges = [...line].flatMap((_, at) => [50 + at * CHARACTER_WIDTH, 50 + (at + 1) * CHARACTER_WIDTH]);
      lines.push({
        text: line,
        start,
        x: 50,
        y: 740 - index * LINE_HEIGHT,
        width: line.length * CHARACTER_WIDTH,
        height: 10,
        edges,
        fontSize: isHeading ? 12 : 9,
        isBold: isHeading,
        isItalic: false,
        role: isHeading ? 'heading' : 'text',
      });
      start += line.length + 1;
    });
  return { page, width: 612, height: 792, text: lines.map((line) => line.text).join('\n'), lines };
}
