import type { ArrangedSection, Entry } from './arrange-sections';
import type { Paragraph } from './types';

/** Entries and paragraphs around a moved one that may have gone along with it. */
const BESIDE = 6;

/** Entries around a row, and paragraphs around its place in the older filing, that are of its table. */
const NEAR = 15;

/** The sections with moves added or withdrawn by what surrounds an entry in both filings. */
export function correctMoves(
  sections: readonly ArrangedSection[],
  older: readonly Paragraph[],
  newer: readonly Paragraph[],
): ArrangedSection[] {
  return withoutNearMoves(withNeighboursMoved(sections, older, newer), newer);
}

/** Short paragraphs that went along with a moved one: their words are too few to recognise them by. */
function withNeighboursMoved(
  sections: readonly ArrangedSection[],
  older: readonly Paragraph[],
  newer: readonly Paragraph[],
): ArrangedSection[] {
  const all = sections.flatMap(({ entries }) => entries);
  const gone = Map.groupBy(
    all.filter(({ from, to }) => from.length === 1 && to.length === 0),
    ({ from }) => keyOf(older[from[0] ?? -1]),
  );
  const taken = new Set<Entry>();
  const counterparts = new Map<Entry, Entry>();
  all.forEach((entry, at) => {
    if (entry.from.length > 0 || entry.to.length !== 1) return;
    const moved = all.slice(Math.max(0, at - BESIDE), at + BESIDE).filter(({ isMoved }) => isMoved);
    const found = gone
      .get(keyOf(newer[entry.to[0] ?? -1]))
      ?.find((one) => !taken.has(one) && moved.some((other) => isWithin(one.from, other.from, BESIDE)));
    if (!found) return;
    taken.add(found);
    counterparts.set(entry, { from: found.from, to: entry.to, isMoved: true });
  });
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter((entry) => !taken.has(entry)).map((entry) => counterparts.get(entry) ?? entry),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function keyOf(paragraph: Paragraph | undefined): string {
  return paragraph?.tokens.map(({ key }) => key).join(' ') ?? '';
}

function isWithin(one: readonly number[], other: readonly number[], distance: number): boolean {
  return one.some((index) => other.some((own) => Math.abs(own - index) <= distance));
}

/**
 * Rows that are elsewhere in their own table were sorted or read in another order, which is not a move. A row is still
 * in its table where what surrounds it in the newer filing surrounded it in the older one.
 */
function withoutNearMoves(sections: readonly ArrangedSection[], newer: readonly Paragraph[]): ArrangedSection[] {
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
  return to.length > 0 && isWithin(from, moved.from, NEAR);
}
