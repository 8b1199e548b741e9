import type { Fact } from '@/lib/facts/fact';
import { readDirectors } from '@/lib/facts/readers/nominees/directors';
import type { FilingText } from '@/lib/reading/text/filing-text';

export type StatedCount = { value: number; confidence: number };

/** Numbers of nominees, and sizes of the board, that the filing may state. */
export function statedNumbers(filing: FilingText, facts: readonly Fact[]): { counts: StatedCount[]; sizes: number[] } {
  const counts = [...facts, ...readDirectors(filing)].flatMap(({ key, value, confidence }) =>
    key === 'nominee_count' && typeof value === 'number' ? [{ value, confidence }] : [],
  );
  const sizes = facts.flatMap(({ key, value }) => (key === 'board_size' && typeof value === 'number' ? [value] : []));
  return { counts, sizes };
}
