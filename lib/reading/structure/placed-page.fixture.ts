import { buildLayout } from '@/lib/pdf/page-layout.fixture';
import type { LineRole, PageLayout } from '@/lib/pdf/types';

/** A line given by its cells: text and left edge. */
export type PlacedLine = {
  y: number;
  cells: readonly (readonly [string, number])[];
  isBold?: boolean;
  role?: LineRole;
  fontSize?: number;
};

const LETTER = 5;
const GAP = '   ';

/** A page whose cells have the given left edges, every character five points wide. Lines are table rows by default. */
export function placedPage(specs: readonly PlacedLine[], page = 1): PageLayout {
  const layout = buildLayout(
    page,
    specs.map(({ y, cells, isBold = false, role = 'table', fontSize = 10 }) => ({
      text: cells.map(([words]) => words).join(GAP),
      y,
      height: fontSize,
      fontSize,
      isBold,
      role,
      ...(role === 'table' ? { tableId: 1 } : {}),
    })),
  );
  layout.lines.forEach((line, at) => {
    const cells = specs[at]?.cells ?? [];
    line.edges = cells.flatMap(([words, left], index) => {
      const own = [...words].flatMap((_, offset) => [left + LETTER * offset, left + LETTER * (offset + 1)]);
      const end = left + LETTER * words.length;
      const next = cells[index + 1]?.[1];
      return next === undefined ? own : [...own, ...[...GAP].flatMap(() => [end, next])];
    });
    line.x = cells[0]?.[1] ?? 0;
    line.width = (line.edges.at(-1) ?? line.x) - line.x;
  });
  return layout;
}
