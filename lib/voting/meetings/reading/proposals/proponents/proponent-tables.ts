import { locateSpan, type Located } from '@/lib/facts/text/locate-span';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { leadingProponent } from './proponent-names';

const OF_NUMBERS = /^(?:items?|proposals?|no\.?|number)(?:\s(?:no\.?|number))?$/i;
const OF_PROPONENTS = /\bproponents?\b|\blead filers?\b|\bsponsors?\b/i;
const NUMBER = /^(?:(?:item|proposal)\s?(?:no\.?\s?)?)?(?<number>\d{1,2})\.?$/i;

/**
 * The proponent of the proposal with this number, from a table of all proponents as an appendix may have one: "Item |
 * Proponent", below it "5 | Harbour Society, Dunmore". Undefined where no table names it.
 */
export function proponentInTable(filing: FilingText, number: number): { name: string; placed: Located } | undefined {
  for (const page of filing.pages)
    for (const [at, head] of page.lines.entries()) {
      const column = head.cells.findIndex(({ text }) => OF_PROPONENTS.test(text));
      if (column < 1 || !OF_NUMBERS.test(head.cells[0]?.text ?? '')) continue;
      for (const row of page.lines.slice(at + 1)) {
        const own = NUMBER.exec(row.cells[0]?.text ?? '')?.groups?.number;
        if (own === undefined && row.cells.length > 1) break;
        const cell = Number(own) === number ? row.cells[column] : undefined;
        const name = cell && leadingProponent(cell.text);
        const placed = name && locateSpan(filing, { page: page.page, start: row.start, end: cell.end });
        if (name && placed) return { name, placed };
      }
    }
  return undefined;
}
