import type { FilingStructure, RowCell, Unit } from '@/lib/reading/structure/types';

type RowInput = { label: string; cells: Record<string, string> };

/**
 * Units in the form the reader produces, one per page unless given: a sentence, or a row with its headers and values.
 */
export function structureOf(
  entries: readonly (string | RowInput)[],
  { section = '', lead = '', page }: { section?: string; lead?: string; page?: number } = {},
): FilingStructure {
  const units = entries.map((entry, at): Unit => {
    const isRow = typeof entry !== 'string';
    const cells = isRow
      ? Object.entries(entry.cells).map(([head, text]): RowCell => ({ head, text, start: 0, end: 0 }))
      : [];
    const text = isRow ? `${entry.label} ${cells.map((cell) => cell.text).join(' ')}` : entry;
    return {
      kind: isRow ? 'row' : 'sentence',
      page: page ?? at + 1,
      start: 0,
      end: text.length,
      text,
      section,
      lead,
      row: isRow ? { label: entry.label, groups: [], year: null, cells } : null,
    };
  });
  return { units, people: [], terms: [] };
}
