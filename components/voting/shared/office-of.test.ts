import { expect, it } from 'vitest';
import { officeOf } from './office-of';

const BOARD = { nominee: 'Jane Roe', title: 'Election of the Board of Directors' };
const COMMITTEE = { nominee: 'Jane Roe', title: 'Election of the Compensation Committee' };
const OTHER = { nominee: 'Mark Poe', title: 'Election of the Board of Directors' };
const PLAN = { nominee: null, title: 'Approval of the plan' };
const CHAIR = { nominee: 'Jane Roe', title: 'Election of Jane Roe as Chair of the Board' };
const LINES = [BOARD, OTHER, COMMITTEE, CHAIR, PLAN];

it('names the office only of a person with several elections', () => {
  expect(LINES.map((line) => officeOf(line, LINES))).toEqual([
    'Board of Directors',
    null,
    'Compensation Committee',
    'Chair of the Board',
    null,
  ]);
});

it('is null where shares of two classes elect the same person', () => {
  expect(officeOf(BOARD, [BOARD, BOARD])).toBeNull();
});
