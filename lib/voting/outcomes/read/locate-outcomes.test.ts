import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { placedPage, type PlacedLine } from '@/lib/reading/structure/placed-page.fixture';
import { locateOutcomes } from './locate-outcomes';

const TYPED = `Item 5.07 Submission of Matters to a Vote of Security Holders.
The annual meeting of Larch Fund, Inc. was held on May 20, 2026.
1. Election of Directors
Name                   VOTES FOR     VOTES WITHHELD
Jane B. Doe            10,877,204    311,902
Mark Poe               10,802,119    386,987`;

it('reads the columns of typed text from the printed page', () => {
  const { meetings } = locateOutcomes({
    html: `<HTML><BODY><PRE>${TYPED}</PRE></BODY></HTML>`,
    pages: [pageOf(TYPED, 1)],
  });
  const lines = meetings.flatMap((meeting) => meeting.lines);
  expect(
    lines.map(({ nominee, votes, place }) => [nominee, votes.for?.value, votes.withheld?.value, place?.page]),
  ).toEqual([
    ['Jane B. Doe', 10_877_204, 311_902, 1],
    ['Mark Poe', 10_802_119, 386_987, 1],
  ]);
});

const SENTENCES = `Item 5.07 Submission of Matters to a Vote of Security Holders.
The annual meeting of Larch Fund, Inc. was held on May 20, 2026.
4.  RATIFICATION OF AUDITORS.  The selection of Beech, Stolt & Co.,
P.C. for the year ending December 31, 2026 was ratified:
For ....................  10,877,204
Against ................     311,902`;

it('takes two blanks behind a sentence of typed text for no gap between cells', () => {
  const { meetings } = locateOutcomes({
    html: `<HTML><BODY><PRE>${SENTENCES}</PRE></BODY></HTML>`,
    pages: [pageOf(SENTENCES, 1)],
  });
  const lines = meetings.flatMap((meeting) => meeting.lines);
  expect(lines.map(({ number, title, votes }) => [number, title, votes.for?.value, votes.against?.value])).toEqual([
    ['4', 'RATIFICATION OF AUDITORS', 10_877_204, 311_902],
  ]);
});

const COLUMNS = [300, 380, 460, 540];
const figures = (y: number, ...words: [label: string, ...figures: string[]]): PlacedLine => ({
  y,
  cells: words.map((text, at) => [text, at === 0 ? 50 : (COLUMNS[at - 1] ?? 0)]),
});

it('reads a table whose headings and labels go over two lines, with cells close together', () => {
  const page = placedPage([
    { y: 720, cells: [['Item 5.07 Submission of Matters to a Vote of Security Holders.', 50]] },
    { y: 700, cells: [['The annual meeting of Larch, Inc. was held on May 20, 2026.', 50]] },
    figures(660, 'Proposal 1 - Election of directors', 'Votes For', 'Votes'),
    { y: 655, cells: [['Against Abstentions', 380]] },
    figures(640, 'Jane B. Doe', '10,877,204', '311,902', '4,118'),
    figures(625, 'Mark Poe', '10,802,119', '386,987', '4,118'),
    { y: 610, cells: [['Proposal 2 - Advisory vote on executive', 50]] },
    figures(600, 'compensation', '9,877,204', '1,311,902', '4,118'),
  ]);
  // One blank, as wide as a gap between columns.
  const behind = 2 * 'Against '.length;
  const heads = page.lines.find(({ text }) => text === 'Against Abstentions');
  if (heads) heads.edges = heads.edges.map((edge, at) => (at < behind ? edge : edge + 40));
  const lines = locateOutcomes({ html: null, pages: [page] }).meetings.flatMap((meeting) => meeting.lines);
  expect(
    lines.map(({ number, nominee, title, votes }) => [
      number,
      nominee ?? title,
      votes.for?.value,
      votes.abstain?.value,
    ]),
  ).toEqual([
    ['1', 'Jane B. Doe', 10_877_204, 4_118],
    ['1', 'Mark Poe', 10_802_119, 4_118],
    ['2', 'Advisory vote on executive compensation', 9_877_204, 4_118],
  ]);
});

it('reads the number of an item in a column of its own, and headings that go on beside the others', () => {
  const page = placedPage([
    {
      y: 740,
      cells: [
        ['Item', 50],
        ['Submission of Matters to a Vote of Security Holders.', 110],
      ],
    },
    { y: 730, cells: [['5.07.', 50]] },
    { y: 700, cells: [['The annual meeting of Larch, Inc. was held on May 20, 2026.', 50]] },
    { y: 680, cells: [['1. Election of directors', 50]] },
    figures(660, 'Nominee', 'For', 'Against', 'Abstain'),
    { y: 652, cells: [['Broker Non-', 540]] },
    { y: 644, cells: [['Votes', 540]] },
    figures(630, 'Jane B. Doe', '10,877,204', '311,902', '4,118', '1,204,550'),
    figures(615, 'Mark Poe', '10,802,119', '386,987', '4,118', '1,204,550'),
  ]);
  const { hasItem, meetings } = locateOutcomes({ html: null, pages: [page] });
  const lines = meetings.flatMap((meeting) => meeting.lines);
  expect(hasItem).toBe(true);
  expect(lines.map(({ nominee, votes }) => [nominee, votes.against?.value, votes.broker_non_votes?.value])).toEqual([
    ['Jane B. Doe', 311_902, 1_204_550],
    ['Mark Poe', 386_987, 1_204_550],
  ]);
});

it('takes a mark alone between a title and its votes for no proposal', () => {
  const page = placedPage([
    { y: 720, cells: [['Item 5.07 Submission of Matters to a Vote of Security Holders.', 50]], role: 'text' },
    { y: 700, cells: [['The annual meeting of Larch, Inc. was held on May 20, 2026.', 50]], role: 'text' },
    { y: 680, cells: [['Proposal 1: Election of directors', 50]], role: 'text' },
    figures(660, 'Nominee', 'For', 'Against', 'Abstain'),
    figures(645, 'Jane B. Doe', '10,877,204', '311,902', '4,118'),
    { y: 620, cells: [['Proposal 2: Ratification of the auditors', 50]], role: 'text' },
    { y: 600, cells: [['(1)', 50]], role: 'text' },
    figures(580, '', 'For', 'Against', 'Abstain'),
    figures(565, 'Number of shares', '9,802,119', '386,987', '4,118'),
  ]);
  const lines = locateOutcomes({ html: null, pages: [page] }).meetings.flatMap((meeting) => meeting.lines);
  expect(lines.map(({ number, nominee, votes }) => [number, nominee, votes.for?.value])).toEqual([
    ['1', 'Jane B. Doe', 10_877_204],
    ['2', null, 9_802_119],
  ]);
});
