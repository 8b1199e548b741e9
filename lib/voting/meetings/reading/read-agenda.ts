import type { Fact, FactItem } from '@/lib/facts/fact';
import { readFilingText, type FilingText } from '@/lib/reading/text/filing-text';
import { asNumbered, proposalNumerals } from '@/lib/facts/readers/proposals/proposal-numerals';
import { locateFactQuote, type Located } from '@/lib/facts/text/locate-span';
import type { PageLayout } from '@/lib/pdf/types';
import type { FilingStructure } from '@/lib/reading/structure/types';
import { VOTE_STANDARDS } from '../../vocabulary.rules';
import { committeesOf, placesOf } from './committees/holders-of-office';
import { chiefExecutiveOf } from './people/chief-executive';
import { areOfProposal, dividedLines } from './proposals/sub-items/divided-lines';
import { electionLines, electionOfBoard, opposedLines, withNominee } from './nominees/elections/election-lines';
import { isOfDissident } from './nominees/elections/dissident';
import type { AboutNominees } from './people/nominee-details';
import { isSameNominee } from './nominees/names/same-nominee';
import { findNominees } from './nominees/find-nominees';
import { personOf } from './people/people-of';
import { proposalsOf, type Proposal } from './proposals/proposals-of';
import { meetingTypeOf } from './meeting-type';
import { proposalSections, type Section } from './proposals/sections/sections';
import { isOnlyReceived, isWithdrawn } from './proposals/not-voted';
import { withoutNoticeNumbers } from './proposals/notice-numbers';
import { namesOf } from './proposals/sub-items/sub-item-names';
import { contestOf } from './nominees/elections/contest';
import { subItemsOf, type SubItem } from './proposals/sub-items/sub-items';
import type { Committee } from '@/lib/facts/committees';
import type { ReadAgenda, ReadHolder, ReadLine } from './types';
import { sectionsByTitle } from './proposals/sections/sections-by-title';
import { toLine } from './line-of-proposal';

export type AgendaSource = {
  pages: PageLayout[];
  structure: FilingStructure | null;
  /** Facts of the filing; withheld ones are left out. */
  facts: Fact[];
  meetingYear: number | null;
};

/**
 * The lines of a meeting as its proxy statement has them: numbered proposals, a line for each nominee of an election,
 * and what the filing says of them. Fields that were not read are null. `meetingYear` is null where it is not known.
 * Pure.
 */
export function readAgenda({ pages, structure, facts, meetingYear }: AgendaSource): ReadAgenda {
  const original = readFilingText(pages, []);
  const filing = asNumbered(original);
  const place = placesOf(pages);
  const { proposals, shift } = proposalsOf(filing, facts);
  const numbered = shifted(proposalSections(filing), shift);
  const sections = new Map([...numbered, ...sectionsByTitle(filing, proposals, numbered)]);
  const standard = voteStandardOf(filing, facts);
  const subItems = subItemsOf(filing);
  const voted = [...proposals, ...proposalsOfSubItems(proposals, subItems)]
    .filter((item) => !isWithdrawn(sections.get(item.number)) && !isOnlyReceived(filing, item))
    .toSorted((a, b) => a.number - b.number);
  const read = voted.flatMap((item) => {
    const section = sections.get(item.number);
    const items = (item.printed !== null && subItems.get(item.printed)) || [];
    const line = toLine(filing, item, sections);
    const each = { line, section, items: areOfProposal(filing, items, section) ? items : [] };
    // "To fix the number of directors at nine and elect eight directors" is voted on in two parts.
    const isBoth = line.kind === 'other_management' && each.items.length === 0 && FIXES_AND_ELECTS.test(line.title);
    const election: ReadLine = { ...line, key: `${line.key} election`, kind: 'director_election' };
    return isBoth ? [each, { ...each, line: election }] : [each];
  });
  const elections = read.filter(({ line }) => line.kind === 'director_election');
  const ofBoard = electionOfBoard(elections);
  const printed = namesOf(ofBoard?.items ?? []);
  const all = findNominees({
    filing,
    facts,
    structure,
    election: ofBoard?.section,
    printed: printed ?? [],
    meetingYear,
  });
  const allNames = all.nominees.map(({ name }) => String(name));
  const contest = isOfDissident(filing) ? undefined : contestOf(filing, allNames);
  // A universal proxy card names the shareholder's nominees below the board's.
  const isOpposed = (item: FactItem) => contest?.nominees.some(({ name }) => isSameNominee(name, String(item.name)));
  const nomineeList = { ...all, nominees: all.nominees.filter((item) => !isOpposed(item)) };
  const { nominees } = nomineeList;
  const names = nominees.map(({ name }) => String(name));
  const person = (name: string) => personOf(structure?.people ?? [], name, names, pages);
  const { chairs, rosters, seats } = committeesOf(names, person, structure, filing, place);
  const chief = chiefExecutiveOf(filing, facts, names, meetingYear);
  const about: AboutNominees = { filing, structure, facts, meetingYear, place, seats, names, chief };
  const numberedLines = read.flatMap((each) => {
    const isDivided = each.items.some(({ label }) => label.includes('.')) && !namesOf(each.items);
    return each.line.kind === 'director_election' && !isDivided
      ? [
          ...electionLines(each, elections, nomineeList, standard, about),
          ...(contest && each === ofBoard ? opposedLines(each.line, contest, about) : []),
        ]
      : dividedLines(filing, each.line, each.items, each.section).map((line) =>
          withNominee(line, nominees, standard, about),
        );
  });
  const lines = withoutNoticeNumbers(numberedLines);
  const numerals = proposalNumerals(original);
  return {
    lines: numerals.length === 0 ? lines : lines.map((line) => ({ ...line, number: asNumeral(line.number, numerals) })),
    voteStandard: standard,
    meetingType: meetingTypeOf(filing),
    placed: {},
    chairs: asNominees(chairs, names),
    rosters: asNominees(rosters, names),
    chiefExecutive: chief,
    contest: contest ? { names: contest.nominees.map(({ name }) => name), placed: contest.placed } : null,
  };
}

