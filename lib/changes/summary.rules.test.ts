import { describe, expect, it } from 'vitest';
import { unchangedText, shortenWords } from './summary.rules';

const sentence = (word: string) => `${`${word} `.repeat(20)}${word}. `;

describe('the words of a change', () => {
  it('keep what is printed near, and count the sentences that are left out', () => {
    const words = [
      { op: 'same' as const, text: `${sentence('One')}${sentence('Two')}The board met ` },
      { op: 'delete' as const, text: 'seven' },
      { op: 'insert' as const, text: 'nine' },
      { op: 'same' as const, text: ` times. ${sentence('Three')}${sentence('Four')}` },
    ];
    const pieces = shortenWords(words);
    expect(pieces.map(({ op }) => op)).toEqual(['alike', 'same', 'delete', 'insert', 'same', 'alike']);
    expect(pieces[1]).toMatchObject({ text: ' The board met ' });
    expect(pieces[4]).toMatchObject({ text: ' times.' });
    expect(pieces.flatMap((piece) => (piece.op === 'alike' ? piece.sentences : []))).toEqual([2, 2]);
  });

  it('are not shortened where little would be left out', () => {
    const words = [
      { op: 'insert' as const, text: 'New' },
      { op: 'same' as const, text: ' words of the board.' },
    ];
    expect(shortenWords(words)).toEqual(words);
  });

  it('take no longer for a long paragraph than for a short one', () => {
    const text = 'word '.repeat(50_000);
    const startedAt = performance.now();
    shortenWords([
      { op: 'same', text },
      { op: 'insert', text: 'x' },
      { op: 'same', text },
    ]);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it('say how many sentences are alike', () => {
    expect([0, 1, 3].map(unchangedText)).toEqual([' … ', ' … 1 sentence alike … ', ' … 3 sentences alike … ']);
  });
});
