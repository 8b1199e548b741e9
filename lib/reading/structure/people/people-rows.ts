import type { FlatPage } from '@/lib/reading/text/flat-page';
import { surnameOf } from '@/lib/reading/text/names/names';
import { GENERATION } from '@/lib/format/words/name-words';
import { leadingPerson } from './known-people';
import type { Unit } from '../types';

type RowUnit = Unit & { row: NonNullable<Unit['row']> };

/** Words of a name that a narrow column put below its row: "Winstead" of "Harlan B. Winstead". */
const MOST_WORDS = 3;
const AFTER_SURNAME = new RegExp(String.raw`^(?:[,(*†‡\d]|${GENERATION})`);

/**
 * Rows of tables and whose they are. The end of a name that wraps is at the head of the next row, which is then
 * neither that person's nor read as theirs: it is given back to the row above, where it completes a name. A line that
 * begins with somebody's name is theirs, whatever label the table gave to several lines.
 */
export function rowsOfPeople(
  units: readonly Unit[],
  people: ReadonlyMap<string, string>,
  pages: readonly FlatPage[] = [],
): [RowUnit, string | null][] {
  const rows = units.filter((unit): unit is RowUnit => unit.row !== undefined && unit.row !== null);
  const labels = rows.map(({ row }) => row.label);
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const label = labels[index] ?? '';
    if (!next || next.page !== row.page || leadingPerson(label, people)) continue;
    const words = (labels[index + 1] ?? '').split(' ');
    for (let taken = 1; taken <= Math.min(MOST_WORDS, words.length - 1); taken += 1) {
      const joined = `${label} ${words.slice(0, taken).join(' ')}`.replace(/- (?=\p{L})/u, '-');
      if (!isWholeName(joined, people)) continue;
      labels[index] = joined;
      labels[index + 1] = words.slice(taken).join(' ');
      break;
    }
  }
  return rows.map((row, index) => {
    const label = labels[index] ?? '';
    const name = personOfLabel(label, people);
    const own = name === null ? '' : headOfLine(row, pages);
    return [row, name === null || own === '' || label.startsWith(own) ? name : ownerOf(own, label, name, people)];
  });
}

/**
 * Whose line of a label of several people it is: theirs with whose name it begins, also where that continues below
 * ("Jane" above "Roe"); nobody's where it begins with a first name of somebody else.
 */
function ownerOf(own: string, label: string, first: string, people: ReadonlyMap<string, string>): string | null {
  const at = label.indexOf(own);
  const person = personOfLabel(own, people) ?? (at < 0 ? null : personOfLabel(label.slice(at), people));
  const [word = ''] = own.split(' ');
  const isOther = [...people.values()].some((name) => name !== first && name.startsWith(`${word} `));
  return person ?? (isOther ? null : first);
}

/** The first cell of the line with a row's values. */
function headOfLine({ page, start }: RowUnit, pages: readonly FlatPage[]): string {
  const lines = pages.find((each) => each.page === page)?.lines ?? [];
  const own = lines.find(({ line }) => line.start <= start && start < line.start + line.text.length);
  return own?.cells[0]?.text ?? '';
}

/** "Harlan B. Winstead" and nothing after it, of a person with that first letter. */
function isWholeName(words: string, people: ReadonlyMap<string, string>): boolean {
  const name = leadingPerson(words, people);
  return name !== null && surnameOf(words) === surnameOf(name) && words.charAt(0) === name.charAt(0);
}

/** A surname before other words in capitals is the end of another row's name: "Winstead Priscilla Ogden-". */
function personOfLabel(label: string, people: ReadonlyMap<string, string>): string | null {
  const name = leadingPerson(label, people);
  const [first = '', second = ''] = label.split(/\s+/, 2);
  const isLeftOver =
    name !== null &&
    first.toLowerCase() === surnameOf(name) &&
    /^\p{Lu}\p{Ll}/u.test(second) &&
    !AFTER_SURNAME.test(second);
  return isLeftOver ? null : name;
}
