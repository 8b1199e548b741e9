import { expect, it } from 'vitest';
import { isCommitteeHead, isHeadOfDuty, shortCommittee } from './committees';

it.each([
  ['Audit', true],
  ['Nominating and Governance Committee', true],
  ['COMMITTEES OF THE BOARD Audit', true],
  ['Independent Audit', false],
  ['Audit Committee Financial Expert', false],
  ['Board', false],
])('%s is the head of a committee: %s', (head, isOne) => expect(isCommitteeHead(head)).toBe(isOne));

it('names a committee without the title of its table', () => {
  expect(shortCommittee('COMMITTEES OF THE BOARD Audit')).toBe('audit');
  expect(shortCommittee('2026 Audit Committee')).toBe('audit');
});

it('knows a head of such a duty, whatever else it says', () => {
  expect(isHeadOfDuty('Independent Audit')).toBe(true);
  expect(isHeadOfDuty('Marketing')).toBe(false);
});
