import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { isOfClasses, ofBothClasses } from './stated-numbers';

const isRead = (text: string) => isOfClasses(readFilingText([pageOf(text)], []));

it.each([
  'The Class II directors serve until 2028.',
  'We have a classified board.',
  'The directors are divided into three classes.',
  'One director is elected to the 2028 Class.',
])('recognizes a classified board: %s', (text) => expect(isRead(text)).toBe(true));

it.each(['We have three classes of common stock.', 'She was of the class of 2005.', 'Directors stand every year.'])(
  'takes nothing else for one: %s',
  (text) => expect(isRead(text)).toBe(false),
);

it('counts the board where classes of shares elect parts of it, else the sum of both or the larger count', () => {
  expect(ofBothClasses([3, 4], [10])).toEqual([10, 7]);
  expect(ofBothClasses([3], [10])).toEqual([10]);
  expect(ofBothClasses([8, 3], [])).toEqual([11, 8]);
  expect(ofBothClasses([11, 8, 3], [11])).toEqual([11]);
});
