import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import type { Kind } from '@/lib/voting/vocabulary.rules';
import { recommendationInRows } from './recommendation-rows';
import { recommendationIn } from './recommendations';

function recommendedIn(text: string, kind?: Kind) {
  const filing = readFilingText([pageOf(text, 1)], []);
  const [page] = filing.pages;
  const [line] = page?.lines ?? [];
  if (!page || !line) throw new Error('The page is empty.');
  const parts = [{ page, start: 0, end: page.text.length }];
  return recommendationIn(filing, { number: 4, heading: { page, line }, parts }, kind)?.vote ?? null;
}

it.each([
  ['The Board recommends a vote AGAINST Proposal 4.', 'against'],
  ['THE BOARD OF DIRECTORS UNANIMOUSLY FAVORS A VOTE AGAINST THE PROPOSAL FOR THE FOLLOWING REASONS:', 'against'],
  ['We therefore recommend that you vote "FOR" the plan.', 'for'],
  // The answer to a question about everything that is voted on begins with other proposals.
  ['How does the Board recommend that I vote?\nFOR each nominee and AGAINST Proposal 4.', null],
])('reads the vote that the board asks for in a proposal: %s', (text, vote) => {
  expect(recommendedIn(text)).toBe(vote);
});

it('reads how often over a heading of two lines', () => {
  const said =
    '#The Board of Directors recommends that you vote in favor of holding an advisory vote\n' +
    'compensation every "THREE YEARS."';
  expect(recommendedIn(said, 'say_on_pay_frequency')).toBe('three_years');
});

it('reads a vote every year', () => {
  const said = 'THE BOARD RECOMMENDS YOU VOTE TO HOLD THIS ADVISORY VOTE EVERY YEAR (ANNUAL FREQUENCY)';
  expect(recommendedIn(said, 'say_on_pay_frequency')).toBe('one_year');
});

it("takes no choice beside a box to mark for the board's", () => {
  const rowsOf = (text: string) =>
    recommendationInRows(readFilingText([pageOf(text, 1)], []), 5, new Set(['frequency']), true)?.vote ?? null;
  const title = 'The Board recommends:\n5. Advisory vote on the frequency of votes on pay';
  expect(rowsOf(`${title}   TWO YEARS ☐   ABSTAIN ☐`)).toBeNull();
  expect(rowsOf(`${title}   ONE YEAR   TWO YEARS\nexecutive pay.   THREE YEARS   ABSTAIN`)).toBeNull();
  expect(rowsOf(`${title}\n[ ] 1 YEAR   [ ] 2 YEARS   [ ] 3 YEARS   [ ] ABSTAIN`)).toBeNull();
  expect(rowsOf(`${title}   ONE YEAR`)).toBe('one_year');
});

it("reads a proposal's own recommendation before the proxy card, and no vote of the next row", () => {
  const own = 'The Board Recommends a Vote AGAINST Proposal Four.';
  expect(recommendedIn(`${own} The Board recommends a vote FOR all nominees in item 1 and AGAINST item 6.`)).toBe(
    'against',
  );
  expect(
    recommendedIn(
      'The Board Recommends a Vote Against This Proposal for the Following Reasons:\nIt is unnecessary.\n' +
        'The Board of Directors recommends you vote FOR all of the following nominees:\n1. Election of Directors',
    ),
  ).toBe('against');
  const rows =
    'The Board recommends:\n5   Advisory vote on the frequency of votes on pay   1 year of\nvotes cast\n' +
    'Item   Ratification of the auditor   FOR';
  const filing = readFilingText([pageOf(rows, 1)], []);
  expect(recommendationInRows(filing, 5, new Set(['frequency']), true)?.vote ?? null).not.toBe('for');
});
