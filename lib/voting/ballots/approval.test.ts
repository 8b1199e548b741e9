import { describe, expect, it } from 'vitest';
import { mayApprove, type ApprovalState } from './approval';

const me = { userId: 'me', role: 'org:member' } as const;
const state = (overrides: Partial<ApprovalState['ballot']> = {}, rest: Partial<ApprovalState> = {}): ApprovalState => ({
  ballot: {
    state: 'draft',
    preparedBy: 'other',
    changedBy: null,
    isAutomatic: false,
    filingChangedAt: null,
    ...overrides,
  },
  undecided: 0,
  isFourEyes: true,
  hasSecondPerson: true,
  ...rest,
});

describe('approving a ballot', () => {
  it.each([
    ['somebody else prepared', state(), null],
    [
      'prepared by oneself',
      state({ preparedBy: 'me' }),
      'You changed this ballot last. A second person must approve it.',
    ],
    ['prepared by oneself, changed by another', state({ preparedBy: 'me', changedBy: 'other' }), null],
    [
      'changed by oneself',
      state({ changedBy: 'me' }),
      'You changed this ballot last. A second person must approve it.',
    ],
    ['made by itself for a group of one’s own', state({ preparedBy: 'me', isAutomatic: true }), null],
    ['a line without a vote', state({}, { undecided: 1 }), 'One line has no vote yet.'],
    ['lines without votes', state({}, { undecided: 3 }), '3 lines have no vote yet.'],
    ['approved already', state({ state: 'approved' }), 'This ballot is already approved.'],
    ['approved before the filing changed', state({ state: 'approved', filingChangedAt: new Date() }), null],
    ['voted', state({ state: 'voted', filingChangedAt: new Date() }), 'This ballot is already approved.'],
    ['own, the setting off', state({ preparedBy: 'me' }, { isFourEyes: false }), null],
  ])('%s', (_name, given, refusal) => {
    expect(mayApprove(me, given)).toEqual({ refusal, warning: null });
  });

  it('lets the only person approve, and warns', () => {
    const { refusal, warning } = mayApprove(me, state({ preparedBy: 'me' }, { hasSecondPerson: false }));
    expect(refusal).toBeNull();
    expect(warning).toContain('Nobody else can approve');
  });

  it('refuses viewers', () => {
    expect(mayApprove({ userId: 'x', role: 'org:viewer' }, state()).refusal).toBeTruthy();
  });
});
