import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { attendanceOf } from './attendance';

function isLow(text: string | readonly string[], name: string, since: number | null = 2015) {
  const pages = [text].flat().map((each, at) => pageOf(each, at + 1));
  const filing = readFilingText(pages, []);
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

it('gives it to the one of a family whom the first name means, and to nobody without it', () => {
  const names = ['Herbert W. Roe IV', 'Duncan R. Roe', 'Ann Poe'];
  const lowIn = (text: string) => {
    const filing = readFilingText([pageOf(text, 1)], []);
    const about = { facts: [], filing, meetingYear: 2024, structure: null, names };
    return names.filter((name) => attendanceOf(name, 2015, about)?.isLow);
  };
  expect(lowIn(`Each director ${REST} Mr. Duncan Roe attended 70% of the meetings.`)).toEqual(['Duncan R. Roe']);
  expect(lowIn(`Each director ${REST} Mr. Roe attended 70% of the meetings.`)).toEqual([]);
});

it('does not give it to somebody named before them in the same sentence', () => {
  const text = `Unlike Ms. Poe, Mr. Roe attended 68% of the meetings. Each of the other directors ${REST}`;
  expect([isLow(text, 'Ann Poe'), isLow(text, 'Sam Roe')]).toEqual([false, true]);
});

it('reads an exception with which the sentence begins on the page before', () => {
  const pages = [
    'The Board met nine times. With the exception of Mr. Roe, who was',
    `absent for medical reasons, each of the directors ${REST}`,
  ];
  expect(['Ann Poe', 'Sam Roe'].map((name) => isLow(pages, name))).toEqual([false, null]);
});

it('says nothing of who joined the board since', () => {
  const text = `Each director ${REST} Ms. Poe joined the Board in January.`;
  expect([isLow(text, 'Ann Poe'), isLow(text, 'Jane Doe')]).toEqual([null, false]);
  expect(isLow(`Each director ${REST}`, 'Jane Doe', 2024)).toBeNull();
});

it('says nothing of somebody nominated for the first time', () => {
  const text = `Ms. Poe stands for election for the first time. Each director ${REST}`;
  expect([isLow(text, 'Ann Poe'), isLow(text, 'Jane Doe')]).toEqual([null, false]);
});

it('says nothing of who has not been a director before', () => {
  const text = `Ann Poe, who has not been a director before, is a nominee. Each director ${REST}`;
  expect([isLow(text, 'Ann Poe'), isLow(text, 'Jane Doe'), isLow(text, 'Tom Poe')]).toEqual([null, false, false]);
});

it('says nothing of whom all others serve beside', () => {
  const text = `Each nominee other than Ms. Poe currently serves as a director. Each director ${REST}`;
  expect([isLow(text, 'Ann Poe'), isLow(text, 'Jane Doe')]).toEqual([null, false]);
});

it.each([
  [`Each director ${REST} Mr. Roe, who was ill, missed seven of his 20 meetings.`, 'Sam Roe', true],
  [`Each director, except Mr. Roe, ${REST}`, 'Sam Roe', null],
  [`Each director, except Mr. Roe, ${REST}`, 'Ann Poe', false],
  [`Each director, with one exception, ${REST}`, 'Ann Poe', null],
  [`Each director, with one exception, ${REST} Mr. Roe attended 9 of 13 meetings of the Board.`, 'Ann Poe', false],
  [`Each director ${REST} One director attended 69% of the meetings of the Board.`, 'Ann Poe', null],
  [`Each director ${REST} Mr. Low, who has left, attended 60% of the meetings of the Board.`, 'Ann Poe', false],
  [`Each director ${REST} A director who attends less than 75% of the meetings must resign.`, 'Ann Poe', false],
  [`Each director ${REST} Holders of 60% of the shares attended the annual meeting.`, 'Ann Poe', false],
])('reads every sentence about attendance: %s %s', (text, name, low) => {
  expect(isLow(text, name)).toBe(low);
});

it('knows that whoever missed a meeting was not low where the next sentence says so', () => {
  const most = 'All but one director attended at least 90% of the meetings of the Board.';
  expect(isLow(most, 'Ann Poe')).toBeNull();
  expect(isLow(`${most} The remaining director attended 75% of such meetings.`, 'Ann Poe')).toBe(false);
  expect(isLow(`${most} The remaining director attended 71% of such meetings.`, 'Ann Poe')).toBeNull();
});

it('takes an average for nobody, but what is said of each beside it', () => {
  const each =
    'Each director attended more than 75% of the meetings of the Board, with average attendance of about 98%.';
  expect(isLow(each, 'Ann Poe')).toBe(false);
  const combined = 'Each director attended 75% or more of the combined total meetings of the Board and its committees.';
  expect(isLow(combined, 'Ann Poe')).toBe(false);
  const short =
    'The board met seven times. Each director attended at least 75 percent, and average attendance was 98%.';
  expect(isLow(short, 'Ann Poe')).toBe(false);
  const first = 'Average attendance was 98%, and each director attended at least 88% of the meetings of the Board.';
  expect(isLow(first, 'Ann Poe')).toBe(false);
  expect(isLow('On average each director attended 98% of the meetings of the Board.', 'Ann Poe')).toBeNull();
  expect(isLow('The nominees collectively attended 98% of all meetings of the Board.', 'Ann Poe')).toBeNull();
  expect(isLow('Each director attended, on average, 98% of the meetings of the Board.', 'Ann Poe')).toBeNull();
});

it('knows somebody of two surnames by the first, where a title is before it', () => {
  const read = (text: string) => {
    const filing = readFilingText([pageOf(text, 1)], []);
    const about = {
      facts: [],
      filing,
      meetingYear: 2024,
      structure: null,
      names: ['Carlos M. Vidal Prats', 'Ann Poe'],
    };
    return about.names.map((name) => attendanceOf(name, 2015, about)?.isLow ?? null);
  };
  expect(read(`Each director ${REST.replace(/\.$/, '')}, other than Mr. Vidal, who attended 69% of them.`)).toEqual([
    true,
    false,
  ]);
});

it('knows nothing of those who were not directors then', () => {
  const text = `Each director ${REST} Ms. Poe and Mr. Roe were not directors in fiscal 2023.`;
  expect(['Ann Poe', 'Sam Roe', 'Jane Doe'].map((name) => isLow(text, name))).toEqual([null, null, false]);
});
