import { literally } from '@/lib/format/patterns';
import { surnameOf, surnameAsWritten } from '@/lib/reading/text/names/names';
import { haveOtherInitials } from '@/lib/reading/text/names/same-surname';
import type { PageLayout, TextLine } from '@/lib/pdf/types';
import { isCommitteeHead, shortCommittee } from '@/lib/reading/structure/committees/committees';
import type { Person, PersonFact, Place } from '@/lib/reading/structure/types';
import { standardCommittee } from '@/lib/facts/committees';
import { isSamePerson } from '@/lib/voting/same-person';
import { isSameNominee } from '../nominees/names/same-nominee';

/** Committees of the board as a whole, not those of one person. */
const OF_BOARD = /\bstanding committees\b|\bcommittees of (?:the|our) board\b/i;
const LABELS = /\b(?:board )?committees?\s?:/gi;
const ROW_START = 60;
/** Lines of a profile that begin with the fact and not with the person. */
const LABEL = /^(?:other|current|public|age|(?:board )?committees?|director|joined|year)\b/i;
/** Words on independence in a profile card: "Independent: Yes", "✓ Independent". */
const IS_MARK = /^(?:status\s|[✓✔☑]\s?|not\s)?independent(?:\s(?:director|nominee))?:?(?:\s(?:yes|no))?$/i;

/**
 * A nominee's person in the filing's structure, without facts that may be another person's: of another one of the
 * surname, independence from words that do not name the person, seats from words that name a second one or are in two
 * profiles side by side. Undefined where the structure has no such person.
 */
export function personOf(
  people: readonly Person[],
  name: string,
  nominees: readonly string[],
  pages: readonly PageLayout[],
): Person | undefined {
  const isShared = [...nominees, ...people.map((person) => person.name)].some(
    (other) => surnameOf(other) === surnameOf(name) && !isSameNominee(other, name),
  );
  const person =
    people.find((each) => isSameNominee(each.name, name)) ??
    (isShared ? undefined : people.find((each) => isSamePerson(each.name, name)));
  if (!person) return undefined;
  const first = name.split(' ')[0] ?? name;
  const isNamesake = nominees.some(
    (other) => surnameOf(other) === surnameOf(name) && other.startsWith(`${first} `) && haveOtherInitials(other, name),
  );
  const called = (isNamesake ? name : first).toLowerCase();
  const quoteOf = quotesOf(pages);
  const facts = (person.facts ?? []).filter((fact) => {
    const quote = quoteOf(fact);
    if (isShared && !quote.toLowerCase().includes(called)) return false;
    if (fact.kind === 'independent' && !IS_MARK.test(quote)) return isNamed(quote, name);
    // In the middle of a sentence it may be another company's board.
    if (fact.kind === 'director_since' && /^\p{Ll}/u.test(quote) && !isNamed(quote, name)) return false;
    const isOwn = fact.isParted || ((isNamed(quote, name) || isBegun(quote, name, nominees)) && !LABEL.test(quote));
    if (!isOwn && isOfAnother(fact.place, name, nominees, pages)) return false;
    return fact.kind !== 'committee' || (isOwnSeat(quote, name, nominees) && isInList(quote, fact.value));
  });
  // The row of a table that begins with the name is better evidence than lines below a label, which columns may mix.
  const isRow = (fact: PersonFact) => isNamed(quoteOf(fact).slice(0, ROW_START), name);
  const seats = facts.filter(({ kind }) => kind === 'committee');
  const rows = seats.filter(isRow);
  const isTelling = rows.length > 0 && !rows.some(({ value }) => isAbbreviated(value));
  return { ...person, facts: facts.filter((fact) => fact.kind !== 'committee' || !isTelling || isRow(fact)) };
}

/** "Christopher V.   64": the row of a table on whose next line the surname is printed. */
function isBegun(quote: string, name: string, nominees: readonly string[]): boolean {
  const first = `${name.split(' ')[0] ?? name} `;
  return quote.startsWith(first) && nominees.filter((each) => each.startsWith(first)).length === 1;
}

/**
 * Whether the nominee named last before a label of a profile is somebody else: a name that was not recognized above its
 * profile leaves its labels to the one before. The nearest name above on the page may clear it, because a column of
 * labels is read before the names beside it.
 */
function isOfAnother({ page, start }: Place, name: string, nominees: readonly string[], pages: readonly PageLayout[]) {
  const layout = pages.find((each) => each.page === page);
  const above = layout && headingAbove(layout, start, nominees);
  if (above !== undefined && isSameNominee(above, name)) return false;
  const before = layout?.text.slice(0, start) ?? '';
  const lastOf = (nominee: string) => [...before.matchAll(fullName(nominee))].at(-1)?.index ?? -1;
  const own = lastOf(name);
  return nominees.some((other) => !isSameNominee(other, name) && lastOf(other) > own);
}

const HEADING_LETTERS = 60;
const SAME_COLUMN = 8;
const BETWEEN_CELLS = /\s{3,}/;

type Heading = { nominee: string; x: number; y: number; top: number };

