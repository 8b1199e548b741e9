import { describe, expect, it } from 'vitest';
import { cutText, MAX_LINE_CHARS, MAX_PAGE_CHARS, MAX_WORD_CHARS } from './cut-text';
import type { PageLayout, TextLine } from '../types';

function pageOf(...texts: string[]): PageLayout {
  let start = 0;
  const lines = texts.map((text): TextLine => {
    const line: TextLine = {
      text,
      start,
      x: 0,
      y: 0,
      width: text.length,
      height: 10,
      edges: [...text].flatMap((_, at) => [at, at + 1]),
      fontSize: 10,
      isBold: false,
      isItalic: false,
      role: 'text',
    };
    start += text.length + 1;
    return line;
  });
  return { page: 3, width: 612, height: 792, text: texts.join('\n'), lines };
}

/** Every line is at its offset, and every character has edges. */
function expectWhole({ text, lines }: PageLayout): void {
  for (const line of lines) {
    expect(text.slice(line.start, line.start + line.text.length)).toBe(line.text);
    expect(line.edges).toHaveLength(2 * line.text.length);
  }
}

describe('text that no reader could use', () => {
  it('keeps the beginning of a word of 30,000 letters and the words around it', () => {
    const { layout, warnings } = cutText(pageOf('before', `a ${'x'.repeat(30_000)} z`, 'after'));
    expect(layout.text).toBe(`before\na ${'x'.repeat(MAX_WORD_CHARS)} z\nafter`);
    expectWhole(layout);
    expect(layout.lines[1]?.edges.slice(-2)).toEqual([30_003, 30_004]);
    expect(warnings).toMatchObject([{ kind: 'cut_text', page: 3, excerpt: 'x'.repeat(80) }]);
  });

  it('is a line and a page of more than anybody prints', () => {
    const { layout, warnings } = cutText(pageOf(...Array.from({ length: 100 }, () => 'word '.repeat(1_000))));
    expect(layout.text.length).toBeLessThanOrEqual(MAX_PAGE_CHARS);
    expect(Math.max(...layout.lines.map(({ text }) => text.length))).toBe(MAX_LINE_CHARS);
    expectWhole(layout);
    expect(warnings).toHaveLength(1);
  });

  it('shortens a row of dots without a warning', () => {
    const { layout, warnings } = cutText(pageOf(`Contents ${'.'.repeat(500)} 7`));
    expect(layout.text).toBe(`Contents ${'.'.repeat(MAX_WORD_CHARS)} 7`);
    expect(warnings).toEqual([]);
  });

  it('is not what people write: such a page stays the same object', () => {
    const page = pageOf('The ratio was 336 to 1. '.repeat(20), `www.example.test/${'a'.repeat(150)}`);
    expect(cutText(page)).toEqual({ layout: page, warnings: [] });
    expect(cutText(page).layout).toBe(page);
  });
});
