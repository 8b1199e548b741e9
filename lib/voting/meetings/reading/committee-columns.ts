import { centredBelow, columnBelow, placedCells, type PlacedCell } from '@/lib/reading/structure/columns';
import { wordsOfLine } from '@/lib/reading/structure/marks';
import type { FlatPage } from '@/lib/reading/text/flat-page';

/** A committee's name with the members' names below it in its column. Offsets refer to the page's flat text. */
export type CommitteeColumn = {
  name: string;
  members: string[];
  chair: string | null;
  /** Whether letters or signs stand for words: what is drawn there may look otherwise than it is read. */
  isMarked: boolean;
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
  const chairMark = chairMarkOf(cells);
  return cells.flatMap((label) => {
    if (!LABEL.test(label.text) || personOf(label.text, false)) return [];
    const reading = { isCommittee, personOf, chairMark };
    const ofEdge = columnUnder(cells, label, { ...reading, below: columnBelow });
    if (ofEdge.length > 0) return ofEdge;
    // Names on one middle without a chair are signatures.
    return columnUnder(cells, label, { ...reading, below: centredBelow }).filter(({ chair }) => chair !== null);
  });
}

type Reading = {
  below: typeof columnBelow;
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
    // The members may stand further below a name of two lines.
    const last = column[lines - 2];
    const below = last && column.length < lines ? cellsBelow(cells, last, NAME) : column.slice(lines - 1);
    const read = membersOf(below, personOf, chairMark);
    if (read) return [{ name, ...read, start: label.start }];
  }
  return [];
}

const NOTE_NUMBER = /\s?\(\d{1,2}\)$/;
/** Letters and signs with which a table marks some of its names: "Ms. Roe u", below it "u Committee Chair". */
const MARKS = /\s(?<marks>[a-z●◆★▲■]{1,2})$/u;
const CHAIR_MARK = /^(?<mark>[a-z●◆★▲■])\s+(?:committee\s)?chair(?:man|woman|person)?$/iu;

function chairMarkOf(cells: readonly PlacedCell[]): string | undefined {
  const marks = cells.flatMap(({ text }) => CHAIR_MARK.exec(text)?.groups?.mark ?? []);
  return marks[0];
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
    const taken = lines + (isSuffixed ? 1 : 0);
    const text = cells
      .slice(0, taken)
      .map((cell) => cell.text)
      .join(' ')
      .replace(/(?<=\p{Ll})-\s(?=\p{Lu})/gu, '-');
    // Words of two cells may look like a stranger's name.
    const marks = MARKS.exec(text)?.groups?.marks ?? '';
    const person = personOf(text.replace(MARKS, '').replace(NOTE, '').trim(), taken > 1);
    const notes = [...text.matchAll(NOTE)].map(({ groups }) => groups?.note ?? groups?.title ?? '');
    const isChair =
      (chairMark !== undefined && marks.includes(chairMark)) ||
      notes.some((note) => /^(?:committee )?chair(?:man|woman|person)?$/i.test(note.trim()));
    if (person !== undefined) return { person, isChair, isMarked: marks !== '', lines: taken };
    if (!PART_OF_NAME.test(cells[lines - 1]?.text ?? '')) return undefined;
  }
  return undefined;
}

/** A committee's row of a table, with all the words of its cell of members. */
export type CommitteeRow = { name: string; members: string; start: number; end: number };

const COMMITTEE_HEAD = /^(?:board )?committees?$/i;
const MEMBERS_HEAD = /^(?:(?:current|committee) )?members(?:hip)?$/i;
const FURTHEST = 4;
const INDENT = 24;
/** From one line of a cell to the next, at most this much of the closest two, or of a line's height. */
const WITHIN_ROW = 1.35;
const OF_HEIGHT = 1.35;
/** A label may go over more lines than the members beside it, by this much of a line's height. */
const BESIDE_ROW = 2.5;
/** Points from one row to the next. */
const LONGEST_GAP = 60;

type Part = PlacedCell & { middle: number };

/** Rows of a table "Committee | Members | …", whose cells may go over several lines. */
export function committeeRows(page: FlatPage, isCommittee: (name: string) => boolean): CommitteeRow[] {
  return page.lines.flatMap((head) => {
    const cells = placedCells({ ...page, lines: [head] });
    const name = cells.find(({ text }) => COMMITTEE_HEAD.test(text));
    const members = cells.find(({ text }) => MEMBERS_HEAD.test(text));
    if (!name || !members || name.left >= members.left) return [];
    const rows = rowsOf(partsBelow(page, members), partsBelow(page, name));
    return rows.flatMap(({ labels, parts }) => {
      const label = labels.map(({ text }) => text).join(' ');
      const places = [...labels, ...parts];
      const [start, end] = [Math.min(...places.map((part) => part.start)), Math.max(...places.map((part) => part.end))];
      return isCommittee(label) ? [{ name: label, members: parts.map(({ text }) => text).join(' '), start, end }] : [];
    });
  });
}

/** The cells under a header, down to where something else begins further left. */
function partsBelow(page: FlatPage, head: PlacedCell): Part[] {
  const parts: Part[] = [];
  const lines = page.lines
    .filter(({ line }) => line.y < head.line.line.y && line.role !== 'furniture')
    .toSorted((a, b) => b.line.y - a.line.y);
  const left = Math.min(...placedCells({ ...page, lines: [head.line] }).map((cell) => cell.left));
  let above = head.line.line.y;
  for (const line of lines) {
    const cells = placedCells({ ...page, lines: [line] });
    if (above - line.line.y > LONGEST_GAP || cells.some((cell) => cell.left < left - FURTHEST)) break;
    above = line.line.y;
    const own = cells.find((cell) => cell.left >= head.left - FURTHEST && cell.left <= head.left + INDENT);
    const at = page.offsets[own?.start ?? 0] ?? 0;
    const middle = wordsOfLine(line.line).find(({ start, end }) => start <= at && at < end)?.middle;
    if (own) parts.push({ ...own, middle: middle ?? line.line.y });
  }
  return parts.toSorted((a, b) => b.middle - a.middle);
}

/** Cells of the members by row, with the label that stands beside each; lines of a row follow each other closely. */
function rowsOf(members: readonly Part[], labels: readonly Part[]): { parts: Part[]; labels: Part[] }[] {
  const gaps = members.slice(1).map(({ middle }, at) => (members[at]?.middle ?? 0) - middle);
  const pitch = Math.min(...gaps, OF_HEIGHT * (members[0]?.line.line.height ?? 0));
  const rows: { parts: Part[]; labels: Part[] }[] = [];
  for (const [at, part] of members.entries()) {
    if (at > 0 && (gaps[at - 1] ?? 0) <= WITHIN_ROW * pitch) rows.at(-1)?.parts.push(part);
    else rows.push({ parts: [part], labels: [] });
  }
  const away = ({ parts }: { parts: Part[] }, { middle }: Part) =>
    Math.max(0, middle - (parts[0]?.middle ?? 0), (parts.at(-1)?.middle ?? 0) - middle);
  for (const label of labels) {
    const [nearest] = rows.toSorted((a, b) => away(a, label) - away(b, label));
    // What stands further down is behind the table.
    const above = nearest?.labels.at(-1)?.middle ?? label.middle;
    const isBeside = nearest && away(nearest, label) <= BESIDE_ROW * label.line.line.height;
    if (isBeside && above - label.middle <= WITHIN_ROW * pitch) nearest.labels.push(label);
  }
  return rows;
}
