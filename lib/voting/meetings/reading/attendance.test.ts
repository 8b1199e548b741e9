import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { attendanceOf } from './attendance';

function isLow(text: string, name: string, since: number | null = 2015) {
  const filing = readFilingText([pageOf(text, 1)], []);
  const about = { facts: [], filing, meetingYear: 2024, structure: null, names: ['Jane Doe', 'Sam Roe', 'Ann Poe'] };
  return attendanceOf(name, since, about)?.isLow ?? null;
}

const REST = 'attended at least 75% of the meetings of the Board and of the committees on which they served.';
const BESIDE =
  'Ms. Poe chairs the Board. Mr. Roe, because of a trial, attended 68% of the meetings. ' +
  `Each of the other directors ${REST}`;

it.each([
  ['Sam Roe', true],
  ['Ann Poe', false],
  ['Jane Doe', false],
])('gives a share below 75% to the one who is named with it: %s', (name, low) => {
  expect(isLow(BESIDE, name)).toBe(low);
});

it('does not give it to somebody named before them in the same sentence', () => {
  const text = `Unlike Ms. Poe, Mr. Roe attended 68% of the meetings. Each of the other directors ${REST}`;
  expect([isLow(text, 'Ann Poe'), isLow(text, 'Sam Roe')]).toEqual([false, true]);
});

it('says nothing of who joined the board since', () => {
  const text = `Each director ${REST} Ms. Poe joined the Board in January.`;
  expect([isLow(text, 'Ann Poe'), isLow(text, 'Jane Doe')]).toEqual([null, false]);
  expect(isLow(`Each director ${REST}`, 'Jane Doe', 2024)).toBeNull();
});

it('says nothing of who stands for the first time', () => {
  const text = `Ms. Poe stands for election for the first time. Each director ${REST}`;
  expect([isLow(text, 'Ann Poe'), isLow(text, 'Jane Doe')]).toEqual([null, false]);
});
