import type { FlatLine, FlatPage } from '../text/flat-page';
import { isNameOfKnownFamily, leadingPerson } from './known-people';
import { leftOf } from './label-cells';

/** A name with which a profile begins. */
export type Anchor = { name: string; y: number; left: number; inset: number };
const FURTHEST_LEFT = 25;
/** The name of an anchor whose profile is nobody's. */
const UNKNOWN = '';

/** The names with which the profiles of a page begin, in a line or cell of their own or over two lines. */
export function anchorsOf(page: FlatPage, people: ReadonlyMap<string, string>): Anchor[] {
  const names = page.lines.flatMap((line, at) => [
    ...anchorsOn(page, line, people),
    ...overTwoLines(page, line, page.lines[at + 1], people),
  ]);
  return withInsets(page, names);
}

/** "1b.", as a profile carries the number of its ballot line. */
const BALLOT_NUMBER = /^\(?\d{1,2}\)?\s?\(?[a-z]?[.:)]{1,2}\s+(?=\p{Lu})/u;

/** Short lines or cells that begin with a person's name and start a profile. */
function anchorsOn(page: FlatPage, line: FlatLine, people: ReadonlyMap<string, string>): Omit<Anchor, 'inset'>[] {
  const isTitled = line.line.role === 'heading' || line.line.isBold || line.text.length < 60;
  if (!isTitled || line.line.text.length > 140) return [];
  return line.cells.flatMap((cell) => {
    const text = cell.text.replace(BALLOT_NUMBER, '');
    const known = text.length < 90 && /^[^\p{L}]{0,3}\p{Lu}/u.test(text) ? leadingPerson(text, people) : null;
    // A relative, or a nickname elsewhere: whose profile it is stays open, but it is not the one above's.
    const name = known ?? (isNameOfKnownFamily(text, people) ? UNKNOWN : null);
    const isSentence = /\b(?:has|is|was|serves|served|joined|brings|and)\s\p{Ll}/u.test(text);
    return name !== null && text.includes(' ') && !isSentence
      ? [{ name, y: line.line.y, left: leftOf(page, line, cell.start) }]
      : [];
  });
}

const PART_OF_NAME = /^\p{Lu}[\p{L}.'’-]*(?:,?\s\p{Lu}[\p{L}.'’-]*){0,3},?$/u;
const LINE_PITCH = 1.7;

/** A name that goes over two lines of a narrow column. */
function overTwoLines(
  page: FlatPage,
  line: FlatLine,
  next: FlatLine | undefined,
  people: ReadonlyMap<string, string>,
): Omit<Anchor, 'inset'>[] {
  const [first, second] = [line.cells[0], next?.cells[0]];
  const begun = first?.text.replace(BALLOT_NUMBER, '') ?? '';
  if (!next || !first || !second || !PART_OF_NAME.test(begun) || !PART_OF_NAME.test(second.text)) return [];
  const left = leftOf(page, line, first.start);
  const isBelow =
    line.line.y - next.line.y < LINE_PITCH * line.line.height &&
    Math.abs(leftOf(page, next, second.start) - left) < FURTHEST_LEFT &&
    next.line.isBold === line.line.isBold;
  const joined = `${begun} ${second.text}`.replace(/(?<=\p{Ll})-\s(?=\p{Lu})/u, '-');
  const name = isBelow && !leadingPerson(begun, people) && leadingPerson(joined, people);
  return name && endsWithSurname(second.text, name) ? [{ name, y: line.line.y, left }] : [];
}

function endsWithSurname(text: string, name: string): boolean {
  const surname = name.toLowerCase().split(' ').at(-1) ?? '';
  return text.split(' ').some((word) => {
    const bare = word.toLowerCase().replace(/,$/, '');
    return surname === bare || surname.endsWith(`-${bare}`);
  });
}

/** The nearest name above; with several names beside each other, the one in the same column. */
export function anchorFor(anchors: readonly Anchor[], { line }: FlatLine, left: number): string | null {
  const above = anchors.filter((anchor) => anchor.y >= line.y - 2);
  const nearest = Math.min(...above.map((anchor) => anchor.y));
  const level = above.filter((anchor) => anchor.y - nearest < 8);
  if (level.length <= 1) return level[0]?.name ?? null;
  const own = level.filter((anchor) => anchor.left - anchor.inset <= left + FURTHEST_LEFT);
  return own.toSorted((a, b) => b.left - a.left)[0]?.name ?? null;
}

/** Of a card, from its left edge to the name beside a portrait. */
const MOST_INSET = 90;

/** Names stand further right than the rest of their cards where a portrait is beside them; all cards are set alike. */
function withInsets(page: FlatPage, anchors: readonly Omit<Anchor, 'inset'>[]): Anchor[] {
  const first = Math.min(...anchors.map(({ left }) => left));
  const foot = Math.max(...anchors.map(({ y }) => y));
  const below = page.lines.filter(({ line }) => line.y < foot).map((line) => leftOf(page, line, line.start));
  const inset = first - Math.min(first, ...below);
  return anchors.map((anchor) => ({ ...anchor, inset: inset <= MOST_INSET ? inset : 0 }));
}
