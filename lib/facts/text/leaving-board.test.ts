import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { isLeavingBoard } from './leaving-board';

it.each([
  ['Mr. Tolland will retire as an officer of the Company, and remains Chairman of the Board.', false],
  ['Mr. Tolland will retire from the role of CEO on July 1.', false],
  ['Mr. Tolland will retire from the Board at the meeting.', true],
  ['Mr. Tolland has decided not to stand for re-election.', true],
  ['Mr. Tolland has told the Board that he does not wish to stand again.', true],
  ['Mr. Tolland thanks Mr. Oller, who will retire from the Board.', false],
  ['Mr. Tolland intends to retire at the end of his term.', true],
  ['Mr. Tolland intends to retire during the coming year, and a search for a successor has begun.', false],
  ['Director Marcus Tolland, a member since 2012, retired from the Board in December 2023.', true],
  ['Mr. Tolland retired from the Board of Kestrel Ventures in 2020.', false],
  ['Marcus Tolland * Eudora Lind is not standing for re-election.', false],
  ['Marcus Tolland Eudora Lind is not standing for re-election.', false],
  ['Marcus Tolland is not standing for re-election.', true],
  ['Besides Messrs. Low and Tolland, who are nominees, the officers are Eudora Lind, who will retire in May.', false],
  ['Beside Mr. Tolland the officers are Eudora B. Lind, age 71, who will retire from the Board.', false],
])('%s', (sentence, leaves) => {
  expect(isLeavingBoard(readFilingText([pageOf(sentence, 1)], []), 'Marcus Tolland')).toBe(leaves);
});
