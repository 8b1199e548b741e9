import { MONTH_OR_SHORT } from '@/lib/format/words/months';
import { oneOf, alternatives } from '@/lib/format/patterns';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { committeesIn, hasUnreadCommittee } from '../committees/committees';
import { fromCommitteeLabels } from '../committees/card-committees';
import { fromIndependenceMarks } from '../committees/card-marks';
import { leadingPerson } from './known-people';
import { leftOf, placeOf } from '../tables/label-cells';
import { pastBoardLabels, presentBoardLabels, type BoardListStyle } from '../boards/board-list-style';
import { boardsBelowHead } from '../boards/headed-boards';
import { boardsInline } from '../boards/inline-boards';
import { boardsBelow, boardsBeside, type ListedBoards } from '../boards/listed-boards';
import { fromNamelessProfiles } from '../boards/nameless-profiles';
import { BULLET, placedCells } from '../tables/columns';
import { anchorFor, anchorsOf, type Anchors, type Owner } from './profile-anchors';
import { valuesBelow } from '../tables/stacked-labels';
import {
  BEFORE_OTHER_AGE,
  BEFORE_OTHER_DIRECTOR,
  DIRECTOR_TITLES,
  NEXT_LABEL_WORDS,
  NOT_AN_AGE,
  OTHER_BOARDS_LABELS,
} from './person-facts-patterns';
import type { AddFact, PersonFact, PersonFactKind } from '../types';

/** Labels below a name in a profile: "Age: 61", "Director since 2017". */
export const LABELLED: readonly { kind: PersonFactKind; pattern: RegExp }[] = [
  {
    kind: 'age',
    pattern: new RegExp(
      String.raw`(?<!\b${oneOf(BEFORE_OTHER_AGE)}\s)\b(?:Age|AGE)\b:?\s{0,3}([3-9]\d)\b(?!` +
        String.raw`${alternatives(NOT_AN_AGE)})`,
      'gu',
    ),
  },
  {
    kind: 'director_since',
    pattern: new RegExp(
      String.raw`(?<!\b${oneOf(BEFORE_OTHER_DIRECTOR)}\s)\b${oneOf(DIRECTOR_TITLES)}` +
        String.raw`(?:\s?[/|]\s?|\s)since\b:?\s(?:${MONTH_OR_SHORT}\s(?:\d{1,2},\s)?)?((?:19|20)\d\d)\b`,
      'giu',
    ),
  },
  {
    kind: 'director_since',
    pattern: new RegExp(
      String.raw`\b(?:Joined (?:the |our )?Board|Year (?:first )?(?:elected|joined))\b:?\s(?:in\s)?((?:19|20)\d\d)\b` +
        // "2014 to 2020 Chief Medical Officer" of the next column.
        String.raw`(?!\s(?:to|[-–—])\s(?:(?:19|20)\d\d|present)\b)`,
      'gi',
    ),
  },
  { kind: 'independent', pattern: /\bIndependent\b:?\s(Yes|No)\b/gi },
  {
    kind: 'other_board',
    pattern: new RegExp(String.raw`\b${oneOf(OTHER_BOARDS_LABELS)}:?\s(?:[•●■▪-]\s)?(.{2,160})`, 'gi'),
  },
  {
    kind: 'committee',
    pattern: /\b(?:Board |Current |Standing )*Committees?(?: Memberships?| Assignments?| Service)?:\s(.{4,240})/gi,
  },
];
const IS_PROFILE =
  /\b(?:director|trustee) since\b|\bage:?\s?\d{2}\b|\bcommittees?\b.{0,20}:|\bjoined (?:the |our )?board\b/i;
/** Where one part of a profile ends and the next begins. */
const NEXT_LABEL = new RegExp(String.raw`\s${oneOf(NEXT_LABEL_WORDS)}\b(?::|\s\p{Lu}).*$`, 'su');

