import { oneOf, alternatives } from '@/lib/format/patterns';
import type { FlatPage } from '../text/flat-page';
import { committeesIn } from './committees';
import { leadingPerson } from './known-people';
import { leftOf, valuesBeside } from './label-cells';
import { boardsBelow, boardsBeside } from './listed-boards';
import { columnBelow, placedCells } from './columns';
import { anchorFor, anchorsOf, type Anchor } from './profile-anchors';
import { valuesBelow } from './stacked-labels';
import {
  BEFORE_OTHER_AGE,
  DIRECTOR_TITLES,
  NEXT_LABEL_WORDS,
  NOT_AN_AGE,
  OTHER_BOARDS_LABELS,
} from './person-facts-patterns';
import type { PersonFact, PersonFactKind, Place } from './types';

export type Add = (name: string, fact: PersonFact) => void;

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
      String.raw`\b${oneOf(DIRECTOR_TITLES)}` +
        String.raw`(?:\s?[/|]\s?|\s)since\b:?\s(?:\p{Lu}\p{Ll}+\.?\s(?:\d{1,2},\s)?)?((?:19|20)\d\d)\b`,
      'giu',
    ),
  },
  {
    kind: 'director_since',
    pattern: /\b(?:Joined (?:the |our )?Board|Year (?:first )?(?:elected|joined))\b:?\s(?:in\s)?((?:19|20)\d\d)\b/gi,
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

/** "Audit (Chair), Compensation. Jane Roe joined …": a list that ends with a full stop is over. */
const NEXT_SENTENCE = /(?<=\p{Ll}{4}|\))\.\s+\p{Lu}.*$/su;

export function plainValue({ kind, value }: Pick<PersonFact, 'kind' | 'value'>): string {
  if (kind === 'independent') return /^no$/i.test(value) ? 'no' : 'yes';
  return kind === 'other_board' && /^(?:none|[-–—])$/i.test(value) ? 'none' : value;
}

/** Facts below the names of a page of profiles. */
export function fromProfiles(
  page: FlatPage,
  people: ReadonlyMap<string, string>,
  { committees, named }: { committees: readonly string[]; named: readonly string[] },
  add: Add,
): void {
  const anchors = anchorsOf(page, people);
  if (anchors.length === 0 || !(IS_PROFILE.test(page.text) || valuesBelow(page).length > 0)) return;
  fromNamesWithAge(page, people, add);
  fromStackedLabels(page, anchors, add);
  fromLabelCells(page, anchors, named, add);
  fromCommitteesBelow(page, anchors, named, add);
  fromListedBoards(page, anchors, add);
  // A second age below one name belongs to a person whose name was not recognised, so only the first of a kind is used.
  const told = new Set<string>();
  for (const { kind, pattern } of LABELLED) {
    for (const match of labelsIn(page.text, pattern)) {
      const line = page.lines.find((each) => each.start <= match.index && match.index < each.end);
      const name = line ? anchorFor(anchors, line, leftOf(page, line, match.index)) : null;
      if (!name || told.has(`${name} ${kind}`)) continue;
      told.add(`${name} ${kind}`);
      const whole = (match[1] ?? '').replace(NEXT_LABEL, '').trim();
      const said = kind === 'committee' ? beforeName(whole.replace(NEXT_SENTENCE, ''), people).trim() : whole;
      const end = match.index + match[0].indexOf(match[1] ?? '') + Math.max(1, said.length);
      const place = placeOf(page, match.index, end);
      if (kind === 'committee') {
        for (const { value, role } of committeesIn(said, committees))
          add(name, { kind, value, ...(role ? { role } : {}), place });
      } else if (kind === 'other_board') {
        const value = boardsIn(beforeName(said, people));
        if (value) add(name, { kind, value: plainOther(value), place });
      } else add(name, { kind, value: plainValue({ kind, value: said }), place });
    }
  }
}

/** Every label with what follows; the next label may stand within it. */
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
function fromNamesWithAge(page: FlatPage, people: ReadonlyMap<string, string>, add: Add): void {
  if (!/\bname\s?\((?:and )?age\)/i.test(page.text)) return;
  for (const cell of page.lines.flatMap(({ cells }) => cells)) {
    const { who = '', age } = NAME_WITH_AGE.exec(cell.text)?.groups ?? {};
    const name = age && leadingPerson(who, people);
    if (name && age) add(name, { kind: 'age', value: age, place: placeOf(page, cell.start, cell.end) });
  }
}

/** Ages and first years below their labels; two values below one name are two people's, one of them unknown. */
function fromStackedLabels(page: FlatPage, anchors: readonly Anchor[], add: Add): void {
  const found = valuesBelow(page).map((value) => ({ ...value, name: anchorFor(anchors, value.line, value.left) }));
  for (const { name, kind, value, start, end } of found) {
    if (!name || found.filter((each) => each.name === name && each.kind === kind).length > 1) continue;
    add(name, { kind, value: plainValue({ kind, value }), place: placeOf(page, start, end) });
  }
}

