import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { committeeNames, isCommitteeHead, namesCommitteeDuty, shortCommittee } from './committees';

it.each([
  ['Audit', true],
  ['Nominating and Governance Committee', true],
  ['COMMITTEES OF THE BOARD Audit', true],
  ['Independent Audit', false],
  ['Audit Committee Financial Expert', false],
  ['Board', false],
  ['members of which on Nominating and Corporate Governance', false],
  ['Audit and Risk X (C)', false],
])('%s is the head of a committee: %s', (head, isOne) => expect(isCommitteeHead(head)).toBe(isOne));

it('names a committee without the title of its table', () => {
  expect(shortCommittee('COMMITTEES OF THE BOARD Audit')).toBe('audit');
  expect(shortCommittee('2026 Audit Committee')).toBe('audit');
});

it('knows a head of such a duty, whatever else it says', () => {
  expect(namesCommitteeDuty('Independent Audit')).toBe(true);
  expect(namesCommitteeDuty('Marketing')).toBe(false);
});

it('knows a name that goes over two lines of its column', () => {
  const text =
    'Committees of the Board\nNominating, Governance &   Identifies nominees and oversees\n' +
    'Ethics Committee   the principles of governance';
  expect(committeeNames(readFilingText([pageOf(text, 1)], []).pages, 1)).toContain('nominating, governance and ethics');
});
