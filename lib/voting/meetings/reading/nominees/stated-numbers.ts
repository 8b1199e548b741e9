import type { Fact } from '@/lib/facts/fact';
import type { FactDraft } from '@/lib/facts/types';
import type { FilingText } from '@/lib/reading/text/filing-text';

export type StatedCount = { value: number; confidence: number };

/**
 * Numbers of nominees with their confidence (0 to 1), and sizes of the board, that the filing may state; `directors` is
 * what `readDirectors` reads.
 */
export function statedNumbers(
  facts: readonly Fact[],
  directors: readonly FactDraft[],
): { counts: StatedCount[]; sizes: number[] } {
  const counts = [...facts, ...directors].flatMap(({ key, value, confidence }) =>
    key === 'nominee_count' && typeof value === 'number' ? [{ value, confidence }] : [],
  );
  const sizes = facts.flatMap(({ key, value }) => (key === 'board_size' && typeof value === 'number' ? [value] : []));
  return { counts, sizes };
}

const CLASSES = new RegExp(
  String.raw`\bclass (?:i{1,3}|[123]) (?:directors?|nominees?)\b|\b(?:classified|staggered) board\b|` +
    String.raw`\bthree classes\b(?! of (?:[a-z]+ )?(?:stock|shares))|\b20\d\d class\b`,
  'i',
);

/**
 * Whether the board is classified, so that only a part of it is elected and continuing directors are described like the
 * nominees.
 */
export function isOfClasses({ pages }: FilingText): boolean {
  return CLASSES.test(pages.map(({ text }) => text).join(' '));
}

/**
 * The numbers of nominees where classes of shares elect directors separately ("Holders of Class A elect eight
 * directors, those of Class B three"): a size of the `board` that is above every count, or the sum of two counts; the
 * highest count where no such size is stated.
 */
export function ofBothClasses(counts: readonly number[], board: readonly number[]): number[] {
  const most = Math.max(0, ...counts);
  const larger = board.filter((size) => size > most);
  const sum = counts.length === 2 ? [counts.reduce((all, count) => all + count, 0)] : [];
  return [...new Set(larger.length > 0 ? [...larger, ...sum] : [...sum, most])];
}
