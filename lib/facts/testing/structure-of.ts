import type { FilingStructure, RowCell, Unit } from '@/lib/reading/structure/types';

type RowInput = { label: string; cells: Record<string, string> };

/**
 * Units as the reader would cut them, one a page unless said otherwise: a sentence, or a row with its heads and values.
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
