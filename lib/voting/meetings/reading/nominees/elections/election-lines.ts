import { alternatives, literally } from '@/lib/format/patterns';
import type { FactItem } from '@/lib/facts/fact';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { HONORIFIC } from '@/lib/reading/text/names/honorifics';
import { NAME } from '@/lib/reading/text/names/name-shapes';
import { isName } from '@/lib/reading/text/names/names';
import { UNNAMED_HOLDER } from '@/lib/voting/vocabulary.rules';
import { detailsOf, type AboutNominees } from '../../people/nominee-details';
import { isSameNominee } from '../names/same-nominee';
import type { NomineeList } from '../read-nominee-list';
import { locateNominee } from './locate-nominee';
import { opening, type Section } from '../../proposals/sections/sections';
import type { Contest } from './contest';
import { electedInItems } from './elected-in-items';
import { inPrintedOrder, numbersOnCard, printedLetter } from './printed-order';
import type { SubItem } from '../../proposals/sub-items/sub-items';
import { namesOf } from '../../proposals/sub-items/sub-item-names';
import type { ReadAgenda, ReadLine } from '../../types';
import { OFFICE_WORDS } from './election-patterns';

/** An election of the meeting, with the text below its heading and the people that are numbered under it. */
export type Election = { line: ReadLine; section: Section | undefined; items: readonly SubItem[] };

const OFFICE = new RegExp(alternatives(OFFICE_WORDS), 'i');
/**
 * Words that name a committee without being about an election to it: "Directors nominated by the Nominating Committee".
 */
const BY_COMMITTEE = /\b(?:nominated|recommended|proposed|selected) by [^.;]{0,80}\bcommittees?\b/gi;
const OF_SUBSIDIARY = /\bsubsidiar(?:y|ies)\b|\bdesignated company directors?\b/i;

/** Whether the election is to an office or a committee, or to the board of another company. */
function isForOffice({ title }: ReadLine): boolean {
  return OFFICE.test(title.replace(BY_COMMITTEE, '')) || OF_SUBSIDIARY.test(title);
}

/**
 * The election of the board itself, to which the filing's list of nominees belongs: the first one that is not to an
 * office, a committee or another company's board; else the first of all. Undefined where there are no elections.
 */
export function electionOfBoard(elections: readonly Election[]): Election | undefined {
  return elections.find(({ line }) => !isForOffice(line)) ?? elections[0];
}

/**
 * One line for each nominee of an election. Where the nominees are not known for certain, the election as a whole is
 * one weak line; where only some were read, it follows their lines. A person may be nominated in several elections: to
 * the board, as its chair and to a committee.
 */
export function electionLines(
  election: Election,
  elections: readonly Election[],
  { nominees, isWhole }: NomineeList,
  standard: ReadAgenda['voteStandard'],
  about: AboutNominees,
): ReadLine[] {
  const { line, items } = election;
  const candidates = nomineesIn(election, elections, nominees, about.filing);
  const ofStandard = standard ? { vote_standard: standard.placed } : {};
  const unread = {
    ...line,
    vote_standard: standard?.value ?? null,
    placed: { ...line.placed, ...ofStandard },
    is_weak: true,
  };
  if (candidates.length === 0) return [unread];
  if (!isWhole && electionOfBoard(elections) === election) {
    const letters = candidates.map((item) => printedLetter(about.filing, line.number, String(item.name)));
    const isLettered = new Set(letters.filter(Boolean)).size === candidates.length;
    const numbered = (index: number) => ({ ...line, number: `${line.number}${isLettered ? letters[index] : ''}` });
    return [...candidates.map((nominee, index) => lineOf(numbered(index), nominee, standard, about)), unread];
  }
  const names = candidates.map((item) => String(item.name));
  const numbers = line.number === '1' ? numbersOnCard(about.filing, names) : undefined;
  if (numbers)
    return candidates
      .map((nominee, index) => lineOf({ ...line, number: numbers[index] ?? line.number }, nominee, standard, about))
      .toSorted((a, b) => Number(a.number) - Number(b.number));
  const labels = labelsOf(candidates, items);
  const isOneOfMany = elections.length > 1 && candidates.length === 1;
  const ordered = labels
    ? candidates
    : inPrintedOrder(about.filing, line.number, candidates, (item) => String(item.name));
  return ordered.map((nominee, index) => {
    const number = labels?.[index] ?? (isOneOfMany ? line.number : `${line.number}${letterOf(index)}`);
    return lineOf({ ...line, number }, nominee, standard, about);
  });
}

