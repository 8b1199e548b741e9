import { describe, expect, it } from 'vitest';
import { correctionsOf, editedMeeting, newLine, toEdited } from './corrections';

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

describe('the corrections of a meeting', () => {
  it('are none while nothing differs', () => {
    expect(correctionsOf(head, { head, resets: [], lines: [line] })).toBeUndefined();
  });

  it('name only what differs', () => {
    const changed = { ...line, fields: { ...line.fields, proponent: 'Ellery Stewardship Trust' } };
    const later = { ...head, meeting_date: '2027-05-19' };
    expect(correctionsOf(head, { head: later, resets: [], lines: [changed] })).toEqual({
      meeting_date: '2027-05-19',
      lines: [{ id: line.id, proponent: 'Ellery Stewardship Trust' }],
    });
  });

  it('take values as read with null, and lines as read with reset', () => {
    const lines = [{ ...line, isReset: true }];
    expect(correctionsOf(head, { head, resets: ['meeting_type'], lines })).toEqual({
      meeting_type: null,
      lines: [{ id: line.id, reset: true }],
    });
  });

  it('add and remove lines, but not a new one that was left empty', () => {
    const added = newLine('5');
    const lines = [{ ...line, isRemoved: true }, added, { ...newLine('6'), isRemoved: true }];
    expect(correctionsOf(head, { head, resets: [], lines })?.lines).toEqual([
      { id: line.id, remove: true },
      added.fields,
    ]);
  });

  it('need a number and a title for each line that is changed and kept', () => {
    const problems = (lines: (typeof line)[]) => editedMeeting.safeParse({ head, resets: [], lines }).error?.issues;
    const untitled = { ...line, fields: { ...line.fields, number: '', title: ' ' } };
    expect(problems([line, { ...untitled, isRemoved: true }])).toBeUndefined();
    expect(problems([{ ...untitled, before: untitled.fields }])).toBeUndefined();
    expect(problems([line, untitled])?.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['lines.1.fields.number', 'A line needs a number'],
      ['lines.1.fields.title', 'A line needs a title'],
    ]);
  });

  it('need dates and a kind of meeting that the server takes', () => {
    const problems = (changed: object) =>
      editedMeeting
        .safeParse({ head: { ...head, ...changed }, resets: [], lines: [] })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(problems({ meeting_date: null, record_date: '2027-04-01' })).toBeUndefined();
    expect(problems({ meeting_date: '20277-05-12', meeting_type: 'court' })).toEqual([
      ['head.meeting_date', 'must be a date such as 2026-04-02'],
      ['head.meeting_type', 'Type must be annual or special'],
    ]);
  });
});
