import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { placeOutcomes } from './place-outcomes';

const TYPED = `Item 5.07 Submission of Matters to a Vote of Security Holders.
The annual meeting of Larch Fund, Inc. was held on May 20, 2026.
1. Election of Directors
Name                   VOTES FOR     VOTES WITHHELD
Jane B. Doe            10,877,204    311,902
Mark Poe               10,802,119    386,987`;

it('reads the columns of typed text from the printed page', () => {
  const { meetings } = placeOutcomes({
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
  const { meetings } = placeOutcomes({
    html: `<HTML><BODY><PRE>${SENTENCES}</PRE></BODY></HTML>`,
    pages: [pageOf(SENTENCES, 1)],
  });
  const lines = meetings.flatMap((meeting) => meeting.lines);
  expect(lines.map(({ number, title, votes }) => [number, title, votes.for?.value, votes.against?.value])).toEqual([
    ['4', 'RATIFICATION OF AUDITORS', 10_877_204, 311_902],
  ]);
});
