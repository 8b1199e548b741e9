import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { chairsInSentences } from './chair-sentences';

const PEOPLE = { nominees: ['Anna Bergholm', 'Marcus Tolland'], others: ['Doreen Low'] };
const SECTION =
  'The Nominating Committee met five times. The charter of the Nominating Committee is on our website. ' +
  'The Nominating Committee oversees succession.';

const chairsIn = (...texts: string[]) =>
  Object.entries(
    chairsInSentences(
      readFilingText(
        texts.map((text, at) => pageOf(text, at + 1)),
        [],
      ),
      PEOPLE,
    ),
  ).map(([committee, { names }]) => [committee, ...names]);

it.each([
  'Ms. Bergholm is chairperson of the Nominating Committee.',
  'Anna Bergholm currently serves as the Chair of our Nominating Committee.',
  'The Chair of our Nominating Committee is Ms. Bergholm.',
  'The Nominating Committee is currently chaired by Anna Bergholm.',
])('reads whom the section on a committee calls its chair: "%s"', (sentence) => {
  expect(chairsIn(`${SECTION} ${sentence}`)).toEqual([['nominating', 'Anna Bergholm']]);
});

it.each([
  'Ms. Bergholm is chair of the Nominating Committee of Harlow Pumps.',
  'Ms. Bergholm joined Harlow Pumps, Inc., where Ms. Bergholm is chair of the Nominating Committee.',
  'Ms. Bergholm is the former chair of the Nominating Committee.',
  'Ms. Bergholm serves as chair of the Nominating Committee until the annual meeting.',
  'Ms. Bergholm will be chair of the Nominating Committee.',
  'Ms. Bergholm is chair of the Nominating Committee. Mr. Tolland is chair of the Nominating Committee.',
])('reads no chair from "%s"', (sentence) => {
  expect(chairsIn(`${SECTION} ${sentence}`)).toEqual([]);
});

it('reads no chair outside of a section on the committee, as in a biography', () => {
  expect(chairsIn('Ms. Bergholm is chair of the Nominating Committee. She likes to sail.')).toEqual([]);
});
