import { expect, it } from 'vitest';
import { EMPTY_SHEET, type FactSheet } from '../../facts/sheet';
import type { NomineeDetails } from '../../meetings/schema';
import { judgeRole, type JudgedLine } from './judge-role';

const evidence = { document_id: 'd', page_number: 9, quote: 'words', quote_verified: true, bounding_boxes: [] };
const DETAILS: NomineeDetails = {
  age: null,
  director_since: null,
  tenure: null,
  independent: null,
  committees: [],
  is_board_chair: null,
  is_lead_independent: null,
  is_chief_executive: null,
  other_boards: null,
  other_board_names: [],
  attendance: null,
  is_attendance_low: null,
};

/** The audit committee of Bergholm, its chair, and Tolland; Wynfield is known not to sit on it. */
const SHEET: FactSheet = {
  ...EMPTY_SHEET,
  chairs: { audit: { names: ['Anna Bergholm'], evidence } },
  rosters: { audit: { names: ['Anna Bergholm', 'Marcus Tolland'], off: ['Peter Wynfield'], evidence } },
};

const line = (
  nominee: string,
  details: Partial<NomineeDetails> = {},
  proven: JudgedLine['evidence'] = {},
): JudgedLine => ({
  number: '1a',
  title: 'Election of directors',
  kind: 'director_election',
  topic: null,
  nominee,
  details: { ...DETAILS, ...details },
  evidence: proven,
  board_recommendation: 'for',
  vote_standard: null,
});
const onAudit = [{ name: 'audit', role: 'member' as const }];

it.each([
  [
    'somebody with a proven seat',
    line('Marcus Tolland', { committees: onAudit }, { 'committee.audit': evidence }),
    'yes',
  ],
  ['somebody whose seat is disputed', line('Marcus Tolland', { committees: onAudit }), 'unknown'],
  ['somebody known not to sit there', line('Peter Wynfield'), 'no'],
  ['somebody of whom nothing was read', line('Inês Carvalho'), 'unknown'],
  [
    'somebody of whom other seats were read',
    line('Inês Carvalho', { committees: [{ name: 'risk', role: 'chair' }] }),
    'unknown',
  ],
  ['a chief executive whom the list does not name', line('Inês Carvalho', { is_chief_executive: true }), 'no'],
])('member of the audit committee: %s', (_who, judged, truth) => {
  expect(judgeRole('audit_member', judged, SHEET).truth).toBe(truth);
});

it('nobody off a committee chairs it, even where its chair was not read', () => {
  const withoutChair = { ...SHEET, chairs: {} };
  expect(judgeRole('audit_chair', line('Peter Wynfield'), withoutChair).truth).toBe('no');
  expect(judgeRole('audit_chair', line('Inês Carvalho'), withoutChair).truth).toBe('unknown');
});

it('a list that was not found on its page says nothing of anybody', () => {
  const unproven = { audit: { names: [], off: ['Peter Wynfield'], evidence: { ...evidence, quote_verified: false } } };
  expect(judgeRole('audit_member', line('Peter Wynfield'), { ...SHEET, rosters: unproven }).truth).toBe('unknown');
});

it('of an election without a nominee anybody may have the role, of another proposal nobody', () => {
  const slate = { ...line('Marcus Tolland'), nominee: null };
  expect(judgeRole('audit_member', slate, SHEET)).toMatchObject({
    truth: 'unknown',
    missing: 'who stands for election',
  });
  expect(judgeRole('audit_member', { ...slate, kind: 'say_on_pay' }, SHEET).truth).toBe('no');
});
