import { centredBelow, columnBelow, placedCells, type PlacedCell } from '@/lib/reading/structure/tables/columns';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { GENERATION } from '@/lib/format/words/name-words';

/** A committee's name with the members' names below it in its column. Offsets refer to the page's flat text. */
export type CommitteeColumn = {
  name: string;
  members: string[];
  chair: string | null;
  /** Whether letters or signs replace words; the drawn page may show other signs than the text has. */
  isMarked: boolean;
  /** What is printed after the last name, where the list may go on. */
  next: string;
  start: number;
  end: number;
};

/** The person whose whole name this is; unless `isKnown`, also somebody whom the filing names nowhere else. */
type PersonOf = (name: string, isKnown: boolean) => string | undefined;

const LABEL_LINES = 2;
const LABEL = /^\p{Lu}[\p{L}-]*,?(?:\s(?:and|&|of|the|\p{Lu}[\p{L}-]*,?)){0,7}:?$/u;
const NAME = /^(?:\p{Lu}|[“"(])/u;
const NOTE = /\s?\((?<note>[^)]*)\)|,\s(?<title>(?:committee\s)?chair\w*)$|[*†‡]+$/giu;

/**
 * Lists of members under a committee's name, one in each line, as tables and sidebars of committees have them: "Audit",
 * below it "Jane Roe (Chair)", "John Poe". A list ends at a line that is not a person's name.
 */
export function committeeColumns(
  page: FlatPage,
  isCommittee: (name: string) => boolean,
  personOf: PersonOf,
): CommitteeColumn[] {
  const cells = placedCells(page);
  const chairMark = chairMarkOf(cells);
  return cells.flatMap((label) => {
    if (!LABEL.test(label.text) || personOf(label.text, false)) return [];
    const reading = { isCommittee, personOf, chairMark };
    const ofEdge = columnUnder(cells, label, { ...reading, below: columnBelow });
    if (ofEdge.length > 0) return ofEdge;
    // Centred names without a chair are signatures.
    return columnUnder(cells, label, { ...reading, below: centredBelow }).filter(({ chair }) => chair !== null);
  });
}

type Reading = {
  below: typeof centredBelow;
  isCommittee: (name: string) => boolean;
  personOf: PersonOf;
  chairMark: string | undefined;
};

function columnUnder(
  cells: readonly PlacedCell[],
  label: PlacedCell,
  { below: cellsBelow, isCommittee, personOf, chairMark }: Reading,
): CommitteeColumn[] {
  const column = cellsBelow(cells, label, NAME);
  for (let lines = 1; lines <= LABEL_LINES; lines += 1) {
    const printed = [label, ...column.slice(0, lines - 1)].map(({ text }) => text).join(' ');
    const name = printed.replace(NOTE_NUMBER, '');
    if (!LABEL.test(name) || !isCommittee(name)) continue;
    // The members may be further below a name of two lines.
    const last = column[lines - 2];
    let below = last && column.length < lines ? cellsBelow(cells, last, NAME) : column.slice(lines - 1);
    for (let [met] = below; met && isBetween(met); [met] = below) below = cellsBelow(cells, met, NAME);
    const read = membersOf(below, personOf, chairMark);
    if (read) return [{ name, ...read, start: label.start }];
  }
  return [];
}

/** Between a committee's name and its members: "Meetings in 2025: 6", "Number of meetings: 6". */
const MEETINGS = /^(?:number of )?meetings\b[^.;]{0,30}\d$/i;
const isBetween = ({ text }: PlacedCell) => MEETINGS.test(text) || MEMBERS.test(text);
const NOTE_NUMBER = /\s?\(\d{1,2}\)$/;
/** Letters and signs with which a table marks some of its names: "Ms. Roe u", below it "u Committee Chair". */
const MARKS = /\s(?<marks>[a-z●◆★▲■]{1,2})$/u;
const CHAIR_MARK = /^(?<mark>[a-z●◆★▲■])\s+(?:committee\s)?chair(?:man|woman|person)?$/iu;
const STAR_NOTE = /^\*(?!\*)/;
const CHAIR_STAR =
  /^\*\s?(?:[=–-]\s?|denotes (?:the )?|indicates (?:the )?)?(?:committee\s)?chair(?:man|woman|person)?(?:\.|$)/i;

/** The mark that the page explains as the chair's; a star, where it explains no other. */
function chairMarkOf(cells: readonly PlacedCell[]): string | undefined {
  const marks = cells.flatMap(({ text }) => CHAIR_MARK.exec(text)?.groups?.mark ?? []);
  const stars = cells.filter(({ text }) => STAR_NOTE.test(text));
  return marks[0] ?? (stars.length === 1 && CHAIR_STAR.test(stars[0]?.text ?? '') ? '*' : undefined);
}

const REPORT = new RegExp(
  String.raw`^(?:report of the (?<of>.{4,60}\bcommittee)(?: of the board(?: of directors)?)?|` +
    String.raw`(?<name>.{4,60}\bcommittee)['’]?s? report)$`,
  'i',
);
const REPORT_LINES = 30;

/** The names below a committee's report, one in each line, with which its members sign it. */
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

const MEMBERS = /^(?:(?:current|committee) )?members\s?\*{0,2}\s?:?$/i;
/** In a line of its own below the name: "(Chair)". */
const CHAIR_BELOW = /^\((?:committee )?chair(?:man|woman|person)?\)$/i;
/** Most lines that one name takes in a narrow column. */
const NAME_LINES = 3;
const PART_OF_NAME = /^\p{Lu}[\p{L}.,'’-]*(?:\s\p{Lu}[\p{L}.,'’-]*){0,3}$/u;
const SUFFIX = new RegExp(String.raw`^${GENERATION}\b\.?`);

