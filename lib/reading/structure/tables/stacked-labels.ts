import { MONTH_OR_SHORT } from '@/lib/format/words/months';
import { oneOf } from '@/lib/format/patterns';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { columnBelow, placedCells } from './columns';
import { DIRECTOR_TITLES } from '../people/person-facts-patterns';

/** A value below its label; offsets refer to the page's flat text. */
export type StackedValue = {
  kind: 'age' | 'director_since' | 'independent';
  value: string;
  line: FlatLine;
  left: number;
  start: number;
  end: number;
};

const MOST_LINES = 2;
/** `beside` is a label that must be in the same line, where the words alone would say too little. */
const LABELS: readonly { kind: StackedValue['kind']; label: RegExp; value: RegExp; beside?: RegExp }[] = [
  { kind: 'age', label: /^age:?$/i, value: /^(?<value>[3-9]\d)$/ },
  {
    kind: 'director_since',
    label: new RegExp(`^${oneOf(DIRECTOR_TITLES)} since:?$`, 'i'),
    value: new RegExp(String.raw`^(?:${MONTH_OR_SHORT}\s)?(?:\d{1,2},\s)?(?<value>(?:19|20)\d\d)$`, 'u'),
  },
  { kind: 'director_since', label: /^since:?$/i, value: /^(?<value>(?:19|20)\d\d)$/, beside: /^age:?$/i },
  { kind: 'independent', label: /^independent:?$/i, value: /^(?<value>yes|no)$/i },
];
const NEXT = /^\p{Lu}|^\d/u;

/** Values of labels that are printed above them: "Age:", below it "72"; label and value may go over two lines each. */
export function valuesBelow(page: FlatPage): StackedValue[] {
  const cells = placedCells(page);
  return cells.flatMap((cell) => {
    const column = columnBelow(cells, cell, NEXT);
    for (const { kind, label, value, beside } of LABELS) {
      if (beside && !cell.line.cells.some(({ text }) => beside.test(text))) continue;
      for (let lines = 0; lines < MOST_LINES; lines += 1) {
        if (!label.test([cell, ...column.slice(0, lines)].map(({ text }) => text).join(' '))) continue;
        for (let count = 1; count <= MOST_LINES; count += 1) {
          const below = column.slice(lines, lines + count);
          const read = value.exec(below.map(({ text }) => text).join(' '))?.groups?.value;
          const end = below.at(-1)?.end;
          if (read !== undefined && end !== undefined)
            return [{ kind, value: read, line: cell.line, left: cell.left, start: cell.start, end }];
        }
      }
    }
    return [];
  });
}
