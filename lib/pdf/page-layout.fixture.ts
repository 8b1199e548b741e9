import { type PageLayout, type TextLine } from './types';

export type LineSpec = Partial<Omit<TextLine, 'text' | 'start' | 'edges'>> & { text: string };

/** A page of the given lines from top to bottom, every character five points wide. */
export function buildLayout(page: number, specs: (string | LineSpec)[]): PageLayout {
  let start = 0;
  const lines = specs.map((item, index): TextLine => {
    const spec = typeof item === 'string' ? { text: item } : item;
    const x = spec.x ?? 50;
    const line: TextLine = {
      x,
      y: 730 - 14 * index,
      width: 5 * spec.text.length,
      height: 12,
      fontSize: 10,
      isBold: false,
      isItalic: false,
      role: 'text',
      ...spec,
      start,
      edges: [...spec.text].flatMap((_char, at) => [x + 5 * at, x + 5 * at + 5]),
    };
    start += spec.text.length + 1;
    return line;
  });
  return { page, width: 612, height: 792, text: lines.map((line) => line.text).join('\n'), lines };
}
