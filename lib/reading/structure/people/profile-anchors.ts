import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { PARTICLES, PORTUGUESE_PARTICLES } from '@/lib/format/words/name-words';
import { oneOf } from '@/lib/format/patterns';
import { gapsBetween } from '../tables/column-gaps';
import { columnBelow, placedCells, type PlacedCell } from '../tables/columns';
import { isNameOfKnownFamily, leadingPerson } from './known-people';
import { leftOf } from '../tables/label-cells';
import { PLAIN_TITLE, withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { isName, properCase, withoutBallotNumber } from '@/lib/reading/text/names/names';

/** A name with which a profile begins. */
export type Anchor = { name: string; y: number; top: number; left: number };
/** The names of a page with which profiles begin, and the positions of its words. */
export type Anchors = { page: FlatPage; names: readonly Anchor[] };

/** Whose profile a label is in; `isParted` where white space separates it from others beside it. */
export type Owner = { name: string; isParted: boolean };

const SAME_COLUMN = 25;
/** The name of an anchor whose profile belongs to no known person. */
const UNKNOWN = '';

/** The names with which the profiles of a page begin, in a line or cell of their own or over several lines. */
export function anchorsOf(page: FlatPage, people: ReadonlyMap<string, string>): Anchors {
  const names = page.lines.flatMap((line) => anchorsOn(page, line, people));
  const all = [...names, ...setAlike(page, names), ...overSeveralLines(page, people)];
  // "Maria Elena" above "Lagomasino" reads like somebody's name, and is the beginning of the one read over both lines.
  const isBegun = (one: Anchor) =>
    one.name === UNKNOWN && all.some(({ name, y, left }) => name !== UNKNOWN && y === one.y && left === one.left);
  return {
    page,
    names: fromCardTops(
      page,
      all.filter((one) => !isBegun(one)),
    ),
  };
}

/** As many names of one style show how the page sets the names of profiles. */
const ALIKE_NAMES = 2;

/** A line that is set and reads like the page's names also begins a profile, even if it names no known person. */
function setAlike(page: FlatPage, names: readonly Anchor[]): Anchor[] {
  const isKnown = (line: FlatLine) => names.some(({ y }) => y === line.line.y);
  const styleOf = ({ line, text }: FlatLine) =>
    `${line.fontSize} ${line.isBold} ${Math.round(line.x)} ${text === text.toUpperCase()}`;
  const known = page.lines.filter(isKnown);
  return page.lines.flatMap((line): Anchor[] => {
    const alike = known.filter((other) => styleOf(other) === styleOf(line)).length;
    // "Jane Roe   Independent Director": the name is the first cell.
    const [first] = line.cells;
    const text = withoutBallotNumber(first?.text ?? '');
    return alike >= ALIKE_NAMES && !isKnown(line) && isName(withoutHonorifics(properCase(text)))
      ? [{ name: UNKNOWN, ...heightsOf(line), left: line.line.x }]
      : [];
  });
}

/** How far right of its name the second column of a card begins. */
const SECOND_COLUMN = 60;
/** How much the distance from a name to its card's first label may differ from card to card. */
const ALIKE = 8;

/**
 * Names below portraits, with the first label of each card beside the portrait and so above the name: each name then
 * counts from that label. The label is at the same distance above every name, and nearer than the next one below.
 */
function fromCardTops(page: FlatPage, names: readonly Anchor[]): Anchor[] {
  const [first, ...others] = names;
  const isOneColumn = others.every(({ left }) => Math.abs(left - (first?.left ?? 0)) <= SAME_COLUMN);
  if (!first || !isOneColumn) return [...names];
  const cells = placedCells(page).filter(({ left }) => left > first.left + SECOND_COLUMN);
  // "Committee: Audit" and "Committees: Audit (Chair)" are the same label.
  const alikeFrom = (shift: number) =>
    Map.groupBy(cells, ({ text, left }) => `${Math.floor((left + shift) / COLUMN)} ${text.replace(/s?:\s.*$/, ':')}`);
  // Labels with close edges fall into one column, counted from the page's edge or from half a column before it.
  const tops = [0, COLUMN / 2]
    .flatMap((shift) => [...alikeFrom(shift).values()])
    .map((each) => each.map(({ line }) => line.line.y))
    .filter((heights) => areCardTops(heights, names))
    .toSorted((a, b) => Math.max(...b) - Math.max(...a))[0];
  if (!tops) return [...names];
  const withTop = names.map((name) => ({ ...name, ...topOf(aboveName(tops, name)) }));
  const nameless = tops.filter((top) => !withTop.some(({ y }) => y === top));
  return [...withTop, ...nameless.map((top) => ({ name: UNKNOWN, left: first.left, ...topOf(top) }))];
}

const COLUMN = 12;
const topOf = (y: number) => ({ y, top: y });
const aboveName = (heights: readonly number[], { top }: Anchor) => Math.min(...heights.filter((y) => y > top));

/** How much nearer than the label below the one above is to a name that is alone on its page. */
const CLEARLY_NEARER = 2;

function areCardTops(heights: readonly number[], names: readonly Anchor[]): boolean {
  // Where the page has two cards and the name of one is not known, nothing shows that their distances are equal.
  if (names.length === 1 && !heights.some((height) => height <= (names[0]?.y ?? 0))) return false;
  const nearer = names.length === 1 ? CLEARLY_NEARER : 1;
  const distances = names.map((name) => aboveName(heights, name) - name.y);
  const below = names.map(({ y }) => y - Math.max(...heights.filter((height) => height <= y)));
  const most = Math.max(...distances);
  return (
    new Set(names.map((name) => aboveName(heights, name))).size === names.length &&
    Number.isFinite(most) &&
    most - Math.min(...distances) <= ALIKE &&
    most * nearer < Math.min(...below)
  );
}

/** Short lines or cells that begin with a person's name and start a profile. */
function anchorsOn(page: FlatPage, line: FlatLine, people: ReadonlyMap<string, string>): Anchor[] {
  const isTitled = line.line.role === 'heading' || line.line.isBold || line.text.length < 60;
  if (!isTitled || line.line.text.length > 140) return [];
  // In the row of a table an age or a year is beside the name.
  const isRow = line.cells.some(({ text }) => /^(?:\d{2}|(?:19|20)\d{2})(?:\s|$)/.test(text));
  return line.cells.flatMap((cell) => {
    const text = isRow ? cell.text : withoutBallotNumber(cell.text);
    const known = text.length < 90 && /^[^\p{L}]{0,3}\p{Lu}/u.test(text) ? leadingPerson(text, people) : null;
    // A relative, a nickname elsewhere, or somebody unknown beside a known name: whose profile it is stays open, but it
    // is not the one above's.
    const isOne = isNameOfKnownFamily(text, people) || (isName(text) && isBesideKnown(line, people));
    const name = known ?? (isOne ? UNKNOWN : null);
    const isSentence =
      /\b(?:has|is|was|serves|served|joined|brings|and)\s\p{Ll}/u.test(text) || TITLE_AND_VERB.test(text);
    return name !== null && text.includes(' ') && !isSentence
      ? [{ name, ...heightsOf(line), left: leftOf(page, line, cell.start) }]
      : [];
  });
}

const TITLE_AND_VERB = new RegExp(String.raw`^${PLAIN_TITLE}\.\s\S+\s\p{Ll}`, 'u');

const isBesideKnown = ({ cells }: FlatLine, people: ReadonlyMap<string, string>) =>
  cells.some(({ text }) => isName(text) && leadingPerson(text, people) !== null);

const heightsOf = ({ line: { y, height } }: FlatLine) => ({ y, top: y + height });

const PARTICLES_BEFORE = String.raw`(?:${oneOf([...PARTICLES, ...PORTUGUESE_PARTICLES])}\s)*`;
const WORD = String.raw`(?:\p{Lu}[\p{L}.'’-]*|["“(]\p{Lu}\p{L}+["”)])`;
const PART_OF_NAME = new RegExp(String.raw`^${PARTICLES_BEFORE}${WORD}(?:,?\s${PARTICLES_BEFORE}${WORD}){0,3},?$`, 'u');
const MOST_LINES = 3;
const LINE_PITCH = 1.7;

/** Names that go over two or three lines of a narrow column. */
function overSeveralLines(page: FlatPage, people: ReadonlyMap<string, string>): Anchor[] {
  const cells = placedCells(page);
  return cells.flatMap((cell): Anchor[] => {
    const begun = withoutBallotNumber(cell.text);
    if (!PART_OF_NAME.test(begun) || leadingPerson(begun, people)) return [];
    let [said, above] = [begun, cell];
    for (const next of columnBelow(cells, cell, PART_OF_NAME).slice(0, MOST_LINES - 1)) {
      if (!isNextOfName(above, next)) return [];
      said = `${said} ${next.text}`.replace(/(?<=\p{Ll})-\s(?=\p{Lu})/u, '-');
      const name = leadingPerson(said, people);
      if (name) return endsWithSurname(next.text, name) ? [{ name, ...heightsOf(cell.line), left: cell.left }] : [];
      above = next;
    }
    return [];
  });
}

function isNextOfName(above: PlacedCell, next: PlacedCell): boolean {
  return (
    PART_OF_NAME.test(next.text) &&
    above.line.line.y - next.line.line.y < LINE_PITCH * above.line.line.height &&
    next.line.line.isBold === above.line.line.isBold
  );
}

function endsWithSurname(text: string, name: string): boolean {
  const surname = name.toLowerCase().split(' ').at(-1) ?? '';
  return text.split(' ').some((word) => {
    const bare = word.toLowerCase().replace(/,$/, '');
    return surname === bare || surname.endsWith(`-${bare}`);
  });
}

/** How far names side by side may differ in height: some go over more lines than others. */
const LEVEL = 36;

/**
 * Whose profile a label is in: the nearest name's above. Where names are side by side, white space from the names
 * down past the label must part the columns; without it the label belongs to no person.
 */
export function anchorFor({ page, names }: Anchors, { line }: FlatLine, left: number): Owner | null {
  // A label beside a name in larger letters may be a little higher than its foot.
  const above = names.filter(({ y, top }) => y >= line.y - 2 || top >= line.y + line.height / 2);
  const nearest = Math.min(...above.map(({ y }) => y));
  const columns = columnsOf(above.filter(({ y }) => y - nearest < LEVEL));
  const [first, ...others] = columns;
  if (!first) return null;
  let own = first;
  for (const [at, next] of others.entries()) {
    const side = sideOf(page, names, { y: line.y, left }, columns[at] ?? first, next);
    if (side === 'right' && own === (columns[at] ?? first)) own = next;
    else if (side !== 'left') return null;
  }
  if (own.name === UNKNOWN || isEnded(page, own, line.y)) return null;
  return { name: own.name, isParted: others.length > 0 };
}

/** How much larger than a name a heading is that begins something else. */
const LARGER_POINTS = 0.6;

/** Whether the name is in a row of a table and a heading in larger letters is between it and the label. */
function isEnded({ lines }: FlatPage, { y, left }: Anchor, labelY: number): boolean {
  const own = lines.find(({ line }) => line.y === y)?.line;
  const size = own?.fontSize ?? Infinity;
  if (own?.role !== 'table') return false;
  return lines.some(
    ({ line }) =>
      line.role === 'heading' &&
      line.fontSize > size + LARGER_POINTS &&
      line.y < y &&
      line.y > labelY &&
      line.x <= left + SAME_COLUMN &&
      line.x + line.width >= left,
  );
}

/** The lowest name of each column, from left to right. */
function columnsOf(level: readonly Anchor[]): Anchor[] {
  const columns: Anchor[] = [];
  for (const anchor of level.toSorted((a, b) => a.left - b.left || a.y - b.y)) {
    const last = columns.at(-1);
    if (!last || anchor.left - last.left > SAME_COLUMN) columns.push(anchor);
    else if (anchor.y < last.y) columns[columns.length - 1] = anchor;
  }
  return columns;
}

/** How far below a label its column is looked at; running text there shows how wide the columns are. */
const REACH = 160;

/** On which side of the white space between two names a label is. */
function sideOf(
  page: FlatPage,
  names: readonly Anchor[],
  label: { y: number; left: number },
  one: Anchor,
  other: Anchor,
): 'left' | 'right' | null {
  const top = Math.max(one.y, other.y) + 2;
  const next = Math.max(0, ...names.filter(({ y }) => y < label.y - 2).map(({ y }) => y + LEVEL));
  for (const bottom of [Math.max(label.y - REACH, Math.min(next, label.y)), label.y - 2]) {
    const gaps = gapsBetween(page, { top, bottom }, one.left, other.left);
    if (gaps.length === 0) continue;
    if (gaps.every(([, right]) => label.left >= right - 1)) return 'right';
    return gaps.every(([from]) => label.left < from) ? 'left' : null;
  }
  return null;
}
