import { describe, expect, it } from 'vitest';
import { correctionsOf, newLine, toEdited } from './corrections';

const head = { meeting_date: '2027-05-12', meeting_type: 'annual', record_date: null } as const;
const line = toEdited({
  id: '11111111-1111-4111-8111-111111111111',
  number: '4',
  kind: 'shareholder_proposal',
  topic: 'climate',
  title: 'Report on emissions',
  nominee: null,
  proponent: 'Shareholder',
  board_recommendation: 'against',
  vote_standard: null,
  details: null,
  evidence: {},
  is_weak: false,
  by_hand: [],
});
const none = new Set<never>();

describe('the corrections of a meeting', () => {
  it('are none while nothing differs', () => {
    expect(correctionsOf(head, head, none, [line])).toBeUndefined();
  });

  it('name only what differs', () => {
    const changed = { ...line, fields: { ...line.fields, proponent: 'Ellery Stewardship Trust' } };
    expect(correctionsOf(head, { ...head, meeting_date: '2027-05-19' }, none, [changed])).toEqual({
      meeting_date: '2027-05-19',
      lines: [{ id: line.id, proponent: 'Ellery Stewardship Trust' }],
    });
  });

  it('take values as read with null, and lines as read with reset', () => {
    expect(correctionsOf(head, head, new Set(['meeting_type']), [{ ...line, isReset: true }])).toEqual({
      meeting_type: null,
      lines: [{ id: line.id, reset: true }],
    });
  });

  it('add and take away lines, but not one that was only begun', () => {
    const added = newLine('5');
    const lines = [{ ...line, isRemoved: true }, added, { ...newLine('6'), isRemoved: true }];
    expect(correctionsOf(head, head, none, lines)?.lines).toEqual([{ id: line.id, remove: true }, added.fields]);
  });
});
