import { describe, expect, it } from 'vitest';
import { confirmedWords, comparedWords } from './compare-reading';

/** The words of the text that a reading does not confirm. */
function unconfirmed(text: string, seen: string): string[] {
  const words = comparedWords(text);
  const confirmed = confirmedWords(words, seen);
  return words.filter((_word, index) => !confirmed[index]).map((word) => word.text);
}

describe('a reading of the page', () => {
  it.each([
    ['Support was 95.4% of votes cast.', 'Support was 95.4% of votes cast'],
    ['“Say-on-pay” support – 95.4 %', '"Say-on-pay" support - 95.4%'],
    ['$6,050,000', 'S6,050,000'],
    ['Item 10 of FORM 10-Q', 'ltem 1O of Form 10-0'],
    ['Café Résumé', 'Cafe Resume'],
    ['independently', 'independentiy'],
    ['upon Retirement(1) or Death', 'upon Retirement(!) or Death'],
    ['upon Retirement1 or Death', 'upon Retirement or Death'],
    ['Total fees(2)   rose', 'Total fees@ rose'],
    ['(1) Mr. Turing', '@ Mr. Turing'],
    ['Other officers (1),(2),(3)', 'Other officers MAA)'],
    ['serve to ü focus our teams', 'serve to v focus our teams'],
    ['Dif erentiated', 'Differentiated'],
    ['– • –', ''],
  ])('confirms “%s” by “%s”', (text, seen) => {
    expect(unconfirmed(text, seen)).toEqual([]);
  });

  it.each([
    ['Support was 95.4%', 'Support was 12.1%', ['95.4%']],
    ['Support was 95.4%', 'Support was 954%', ['95.4%']],
    ['a ratio of 129 to 1', 'a ratio of 1129 to 1', ['129']],
    ['a ratio of 129 to 1', 'a ratio of 12 to 1', ['129']],
    ['5 million shares', '5 billion shares', ['million']],
    ['did not meet', 'did now meet', ['not']],
    ['did meet the goal', 'did not meet the goal', ['did', 'meet']],
    ['Directors may pledge', '', ['Directors', 'may', 'pledge']],
    ['is independent', 'is not independent', ['is', 'independent']],
    ['(9)', '(6)', ['(9)']],
  ])('does not confirm “%s” by “%s”', (text, seen, words) => {
    expect(unconfirmed(text, seen)).toEqual(words);
  });
});
