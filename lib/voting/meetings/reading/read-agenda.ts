import type { Fact, FactItem } from '@/lib/facts/fact';
import { readFilingText, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine } from '@/lib/reading/text/flat-page';
import { asNumbered, proposalNumerals } from '@/lib/facts/readers/proposals/proposal-numerals';
import { locateFactQuote, type Located } from '@/lib/facts/text/locate-span';
import type { PageLayout } from '@/lib/pdf/types';
import type { FilingStructure } from '@/lib/reading/structure/types';
import { oneOf } from '@/lib/format/patterns';
import {
  COMPANY,
  FREQUENCIES,
  UNNAMED_HOLDER,
  VOTE_STANDARDS,
  type Kind,
  type Topic,
  type Vote,
} from '../../vocabulary.rules';
import { committeesOf, placesOf } from './committees/holders-of-office';
import { isElectionToo, kindOfTitle, topicOfTitle } from './proposals/kinds/kinds';
import { chiefExecutiveOf } from './people/chief-executive';
import { areOfProposal, dividedLines } from './proposals/sub-items/divided-lines';
import { holdersHeading, isBareTitle } from './proposals/proponents/holders-heading';
import { kindOfNamed } from './proposals/kinds/named-proposals';
import { electionLines, electionOfBoard, opposedLines, withNominee } from './nominees/elections/election-lines';
import { isOfDissident } from './nominees/elections/dissident';
import type { AboutNominees } from './people/nominee-details';
import { isSameNominee } from './nominees/names/same-nominee';
import { findNominees } from './nominees/find-nominees';
import {
  isShareholderProposal,
  saysHolderProposal,
  OF_HOLDER_TITLE,
  textOf,
} from './proposals/proponents/is-shareholder-proposal';
import { personOf } from './people/people-of';
import { proponentInTable } from './proposals/proponents/proponent-tables';
import { proponentOf } from './proposals/proponents/proponents';
import { proposalsOf, type Proposal } from './proposals/proposals-of';
import { voteOf } from './proposals/recommendations/vote-words';
import { recommendationInRows } from './proposals/recommendations/recommendation-rows';
import {
  recommendationIn,
  recommendationInBox,
  recommendationOfAll,
  recommendationOfNumber,
  recommendationOn,
  recommendsNothing,
  type Recommendation,
} from './proposals/recommendations/recommendations';
import { meetingTypeOf } from './meeting-type';
import { proposalSections, type Section } from './proposals/sections/sections';
import { sectionsByTitle } from './proposals/sections/sections-by-title';
import { isOnlyReceived, isWithdrawn } from './proposals/not-voted';
import { withoutNoticeNumbers } from './proposals/notice-numbers';
import { namesOf } from './proposals/sub-items/sub-item-names';
import { contestOf } from './nominees/elections/contest';
import { subItemsOf, type SubItem } from './proposals/sub-items/sub-items';
import { locateTitle } from './proposals/sections/titles';
import { contentWordsOf } from './words';
import type { Committee } from '@/lib/facts/committees';
import type { PlacedFields, ReadAgenda, ReadHolder, ReadLine } from './types';
import { ORGANIZATION_WORDS } from './read-agenda-patterns';

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

function toLine(filing: FilingText, proposal: Proposal, sections: ReadonlyMap<number, Section>): ReadLine {
  const section = sections.get(proposal.number);
  // "Elect each director annually" is not an election where a shareholder proposes it.
  const ownKind = saysHolderProposal(proposal) ? undefined : kindOfNamed(filing, proposal.printed, proposal.title);
  const isFrequency = ownKind === 'say_on_pay_frequency';
  const words = contentWordsOf(proposal.title);
  const isOpen = isOfDissident(filing) || recommendsNothing(section);
  const inText = isOpen ? undefined : recommendationIn(filing, section, ownKind);
  const { printed } = proposal;
  const inRows = isOpen || printed === null ? undefined : recommendationInRows(filing, printed, words, isFrequency);
  const ofFact = isOpen ? undefined : voteOf(proposal.recommends ?? '');
  const recommended = isOpen
    ? undefined
    : (ownWord(inText, ownKind) ??
      ownWord(inRows, ownKind) ??
      (ownKind && recommendationOn(filing, ownKind)) ??
      (isFrequency ? undefined : ownWord(recommendationInBox(filing, section), ownKind)) ??
      (isFrequency || printed === null ? undefined : recommendationOfNumber(filing, printed)) ??
      inText ??
      inRows ??
      (ofFact || isFrequency || OF_HOLDER_TITLE.test(proposal.title) ? undefined : recommendationOfAll(filing)));
  const isHolder = isShareholderProposal(filing, proposal, section, recommended?.vote ?? ofFact, ownKind);
  const proponent = isHolder ? (proponentOf(filing, section) ?? proponentInTable(filing, printed ?? 0)) : undefined;
  const ofHolder = isHolder && isBareTitle(proposal.title) ? holdersHeading(filing, section) : undefined;
  const title = locateTitle(filing, { number: printed ?? 0, title: proposal.title }, section);
  const kind: Kind = isHolder
    ? 'shareholder_proposal'
    : (ownKind ?? kindOfTitle(title.context) ?? kindFromText(section) ?? 'other_management');
  const placed: PlacedFields = {};
  placed.title = ofHolder?.placed ?? title.placed;
  if (recommended) placed.board_recommendation = recommended.placed;
  if (proponent) placed.proponent = proponent.placed;
  // Where text and table differ there is no recommendation. "Against" on a board's own proposal was misread and does
  // not count.
  const isDisputed =
    inText !== undefined &&
    inRows !== undefined &&
    inText.vote !== inRows.vote &&
    (isHolder || (inText.vote !== 'against' && inRows.vote !== 'against'));
  const sightings = title.pages + (section ? 1 : 0);
  return {
    key: String(proposal.number),
    number: String(proposal.number),
    kind,
    topic: isHolder ? topicOf(ofHolder?.title ?? proposal.title, title.context, section) : null,
    title: ofHolder?.title ?? proposal.title,
    nominee: null,
    proponent: isHolder ? (proponent?.name ?? UNNAMED_HOLDER) : COMPANY,
    board_recommendation: isDisputed ? null : recommendedVote(kind, recommended?.vote ?? ofFact),
    vote_standard: null,
    details: null,
    placed,
    is_weak: !proposal.isStated || sightings < 2,
  };
}

