import { EXCEPTING } from '@/lib/reading/text/exception-patterns';
import { withoutRemainder } from '@/lib/reading/text/exceptions';
import { alternatives, oneOf, type Alternatives } from '@/lib/format/patterns';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { factsOfBiography } from './biographies';
import { boardListStyleOf } from '../boards/board-list-style';
import { boardsInText } from '../boards/boards-in-text';
import { committeeNames, isCommitteeHead, namesCommitteeDuty, shortCommittee } from '../committees/committees';
import { headedColumns } from '../tables/headed-columns';
import { leadingPerson } from './known-people';
import type { Matrix } from '../matrices/matrices';
import { COUNT } from '@/lib/format/words/number-words';
import { HONORIFICS, withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { isName } from '@/lib/reading/text/names/names';
import { haveOtherFirstNames } from '@/lib/reading/text/names/same-surname';
import { ownDirectors } from './own-directors';
import { rowsOfPeople } from './people-rows';
import { OTHER_BOARDS_HEADS, SINCE_HEADS } from './person-facts-patterns';
import { placeOf } from '../tables/label-cells';
import { fromProfiles, LABELLED, normalizeValue } from './profile-facts';
import type { AddFact, PersonFact, PersonFactKind, Place, Unit } from '../types';

/** Statements of the filing about people, by surname. */
export type FactsOf = Map<string, PersonFact[]>;

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
  fromTables(units, people, pages, add);
  const committees = committeeNames(pages);
  // Beside the label "Committees" a committee is one that the filing names anywhere.
  const named = committeeNames(pages, 1);
  const boards = boardListStyleOf(pages);
  for (const [at, page] of pages.entries()) {
    for (const { name, kind, value, start, end } of headedColumns(page, people))
      add(name, { kind, value, place: placeOf(page, start, end) });
    fromProfiles(page, people, { committees, named, boards, next: pages[at + 1] }, add);
  }
  for (const unit of units) {
    const biography = factsOfBiography(unit, people);
    for (const fact of biography?.facts ?? []) add(biography?.name ?? '', fact);
  }
  for (const { name, fact } of [...ownDirectors(units, people), ...boardsInText(units, people)]) add(name, fact);
  fromSentences(units, people, add);
  return facts;
}

function isSame(known: PersonFact, fact: PersonFact): boolean {
  if (known.kind !== fact.kind) return false;
  // One age and one year per person: the first one found is kept, and tables are read before profiles.
  // A second page that names the same seat confirms it.
  if (fact.kind === 'committee')
    return known.place.page === fact.place.page && shortCommittee(known.value) === shortCommittee(fact.value);
  return fact.kind !== 'other_board' || known.place.page === fact.place.page || known.value === fact.value;
}

/** Beside committees with full names, a header in capitals is another committee. */
const ABBREVIATED = /^[A-Z]{2,5}$/;

const isOfCommittees = ({ heads }: Matrix) =>
  heads.filter(isCommitteeHead).length >= 2 && heads.some((head) => /audit/i.test(head)) && !heads.some(isMerged);

/** "Independent Audit": the heads of two columns in one, so that seats would be missing from the rows. */
const isMerged = (head: string) => namesCommitteeDuty(head) && !isCommitteeHead(head) && !OF_SKILL.test(head);
const OF_SKILL = /\b(?:experts?|expertise|literate|experience|skills?)\b/i;

/** Whose rows a table of committees has: people, even where the filing gives them no title. */
export function peopleInMatrices(matrices: readonly Matrix[]): string[] {
  return matrices
    .filter(isOfCommittees)
    .flatMap(({ rows }) => rows.map(({ label }) => withoutHonorifics(label)))
    .filter(isName);
}