/** "Board committees" in the left column of a profile, its committees one below the other in the right one. */
const COMMITTEES_LABEL = /^(?:(?:Board|Current|Standing) )*Committees?(?: Memberships?| Assignments?| Service)?$/i;

/** Committees that somebody left or is to join. */
const NOT_NOW = /\b(?:expect\w*|will|to be|join\w*|effective|following|until|former\w*|prior|previous\w*|through)\b/i;

function fromLabelCells(page: FlatPage, anchors: readonly Anchor[], committees: readonly string[], add: Add): void {
  for (const { line, parts, start, end } of valuesBeside(page, COMMITTEES_LABEL)) {
    const name = anchorFor(anchors, line, leftOf(page, line, line.start));
    const place = placeOf(page, start, end);
    if (!name || NOT_NOW.test(parts.join(' '))) continue;
    // A committee's name may go over two lines.
    for (const { value, role } of committeesIn(parts.join(' '), committees))
      add(name, { kind: 'committee', value, ...(role ? { role } : {}), place });
  }
}

/** Committees in the lines below the label of a card; two such labels below one name are two people's. */
function fromCommitteesBelow(
  page: FlatPage,
  anchors: readonly Anchor[],
  committees: readonly string[],
  add: Add,
): void {
  const cells = placedCells(page);
  const labels = cells
    .filter(({ text }) => COMMITTEES_LABEL.test(text))
    .map((label) => ({ label, name: anchorFor(anchors, label.line, label.left) }));
  for (const { label, name } of labels) {
    const column = columnBelow(cells, label, /^\p{Lu}/u);
    const isPart = ({ text }: { text: string }, at: number) => {
      const before = column[at - 1]?.text ?? '';
      const next = column[at + 1]?.text ?? '';
      const found = (...parts: string[]) => committeesIn(parts.join(' '), committees).length;
      // Over two lines a name is in neither alone.
      return (
        CHAIR.test(text) || found(text) > 0 || found(before, text) > found(before) || found(text, next) > found(next)
      );
    };
    const other = column.findIndex((cell, at) => SENTENCE.test(cell.text) || !isPart(cell, at));
    const lines = other < 0 ? column : column.slice(0, other);
    const said = lines.map(({ text }) => text).join(' ');
    const end = lines.at(-1)?.end;
    if (!name || end === undefined || NOT_NOW.test(said)) continue;
    if (labels.filter((each) => each.name === name).length > 1) continue;
    for (const { value, role } of committeesIn(said, committees))
      add(name, { kind: 'committee', value, ...(role ? { role } : {}), place: placeOf(page, label.start, end) });
  }
}

/** In a line of its own below the committee. */
const CHAIR = /^\((?:co-|vice )?chair(?:man|woman|person)?\)$/i;
const SENTENCE = /\b(?:is|was|has|have|serves?|brings?|provides?)\b|\.$/i;

/** The one list of other public boards below a name; two of them belong to two people, one of them unknown. */
function fromListedBoards(page: FlatPage, anchors: readonly Anchor[], add: Add): void {
  const below = boardsBelow(page);
  const beside = boardsBeside(page).filter(({ start }) => below.every((list) => list.start !== start));
  const listed = [...below, ...beside].map((list) => ({
    ...list,
    name: anchorFor(anchors, list.label.line, list.label.left),
  }));
  for (const { name, names, start, end } of listed) {
    if (!name || listed.filter((each) => each.name === name).length > 1) continue;
    add(name, { kind: 'other_board', value: names.join('; ') || 'none', names, place: placeOf(page, start, end) });
  }
}

/** Cuts the text at the next person's name, when profiles are close together. */
function beforeName(said: string, people: ReadonlyMap<string, string>): string {
  const starts = [...people.values()].map((name) => said.indexOf(name)).filter((at) => at >= 0);
  return starts.length > 0 ? said.slice(0, Math.min(...starts)) : said;
}

/** The companies after the label, up to text about earlier years or full sentences. */
function boardsIn(said: string): string | null {
  const value = (
    said.split(/\s[•●■▪]\s|\s(?:Mr|Ms|Mrs|Dr)\.\s|\s(?:Within|Previous|Past|Notable|Previously)\b/)[0] ?? ''
  )
    .replace(/^(?:Experience|Current)\b:?\s/, '')
    .trim();
  if (/^(?:none\b|n\/a|[-–—]+$)/i.test(value)) return value;
  return /^\p{Lu}\p{L}/u.test(value) && !/^(?:AND|Within|Company|Member|Committee|Director since)\b/.test(value)
    ? value
    : null;
}

function plainOther(value: string): string {
  return /^(?:none|n\/a|[-–—]+)\b/i.test(value) ? 'none' : value.slice(0, 120);
}

/** A range of the page's flat text as one of its layout. */
export function placeOf(page: FlatPage, from: number, to: number): Place {
  const start = page.offsets[from] ?? 0;
  return { page: page.page, start, end: (page.offsets[Math.max(from, to - 1)] ?? start) + 1 };
}
