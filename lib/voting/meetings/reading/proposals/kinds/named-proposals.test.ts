import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { kindOfNamed } from './named-proposals';

const NOTICE = readFilingText(
  [
    pageOf(`1. The Merger Proposal: to adopt the Agreement and Plan of Merger
2. The Advisory Compensation Proposal: to approve, on an advisory basis, compensation of executives
in connection with the merger
3. The Extension Amendment Proposal — a proposal to amend, by special resolution, the Articles to extend the date
4. The Market Rule Proposal
5. The Adjournment Proposal: to adjourn the meeting to solicit votes for the merger proposal`),
  ],
  [],
);

it.each([
  [1, 'THE MERGER PROPOSAL', 'transaction'],
  [2, 'The Advisory Compensation Proposal', 'golden_parachute'],
  [3, 'The Extension Amendment Proposal', 'charter_or_bylaw'],
  [4, 'The Market Rule Proposal', undefined],
  [5, 'The Adjournment Proposal', 'adjournment'],
  [null, 'Advisory vote on executive compensation', 'say_on_pay'],
])('proposal %s, %s, asks for a %s', (number, title, kind) => {
  expect(kindOfNamed(NOTICE, number, title)).toBe(kind);
});