/** The recommendation, unless a board cannot have given it: it never opposes its own election or auditor. */
function ownWord(found: Recommendation | undefined, kind: Kind | undefined): Recommendation | undefined {
  const isOwn = kind === 'director_election' || kind === 'auditor_ratification';
  return isOwn && found?.vote === 'against' ? undefined : found;
}

/**
 * A board does not oppose its own proposals, and recommends years on the vote on frequency alone; other words were
 * misread and give null.
 */
function recommendedVote(kind: Kind, vote: Vote | undefined): Vote | null {
  const isYears = FREQUENCIES.some((each) => each === vote);
  if (isYears !== (kind === 'say_on_pay_frequency')) return null;
  return vote === 'against' && kind !== 'shareholder_proposal' ? null : (vote ?? null);
}

const HEADING_LINES = 5;

/** The heading with the line below it, where it may go on, and further lines of its font size. */
function headingOf(section: Section | undefined): string {
  const { page, line } = section?.heading ?? {};
  if (!page || !line) return '';
  const at = page.lines.indexOf(line);
  const below = page.lines.slice(at + 1, at + HEADING_LINES);
  const size = ({ line: { fontSize } }: FlatLine) => fontSize;
  const end = below.findIndex((each) => Math.abs(size(each) - size(line)) > SAME_SIZE);
  return [line, ...below.slice(0, Math.max(1, end < 0 ? below.length : end))].map(({ text }) => text).join(' ');
}

const SAME_SIZE = 0.6;

/**
 * Words of a shareholder's name are not about the subject: "Mercy Hill Charitable Fund", "Climate Action Partners LLC".
 */
const ORGANIZATION = new RegExp(
  String.raw`(?:\p{Lu}[\p{L}&.'’-]*\s(?:(?:of|the|and|for)\s){0,2}){1,4}` +
    String.raw`${oneOf(ORGANIZATION_WORDS)}(?!\p{L})`,
  'gu',
);

/**
 * The topic by the title, else by the heading and the words around the title; where none of them names one and the
 * title is bare, by the first lines of the text.
 */
function topicOf(title: string, context: string, section: Section | undefined): Topic {
  const around = [headingOf(section), context].map((words) => words.replace(ORGANIZATION, ' '));
  const named = [title, ...around].map(topicOfTitle).find((topic) => topic !== 'other');
  if (named || !section) return named ?? 'other';
  return isBareTitle(title) ? topicOfTitle(textOf(section, 700)) : 'other';
}

/**
 * The kind by the proposal's heading and first lines, for a title that is cut short ("Approval of the amendment of the
 * …"). Undefined where they name none.
 */
function kindFromText(section: Section | undefined): Kind | undefined {
  if (!section) return undefined;
  const text = textOf(section, 260);
  // "The election of Jane Roe and, as auditor, Roe & Co.": several matters in one.
  return kindOfTitle(section.heading.line.text) ?? (isElectionToo(text) ? undefined : kindOfTitle(text));
}

function voteStandardOf(filing: FilingText, facts: readonly Fact[]): ReadAgenda['voteStandard'] {
  const fact = facts.find(({ key }) => key === 'director_vote_standard');
  const value = VOTE_STANDARDS.find((standard) => standard === fact?.value);
  const placed: Located | undefined = fact && value ? locateFactQuote(filing, fact) : undefined;
  return value && placed ? { value, placed } : null;
}
