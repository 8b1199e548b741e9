import type { FlatLine, FlatPage } from '../text/flat-page';
import { factsOfBiography } from './biographies';
import { committeeNames, committeesIn, isCommitteeHead, shortCommittee } from './committees';
import { isNameOfKnownFamily, leadingPerson } from './known-people';
import { leftOf, valuesBeside } from './label-cells';
import { boardsBelow } from './listed-boards';
import type { Matrix } from './matrices';
import type { PersonFact, PersonFactKind, Place, Unit } from './types';
import { alternatives, oneOf } from '@/lib/format/patterns';
import {
  BEFORE_OTHER_AGE,
  DIRECTOR_TITLES,
  NEXT_LABEL_WORDS,
  NOT_AN_AGE,
  OTHER_BOARDS_HEADS,
  OTHER_BOARDS_LABELS,
  SINCE_HEADS,
} from './person-facts-patterns';

/** Statements of the filing about people, by surname. */
export type FactsOf = Map<string, PersonFact[]>;

/** Labels below a name in a profile: "Age: 61", "Director since 2017". */
const LABELLED: readonly { kind: PersonFactKind; pattern: RegExp }[] = [
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
        String.raw` since\b:?\s(?:\p{Lu}\p{Ll}+\.?\s(?:\d{1,2},\s)?)?((?:19|20)\d\d)\b`,
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
const IS_PROFILE = /\bdirector since\b|\bage:?\s?\d{2}\b|\bcommittees?\b.{0,20}:|\bjoined (?:the |our )?board\b/i;
/** Where one part of a profile ends and the next begins. */
const NEXT_LABEL = new RegExp(String.raw`\s${oneOf(NEXT_LABEL_WORDS)}\b(?::|\s\p{Lu}).*$`, 'su');

/** Ages, first years of service, committees, other boards and independence of people, each with its place. */
export function readPersonFacts(
  pages: readonly FlatPage[],
  units: readonly Unit[],
  matrices: readonly Matrix[],
  people: ReadonlyMap<string, string>,
): FactsOf {
  const facts: FactsOf = new Map();
  const surnameByName = new Map([...people].map(([surname, name]) => [name, surname]));
  const add = (name: string, fact: PersonFact) => {
    const key = surnameByName.get(name) ?? '';
    const known = facts.get(key) ?? [];
    if (!known.some((each) => isSame(each, fact))) facts.set(key, [...known, fact]);
  };
  fromMatrices(matrices, people, add);
  fromTables(units, people, add);
  const committees = committeeNames(pages);
  // Beside the label "Committees" a committee is one that the filing names anywhere.
  const named = committeeNames(pages, 1);
  for (const page of pages) if (IS_PROFILE.test(page.text)) fromProfiles(page, people, { committees, named }, add);
  for (const unit of units) {
    const biography = factsOfBiography(unit, people);
    for (const fact of biography?.facts ?? []) add(biography?.name ?? '', fact);
  }
  fromSentences(units, people, add);
  return facts;
}

type Add = (name: string, fact: PersonFact) => void;

function isSame(known: PersonFact, fact: PersonFact): boolean {
  if (known.kind !== fact.kind) return false;
  // One age and one year per person: the first one found is kept, and tables are read before profiles.
  if (fact.kind === 'committee') return shortCommittee(known.value) === shortCommittee(fact.value);
  return fact.kind !== 'other_board' || known.place.page === fact.place.page || known.value === fact.value;
}

/** Beside committees with full names, a header in capitals is another committee. */
const ABBREVIATED = /^[A-Z]{2,5}$/;

/** Committee membership from committee matrices. */
function fromMatrices(matrices: readonly Matrix[], people: ReadonlyMap<string, string>, add: Add): void {
  for (const matrix of matrices) {
    const isOfCommittees =
      matrix.heads.filter(isCommitteeHead).length >= 2 && matrix.heads.some((head) => /audit/i.test(head));
    if (!isOfCommittees) continue;
    for (const row of matrix.rows) {
      const name = leadingPerson(row.label, people);
      if (!name) continue;
      const place: Place = { page: matrix.page, start: row.start, end: row.end };
      for (const { column, role } of row.marks) {
        const head = matrix.heads[column] ?? '';
        if (isCommitteeHead(head) || ABBREVIATED.test(head))
          add(name, { kind: 'committee', value: shortCommittee(head), ...(role ? { role } : {}), place });
        else if (/\bindependen/i.test(head)) add(name, { kind: 'independent', value: 'yes', place });
      }
      for (const { kind, pattern } of LABELLED.slice(0, 2)) {
        const value = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(row.label)?.[1];
        if (value) add(name, { kind, value, place });
      }
    }
  }
}

const HEADS: readonly { kind: PersonFactKind; head: RegExp; value: RegExp }[] = [
  { kind: 'age', head: /^age\b/i, value: /^([3-9]\d)$/ },
  {
    kind: 'director_since',
    head: new RegExp(alternatives(SINCE_HEADS), 'i'),
    value: /\b((?:19|20)\d\d)$/,
  },
  { kind: 'independent', head: /^independen(?:t|ce)\b(?! audit)/i, value: /^(yes|no|✓|✔|●|x|ü|•)$/i },
  {
    kind: 'other_board',
    head: new RegExp(alternatives(OTHER_BOARDS_HEADS), 'i'),
    value: /^(\d|none|-|–|—)$/i,
  },
];

/** Tables of directors: one row per person, with headers such as "Age" and "Director since". */
function fromTables(units: readonly Unit[], people: ReadonlyMap<string, string>, add: Add): void {
  for (const { row, page, start } of units) {
    if (!row) continue;
    const found = row.cells.flatMap((cell) =>
      HEADS.flatMap(({ kind, head, value }) => {
        const match = head.test(cell.head) ? value.exec(cell.text)?.[1] : undefined;
        return match
          ? [{ kind, value: match, place: { page, start: Math.min(start, cell.start), end: cell.end } }]
          : [];
      }),
    );
    const name = found.length > 0 ? leadingPerson(row.label, people) : null;
    if (!name) continue;
    for (const fact of found) add(name, { ...fact, value: plainValue(fact) });
  }
}

function plainValue({ kind, value }: Pick<PersonFact, 'kind' | 'value'>): string {
  if (kind === 'independent') return /^no$/i.test(value) ? 'no' : 'yes';
  return kind === 'other_board' && /^(?:none|[-–—])$/i.test(value) ? 'none' : value;
}

type Anchor = { name: string; y: number; left: number };
const FURTHEST_LEFT = 25;
/** The name of an anchor whose profile is nobody's. */
const UNKNOWN = '';

function fromProfiles(
  page: FlatPage,
  people: ReadonlyMap<string, string>,
  { committees, named }: { committees: readonly string[]; named: readonly string[] },
  add: Add,
): void {
  const anchors = page.lines.flatMap((line) => anchorsOn(page, line, people));
  if (anchors.length === 0) return;
  fromLabelCells(page, anchors, named, add);
  fromListedBoards(page, anchors, add);
  // A second age below one name belongs to a person whose name was not recognised, so only the first of a kind is used.
  const told = new Set<string>();
  for (const { kind, pattern } of LABELLED) {
    for (const match of page.text.matchAll(pattern)) {
      const line = page.lines.find((each) => each.start <= match.index && match.index < each.end);
      const name = line ? anchorFor(anchors, line, leftOf(page, line, match.index)) : null;
      if (!name || told.has(`${name} ${kind}`)) continue;
      told.add(`${name} ${kind}`);
      const said = (match[1] ?? '').replace(NEXT_LABEL, '').trim();
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

/** "Board committees" in the left column of a profile, its committees one below the other in the right one. */
const COMMITTEES_LABEL = /^(?:(?:Board|Current|Standing) )*Committees?(?: Memberships?| Assignments?| Service)?$/i;

/** Committees that somebody left or is to join. */
const NOT_NOW = /\b(?:expect\w*|will|to be|join\w*|effective|following|until|former\w*|prior|previous\w*|through)\b/i;

function fromLabelCells(page: FlatPage, anchors: readonly Anchor[], committees: readonly string[], add: Add): void {
  for (const { line, parts, start, end } of valuesBeside(page, COMMITTEES_LABEL)) {
    const name = anchorFor(anchors, line, leftOf(page, line, line.start));
    const place = placeOf(page, start, end);
    if (!name || NOT_NOW.test(parts.join(' '))) continue;
    for (const { value, role } of committeesIn(parts.join(', '), committees))
      add(name, { kind: 'committee', value, ...(role ? { role } : {}), place });
  }
}

/** The one list of other public boards below a name; two of them belong to two people, one of them unknown. */
function fromListedBoards(page: FlatPage, anchors: readonly Anchor[], add: Add): void {
  const listed = boardsBelow(page).map((list) => ({
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

/** Short lines or cells that begin with a person's name and start a profile. */
function anchorsOn(page: FlatPage, line: FlatLine, people: ReadonlyMap<string, string>): Anchor[] {
  const isTitled = line.line.role === 'heading' || line.line.isBold || line.text.length < 60;
  if (!isTitled || line.line.text.length > 140) return [];
  return line.cells.flatMap((cell) => {
    const known =
      cell.text.length < 90 && /^[^\p{L}]{0,3}\p{Lu}/u.test(cell.text) ? leadingPerson(cell.text, people) : null;
    // A relative, or a nickname elsewhere: whose profile it is stays open, but it is not the one above's.
    const name = known ?? (isNameOfKnownFamily(cell.text, people) ? UNKNOWN : null);
    const isSentence = /\b(?:has|is|was|serves|served|joined|brings|and)\s\p{Ll}/u.test(cell.text);
    return name !== null && cell.text.includes(' ') && !isSentence
      ? [{ name, y: line.line.y, left: leftOf(page, line, cell.start) }]
      : [];
  });
}

/** The nearest name above; with several names beside each other, the one in the same column. */
function anchorFor(anchors: readonly Anchor[], { line }: FlatLine, left: number): string | null {
  const above = anchors.filter((anchor) => anchor.y >= line.y - 2);
  const nearest = Math.min(...above.map((anchor) => anchor.y));
  const level = above.filter((anchor) => anchor.y - nearest < 8);
  if (level.length <= 1) return level[0]?.name ?? null;
  const own = level.filter((anchor) => anchor.left <= left + FURTHEST_LEFT).sort((a, b) => b.left - a.left);
  return own[0]?.name ?? null;
}

function placeOf(page: FlatPage, from: number, to: number): Place {
  const start = page.offsets[from] ?? 0;
  return { page: page.page, start, end: (page.offsets[Math.max(from, to - 1)] ?? start) + 1 };
}

const EXCEPTION = /\b(?:other than|except(?: for)?|with the exception of|excluding|apart from)\s([^;:]{4,160})/i;

/**
 * "The Board has determined that Ms. Doe and Messrs. Roe and Poe are independent": the named people, and the
 * exceptions.
 */
function fromSentences(units: readonly Unit[], people: ReadonlyMap<string, string>, add: Add): void {
  for (const { kind, text, page, start, end } of units) {
    if (kind !== 'sentence' || !/\bindependent\b/i.test(text) || /\bnot independent\b|\bif\b|\bwould\b/i.test(text))
      continue;
    if (!/\bdetermin|\baffirm|\bconclud|\bare (?:all )?independent\b|\bis independent\b/i.test(text)) continue;
    const place = { page, start, end };
    const exception = EXCEPTION.exec(text)?.[1]?.split(/,?\s(?:who|is|are|because|each|all|qualif)\b/)[0] ?? '';
    const out = namesIn(exception, people);
    for (const name of out) add(name, { kind: 'independent', value: 'no', place });
    const listed = namesIn(text, people).filter((name) => !out.includes(name));
    if (listed.length >= 3) for (const name of listed) add(name, { kind: 'independent', value: 'yes', place });
  }
}

function namesIn(text: string, people: ReadonlyMap<string, string>): string[] {
  const words = text.split(/[^\p{L}'’-]+/u);
  return [
    ...new Set(
      words.flatMap((word) =>
        /^\p{Lu}/u.test(word) ? (people.get(word.replace(/['’]s$/, '').toLowerCase()) ?? []) : [],
      ),
    ),
  ];
}
