import { describe, expect, it } from 'vitest';
import { parseMarkdown, type Block } from '@/lib/format/markdown';
import { linesOf, toRuns } from './runs';

const runsOf = (markdown: string) => {
  const [block] = parseMarkdown(markdown) as (Extract<Block, { kind: 'paragraph' }> | undefined)[];
  return toRuns(block?.inlines ?? []);
};

describe('runs of the PDF', () => {
  it('keep a marker and the point after it in the run of the word they follow', () => {
    expect(runsOf('The total was $13,249,823 [1]. Elsewhere  it is lower [2].').map(({ text }) => text)).toEqual([
      'The total was $13,249,823\u00a0[1]. Elsewhere it is lower\u00a0[2].',
    ]);
  });

  it('begin with a space or not in the middle of a word', () => {
    expect(runsOf('**CEO pay ratio**: 289:1').map(({ text, isBold }) => [text, isBold])).toEqual([
      ['CEO pay ratio:', true],
      [' 289:1', false],
    ]);
  });
});

describe('lines of a paragraph', () => {
  const textOf = (count: number, between: string) =>
    Array.from({ length: count }, (_, at) => `line ${at}`).join(between);
  const linesIn = (count: number) => {
    const [block] = parseMarkdown(textOf(count, '\n'));
    const lines = block?.kind === 'paragraph' ? linesOf(block.inlines) : [];
    return lines.map((line) => line.map((inline) => (inline.kind === 'text' ? inline.text : '')).join(''));
  };

  it('keep their ends', () => {
    expect(linesIn(3)).toEqual(['line 0', 'line 1', 'line 2']);
    expect(linesIn(200)).toHaveLength(200);
  });

  it('follow each other where there are very many, in few pieces and with every word', () => {
    const pieces = linesIn(450);
    expect(pieces).toHaveLength(3);
    expect(pieces.join(' ')).toBe(textOf(450, ' '));
  });
});
