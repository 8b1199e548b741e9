import { columnBelow, placedCells, type PlacedCell } from '@/lib/reading/structure/columns';
import type { FlatPage } from '@/lib/reading/text/flat-page';

/** A committee's name with the members' names below it in its column. Offsets refer to the page's flat text. */
export type CommitteeColumn = {
  name: string;
  members: string[];
  chair: string | null;
  start: number;
  end: number;
};

const LABEL_LINES = 2;
const LABEL = /^\p{Lu}[\p{L}-]*,?(?:\s(?:and|&|of|the|\p{Lu}[\p{L}-]*,?)){0,7}:?$/u;
const NAME = /^(?:\p{Lu}|[“"(])/u;
const NOTE = /\s?\((?<note>[^)]*)\)|,\s(?<title>(?:committee\s)?chair\w*)$|[*†‡]+$/giu;

/**
 * Lists of members under a committee's name, one to a line, as tables and sidebars of committees have them: "Audit",
 * below it "Jane Roe (Chair)", "John Poe". Names end where a line is no person's.
 */
export function committeeColumns(
  page: FlatPage,
  isCommittee: (name: string) => boolean,
  personOf: (text: string) => string | undefined,
): CommitteeColumn[] {
  const cells = placedCells(page);
  return cells.flatMap((label) => {
    if (!LABEL.test(label.text) || personOf(label.text)) return [];
    const column = columnBelow(cells, label, NAME);
    for (let lines = 1; lines <= LABEL_LINES; lines += 1) {
      const name = [label, ...column.slice(0, lines - 1)].map(({ text }) => text).join(' ');
      if (!LABEL.test(name) || !isCommittee(name)) continue;
      const read = membersOf(column.slice(lines - 1), personOf);
      if (read) return [{ name, ...read, start: label.start }];
    }
    return [];
  });
}

function membersOf(column: readonly PlacedCell[], personOf: (text: string) => string | undefined) {
  const members: string[] = [];
  let chair: string | null = null;
  let end = 0;
  for (const cell of column) {
    const notes = [...cell.text.matchAll(NOTE)].map(({ groups }) => groups?.note ?? groups?.title ?? '');
    const person = personOf(cell.text.replace(NOTE, '').trim());
    if (person === undefined || members.includes(person)) break;
    members.push(person);
    if (notes.some((note) => /^(?:committee )?chair(?:man|woman|person)?$/i.test(note.trim()))) {
      if (chair !== null) return null;
      chair = person;
    }
    end = cell.end;
  }
  return members.length >= 2 ? { members, chair, end } : null;
}