/** Where the word ends a committee's name and is not a label, another follows: "Audit Committee Finance Committee". */
const NEXT_COMMITTEES = new RegExp(
  String.raw`^\sCommittee(?:[\s,;•●▪]|\band\b|&)*(?:(?:\p{Lu}[\p{L}-]+,?\s(?:(?:and|&|of)\s)?){1,7}Committee` +
    String.raw`(?:\s?[,(–-]\s?\(?(?:Co-|Vice )?Chair\w*\)?)?(?:[\s,;•●▪]|\band\b|&)*)+`,
  'u',
);

/** The text between a label and the next one. */
function untilNextLabel(text: string, kind: PersonFactKind): string {
  const said = text.replace(NEXT_LABEL, '');
  const more = kind === 'committee' ? (NEXT_COMMITTEES.exec(text.slice(said.length))?.[0] ?? '') : '';
  return `${said}${more}`.trim();
}

/** "Audit (Chair), Compensation. Jane Roe joined …": a list that ends with a full stop is over. */
const NEXT_SENTENCE = /(?<=\p{Ll}{4}|\))\.\s+\p{Lu}.*$/su;

/** A value as stored: "yes" or "no" for independence, "none" for a dash in place of boards; others as printed. */
export function normalizeValue({ kind, value }: Pick<PersonFact, 'kind' | 'value'>): string {
  if (kind === 'independent') return /^no$/i.test(value) ? 'no' : 'yes';
  return kind === 'other_board' && /^(?:none|[-–—])$/i.test(value) ? 'none' : value;
}

/** What the filing has besides the page. */
type Known = {
  committees: readonly string[];
  named: readonly string[];
  boards: BoardListStyle;
  next: FlatPage | undefined;
};

/** Facts below the names of a page of profiles. */
export function fromProfiles(
  page: FlatPage,
  people: ReadonlyMap<string, string>,
  { committees, named, boards, next }: Known,
  add: AddFact,
): void {
  const anchors = anchorsOf(page, people);
  if (anchors.names.length === 0) fromNamelessProfiles(page, people, add);
  if (anchors.names.length === 0 || !(IS_PROFILE.test(page.text) || valuesBelow(page).length > 0)) return;
  fromNamesWithAge(page, people, add);
  fromStackedLabels(page, anchors, add);
  fromCommitteeLabels(page, anchors, named, add);
  fromIndependenceMarks(page, anchors, add);
  fromListedBoards(page, anchors, { boards, next }, add);
  // A second age below one name belongs to a person whose name was not recognised, so only the first of a kind is used.
  const told = new Set<string>();
  for (const { kind, pattern } of LABELLED) {
    for (const match of labelsIn(page.text, pattern)) {
      const line = page.lines.find((each) => each.start <= match.index && match.index < each.end);
      const isList = kind === 'committee' || kind === 'other_board';
      if (!line || (isList && hasNeighbour(line, match)) || isOfMatrix(line, match)) continue;
      const owner = anchorFor(anchors, line, leftOf(page, line, match.index));
      if (!owner || told.has(`${owner.name} ${kind}`)) continue;
      const { name, ...rest } = owner;
      told.add(`${name} ${kind}`);
      const whole = untilNextLabel(match[1] ?? '', kind);
      const said = kind === 'committee' ? beforeName(whole.replace(NEXT_SENTENCE, ''), people).trim() : whole;
      const end = match.index + match[0].indexOf(match[1] ?? '') + Math.max(1, said.length);
      const place = placeOf(page, match.index, end);
      if (kind === 'committee') {
        // With a committee that was not read, the list does not show who sits on no other.
        const known = [committees, named].find((names) => !hasUnreadCommittee(said, names)) ?? [];
        for (const { value, role } of committeesIn(said, known))
          add(name, { kind, value, ...(role ? { role } : {}), ...rest, place });
      } else if (kind === 'other_board') {
        const value = boardsIn(beforeName(said, people));
        if (value) add(name, { kind, value: plainOther(value), ...rest, place });
      } else add(name, { kind, value: normalizeValue({ kind, value: said }), ...rest, place });
    }
  }
}

/**
 * Whether a label's line continues with the cell of another column, or the label is alone at its end beside others, so
 * that what follows it in the text is not its value.
 */
