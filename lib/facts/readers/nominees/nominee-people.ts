import { trimmed, type Span } from '@/lib/reading/text/filing-text';
import type { Cell, FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { BEFORE_OTHER_DIRECTOR } from '@/lib/reading/structure/people/person-facts-patterns';
import { isName, properCase, surnameOf } from '@/lib/reading/text/names/names';
import { NAME } from '@/lib/reading/text/names/name-shapes';
import { haveOtherInitials } from '@/lib/reading/text/names/same-surname';
import { MONTH_OR_SHORT } from '@/lib/format/words/months';
import { oneOf } from '@/lib/format/patterns';
import { DEGREES } from '@/lib/format/words/name-words';
import { PROFILE_WORDS } from './nominees-patterns';

/** Somebody named by a table or the head of a biography, with what is printed beside the name. */
export type NomineePerson = {
  name: string;
  age: number | null;
  since: number | null;
  isIndependent: boolean | null;
  span: Span;
};

/**
 * Rows that begin with a name and contain an age. `isWhole` is false where a row has an age below the others, but no
 * name that was read.
 */
export function tablePeople(page: FlatPage): { people: NomineePerson[]; isWhole: boolean } {
  const rows = page.lines.map((line) => {
    const [head = '', ageBeside] = splitAge((line.cells[0]?.text ?? '').replace(/[*†‡]|\(\d+\)/g, '').trim());
    const name = properCase(withoutHonorifics(head.replace(/(?<=[a-z])\s?\d{1,2}$/, '').trim()));
    const own = line.cells.slice(1).filter((cell) => !isOfYears(page, line, cell));
    const cells = [...(ageBeside ? [ageBeside] : []), ...own.map((cell) => cell.text)];
    return { line, name, cells, age: ageIn(cells) };
  });
  const isPerson = ({ name, age, cells }: (typeof rows)[number]) =>
    isName(name) && (age !== null || cells.some((cell) => /^(?:19|20)\d\d$/.test(cell)));
  const named = rows.filter(isPerson);
  if (named.filter(({ age }) => age !== null).length < FEWEST_ROWS) return { people: [], isWhole: true };
  const people = named.map(({ line, name, cells, age }): NomineePerson => ({
    name,
    age,
    since: sinceIn(page, line),
    isIndependent: cells.some((cell) => /^(?:yes|✓|✔|●|•|X|independent)$/i.test(cell)) ? true : null,
    span: trimmed(page, line.start, line.end),
  }));
  const columns = named.flatMap(({ line }) => ageCellOf(page, line)?.left ?? []);
  const isMissed = (row: (typeof rows)[number]) => {
    const cell = isPerson(row) ? undefined : ageCellOf(page, row.line);
    return cell !== undefined && columns.some((left) => Math.abs(left - cell.left) < SAME_COLUMN);
  };
  return { people: unique(people), isWhole: !rows.some(isMissed) };
}

const FEWEST_ROWS = 3;
const SAME_COLUMN = 3;

/** The position of the cell of an age in a row. */
function ageCellOf(page: FlatPage, line: FlatLine): { left: number } | undefined {
  const cell = line.cells.slice(1).find(({ text }) => ageIn([text]) !== null);
  return cell && { left: edgesOf(page, line, cell)[0] };
}

/** "Jane B. Doe, CPA, 58" → the name and "58". */
function splitAge(cell: string): [string, string | undefined] {
  const match = NAME_AND_AGE.exec(cell);
  return match ? [match.groups?.name ?? cell, match.groups?.age] : [cell, undefined];
}

/** "58", or "58   Chairman of the Board" of two columns close to each other. */
function ageIn(cells: string[]): number | null {
  const age = cells
    .map((cell) => Number(/^(?<age>\d{2})(?:$|\s\p{Lu})/u.exec(cell)?.groups?.age))
    .find((number) => number >= 28 && number <= 96);
  return age ?? null;
}

/** Whether a number is in a column of years, as "Years with Company", and not in one of ages. */
function isOfYears(page: FlatPage, line: FlatLine, cell: Cell): boolean {
  const head = /^\d{1,2}$/.test(cell.text) ? headOf(page, line, cell) : '';
  return /\byears\b/i.test(head) && !/\bage\b/i.test(head);
}

const YEAR = new RegExp(String.raw`^(?:${MONTH_OR_SHORT} )?(?<year>(?:19|20)\d\d)$`);
const OF_TERM = /\bexpir|\bterm\b(?!.*\bbegan)|\buntil\b|\bclass of\b/i;
const HEAD_LINES = 24;
const HEAD_PARTS = 3;

/** The year of joining in a row; a column of when terms end holds years, too. The earliest of several. */
function sinceIn(page: FlatPage, row: FlatLine): number | null {
  const years = row.cells.slice(1).flatMap((cell) => {
    const year = YEAR.exec(cell.text)?.groups?.year;
    return year && !OF_TERM.test(headOf(page, row, cell)) ? [Number(year)] : [];
  });
  return years.length > 0 ? Math.min(...years) : null;
}

/** The words over a cell in the rows above: its column's head. */
function headOf(page: FlatPage, row: FlatLine, cell: Cell): string {
  const [left, right] = edgesOf(page, row, cell);
  const at = page.lines.indexOf(row);
  const above = page.lines.slice(Math.max(0, at - HEAD_LINES), at).toReversed();
  const parts = above.flatMap((line) =>
    line.cells.length < 2
      ? []
      : line.cells.slice(1).filter((each) => {
          const [from, to] = edgesOf(page, line, each);
          return from <= right && to >= left && /\p{L}{3}/u.test(each.text) && !YEAR.test(each.text);
        }),
  );
  return parts
    .slice(0, HEAD_PARTS)
    .map(({ text }) => text)
    .toReversed()
    .join(' ');
}

function edgesOf(page: FlatPage, { line }: FlatLine, { start, end }: Cell): [left: number, right: number] {
  const edge = (at: number, side: 0 | 1) => line.edges[2 * ((page.offsets[at] ?? 0) - line.start) + side];
  return [edge(start, 0) ?? line.x, edge(end - 1, 1) ?? line.x + line.width];
}

const NAME_AND_AGE = new RegExp(String.raw`^(?<name>.+?)(?:,\s${oneOf(DEGREES)})*,\s(?:age )?(?<age>[2-9]\d)$`, 'i');
/** Who leads the independent directors took the seat before. */
const OF_SEAT = String.raw`(?<!\b${oneOf(BEFORE_OTHER_DIRECTOR)}\s)`;
const DIRECTOR_SINCE = new RegExp(
  String.raw`${OF_SEAT}(?:director|trustee) since:?\s?(?:${MONTH_OR_SHORT} )?((?:19|20)\d\d)`,
  'i',
);
const PROFILE = new RegExp(
  String.raw`${oneOf(PROFILE_WORDS)}(?<middle>[\s\S]{0,160}?)` +
    String.raw`(?:${OF_SEAT}(?:Director|Trustee) since:?\s?(?:${MONTH_OR_SHORT} )?(?<since>(?:19|20)\d\d))?`,
  'gi',
);

/** "NAME … Age: 58 Director Since: 2014", the heading of a biography. */
export function profilePeople(page: FlatPage): NomineePerson[] {
  return [...page.text.matchAll(PROFILE)].flatMap((match): NomineePerson[] => {
    const age = Number(match.groups?.age ?? match.groups?.bareAge);
    const lead = page.text.slice(Math.max(0, match.index - 130), match.index);
    const names = [
      ...lead.matchAll(
        new RegExp(
          `(?<![A-Za-z])(?:${NAME}|[A-Z]{2,}(?:\\s[A-Z]\\.)?(?:\\s[A-Z]{2,})?\\s(?!INDEPENDENT)[A-Z][A-Z'’-]+` +
            '(?:,? JR\\.?| III?)?)(?![A-Za-z])',
          'g',
        ),
      ),
    ];
    const name =
      nameInLine(page, match.index) ??
      names
        .map((found) => withoutHonorifics(wholeName(lead, found)))
        .filter(isName)
        .at(-1);
    const since = DIRECTOR_SINCE.exec(page.text.slice(match.index, match.index + 200))?.[1];
    if (!name || age < 28 || age > 96) return [];
    const isIndependent = /\bindependent\b/i.test(page.text.slice(Math.max(0, match.index - 130), match.index + 120))
      ? true
      : null;
    return [
      {
        name,
        age,
        since: since ? Number(since) : null,
        isIndependent,
        span: trimmed(
          page,
          Math.max(0, match.index - lead.length + (names.at(-1)?.index ?? 0)),
          match.index + match[0].length,
        ),
      },
    ];
  });
}

/**
 * The name that alone fills the line before a position; a word of the line above belongs to another cell, unless the
 * name begins there: "Warren" over "F. Bryant".
 */
function nameInLine(page: FlatPage, position: number): string | undefined {
  const at = page.lines.findLastIndex(({ end }) => end <= position);
  const line = page.lines[at];
  const name = withoutHonorifics(properCase(line?.text ?? ''));
  const isBegun = BEGINS_A_NAME.test(page.lines[at - 1]?.text ?? '') || /^\p{Lu}\.\s/u.test(name);
  return !isBegun && isName(name) && page.text.slice(line?.end, position).trim() === '' ? name : undefined;
}

const BEGINS_A_NAME = /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)?$/u;

