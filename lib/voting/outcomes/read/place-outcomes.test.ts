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