function hasNeighbour({ cells }: FlatLine, match: RegExpExecArray): boolean {
  const at = cells.findIndex(({ start, end }) => start <= match.index && match.index < end);
  const after = cells.slice(at + 1);
  const labelEnd = match.index + match[0].length - (match[1] ?? '').length;
  const isLabelAlone = (cells[at]?.end ?? 0) <= labelEnd;
  const isLast = isLabelAlone && at > 0 && after.length === 0;
  return isLast || after.length > (isLabelAlone ? 1 : 0) || (isLabelAlone && IS_LABEL.test(after[0]?.text ?? ''));
}

/** "Age   72   56   63": a row of a matrix whose columns are people. */
function isOfMatrix({ cells }: FlatLine, match: RegExpExecArray): boolean {
  const at = cells.findIndex(({ start, end }) => start <= match.index && match.index < end);
  const after = cells.slice(at + 1);
  return after.length > 1 && after.every(({ text }) => /^\d{2,4}$/.test(text));
}

const IS_LABEL = new RegExp(String.raw`^${oneOf(NEXT_LABEL_WORDS)}\b`, 'i');

/** Every label with what follows; the next label may be within it. */
function labelsIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  const next = new RegExp(pattern);
  for (let match = next.exec(text); match; match = next.exec(text)) {
    found.push(match);
    next.lastIndex -= match[1]?.length ?? 0;
  }
  return found;
}

