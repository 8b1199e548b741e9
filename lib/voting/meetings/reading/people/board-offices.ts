import { proposalHeadings } from '@/lib/facts/readers/proposals/proposals';
import type { Fact } from '@/lib/facts/fact';
import { isInHolderProposal } from '@/lib/facts/text/demote-proponents-claims';
import { isLeavingBoard } from '@/lib/facts/text/leaving-board';
import { locateFactQuote, locateSpan, type Located } from '@/lib/facts/text/locate-span';
import { columnBelow, placedCells, type PlacedCell } from '@/lib/reading/structure/tables/columns';
import { after, before, isContentsPage, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { surnameAsWritten, surnameOf } from '@/lib/reading/text/names/names';
import { peopleBySurname } from '@/lib/reading/text/names/same-surname';
import { isSamePerson } from '@/lib/voting/same-person';
import {
  ANOTHER_BEFORE,
  ANY_LEAD,
  CHAIR,
  CHAIR_IS_INDEPENDENT,
  CHAIR_TITLE,
  heldBy,
  LEAD,
  LEAD_TITLE,
  NO_LEAD,
  OF_ANOTHER,
  OF_NO_LEAD,
  OUR_CHAIR,
  OUR_LEAD,
  POSITION_HEAD,
  takesLater,
} from './board-office-patterns';
import { NOT_HOLDING, OF_A_LETTER } from './chief-executive-patterns';
import type { ReadHolder } from '../types';

export type BoardOffices = { chair: ReadHolder | null; lead: ReadHolder | null };
type About = { filing: FilingText; facts: readonly Fact[]; names: readonly string[]; chief: ReadHolder | null };
type Sighting = { name: string; placed: Located };

const OFFICES = {
  chair: { key: 'board_chair', office: CHAIR, words: heldBy(CHAIR, OUR_CHAIR), title: CHAIR_TITLE },
  lead: { key: 'lead_independent_director', office: LEAD, words: heldBy(LEAD, OUR_LEAD), title: LEAD_TITLE },
} as const;

const readOf = new WeakMap<FilingText, BoardOffices>();

/**
 * The chair of the board and its lead independent director: the person whom the filing's fact names, or to whom its
 * words give the office, where they name one person. Null where nobody or several are named; `lead` is null too where
 * the filing says that it has none.
 */
export function boardOfficesOf(about: About): BoardOffices {
  const known = readOf.get(about.filing) ?? {
    chair: hasTwoChairs(about.filing) ? null : (holderOf('chair', about) ?? chiefExecutiveAsChair(about)),
    lead: holderOf('lead', about) ?? nobodyLeads(about.filing),
  };
  readOf.set(about.filing, known);
  return known;
}

function holderOf(office: keyof typeof OFFICES, { filing, facts, names }: About): ReadHolder | null {
  const { key, office: words } = OFFICES[office];
  const fact = facts.find((each) => each.key === key && !IS_SEAT.test(each.quote ?? ''));
  const sightings = [...inText(office, filing, names), ...titled(office, filing, names)];
  if (typeof fact?.value === 'string') {
    const { value } = fact;
    const isDenied = sightings.length > 0 && !sightings.some(({ name }) => isSamePerson(name, value));
    const isToCome = matchesOf(filing, takesLater(surnameAsWritten(value), words)).next().done !== true;
    // Somebody who leaves may already have a successor.
    const isFollowed = isLeavingBoard(filing, value) && sightings.some(({ name }) => !isSamePerson(name, value));
    const isOpen = isDenied || (isToCome && sightings.length === 0) || isFollowed;
    const placed = isOpen ? undefined : locateFactQuote(filing, fact);
    const same = sightings.filter(({ name }) => isSamePerson(name, value));
    return placed ? { names: [value], placed: { ...placed, elsewhere: same.map((one) => one.placed) } } : null;
  }
  const [first, ...others] = sightings;
  return first && others.every(({ name }) => isSamePerson(name, first.name))
    ? { names: [first.name], placed: { ...first.placed, elsewhere: others.map((one) => one.placed) } }
    : null;
}

const TWO_CHAIRS =
  /\bco-chair(?:s|men|persons|women) of (?:the|our) board\b|\b(?:our|the) co-chair(?:s|men|persons|women)\b/i;

/** Whether two share the chair of the board, so that neither holds it alone. */
const hasTwoChairs = ({ pages }: FilingText) => pages.some(({ text }) => TWO_CHAIRS.test(text));

/** "Jane Roe   Chair" is the row of a committee's table. */
const IS_SEAT = /^\S.*\s{2,}(?:co-|vice )?chair(?:man|woman|person)?\s*$/i;
const NEAR = 40;
const ANOTHER_REACH = 120;

function inText(office: keyof typeof OFFICES, filing: FilingText, names: readonly string[]): Sighting[] {
  const headings = proposalHeadings(filing);
  return [...matchesOf(filing, OFFICES[office].words)].flatMap((match): Sighting[] => {
    const name = personOf(match.groups.before ?? match.groups.after ?? match.groups.chosen ?? '', filing, names);
    const placed = name === undefined ? undefined : locateSpan(filing, match.sentence);
    return name !== undefined && placed && isOfToday(match) && !isInHolderProposal(filing, headings, match.sentence)
      ? [{ name, placed }]
      : [];
  });
}

function isOfToday(match: Match): boolean {
  const behind = after(match, NEAR);
  return (
    !isContentsPage(match.page) &&
    !NOT_HOLDING.test(`${before(match, NEAR)} ${match.text} ${behind}`) &&
    !OF_ANOTHER.test(after(match, ANOTHER_REACH)) &&
    !ANOTHER_BEFORE.test(before(match, NEAR)) &&
    !/^\s(?:from|in)\s(?:\p{Lu}\p{Ll}+\s)?(?:19|20)\d\d\b/u.test(behind)
  );
}

/** The full name of a person; undefined where only the surname is known, or where several people have it. */
function personOf(said: string, filing: FilingText, names: readonly string[]): string | undefined {
  const surname = surnameOf(said.replace(/['’]s$/, ''));
  const withSurname = names.filter((name) => surnameOf(name) === surname);
  return withSurname.length > 1 ? undefined : (withSurname[0] ?? peopleBySurname(filing).get(surname));
}

const LETTER_PAGES = 8;
const LETTER_REACH = 400;

/** "Jane Roe" and, in a cell below or beside it, "Lead Independent Director". */
function titled(office: keyof typeof OFFICES, filing: FilingText, names: readonly string[]): Sighting[] {
  const { title } = OFFICES[office];
  return filing.pages.flatMap((page) => {
    if (isContentsPage(page)) return [];
    const cells = placedCells(page);
    return cells.flatMap((cell): Sighting[] => {
      const name = names.find((each) => beginsWith(cell.text, each));
      if (name === undefined) return [];
      // Below a director's name the chair may be another company's; below a letter it is the one who signs.
      const isSigned =
        page.page <= LETTER_PAGES &&
        OF_A_LETTER.test(page.text.slice(Math.max(0, cell.start - LETTER_REACH), cell.start));
      const beside = cells.find(({ line, start }) => line === cell.line && start > cell.start);
      const isBeside = beside !== undefined && title.test(beside.text) && isPosition(beside, cells);
      if (office === 'chair' && !isSigned && !isBeside) return [];
      const rest = cell.text.slice(lengthOf(cell.text, name)).replace(/^,/, '').trim();
      const next = rest === '' ? columnBelow(cells, cell, title)[0] : undefined;
      const own = title.test(rest) ? cell : next && title.test(next.text) ? next : undefined;
      const end = isBeside ? beside.end : own?.end;
      const placed = end === undefined ? undefined : locateSpan(filing, { page: page.page, start: cell.start, end });
      return placed ? [{ name, placed }] : [];
    });
  });
}

/** Whether a cell is in a column of a table that is headed as the offices which people hold in the company. */
function isPosition(cell: PlacedCell, cells: readonly PlacedCell[]): boolean {
  return cells.some((head) => {
    const isOver = head.left <= cell.right && head.right >= cell.left && head.line.line.y > cell.line.line.y;
    if (!isOver || !POSITION_HEAD.test(head.text)) return false;
    const between = cells.filter(({ line }) => line.line.y < head.line.line.y && line.line.y > cell.line.line.y);
    return between.every(({ line }) => line.line.role === 'table');
  });
}

function lengthOf(text: string, name: string): number {
  const surname = surnameOf(name);
  const at = text.toLowerCase().indexOf(surname);
  return at < 0 ? text.length : at + surname.length;
}

function beginsWith(text: string, name: string): boolean {
  const first = name.split(' ')[0] ?? name;
  return text.startsWith(`${first} `) && isSamePerson(text.slice(0, lengthOf(text, name)), name);
}

/** The chief executive, where the filing says that one person holds both offices. */
function chiefExecutiveAsChair({ filing, facts, chief }: About): ReadHolder | null {
  const told = facts.filter(({ key }) => key === 'chair_ceo_separate');
  // Where the filing says both, nothing is known.
  const fact = told.every(({ value }) => value === false) ? told[0] : undefined;
  const placed = fact && locateFactQuote(filing, fact);
  const isOfChair = /\bchair/i.test(fact?.quote ?? '');
  return chief && placed && isOfChair ? { names: chief.names, placed } : null;
}

/** "We have no lead independent director." */
function nobodyLeads(filing: FilingText): ReadHolder | null {
  for (const match of matchesOf(filing, NO_LEAD)) {
    const placed = /\b(?:if|when|unless|would)\b/i.test(before(match, NEAR))
      ? undefined
      : locateSpan(filing, match.sentence);
    if (placed) return { names: [], placed };
  }
  return null;
}

/** Whether the filing says that the chair of its board is independent, and not that a chair should be. */
export function saysChairIsIndependent(filing: FilingText): boolean {
  return [...matchesOf(filing, CHAIR_IS_INDEPENDENT)].some((match) => {
    const said = match.page.text.slice(match.sentence.start, match.start);
    return !isContentsPage(match.page) && !/\b(?:if|when|whenever|where|unless|whether|until|so long as)\b/i.test(said);
  });
}

/** Whether the filing mentions no lead director of its own: only one whom its board would have or another board has. */
export function namesNoLead(filing: FilingText): boolean {
  return [...matchesOf(filing, ANY_LEAD)].every(({ page, sentence, end }) => {
    const text = page.text.slice(sentence.start, sentence.end);
    return OF_NO_LEAD.test(text) || OF_ANOTHER.test(page.text.slice(end, end + ANOTHER_REACH));
  });
}
