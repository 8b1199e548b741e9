import { describe, expect, it } from 'vitest';
import { nomineesOfClassCards } from './nominees-of-class-cards';

const CLASS_A = { names: ['Ann B. Roe', 'Mark Poe', 'Jane Calder'] };
const CLASS_B = { names: ['Max Low', 'Eva Fry', 'Ian K. Moss'] };

describe('proxy cards of several classes of shares', () => {
  it('name the nominees together, also when one is printed twice', () => {
    expect(nomineesOfClassCards([CLASS_A, CLASS_B, { names: ['Ann Roe', 'Mark Poe', 'Jane Calder'] }], [6])).toEqual([
      ...CLASS_A.names,
      ...CLASS_B.names,
    ]);
  });

  it.each([
    ['they are as many as no count says', [CLASS_A, CLASS_B], [7]],
    ['there is one card alone', [CLASS_A], [3]],
    ['cards overlap in part', [CLASS_A, { names: ['Mark Poe', 'Max Low', 'Eva Fry'] }], [6]],
    ['one names more than another', [CLASS_A, { names: [...CLASS_A.names, 'Max Low'] }], [3, 4]],
  ])('name nobody where %s', (_why, cards, counts) => {
    expect(nomineesOfClassCards(cards, counts)).toBeUndefined();
  });
});
