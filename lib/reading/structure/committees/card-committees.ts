import { oneOf, wholeWords } from '@/lib/format/patterns';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { columnBelow, placedCells, type PlacedCell } from '../tables/columns';
import { committeesIn, hasUnreadCommittee } from './committees';
import { leftOf, placeOf, valuesBeside } from '../tables/label-cells';
import { NEXT_LABEL_WORDS } from '../people/person-facts-patterns';
import { anchorFor, type Anchors, type Owner } from '../people/profile-anchors';
import type { AddFact, Place } from '../types';
import { NOT_NOW_WORDS, NOT_OF_THE_BOARD } from './card-committees-patterns';

/** Committees beside or below the label of a card, which belong to whom the card names. */
export function fromCommitteeLabels(
  page: FlatPage,
  anchors: Anchors,
  committees: readonly string[],
  add: AddFact,
): void {
  fromLabelCells(page, anchors, committees, add);
  fromCommitteesBelow(page, anchors, committees, add);
  fromMemberships(page, anchors, committees, add);
}

/** "Member, Audit Committee", "Chair, Nominating Committee": a line of a profile for each committee. */
const MEMBERSHIP =
  /^(?:(?<chair>Chair(?:man|woman|person)?)|(?:Vice[- ]Chair|Member)), (?<name>\p{Lu}.{3,70} Committee)$/u;

function fromMemberships(page: FlatPage, anchors: Anchors, committees: readonly string[], add: AddFact): void {
  for (const { text, line, left, start, end } of placedCells(page)) {
    const { chair, name } = MEMBERSHIP.exec(text)?.groups ?? {};
    const owner = name === undefined ? undefined : anchorFor(anchors, line, left);
    const said = `${name}${chair === undefined ? '' : ' (Chair)'}`;
    if (owner) addSeats(said, committees, placeOf(page, start, end), owner, add);
  }
}

/** "Board committees" in the left column of a profile, its committees one below the other in the right one. */
const LABEL = '(?:(?:Board|Current|Standing) )*Committees?(?: Memberships?| Assignments?| Service)?';
/** "Larch committees", as companies put their own name before the word. */
const OF_COMPANY = String.raw`(?!${oneOf(NOT_OF_THE_BOARD)}\b)[\p{L}&.]{2,20} Committees`;
const COMMITTEES_LABEL = new RegExp(`^(?:${LABEL}|${OF_COMPANY})$`, 'iu');

/** Committees that somebody left or is to join. */
const NOT_NOW = wholeWords(NOT_NOW_WORDS, 'i');

function fromLabelCells(page: FlatPage, anchors: Anchors, committees: readonly string[], add: AddFact): void {
  for (const { line, parts, start, end } of valuesBeside(page, COMMITTEES_LABEL)) {
    const owner = anchorFor(anchors, line, leftOf(page, line, line.start));
    // A committee's name may go over two lines.
    if (owner) addSeats(parts.join(' '), committees, placeOf(page, start, end), owner, add);
  }
}

function addSeats(
  said: string,
  committees: readonly string[],
  place: Place,
  { name, ...rest }: Owner,
  add: AddFact,
): void {
  if (NOT_NOW.test(said) || hasUnreadCommittee(said, committees)) return;
  for (const { value, role } of committeesIn(said, committees))
    add(name, { kind: 'committee', value, ...(role ? { role } : {}), ...rest, place });
}

/** "Committees Audit (Chair);", where the label and the first of the list are in one cell. */
const COMMITTEES_INLINE = new RegExp(String.raw`^${LABEL}(?<colon>:?)\s(?<first>\p{Lu}.*)$`, 'iu');

/**
 * Committees in the lines below the label of a card, or from the label's own line on, to the end of the list; two such
 * labels below one name are two people's.
 */
