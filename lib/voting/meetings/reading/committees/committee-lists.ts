import { matchesOf, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { locateSpan, type Located } from '@/lib/facts/text/locate-span';
import type { Committee } from '@/lib/facts/committees';
import { isMarkText } from '@/lib/reading/structure/tables/marks';
import { isName, surnameOf } from '@/lib/reading/text/names/names';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { combinedCommittee, combinedDuties } from './combined-committee';
import { isBareName, onlyCommittee, ownWords } from './committee-names';
import { alternatives, oneOf } from '@/lib/format/patterns';
import { chairBelowName } from './chair-below-name';
import { committeeColumns, reportSigners, type CommitteeColumn } from './committee-columns';
import { cellsOfMembers, committeeRows } from './committee-rows';
import { NOT_A_PERSON, personAt, readMembers, SUFFIX, TITLE, type Named } from './member-names';
import { BETWEEN_COMMITTEE_AND_MEMBERS, IS_OR_WAS, MEMBERS_ARE_WORDS } from './committee-lists-patterns';

/** Members of one committee, named one after another in one place of the filing. */
export type CommitteeList = {
  committee: Committee;
  members: string[];
  chair: string | null;
  /** False where the list may go on with somebody whose name is not known. */
  isWhole: boolean;
  /** Whether these are names below a report, which fewer people may sign than are on the committee. */
  isSigned?: boolean;
  /** Whether letters or signs mark some of the names. */
  isMarked?: boolean;
  placed: Located;
};

/** The committees of policies that a name stands for: one, or two for a committee with both duties. */
type DutiesOf = (name: string) => readonly Committee[];

const FEWEST_MEMBERS = 2;
const MOST_MEMBERS = 12;

/** "… Ms. Doe and Mr. Roe qualify as audit committee financial experts": some of the members. */
const OF_EXPERTS = /^[^.;]{0,70}\bfinancial(?:ly)? (?:experts?|sophisticated)\b/i;
const OTHER_MEMBERS = /^[^.;]{0,20}\bother members?\b/i;
/** "Nominating and Corporate Governance Committee" and what a name of a committee is made of. */
const COMMITTEE_NAME = /(?:\b[A-Za-z-]+(?:,?\s(?:and\s|&\s|of\s)?)){1,6}?committees?\b/gi;

/**
 * Words between a committee and its members: "of the Board of Directors consists of four independent directors:". Words
 * about the past ("consisted", "were") are not among them.
 */
const BETWEEN = new RegExp(String.raw`^${oneOf(BETWEEN_COMMITTEE_AND_MEMBERS)}*`, 'i');
/** "Members:   Members:", of two committees beside each other: what follows may be of either. */
const OF_TWO_COLUMNS = /(?<label>\b\p{Lu}\p{L}+:)\s+\k<label>/u;
const CHAIR_BEFORE = /\bchair(?:man|woman|person)?\s?:\s*$/i;

/**
 * Lists of the members of audit, compensation and nominating committees, from sentences ("is composed of …"), blocks
 * ("Members: …"), columns and rows of tables, and the names below a committee's report.
 */
export function committeeLists(filing: FilingText, people: Named): CommitteeList[] {
  const found: CommitteeList[] = [];
  const combined = combinedCommittee(filing);
  const dutiesOf = (name: string) => {
    const committee = onlyCommittee(name);
    return committee ? [committee] : combinedDuties(name, combined);
  };
  const surnames = new Set([...people.nominees, ...people.others].map((name) => surnameOf(name)));
  for (const { page, text, end } of matchesOf(filing, COMMITTEE_NAME)) {
    // "Governance   Roe" and below it "Executive Committee   …": the end of one row of a table, and the next.
    if (
      ownWords(text)
        .split(/[\s,]+/)
        .some((word) => surnames.has(surnameOf(word)))
    )
      continue;
    const duties = dutiesOf(text);
    const [committee] = duties;
    const between = committee && BETWEEN.exec(page.text.slice(end, end + 200))?.[0];
    if (!committee || between === undefined || OF_TWO_COLUMNS.test(between) || isHeadOfMatrix(page, end)) continue;
    // People whom a committee recommends are nominees, not members.
    if (RECOMMENDED_BY.test(page.text.slice(Math.max(0, end - text.length - OTHERS_BEFORE), end))) continue;
    const list = readMembers(page.text, end + between.length, people, CHAIR_BEFORE.test(between));
    if (
      !list ||
      !isLong(list) ||
      areRowsOfMarks(page, end, list.end) ||
      OF_EXPERTS.test(page.text.slice(list.end, list.end + 120))
    )
      continue;
    const placed = locateSpan(filing, { page: page.page, start: end - text.length, end: list.end });
    // "Ms. Doe chairs the Audit Committee, and Mr. Roe and Ms. Poe are its other members."
    const isRest = OTHER_MEMBERS.test(page.text.slice(list.end, list.end + 40));
    const start = end - text.length;
    const isOfOthers = THE_OTHERS.test(page.text.slice(Math.max(0, start - OTHERS_BEFORE), end));
    const chair = isOfOthers ? chairBefore(page.text, start, committee, people) : undefined;
    const own = list.chair ?? chairBelowName(page, start, list.end, people);
    const whole = chair === undefined ? { ...list, chair: own } : { ...list, members: [chair, ...list.members], chair };
    const isWhole = list.isWhole && !isRest && isOfOthers === (chair !== undefined);
    if (placed) for (const duty of duties) found.push({ committee: duty, ...whole, isWhole, placed });
  }
  const further = [
    ...paragraphLists(filing, people, dutiesOf),
    ...namedBefore(filing, people, dutiesOf),
    ...columnLists(filing, people, dutiesOf),
  ];
  return onceEach([...found, ...further]);
}

const ARE_MEMBERS = new RegExp(
  String.raw`\b(?:are|constitute)\s(?:currently\s)?(?:all\s(?:of\s)?)?the\s(?:current\s)?members\sof\s(?:the|our)\s` +
    String.raw`(?<name>(?:[A-Za-z-]+(?:,?\s(?:and\s|&\s|of\s)?)){1,6}?committee)\b`,
  'gi',
);

/** "… who qualify as financial experts": some of the members. */
const OF_SOME = /^,?\s(?:who|whom|that|with|whose|designated|considered|deemed)\b/i;

/** "Ms. Doe (Chair), Mr. Roe and Ms. Poe are the members of the Audit Committee." */
function namedBefore(filing: FilingText, people: Named, dutiesOf: DutiesOf): CommitteeList[] {
  return [...matchesOf(filing, ARE_MEMBERS)].flatMap(({ page, groups, start, end, sentence }): CommitteeList[] => {
    const duties = dutiesOf(groups.name ?? '');
    const first = firstOfSentence(page.text, sentence.start, start, people);
    if (duties.length === 0 || first === undefined || OF_SOME.test(page.text.slice(end, end + 60))) return [];
    const list = readMembers(page.text, first, people, false);
    const isUpToVerb = page.text.slice(list.end, start).trim() === '';
    const placed = locateSpan(filing, { page: page.page, start: first, end });
    if (!placed || !isUpToVerb || !isLong(list)) return [];
    return duties.map((committee) => ({ committee, ...list, isWhole: true, placed }));
  });
}

/** Where the first name of a sentence is, after a heading that runs into it. */
function firstOfSentence(text: string, from: number, until: number, people: Named): number | undefined {
  const heading = PARAGRAPH.exec(text.slice(from, until))?.[0].length ?? 0;
  const at = from + heading + (/^\s*/.exec(text.slice(from + heading, until))?.[0].length ?? 0);
  const title = TITLE.exec(text.slice(at, until))?.[0] ?? '';
  return personAt(text, at + title.length, people, title !== '') ? at : undefined;
}

/** "… has nominated, upon recommendation of the Nominating Committee:", before the list of nominees. */
const RECOMMENDED_BY = /\b(?:recommendations? (?:of|by|from)|(?:recommended|nominated|proposed) by)\s[^.;]*$/i;

/** "The other members of our Audit Committee are …", after a sentence on its chair. */
const THE_OTHERS = /\bother\s(?:current\s)?members\sof\s[^.;]*$/i;
const OTHERS_BEFORE = 60;
const CHAIR_REACH = 700;
const IS_CHAIR_OF = new RegExp(
  String.raw`\b${PLAIN_TITLE}\.\s(?<who>\p{Lu}[\p{L}'’-]+)\s${oneOf(IS_OR_WAS)}\s` +
    String.raw`(?:the\s|our\s)?chair(?:man|woman|person)?\sof\s(?:the\s|our\s)` +
    String.raw`(?<name>[^.;]{3,90}?committee)\b`,
  'giu',
);

/** Whom a sentence before names as the chair of the same committee. */
function chairBefore(text: string, start: number, committee: Committee, people: Named): string | undefined {
  const said = text.slice(Math.max(0, start - CHAIR_REACH), start);
  const last = [...said.matchAll(IS_CHAIR_OF)].at(-1)?.groups;
  if (!last || onlyCommittee(last.name ?? '') !== committee) return undefined;
  return personAt(last.who ?? '', 0, people, true)?.name;
}

/** Whether a name of a committee ends a row of several, as the heads of a matrix do; below it are people's rows. */
function isHeadOfMatrix({ lines }: FlatPage, end: number): boolean {
  const line = lines.find((each) => each.start < end && end <= each.end);
  return line !== undefined && end === line.end && line.cells.filter(({ text }) => /committee$/i.test(text)).length > 1;
}

/** "Jane Roe   X   Chair": rows of a matrix whose head may end with a committee; "•" begins text beside a list. */
const areRowsOfMarks = ({ lines }: FlatPage, from: number, to: number) =>
  lines.some(
    (line) =>
      line.start >= from &&
      line.start < to &&
      line.cells.length > 1 &&
      line.cells.slice(1).every(({ text }) => text !== '•' && isMarkText(text)),
  );

const isSameList = (one: CommitteeList, other: CommitteeList) =>
  one.committee === other.committee && one.members.join() === other.members.join() && one.chair === other.chair;

/** Of lists of the same people the one that is whole, else the first: a table may show an end that text hides. */
function onceEach(lists: readonly CommitteeList[]): CommitteeList[] {
  return lists.filter(
    (list, at) =>
      !lists.some(
        (other, index) =>
          isSameList(other, list) && (other.isWhole === list.isWhole ? index < at : other.isWhole && !list.isWhole),
      ),
  );
}

const isLong = ({ members }: { members: readonly string[] }) =>
  members.length >= FEWEST_MEMBERS && members.length <= MOST_MEMBERS;

/** "Audit Committee." at the beginning of a line, or alone in one, as paragraphs about a committee begin. */
const PARAGRAPH =
  /^(?:The )?(?<name>(?:\p{Lu}[\p{L}-]+,?\s(?:and\s|&\s|of\s)?){1,6}Committee)(?:(?<alone>$)|\.|:|\s?[–—-]\s)/iu;
/** "The members of the committee, which met five times in 2025, are …", "the Committee is composed of …". */
const MEMBERS_ARE = new RegExp(alternatives(MEMBERS_ARE_WORDS), 'gi');
const CHAIR_SERVES = new RegExp(
  String.raw`\b${PLAIN_TITLE}\.\s(?<who>\p{Lu}[\p{L}'’-]+)\s(?:serves as|is|acts as)\s(?:the |its )?` +
    String.raw`chair\w*[;,]?\s(?:and\s)?$`,
  'iu',
);
const PARAGRAPH_LENGTH = 2400;

const headOf = ({ text }: FlatLine) =>
  /^\p{Lu}/u.test(text) && / Committee/i.test(text) ? PARAGRAPH.exec(text)?.groups : undefined;
const isHeading = ({ line }: FlatLine) => line.role === 'heading' || line.isBold;

/** "Audit Committee. The committee met eight times. Its members are …", also "Ms. Roe serves as Chair; the other …". */
function paragraphLists(filing: FilingText, people: Named, dutiesOf: DutiesOf): CommitteeList[] {
  return filing.pages.flatMap((page) =>
    page.lines.flatMap((line, index): CommitteeList[] => {
      const { name, alone } = headOf(line) ?? {};
      const duties = name === undefined ? [] : dutiesOf(name);
      if (duties.length === 0 || (alone !== undefined && !isHeading(line))) return [];
      const next = page.lines.slice(index + 1).find((each) => headOf(each));
      const paragraph = page.text.slice(
        line.start,
        Math.min(next?.start ?? page.text.length, line.start + PARAGRAPH_LENGTH),
      );
      return [...paragraph.matchAll(MEMBERS_ARE)]
        .flatMap((trigger): CommitteeList[] => {
          const list = readMembers(page.text, line.start + trigger.index + trigger[0].length, people, false);
          const before = CHAIR_SERVES.exec(paragraph.slice(0, trigger.index))?.groups?.who;
          const chair = before === undefined ? undefined : personAt(before, 0, people, true)?.name;
          if (trigger.groups?.rest !== undefined && chair === undefined) return [];
          const members = chair && !list.members.includes(chair) ? [chair, ...list.members] : list.members;
          const placed = locateSpan(filing, { page: page.page, start: line.start, end: list.end });
          // The members on the next page are not read.
          const isWhole = list.isWhole && page.text.slice(list.end).trim() !== '';
          const isList = placed && isLong({ members });
          const read = { members, chair: chair ?? list.chair, isWhole };
          return isList ? duties.map((committee) => ({ committee, ...read, placed })) : [];
        })
        .slice(0, duties.length);
    }),
  );
}

/** "W. Roe", where members are named one below the other. */
const INITIAL_AND_SURNAME = /^\p{Lu}\.\s\p{Lu}[\p{L}'’-]+$/u;
/** A member whose name was not read, so that others may follow. */
const BEGINS_WITH_INITIAL = /^\p{Lu}\.\s/u;

/** "Audit", and below it "Jane Roe (Chair)", "John Poe". */
function columnLists(filing: FilingText, people: Named, dutiesOf: DutiesOf): CommitteeList[] {
  const whole = (printed: string, isKnownOnly: boolean) => {
    // "Ms. Roe", by surname alone.
    const text = printed.replace(TITLE, '');
    const named = personAt(text, 0, people, text !== printed);
    const rest = named && text.slice(named.length).replace(SUFFIX, '').trim();
    if (rest === '') return named?.name;
    const isStranger = !named && (isName(text) || INITIAL_AND_SURNAME.test(text)) && !NOT_A_PERSON.test(text);
    return !isKnownOnly && isStranger ? text : undefined;
  };
  const isKnown = (name: string) => personAt(name, 0, people, false) !== undefined;
  const isNamed = (name: string) => /committee$|^committee on /i.test(name);
  const dutiesIn = (name: string) =>
    dutiesOf(isBareName(name) ? `${name.replace(/:$/, '')} Committee` : isNamed(name) ? name : '');
  const isCommittee = (name: string) => dutiesIn(name).length > 0;
  const toLists = (page: FlatPage, columns: readonly CommitteeColumn[], isSigned: boolean) =>
    columns.flatMap(({ name, members, chair, isMarked, next, start, end }): CommitteeList[] => {
      const placed = locateSpan(filing, { page: page.page, start, end });
      // The names may go on in the next line, or on the next page.
      const following = next || (filing.pages[filing.pages.indexOf(page) + 1]?.lines[0]?.text ?? '');
      const isWhole =
        chair !== null && !(isSigned && whole(following, false) !== undefined) && !BEGINS_WITH_INITIAL.test(next);
      if (!placed || members.filter(isKnown).length < FEWEST_MEMBERS || areRowsOfMarks(page, start, end)) return [];
      return dutiesIn(name).map((committee) => ({ committee, members, chair, isWhole, isSigned, isMarked, placed }));
    });
  const ofRows = (page: FlatPage) =>
    [...committeeRows(page, isCommittee), ...cellsOfMembers(page, isCommittee)].flatMap((row): CommitteeList[] => {
      const text = joined(row.members);
      const list = readMembers(text, 0, people, false, SURNAMES.test(text));
      const chair = row.chair === undefined ? undefined : whole(joined(row.chair), true);
      const members = chair === undefined ? list.members : [...new Set([chair, ...list.members])];
      const placed = locateSpan(filing, { page: page.page, ...row });
      const isRead = list.isWhole && list.end >= text.trimEnd().length;
      const isWhole = isRead && (row.chair === undefined || chair !== undefined);
      if (!placed || !isLong({ members })) return [];
      const read = { members, chair: chair ?? list.chair, isWhole, placed };
      return dutiesIn(row.name).map((committee) => ({ committee, ...read }));
    });
  return filing.pages.flatMap((page) => [
    ...ofRows(page),
    ...toLists(page, committeeColumns(page, isCommittee, whole), false),
    ...toLists(page, reportSigners(page, isCommittee, whole), true),
  ]);
}

/** "Doe, Roe, Poe" in a column of members; those of one surname have their first names. */
const SURNAMES = /^(?:\p{Lu}[\p{L}'’. -]+, )*\p{Lu}[\p{L}'’-]+(?:,|$)/u;

/** A name over the lines of a cell, where it ends with a hyphen: "Okoro- Sandifer". */
const joined = (words: string) => words.replace(/(?<=\p{Ll})-\s(?=\p{Lu})/gu, '-');