/** The number "2" in the numerals of the filing, "B" or "II"; the first nominee of proposal A is "A.1". */
function asNumeral(number: string, numerals: readonly string[]): string {
  const [, proposal = '', own = ''] = /^(\d+)([a-z]?)$/.exec(number) ?? [];
  const numeral = numerals[Number(proposal) - 1];
  if (!proposal || !numeral) return number;
  return own ? `${numeral}.${own.charCodeAt(0) - 'a'.charCodeAt(0) + 1}` : numeral;
}

/** Proposals whose resolutions only are numbered: "5.1", "5.2" and no "5". */
function proposalsOfSubItems(
  proposals: readonly Proposal[],
  items: ReadonlyMap<number, readonly SubItem[]>,
): Proposal[] {
  const last = Math.max(0, ...proposals.map(({ number }) => number));
  return [...items].flatMap(([number, [first]]) => {
    const isOfMeeting = number <= last + 1 && proposals.every(({ printed }) => printed !== null && printed !== number);
    return first?.isVoted && isOfMeeting
      ? [{ number, printed: number, title: first.title, recommends: null, isStated: true, isOfHolder: false }]
      : [];
  });
}

function shifted(sections: ReadonlyMap<number, Section>, shift: number): Map<number, Section> {
  return new Map([...sections].map(([number, section]) => [number + shift, { ...section, number: number + shift }]));
}

const FIXES_AND_ELECTS = new RegExp(
  [
    String.raw`\b(?:set|fix|establish|determin)\w*\b.{0,30}\b(?:number|size) of (?:the |our )?(?:directors|board)\b`,
    String.raw`\belect(?:ion of|ing)?\b.{0,30}\bdirectors\b`,
  ].join('.{0,30}'),
  'i',
);

/** The holders of offices under their names as nominees: a table may cut "Jane van Doe" to "Jane van". */
function asNominees<H extends ReadHolder>(
  holders: Partial<Record<Committee, H>>,
  nominees: readonly string[],
): Partial<Record<Committee, H>> {
  const asNominee = (name: string) => nominees.find((nominee) => nominee.startsWith(`${name} `)) ?? name;
  return Object.fromEntries(
    Object.entries(holders).map(([committee, holder]) => [
      committee,
      { ...holder, names: holder.names.map(asNominee) },
    ]),
  );
}

function voteStandardOf(filing: FilingText, facts: readonly Fact[]): ReadAgenda['voteStandard'] {
  const fact = facts.find(({ key }) => key === 'director_vote_standard');
  const value = VOTE_STANDARDS.find((standard) => standard === fact?.value);
  const placed: Located | undefined = fact && value ? locateFactQuote(filing, fact) : undefined;
  return value && placed ? { value, placed } : null;
}
