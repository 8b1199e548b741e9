/** Counts of one line of a meeting's results; null where the filing does not give it, or not with certainty. */
export type VoteCounts = {
  for: number | null;
  against: number | null;
  withheld: number | null;
  abstain: number | null;
  broker_non_votes: number | null;
  one_year: number | null;
  two_years: number | null;
  three_years: number | null;
};

export type SupportOf = {
  /** Percent of the votes for and against, or for and withheld. */
  support_cast: number | null;
  /** Percent of the votes for, against and abstaining; null where abstentions are not given. */
  support_with_abstentions: number | null;
  /**
   * Whether more than half of the votes for and against are for, whatever the company's own standard; null for the
   * frequency vote.
   */
  passed: boolean | null;
  /** The choice with most votes, of a vote on frequency. */
  choice: 'one_year' | 'two_years' | 'three_years' | null;
};

/** Support for a line, in percent (0 to 100, four digits). Null where a count that it needs is missing. */
export function supportOf(counts: VoteCounts): SupportOf {
  const frequency = [counts.one_year, counts.two_years, counts.three_years];
  if (frequency.some((count) => count !== null)) return frequencySupport(counts);
  const { for: yes, abstain } = counts;
  const no = votesAgainst(counts);
  if (yes === null || no === null || yes + no === 0)
    return { support_cast: null, support_with_abstentions: null, passed: null, choice: null };
  return {
    support_cast: percentOf(yes, yes + no),
    support_with_abstentions: abstain === null ? null : percentOf(yes, yes + no + abstain),
    passed: yes > no,
    choice: null,
  };
}

/**
 * Withheld votes count as votes against where voting against was not possible. Where votes against are counted too, as
 * in Britain, they do not; a zero beside withheld votes leaves it open.
 */
function votesAgainst({ against, withheld }: VoteCounts): number | null {
  if (against === null) return withheld;
  return against === 0 && (withheld ?? 0) > 0 ? null : against;
}

/** Support of the choice that won: of the votes for all choices. */
function frequencySupport({ one_year, two_years, three_years, abstain }: VoteCounts): SupportOf {
  const none = { support_cast: null, support_with_abstentions: null, passed: null, choice: null };
  if (one_year === null || three_years === null) return none;
  const choices = [
    ['one_year', one_year],
    ['two_years', two_years ?? 0],
    ['three_years', three_years],
  ] as const;
  const [first, second] = choices.toSorted((one, other) => other[1] - one[1]);
  const cast = choices.reduce((sum, [, count]) => sum + count, 0);
  if (!first || !second || first[1] === second[1] || cast === 0) return none;
  return {
    support_cast: percentOf(first[1], cast),
    support_with_abstentions: abstain === null ? null : percentOf(first[1], cast + abstain),
    passed: null,
    choice: first[0],
  };
}

/** Four digits after the point, cut, so that a share just under a limit is not rounded up to it. */
function percentOf(part: number, whole: number): number {
  return Math.floor((part / whole) * 1_000_000) / 10_000;
}

/** Whether a vote was with the majority; null where there is no majority to compare with, or it was an abstention. */
export function isWithMajority(
  vote: string | null,
  { passed, choice }: Pick<SupportOf, 'passed' | 'choice'>,
): boolean | null {
  if (vote === null || vote === 'abstain') return null;
  if (vote === 'one_year' || vote === 'two_years' || vote === 'three_years')
    return choice === null ? null : vote === choice;
  if (passed === null || !['for', 'against', 'withhold'].includes(vote)) return null;
  return (vote === 'for') === passed;
}
