import { describe, expect, it } from 'vitest';
import { attentionReasons } from './stored/attention.rules';
import { checkTotals } from './check-totals.rules';
import { effectiveReport } from './stored/effective-report.rules';
import { isWithMajority, supportOf, type VoteCounts } from './support.rules';

const NONE: VoteCounts = {
  for: null,
  against: null,
  withheld: null,
  abstain: null,
  broker_non_votes: null,
  one_year: null,
  two_years: null,
  three_years: null,
};
const counts = (some: Partial<VoteCounts>): VoteCounts => ({ ...NONE, ...some });

describe('support', () => {
  it('is given of votes cast and with abstentions', () => {
    expect(supportOf(counts({ for: 75, against: 25, abstain: 100 }))).toEqual({
      support_cast: 75,
      support_with_abstentions: 37.5,
      passed: true,
      choice: null,
    });
  });

  it('takes withheld votes as votes against', () => {
    expect(supportOf(counts({ for: 40, withheld: 60 }))).toMatchObject({ support_cast: 40, passed: false });
    // A vote withheld is no vote where against can be voted.
    expect(supportOf(counts({ for: 60, against: 40, withheld: 50 }))).toMatchObject({ support_cast: 60, passed: true });
    expect(supportOf(counts({ for: 60, against: 0, withheld: 50 }))).toMatchObject({ support_cast: null });
    expect(supportOf(counts({ for: 60, against: 40, withheld: 0 }))).toMatchObject({ support_cast: 60 });
  });

  it('is not given where a count that it takes is missing', () => {
    expect(supportOf(counts({ for: 75, abstain: 3 })).support_cast).toBeNull();
    expect(supportOf(counts({ against: 75 })).passed).toBeNull();
    expect(supportOf(counts({ for: 0, against: 0 })).support_cast).toBeNull();
    expect(supportOf(counts({ for: 9, against: 1 })).support_with_abstentions).toBeNull();
  });

  it('is cut, so that just under a limit stays under it', () => {
    expect(supportOf(counts({ for: 799_999, against: 200_001 })).support_cast).toBe(79.9999);
  });

  it('of a vote on frequency is that of the choice that won', () => {
    const years = counts({ one_year: 90, two_years: 4, three_years: 6, abstain: 100 });
    expect(supportOf(years)).toEqual({
      support_cast: 90,
      support_with_abstentions: 45,
      passed: null,
      choice: 'one_year',
    });
    expect(supportOf(counts({ one_year: 5, two_years: 1, three_years: 5 })).choice).toBeNull();
  });

  it('shows whether a vote was with the majority; abstaining is neither', () => {
    const passed = { passed: true, choice: null };
    expect(isWithMajority('for', passed)).toBe(true);
    expect(isWithMajority('withhold', passed)).toBe(false);
    expect(isWithMajority('abstain', passed)).toBeNull();
    expect(isWithMajority('three_years', { passed: null, choice: 'one_year' })).toBe(false);
    expect(isWithMajority('for', { passed: null, choice: null })).toBeNull();
  });
});

describe('what asks for attention', () => {
  const line = { with_majority: null, choice: null };
  it('is low support on the company’s proposals and on directors, and a vote against the majority', () => {
    expect(attentionReasons({ ...line, kind: 'say_on_pay', support_cast: 79.99 })).toEqual(['low_support']);
    expect(attentionReasons({ ...line, kind: 'say_on_pay', support_cast: 80 })).toEqual([]);
    expect(attentionReasons({ ...line, kind: 'director_election', support_cast: 79 })).toEqual([]);
    expect(attentionReasons({ ...line, kind: 'director_election', support_cast: 69.9 })).toEqual(['low_director']);
    expect(attentionReasons({ ...line, kind: 'shareholder_proposal', support_cast: 12 })).toEqual([]);
    expect(
      attentionReasons({ kind: 'shareholder_proposal', support_cast: 46, choice: null, with_majority: false }),
    ).toEqual(['against_majority']);
    expect(attentionReasons({ ...line, kind: 'say_on_pay', support_cast: null })).toEqual([]);
  });
});

describe('the sum of a line', () => {
  const check = (all: (Partial<VoteCounts> & { shareClass?: string })[], present: number | null = null) =>
    checkTotals(
      all.map(({ shareClass, ...some }) => ({ counts: counts(some), shareClass: shareClass ?? null })),
      present,
    );
  it('is compared with those of the other lines', () => {
    const full = { for: 80, against: 10, abstain: 5, broker_non_votes: 5 };
    expect(check([full, { ...full, for: 79, against: 11 }])).toEqual(['ok', 'ok']);
    expect(check([full, full, { ...full, for: 81 }])).toEqual(['ok', 'ok', 'unequal']);
    expect(check([full])).toEqual(['unchecked']);
    expect(check([full], 100)).toEqual(['ok']);
    expect(check([full, { for: 80 }])).toEqual(['unchecked', 'unchecked']);
  });

  it('may lack the broker non-votes alone', () => {
    expect(
      check([
        { for: 80, against: 10, broker_non_votes: 10 },
        { for: 90, against: 10 },
        { for: 50, against: 40 },
      ]),
    ).toEqual(['ok', 'ok', 'ok']);
  });

  it('is compared within a class of shares', () => {
    expect(
      check([
        { for: 8, against: 2, shareClass: 'Class A' },
        { for: 50, against: 1, shareClass: 'Class B' },
      ]),
    ).toEqual(['unchecked', 'unchecked']);
  });
});

describe('an amendment', () => {
  const line = (id: string, number: string, title: string) => ({
    id,
    number,
    title,
    kind: 'other_management' as const,
    nominee: null,
    shareClass: null,
  });
  const report = { isAmendment: false, isPreliminary: false, frequency: null as string | null };
  const first = {
    ...report,
    documentId: 'first',
    filingDate: '2025-05-16',
    lines: [line('a', '1', 'Stock plan'), line('b', '2', 'Name change')],
  };
  it('corrects the lines that it repeats and leaves the others', () => {
    const amended = {
      ...report,
      documentId: 'second',
      isAmendment: true,
      filingDate: '2025-05-20',
      lines: [line('c', '2', 'Name change')],
    };
    const { lines, documentId } = effectiveReport([amended, first]) ?? {};
    expect(lines?.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(documentId).toBe('second');
  });

  it('that repeats all replaces all', () => {
    const amended = {
      ...report,
      documentId: 'second',
      isAmendment: true,
      filingDate: '2025-05-20',
      lines: [line('c', '1', 'Stock plan'), line('d', '2', 'Name change')],
    };
    expect(effectiveReport([first, amended])?.lines.map(({ id }) => id)).toEqual(['c', 'd']);
  });

  it('without votes adds the board’s decision and takes nothing away', () => {
    const decided = {
      ...report,
      documentId: 'third',
      isAmendment: true,
      filingDate: '2025-08-20',
      lines: [],
      frequency: 'three_years',
    };
    expect(effectiveReport([first, decided])).toMatchObject({
      documentId: 'first',
      lines: first.lines,
      frequency: { value: 'three_years', documentId: 'third' },
    });
  });
});
