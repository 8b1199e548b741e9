import { columnBelow, placedCells, type PlacedCell } from '@/lib/reading/structure/columns';
import type { FlatPage } from '@/lib/reading/text/flat-page';

/** A committee's name with the members' names below it in its column. Offsets refer to the page's flat text. */
export type CommitteeColumn = {
  name: string;
  members: string[];
  chair: string | null;
  /** What stands behind the last name, where the list may go on. */
  next: string;
  start: number;
  end: number;
};

/** The person whose whole name this is; when not `isKnown`, also somebody whom the filing names nowhere else. */
type PersonOf = (name: string, isKnown: boolean) => string | undefined;

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
  personOf: PersonOf,
): CommitteeColumn[] {
  const cells = placedCells(page);
  return cells.flatMap((label) => {
    if (!LABEL.test(label.text) || personOf(label.text, false)) return [];
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

const REPORT = new RegExp(
  String.raw`^(?:report of the (?<of>.{4,60}\bcommittee)(?: of the board(?: of directors)?)?|` +
    String.raw`(?<name>.{4,60}\bcommittee)['’]?s? report)$`,
  'i',
);
const REPORT_LINES = 30;

/** The names below a committee's report, one to a line, by which its members sign it. */
export function reportSigners(
  page: FlatPage,
  isCommittee: (name: string) => boolean,
  personOf: PersonOf,
): CommitteeColumn[] {
  const cells = placedCells(page);
  return cells.flatMap((label, index) => {
    const { of, name = of } = REPORT.exec(label.text)?.groups ?? {};
    if (name === undefined || !isCommittee(name)) return [];
    const below = cells.slice(index + 1);
    for (const [at, cell] of below.slice(0, REPORT_LINES).entries()) {
      if (REPORT.test(cell.text)) return [];
      const read = personOf(cell.text.replace(NOTE, '').trim(), true) && membersOf(below.slice(at), personOf);
      if (read) return [{ name, ...read, start: label.start }];
    }
    return [];
  });
}

const MEMBERS = /^(?:(?:current|committee) )?members:?$/i;
/** Most lines that one name takes in a narrow column. */
const NAME_LINES = 3;
const PART_OF_NAME = /^\p{Lu}[\p{L}.,'’-]*(?:\s\p{Lu}[\p{L}.,'’-]*){0,3}$/u;
const SUFFIX = /^(?:Jr|Sr|II|III|IV)\b\.?/;

function membersOf(column: readonly PlacedCell[], personOf: PersonOf) {
  const members: string[] = [];
  let chair: string | null = null;
  let end = 0;
  let cells = column.filter(({ text }) => !MEMBERS.test(text));
  for (let read = memberAt(cells, personOf); read; read = memberAt(cells, personOf)) {
    if (members.includes(read.person)) break;
    members.push(read.person);
    if (read.isChair) {
      if (chair !== null) return null;
      chair = read.person;
    }
    end = cells[read.lines - 1]?.end ?? end;
    cells = cells.slice(read.lines);
  }
  return members.length >= 2 ? { members, chair, end, next: cells[0]?.text ?? '' } : null;
}

/** The name that the column begins with, over as many lines as it takes: "Adaeze N. Okonjo-", "Bright (Chair)". */
function memberAt(cells: readonly PlacedCell[], personOf: PersonOf) {
  for (let lines = 1; lines <= Math.min(NAME_LINES, cells.length); lines += 1) {
    const isSuffixed = SUFFIX.test(cells[lines]?.text ?? '');
    const taken = lines + (isSuffixed ? 1 : 0);
    const text = cells
      .slice(0, taken)
      .map((cell) => cell.text)
      .join(' ')
      .replace(/(?<=\p{Ll})-\s(?=\p{Lu})/gu, '-');
    // Words of two cells may look like a stranger's name.
    const person = personOf(text.replace(NOTE, '').trim(), taken > 1);
    const notes = [...text.matchAll(NOTE)].map(({ groups }) => groups?.note ?? groups?.title ?? '');
    const isChair = notes.some((note) => /^(?:committee )?chair(?:man|woman|person)?$/i.test(note.trim()));
    if (person !== undefined) return { person, isChair, lines: taken };
    if (!PART_OF_NAME.test(cells[lines - 1]?.text ?? '')) return undefined;
  }
  return undefined;
}
