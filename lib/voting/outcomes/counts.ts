import type { PlacedLine } from './read/locate-outcomes';
import type { VoteCounts } from './support.rules';
import { lineKindOf, type LineKind } from './matching/line-kind.rules';

/** The counts of a line as plain numbers; null for a kind that was not read. */
export function countsOf({ votes }: { votes: Counts }): VoteCounts {
  return numbersOf(votes);
}

type Counts = Partial<Record<keyof VoteCounts, { value: number }>>;

/** Plain numbers for counts that have their places; null for a kind that was not read. */
export function numbersOf(counts: Counts): VoteCounts {
  const of = (kind: keyof VoteCounts) => counts[kind]?.value ?? null;
  return {
    for: of('for'),
    against: of('against'),
    withheld: of('withheld'),
    abstain: of('abstain'),
    broker_non_votes: of('broker_non_votes'),
    one_year: of('one_year'),
    two_years: of('two_years'),
    three_years: of('three_years'),
  };
}

/** The kind of a line by its title, its nominee and the choices that it offers. */
export function kindOf(line: PlacedLine): LineKind {
  return lineKindOf({ ...line, isFrequency: line.votes.one_year !== undefined });
}
