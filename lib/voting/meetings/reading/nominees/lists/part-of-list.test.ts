import { describe, expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { completedList, partOfList } from './part-of-list';

const candidate = (name: string, score: number, first = 1) => ({
  name,
  score,
  first,
  isOnlyRarelyNamed: false,
  item: { name },
});
const STRONG = ['Ann Poe', 'Sam Roe', 'Max Low', 'Ida Moss'].map((name, at) => candidate(name, 5, 9 - at));

describe('the certain nominees', () => {
  const part = (others: ReturnType<typeof candidate>[], counts: readonly number[]) =>
    partOfList([...STRONG, ...others], counts).map(({ name }) => name);

  it('are fewer than the filing counts and shown far better than anybody else, in the order of the filing', () => {
    expect(part([candidate('Ian Tarn', 1)], [5])).toEqual(['Ida Moss', 'Max Low', 'Sam Roe', 'Ann Poe']);
  });

  it('are nobody where others are shown nearly as well, or where they are hardly more than half', () => {
    expect(part([candidate('Ian Tarn', 4), candidate('Eve Hale', 3.5)], [5])).toEqual([]);
    expect(part([candidate('Ian Tarn', 1)], [9])).toEqual([]);
  });

  it('are all who are shown so where nobody is counted', () => {
    expect(part([candidate('Ian Tarn', 1)], [])).toHaveLength(4);
  });
});

describe('the rest of a list', () => {
  const PART = STRONG.slice(0, 3).map(({ item }) => ({ ...item, age: null, director_since: null, independent: null }));
  const BOARD = 'Ann Poe\nShlomo D. ben-Ari\nSam Roe\nMax Low';
  const PAY = 'Mr. Shlomo D. ben-Ari was paid as Ann Poe was.';
  const names = (pages: readonly string[], count: number) =>
    completedList(
      readFilingText(
        pages.map((text, at) => pageOf(text, at + 1)),
        [],
      ),
      PART,
      count,
    )?.map(({ name }) => name);

  it('is set as those who are known, as many names as are missing', () => {
    expect(names([BOARD, PAY], 4)).toEqual(['Ann Poe', 'Shlomo D. ben-Ari', 'Sam Roe', 'Max Low']);
    expect(names([BOARD, PAY], 5)).toBeUndefined();
  });

  it('is no name that the filing has nowhere else, nor a label', () => {
    expect(names([BOARD], 4)).toBeUndefined();
    expect(names([BOARD.replace('Shlomo D. ben-Ari', 'Core Skills'), 'Core Skills'], 4)).toBeUndefined();
  });
});