/**
 * The line with its nominee where its title elects somebody by name; an election whose title names nobody becomes a
 * weak line. Lines of other kinds are returned as they are.
 */
export function withNominee(
  line: ReadLine,
  nominees: readonly FactItem[],
  standard: ReadAgenda['voteStandard'],
  about: AboutNominees,
): ReadLine {
  if (line.kind !== 'director_election') return line;
  const [name] = namesOf([line]) ?? [];
  return name ? lineOf(line, nomineeNamed(name, nominees), standard, about) : { ...line, is_weak: true };
}

/** One line for each person whom a shareholder nominates against the board; their details stay null. */
export function opposedLines(line: ReadLine, contest: Contest, about: AboutNominees): ReadLine[] {
  return contest.nominees.map(({ letter, name, placed }) => {
    const item: FactItem = { name, age: null, director_since: null, independent: null };
    const own = lineOf({ ...line, number: `${line.number}${letter}` }, item, null, about);
    return {
      ...own,
      proponent: contest.by ?? UNNAMED_HOLDER,
      board_recommendation: contest.vote,
      details: null,
      placed: {
        ...(placed ? { nominee: placed, title: placed } : {}),
        ...(contest.vote ? { board_recommendation: contest.placed } : {}),
      },
    };
  });
}

function lineOf(line: ReadLine, item: FactItem, standard: ReadAgenda['voteStandard'], about: AboutNominees): ReadLine {
  const name = String(item.name);
  const { details, placed } = detailsOf(item, about);
  const seen = locateNominee(about.filing, name);
  const plain = name.toLowerCase().replace(/[^a-z]+/g, ' ');
  return {
    ...line,
    key: `${line.key} ${plain.trim()}`,
    nominee: name,
    vote_standard: standard?.value ?? null,
    details,
    placed: {
      ...line.placed,
      ...(standard ? { vote_standard: standard.placed } : {}),
      ...placed,
      ...(seen.placed ? { nominee: seen.placed } : {}),
    },
    is_weak: seen.pages < 2,
  };
}

function nomineesIn(
  election: Election,
  elections: readonly Election[],
  nominees: readonly FactItem[],
  filing: FilingText,
): FactItem[] {
  const { line, section, items } = election;
  const isBoard = electionOfBoard(elections) === election;
  const isOnly = elections.length === 1;
  const printed = items.length > 0 ? namesOf(items) : undefined;
  const isDecimal = items[0]?.label.includes('.') === true;
  // Where they are fewer than the filing's list, not all of them were read.
  const isWhole = !isBoard || (isDecimal && (printed?.length ?? 0) >= nominees.length);
  if (printed && isWhole) return printed.map((name) => nomineeNamed(name, nominees));
  if (!isOnly) {
    const own = nomineeOfTitle(line.title, nominees) ?? (isForOffice(line) ? electedIn(section, nominees) : undefined);
    if (own) return [own];
  }
  if (OF_SUBSIDIARY.test(line.title) && (isOnly || !isBoard)) return [];
  if (!isOnly && isForOffice(line)) return listedIn(section, nominees);
  const ofBoard = elections.filter(({ line: other }) => !isForOffice(other) && !nomineeOfTitle(other.title, nominees));
  if (ofBoard.length <= 1) return [...nominees];
  const people = nominees.map(({ name }) => ({ name: String(name) }));
  const lists = electedInItems(
    filing,
    ofBoard.map((each) => each.line.number),
    people,
  );
  return (
    lists?.[ofBoard.indexOf(election)]?.map((name) => nomineeNamed(name, nominees)) ??
    ofClass(election, ofBoard, nominees)
  );
}

const ELECTS_ONE = new RegExp(
  String.raw`\b(?:[Rr]e-)?(?:[Ee]lect|[Aa]ppoint)\w*(?: of)? (?:${HONORIFIC}\s)*(?<name>${NAME})(?![\p{L}])`,
  'u',
);

/**
 * The person whom a resolution elects by its title: "To re-elect Jane B. Doe as a director"; one of `nominees` where
 * the title has the name. Undefined where it names nobody or several.
 */