/** Committee membership from committee matrices. */
function fromMatrices(matrices: readonly Matrix[], people: ReadonlyMap<string, string>, add: AddFact): void {
  for (const matrix of matrices) {
    if (!isOfCommittees(matrix)) continue;
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

const SINCE_BESIDE_INDEPENDENT = /\bsince independen(?:t|ce)$/i;
const AGE_BESIDE_SINCE = /^age (?:director )?since$/i;

const HEADS: readonly { kind: PersonFactKind; head: RegExp; value: RegExp }[] = [
  { kind: 'age', head: /^age\b/i, value: /^([3-9]\d)$/ },
  {
    kind: 'director_since',
    head: new RegExp(alternatives(SINCE_HEADS), 'i'),
    value: /\b((?:19|20)\d\d)$/,
  },
  // Columns so close that they are read as one: "Since Independent", "2019 Yes"; "Age Since", "61 2019".
  { kind: 'director_since', head: SINCE_BESIDE_INDEPENDENT, value: /^((?:19|20)\d\d)\s\S+$/ },
  { kind: 'independent', head: SINCE_BESIDE_INDEPENDENT, value: /^\S+\s(yes|no|✓|✔|●|•|x)$/i },
  { kind: 'age', head: AGE_BESIDE_SINCE, value: /^([3-9]\d)\s(?:19|20)\d\d$/ },
  { kind: 'director_since', head: AGE_BESIDE_SINCE, value: /^[3-9]\d\s((?:19|20)\d\d)$/ },
  { kind: 'independent', head: /^independen(?:t|ce)\b(?! audit)/i, value: /^(yes|no|✓|✔|●|x|ü|•)$/i },
  {
    kind: 'other_board',
    head: new RegExp(alternatives(OTHER_BOARDS_HEADS), 'i'),
    value: /^(\d|none|-|–|—)$/i,
  },
];

/** Tables of directors: one row per person, with headers such as "Age" and "Director since". */
function fromTables(
  units: readonly Unit[],
  people: ReadonlyMap<string, string>,
  pages: readonly FlatPage[],
  add: AddFact,
): void {
  for (const [{ row, page, start }, name] of rowsOfPeople(units, people, pages)) {
    const found = row.cells.flatMap((cell) =>
      HEADS.flatMap(({ kind, head, value }) => {
        const match = head.test(cell.head) ? value.exec(cell.text)?.[1] : undefined;
        return match
          ? [{ kind, value: match, place: { page, start: Math.min(start, cell.start), end: cell.end } }]
          : [];
      }),
    );
    if (!name) continue;
    for (const fact of found) add(name, { ...fact, value: normalizeValue(fact) });
  }
}

/** "Ms. Doe and Mr. Roe are not independent because they are officers." */
const NAME_IN_LIST = String.raw`\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,2}`;
const NOT_INDEPENDENT_WORDS: Alternatives = [
  [/not\s(?:considered\s|deemed\s)?(?:to\sbe\s)?independent\b/, 'not considered to be independent'],
  // Of a fund.
  [/(?:considered\s|deemed\s)?(?:to\sbe\s)?(?:an\s)?["“”]?interested\spersons?\b/, 'an "interested person'],
];
const NOT_INDEPENDENT = new RegExp(
  String.raw`^(?<who>(?:${HONORIFICS})\s${NAME_IN_LIST}` +
    String.raw`(?:(?:,\s|,?\sand\s)(?:(?:${HONORIFICS})\s)?${NAME_IN_LIST}){0,6})` +
    String.raw`(?:,[^.;]{0,100},)?\s(?:is|are)\s${oneOf(NOT_INDEPENDENT_WORDS)}`,
  'u',
);
/** "The Board did not determine that Mr. Roe is independent" does not deny it of others. */
const NOT_DETERMINED = /\bnot (?:yet |been )?(?:made (?:a|any) )?determin/i;
/** "Mr. Roe is an employee, and Ms. Doe is an officer; none of them is independent." */
const NONE_INDEPENDENT = new RegExp(
  String.raw`\b(?:none|neither) of (?:them|whom|these|those|the ${COUNT})\b[^.;]{0,40}\bindependent\b`,
  'i',
);
const EXCEPTION = new RegExp(String.raw`\b${EXCEPTING}\s([^;:]{4,160})`, 'i');

/**
 * "The Board has determined that Ms. Doe and Messrs. Roe and Poe are independent": the named people, and the
 * exceptions.
 */
function fromSentences(units: readonly Unit[], people: ReadonlyMap<string, string>, add: AddFact): void {
  for (const unit of units) {
    if (unit.kind !== 'sentence' || !/\bindependent\b|\binterested person/i.test(unit.text)) continue;
    const { page, start, end } = unit;
    const place = { page, start, end };
    if (NOT_DETERMINED.test(unit.text)) continue;
    const isNone = NONE_INDEPENDENT.test(unit.text);
    const denied = isNone ? unit.text : NOT_INDEPENDENT.exec(unit.text)?.groups?.who;
    for (const name of /\bcommittee\b/i.test(unit.text) ? [] : namesIn(denied ?? '', people))
      add(name, { kind: 'independent', value: 'no', place });
    if (isNone) continue;
    // "…, and that Dr. Roe will be independent if elected" applies to him only.
    const [text = ''] = unit.text.split(/,? and that\s/);
    // "The others, Messrs. Roe and Poe, are not" may follow the list in what reads as one sentence.
    if (/\bnot independent\b|\bif\b|\bwould\b|\b(?:is|are) not(?=[.;,]|\s*$)|\bthe others\b/i.test(text)) continue;
    if (!/\bdetermin|\baffirm|\bconclud|\bare (?:all )?independent\b|\bis independent\b/i.test(text)) continue;
    const exception =
      withoutRemainder(EXCEPTION.exec(text)?.[1] ?? '').split(
        /,?\s(?:who|is|are|because|each|all|including|qualif)\b/,
      )[0] ?? '';
    const out = namesIn(exception, people);
    for (const name of out) add(name, { kind: 'independent', value: 'no', place });
    const listed = namesIn(text, people).filter((name) => !out.includes(name));
    if (listed.length >= 3) for (const name of listed) add(name, { kind: 'independent', value: 'yes', place });
  }
}

/** The people whose surnames a text has; "Robert A. Roe" is not Laura Roe. */
function namesIn(text: string, people: ReadonlyMap<string, string>): string[] {
  const found = [...text.matchAll(/(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]*/gu)].flatMap(({ index, 0: word }) => {
    const known = people.get(word.replace(/['’]s$/, '').toLowerCase());
    const given = FIRST_NAME_BEFORE.exec(text.slice(Math.max(0, index - GIVEN_REACH), index))?.groups?.given;
    const isAnother = known !== undefined && given !== undefined && haveOtherFirstNames(`${given} ${word}`, known);
    return known === undefined || isAnother ? [] : [known];
  });
  return [...new Set(found)];
}

const GIVEN_REACH = 30;
const FIRST_NAME_BEFORE = /(?<given>\p{Lu}\p{Ll}+)\s(?:\p{Lu}\.\s)*$/u;
