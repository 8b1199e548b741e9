import type { ArrangedSection, Entry } from './arrange';
import type { Paragraph } from './types';

/** Entries around a row, and paragraphs around its place in the older filing, that are of its table. */
const NEAR = 15;

/**
 * Rows that stand elsewhere in their own table were sorted or read in another order, which is no move. A row is at home
 * where what stands around it in the newer filing stood around it in the older one.
 */
export function withoutNearMoves(sections: readonly ArrangedSection[], newer: readonly Paragraph[]): ArrangedSection[] {
  const all = sections.flatMap(({ entries }) => entries);
  const stayed = new Set(
    all.filter((entry, at) => {
      if (!entry.isMoved || !entry.to.every((index) => newer[index]?.kind === 'row')) return false;
      return all.slice(Math.max(0, at - NEAR), at + NEAR).some((other) => !other.isMoved && isBeside(other, entry));
    }),
  );
  return sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => (stayed.has(entry) ? { ...entry, isMoved: false } : entry)),
  }));
}

function isBeside({ from, to }: Entry, moved: Entry): boolean {
  return to.length > 0 && from.some((index) => moved.from.some((own) => Math.abs(own - index) <= NEAR));
}