export function nomineeOfTitle(title: string, nominees: readonly FactItem[]): FactItem | undefined {
  const named = nominees.filter((item) => title.includes(String(item.name)));
  if (named.length === 1) return named[0];
  const name = ELECTS_ONE.exec(title)?.groups?.name;
  const isOne = named.length === 0 && name !== undefined && isName(name) && /\bdirector\b/i.test(title);
  const item: FactItem = { name: name ?? null, age: null, director_since: null, independent: null };
  return isOne ? item : undefined;
}

function nomineeNamed(name: string, nominees: readonly FactItem[]): FactItem {
  const known = nominees.find((item) => isSameNominee(String(item.name), name));
  return { ...(known ?? { age: null, director_since: null, independent: null }), name };
}

/** The labels printed before the names, where every nominee has one; else undefined. */
function labelsOf(candidates: readonly FactItem[], items: readonly SubItem[]): string[] | undefined {
  const names = namesOf(items);
  const isSame = names?.length === candidates.length && candidates.every((item, at) => item.name === names[at]);
  return isSame ? items.map(({ label }) => label) : undefined;
}

const ELECTED_REACH = 4000;

/**
 * The nominee whom the text elects, if it is exactly one: "That Jane Roe be elected Chair". A list of names elects
 * several.
 */
function electedIn(section: Section | undefined, nominees: readonly FactItem[]): FactItem | undefined {
  const text = section
    ? opening(section, ELECTED_REACH)
        .map(({ page, start, end }) => page.text.slice(start, end))
        .join(' ')
    : '';
  const names = nominees.map((item) => String(item.name));
  const elected = nominees.filter((item) => {
    const name = `(?:${HONORIFIC}\\s)?${literally(String(item.name))}`;
    const elects = new RegExp(
      String.raw`\b(?:re-?)?elect(?:ion|ing)?(?: of)? ${name}(?!\p{L})|${name},? (?:is |be )(?:re-?)?elected\b`,
      'giu',
    );
    return [...text.matchAll(elects)].some(
      (match) => !isOfSeveral(text.slice(0, match.index), text.slice(match.index + match[0].length), names),
    );
  });
  return elected.length === 1 ? elected[0] : undefined;
}

/** Whether the name is part of a list with another of the names. */
function isOfSeveral(before: string, behind: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const next = new RegExp(String.raw`^(?:,|,? and|,? or)\s(?:${HONORIFIC}\s)?${literally(name)}`, 'iu');
    const last = new RegExp(String.raw`${literally(name)}(?:,|,? and|,? or)\s$`, 'iu');
    return next.test(behind) || last.test(before);
  });
}

/** The nominees whose names begin lines of the election's text; empty for fewer than two, and where all of them do. */
function listedIn(section: Section | undefined, nominees: readonly FactItem[]): FactItem[] {
  const listed = nominees.filter((item) => isListed(section, String(item.name)));
  return listed.length > 1 && listed.length < nominees.length ? listed : [];
}

const BEFORE_NAME = String.raw`^(?:[•●■▪◦-]\s|\(?[a-z0-9]{1,3}[.)]{1,2}\s)?(?:${HONORIFIC}\s)?`;

function isListed(section: Section | undefined, name: string): boolean {
  const pattern = new RegExp(String.raw`${BEFORE_NAME}${literally(name)}(?:$|\s?[,;(*•]|\s(?:and|or)$)`, 'iu');
  return (section?.parts ?? []).some(({ page, start, end }) =>
    page.lines.some((line) => line.start >= start && line.end <= end && pattern.test(line.cells[0]?.text ?? line.text)),
  );
}

/**
 * Where classes of shares elect directors separately: the nominees listed only in this election's text. Empty unless
 * each nominee is listed in exactly one.
 */
function ofClass(election: Election, ofBoard: readonly Election[], nominees: readonly FactItem[]): FactItem[] {
  const places = nominees.map((nominee) => ({
    nominee,
    under: ofBoard.filter(({ section }) => isListed(section, String(nominee.name))),
  }));
  if (places.some(({ under }) => under.length !== 1)) return [];
  return places.filter(({ under }) => under[0] === election).map(({ nominee }) => nominee);
}

/** The letter of the nominee at an index from 0: a … z, aa. */
function letterOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : `a${letter}`;
}