const NAME_WITH_AGE = /^(?<who>\p{Lu}[\p{L}.,'’ -]{4,40}) \((?<age>[3-9]\d)\)$/u;

/** "Jane Roe (61)" in a table whose head says that the number is the age. */
function fromNamesWithAge(page: FlatPage, people: ReadonlyMap<string, string>, add: AddFact): void {
  if (!/\bname\s?\((?:and )?age\)/i.test(page.text)) return;
  for (const cell of page.lines.flatMap(({ cells }) => cells)) {
    const { who = '', age } = NAME_WITH_AGE.exec(cell.text)?.groups ?? {};
    const name = age && leadingPerson(who, people);
    if (name && age) add(name, { kind: 'age', value: age, place: placeOf(page, cell.start, cell.end) });
  }
}

/** Ages and first years below their labels; two values below one name are two people's, one of them unknown. */
function fromStackedLabels(page: FlatPage, anchors: Anchors, add: AddFact): void {
  const found = valuesBelow(page).map((value) => ({ ...value, owner: anchorFor(anchors, value.line, value.left) }));
  for (const { owner, kind, value, start, end } of found) {
    if (!owner || found.filter((each) => each.owner?.name === owner.name && each.kind === kind).length > 1) continue;
    if (isInRowOfOther(page, end, owner.name)) continue;
    const { name, ...rest } = owner;
    add(name, { kind, value: normalizeValue({ kind, value }), ...rest, place: placeOf(page, start, end) });
  }
}

const PART_OF_NAME = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}(?:\.|[\p{L}'’-]+))*(?:\s[IVX]+)?$/u;

/** "Age" over "Mark D. Doe   56", below the profile of Jane Roe: the head of another table. */
function isInRowOfOther(page: FlatPage, valueEnd: number, owner: string): boolean {
  const line = page.lines.find(({ start, end }) => start < valueEnd && valueEnd <= end);
  const [first, ...others] = line?.cells ?? [];
  if (!first || others.length === 0 || first.end >= valueEnd || !PART_OF_NAME.test(first.text)) return false;
  return first.text.includes(' ') && !first.text.split(' ').some((word) => owner.split(' ').includes(word));
}

/** The one list of other public boards below a name; two of them belong to two people, one of them unknown. */
function fromListedBoards(
  page: FlatPage,
  anchors: Anchors,
  { boards, next }: Pick<Known, 'boards' | 'next'>,
  add: AddFact,
): void {
  const below = boardsBelow(page);
  const beside = boardsBeside(page).filter(({ start }) => below.every((list) => list.start !== start));
  const listed = [...below, ...beside, ...boardsInline(page), ...boardsBelowHead(page, boards.areOfPublic)].map(
    (list) => ({ ...list, owner: anchorFor(anchors, list.label.line, list.label.left) }),
  );
  for (const own of Map.groupBy(listed, ({ owner }) => owner?.name).values()) {
    const [{ owner } = { owner: null }] = own;
    if (!owner || !isWholeOf(own, boards)) continue;
    if (next && beginsWithItem(next) && own.some((list) => endsColumn(page, list))) continue;
    const { name, ...rest } = owner;
    const names = own.flatMap((list) => list.names ?? []);
    const value = names.join('; ') || 'none';
    const place = placeOf(page, Math.min(...own.map(({ start }) => start)), Math.max(...own.map(({ end }) => end)));
    add(name, { kind: 'other_board', value, names, ...rest, place });
  }
  for (const { line, start, end, left } of pastBoardLabels(page, boards)) {
    const owner = anchorFor(anchors, line, left);
    if (
      !owner ||
      presentBoardLabels(page).some((label) => isOfOrOpen(anchorFor(anchors, label.line, label.left), owner))
    )
      continue;
    const { name, ...rest } = owner;
    add(name, { kind: 'other_board', value: 'none', names: [], ...rest, place: placeOf(page, start, end) });
  }
}

const isOfOrOpen = (one: Owner | null, owner: Owner) => one === null || one.name === owner.name;

/** Whether the lists below one name are all that there are: one, or one of boards at home and one of those abroad. */
function isWholeOf(
  own: readonly { names: string[] | null; part: ListedBoards['part'] }[],
  { haveAbroad }: BoardListStyle,
) {
  const parts = own.map(({ part }) => part);
  if (own.some(({ names }) => names === null)) return false;
  // Those "within the past five years" that are listed in the United States may leave out others that are held now.
  if (own.length === 1) return parts[0] !== 'abroad' && (parts[0] !== 'home with past' || haveAbroad);
  return own.length === 2 && parts.includes('abroad') && parts.some((part) => part?.startsWith('home'));
}

/** Whether a page begins with an item of a list that the page before began. */
function beginsWithItem({ lines }: FlatPage): boolean {
  const [first] = lines.filter(({ line }) => line.role !== 'furniture').toSorted((a, b) => b.line.y - a.line.y);
  return first !== undefined && BULLET.test(first.text);
}

/** Whether nothing is printed below a list in its column. */
function endsColumn(page: FlatPage, { end, label }: { end: number; label: { left: number } }): boolean {
  const last = page.lines.find((line) => line.start < end && end <= line.end);
  return placedCells(page).every(
    ({ line, left }) =>
      !last || line.line.role === 'furniture' || line.line.y >= last.line.y || Math.abs(left - label.left) > COLUMN,
  );
}

const COLUMN = 24;

/** Cuts the text at the next person's name, when profiles are close together. */
function beforeName(said: string, people: ReadonlyMap<string, string>): string {
  const starts = [...people.values()].map((name) => said.indexOf(name)).filter((at) => at >= 0);
  return starts.length > 0 ? said.slice(0, Math.min(...starts)) : said;
}

const AFTER_BOARDS = new RegExp(
  String.raw`\s[•●■▪]\s|\s${PLAIN_TITLE}\.\s|\s(?:Within|Previous|Past|Notable|Previously)\b`,
);

/** The companies after the label, up to text about earlier years or full sentences. */
function boardsIn(said: string): string | null {
  const value = (said.split(AFTER_BOARDS)[0] ?? '').replace(/^(?:Experience|Current)\b:?\s/, '').trim();
  if (/^(?:none\b|n\/a|[-–—]+$)/i.test(value)) return value;
  return /^\p{Lu}\p{L}/u.test(value) && !/^(?:AND|Within|Company|Member|Committee|Director since)\b/.test(value)
    ? value
    : null;
}

function plainOther(value: string): string {
  return /^(?:none|n\/a|[-–—]+)\b/i.test(value) ? 'none' : value.slice(0, 120);
}
