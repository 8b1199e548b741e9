import { describe, expect, it } from 'vitest';
import { parseMarkdown, type Block } from '@/lib/format/markdown';
import { toRuns } from './runs';

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