/**
 * The nominee in the nearest heading above in the label's column. Where all profiles are one below the other, the
 * labels may be beside the names; where they are side by side, a column begins at its names.
 */
function headingAbove(layout: PageLayout, start: number, nominees: readonly string[]): string | undefined {
  const label = layout.lines.find((line) => line.start <= start && start < line.start + line.text.length);
  if (!label) return undefined;
  const headings = headingsOn(layout, nominees);
  const lefts = headings.map(({ x }) => x);
  const isOneColumn = Math.max(...lefts) - Math.min(...lefts) <= SAME_COLUMN;
  const x = label.edges[2 * (start - label.start)] ?? label.x;
  const column = isOneColumn ? undefined : Math.max(...lefts.filter((left) => left <= x + SAME_COLUMN));
  return (
    headings
      // Beside a name in larger letters a label may be a little higher than its foot.
      .filter(({ y, top }) => y >= label.y - 2 || top >= label.y + label.height / 2)
      .filter((each) => column === undefined || Math.abs(each.x - column) <= SAME_COLUMN)
      .toSorted((a, b) => a.y - b.y)[0]?.nominee
  );
}

const heightsOf = ({ y, height }: TextLine) => ({ y, top: y + height });

/** Names at the head of lines, over one line or two, and of cells beside other names. */
function headingsOn({ lines }: PageLayout, nominees: readonly string[]): Heading[] {
  const beginsWith = (text: string) => nominees.find((each) => fullName(each).exec(text)?.index === 0);
  const isShort = (line: TextLine | undefined) =>
    line !== undefined && line.role !== 'table' && line.text.trim().length <= HEADING_LETTERS;
  return lines.flatMap((line, at): Heading[] => {
    const beside = cellsOf(line).flatMap(({ text, x }) => {
      const nominee = text.length <= HEADING_LETTERS ? beginsWith(text) : undefined;
      return nominee === undefined ? [] : [{ nominee, x, ...heightsOf(line) }];
    });
    if (beside.length > 1) return beside;
    const next = lines[at + 1];
    const isOver = next && isShort(next) && Math.abs(next.x - line.x) <= SAME_COLUMN;
    const text = `${line.text.trim()}${isOver ? ` ${next.text.trim()}` : ''}`;
    const nominee = isShort(line) ? beginsWith(text) : undefined;
    return nominee === undefined ? [] : [{ nominee, x: line.x, ...heightsOf(line) }];
  });
}

function cellsOf(line: TextLine): { text: string; x: number }[] {
  let offset = 0;
  return line.text.split(BETWEEN_CELLS).flatMap((text) => {
    const at = line.text.indexOf(text, offset);
    offset = at + text.length;
    return text === '' ? [] : [{ text, x: line.edges[2 * at] ?? line.x }];
  });
}

/** A pattern for first name and surname, with up to some words between them. */
function fullName(name: string): RegExp {
  const [first = '', surname] = [name.split(' ')[0], surnameAsWritten(name)].map((part) => literally(part ?? ''));
  return new RegExp(`(?<!\\p{L})${first}(?:\\s+[^\\s,;]{1,14}){0,3}?\\s+${surname}(?!\\p{L})`, 'giu');
}

const SEATS_LABEL = /^[^:\n]{0,40}\bcommittees?\b[^:\n]{0,30}:/i;
const MOST_WORDS = 5;

/**
 * Whether a seat is in the list that follows a label: its lines are short names, and the list ends at the first one
 * that is not.
 */
function isInList(quote: string, committee: string): boolean {
  const label = SEATS_LABEL.exec(quote)?.[0];
  if (label === undefined) return true;
  const [first = '', ...others] = quote.slice(label.length).split('\n');
  const lines = first.trim() === '' ? others : [first, ...others];
  const end = lines.findIndex((line) => !isListLine(line));
  const list = shortCommittee(lines.slice(0, end < 0 ? lines.length : end).join(' '));
  return list.includes(committee.split(' ')[0] ?? committee);
}

function isListLine(line: string): boolean {
  const items = line
    .split(/[,;/•●▪■|]|\band\b|&/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const isShort = (item: string) => /^[\p{Lu}(*†]/u.test(item) && item.split(/\s+/).length <= MOST_WORDS;
  return items.every(isShort) && items.some(isCommitteeHead);
}

/** The name of the committee elsewhere says more than "CMDC". */
const isAbbreviated = (committee: string) =>
  committee.length <= 4 && !/^risk$/i.test(committee) && standardCommittee(committee) === undefined;

const quotesOf = (pages: readonly PageLayout[]) => (fact: PersonFact) =>
  pages.find(({ page }) => page === fact.place.page)?.text.slice(fact.place.start, fact.place.end) ?? '';

function isOwnSeat(quote: string, name: string, nominees: readonly string[]): boolean {
  if (OF_BOARD.test(quote) || [...quote.matchAll(LABELS)].length > 1) return false;
  const others = nominees.filter((other) => surnameOf(other) !== surnameOf(name));
  return isNamed(quote, name) || !others.some((other) => isNamed(quote, other));
}

function isNamed(text: string, name: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .includes(surnameOf(name));
}