/** A name found by its last part, extended to the left over the other parts of the name. */
function wholeName(lead: string, found: RegExpExecArray): string {
  const words = lead
    .slice(0, found.index + found[0].length)
    .split(' ')
    .slice(-5);
  const options = [0, 1, 2, 3].map((from) =>
    properCase(
      words
        .slice(from)
        .join(' ')
        .replace(/[^\p{L}.'’() -]/gu, '')
        .trim(),
    ),
  );
  const name = options.find(isName) ?? properCase(found[0]);
  // "C. Stephen Moss": the shortest match may leave out the last part of the name.
  const rest = lead.slice(found.index + found[0].length).trim();
  const longer = properCase(`${name} ${rest}`);
  return rest && /^\p{Lu}[\p{L}'’-]+$/u.test(rest) && isName(longer) ? longer : name;
}

/** One of each surname and initial, the first named; John H. and John R. are two. */
export function unique(people: readonly NomineePerson[]): NomineePerson[] {
  const keyOf = ({ name }: NomineePerson) => surnameOf(name) + name.charAt(0);
  const isSame = (one: NomineePerson, other: NomineePerson) =>
    keyOf(one) === keyOf(other) && !haveOtherInitials(one.name, other.name);
  return people.filter((person, at) => people.findIndex((other) => isSame(person, other)) === at);
}