function fromCommitteesBelow(page: FlatPage, anchors: Anchors, committees: readonly string[], add: AddFact): void {
  const cells = placedCells(page);
  const labels = cells.flatMap((label) => {
    const { first, colon } = COMMITTEES_INLINE.exec(label.text)?.groups ?? {};
    const bare = label.text.replace(/:$/, '');
    // A label with a colon is read in running text, where its line holds nothing else.
    if ((colon === ':' || bare !== label.text) && label.line.cells.length === 1) return [];
    if (first === undefined && (!COMMITTEES_LABEL.test(bare) || isHeadOfTable(label))) return [];
    if (first !== undefined && (!/^\p{Lu}/u.test(first) || committeesIn(first, committees).length === 0)) return [];
    return [{ label, first, owner: anchorFor(anchors, label.line, label.left) }];
  });
  for (const { label, first, owner } of labels) {
    if (!owner || labels.filter((each) => each.owner?.name === owner.name).length > 1) continue;
    const column = columnBelow(cells, label, /^\p{Lu}/u);
    const list = committeeLines(first === undefined ? column : [{ ...label, text: first }, ...column], committees);
    const end = list?.at(-1)?.end;
    const said = list?.map(({ text }) => text).join(' ') ?? '';
    if (end !== undefined) addSeats(said, committees, placeOf(page, label.start, end), owner, add);
  }
}

/** "Committee   Chair   Members": the head of a table of committees, below the last card of a page. */
const isHeadOfTable = ({ line }: PlacedCell) =>
  line.cells.some(({ text }) => /^(?:chair(?:man|woman|person)?|(?:other )?members?\b.*)$/i.test(text));

/** The lines of a list of committees, down to the next part of the card; null where its end cannot be determined. */
function committeeLines(column: readonly PlacedCell[], committees: readonly string[]): PlacedCell[] | null {
  const read = (...parts: string[]) =>
    committeesIn(parts.join(' '), committees)
      .map(({ value }) => value)
      .join().length;
  const [first] = column;
  if (!first || isNextPart(first, first)) return null;
  const lines: PlacedCell[] = [];
  for (const [at, cell] of column.entries()) {
    if (!(at > 0 && CHAIR.test(cell.text)) && isNextPart(cell, first)) break;
    const before = column[at - 1]?.text ?? '';
    const next = column[at + 1]?.text ?? '';
    // A name over two lines is complete in neither of them.
    const isPart =
      CHAIR.test(cell.text) ||
      read(cell.text) > 0 ||
      read(before, cell.text) > read(before) ||
      read(cell.text, next) > read(next);
    if (!isPart && !OTHER_COMMITTEE.test(cell.text)) return null;
    lines.push(cell);
  }
  return lines;
}

/** In a line of its own below the committee, also with the last word of its name. */
const CHAIR = /^(?:committee\s?)?\((?:co-|vice )?chair(?:man|woman|person)?\)$|^committee$/i;
/** "Executive", a committee that the filing never names on its own. */
const OTHER_COMMITTEE = /^(?:\p{Lu}[\p{L}-]*[,;]?(?:\s(?:and|&|of)\s|\s)?){1,4}(?:\s?\((?:co-)?chair\w*\))?$/iu;
const SENTENCE = /\b(?:is|was|has|have|serves?|brings?|provides?)\b|\.$/i;
const NEXT_PART = new RegExp(String.raw`^(?:[✓✔•]\s?)?(?:not\s)?${oneOf(NEXT_LABEL_WORDS)}\b`, 'i');

/** Whether another part of the card begins here: a label's words, other letters, a sentence. */
function isNextPart(cell: PlacedCell, first: PlacedCell): boolean {
  const [line, other] = [cell.line.line, first.line.line];
  // Beside another card a line is as bold as both together, which shows nothing about this one.
  const isAlone = cell.line.cells.length === 1 && first.line.cells.length === 1;
  const isOtherwiseSet = (isAlone && line.isBold !== other.isBold) || Math.abs(line.fontSize - other.fontSize) > 0.6;
  return SENTENCE.test(cell.text) || (cell !== first && isOtherwiseSet) || NEXT_PART.test(cell.text);
}