function membersOf(column: readonly PlacedCell[], personOf: PersonOf, chairMark?: string) {
  const members: string[] = [];
  let chair: string | null = null;
  let isMarked = false;
  let end = 0;
  let cells = column.filter(({ text }) => !MEMBERS.test(text));
  for (let read = memberAt(cells, personOf, chairMark); read; read = memberAt(cells, personOf, chairMark)) {
    if (members.includes(read.person)) break;
    members.push(read.person);
    isMarked ||= read.isMarked;
    if (read.isChair) {
      if (chair !== null) return null;
      chair = read.person;
    }
    end = cells[read.lines - 1]?.end ?? end;
    cells = cells.slice(read.lines);
  }
  return members.length >= 2 ? { members, chair, isMarked, end, next: cells[0]?.text ?? '' } : null;
}

/** The name that the column begins with, over as many lines as it takes: "Adaeze N. Okonjo-", "Bright (Chair)". */
function memberAt(cells: readonly PlacedCell[], personOf: PersonOf, chairMark: string | undefined) {
  for (let lines = 1; lines <= Math.min(NAME_LINES, cells.length); lines += 1) {
    const isSuffixed = SUFFIX.test(cells[lines]?.text ?? '');
    const named = lines + (isSuffixed ? 1 : 0);
    const taken = named + (CHAIR_BELOW.test(cells[named]?.text ?? '') ? 1 : 0);
    const text = cells
      .slice(0, taken)
      .map((cell) => cell.text)
      .join(' ')
      .replace(/(?<=\p{Ll})-\s(?=\p{Lu})/gu, '-');
    // Words of two cells may look like the name of somebody else.
    const marks = MARKS.exec(text)?.groups?.marks ?? '';
    const person = personOf(text.replace(MARKS, '').replace(NOTE, '').trim(), named > 1);
    const notes = [...text.matchAll(NOTE)].map(({ groups }) => groups?.note ?? groups?.title ?? '');
    const isChair =
      (chairMark !== undefined && marks.includes(chairMark)) ||
      (chairMark === '*' && /[^*]\*$/.test(text)) ||
      notes.some((note) => /^(?:committee )?chair(?:man|woman|person)?$/i.test(note.trim()));
    if (person !== undefined) return { person, isChair, isMarked: marks !== '', lines: taken };
    if (!PART_OF_NAME.test(cells[lines - 1]?.text ?? '')) return undefined;
  }
  return undefined;
}
