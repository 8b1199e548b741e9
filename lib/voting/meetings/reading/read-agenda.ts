import type { Fact } from '@/lib/facts/fact';
import { readFilingText, type FilingText } from '@/lib/reading/text/filing-text';
import { placeQuote, type Placed } from '@/lib/facts/text/place-span';
import type { PageLayout } from '@/lib/pdf/types';
import type { FilingStructure } from '@/lib/reading/structure/types';
import {
  COMPANY,
  FREQUENCIES,
  UNNAMED_HOLDER,
  VOTE_STANDARDS,
  type Kind,
  type Topic,
  type Vote,
} from '../../vocabulary.rules';
import { committeesOf, placesOf } from './holders-of-office';
import { kindOfTitle, topicOfTitle } from './kinds';
import { linesByLetter } from './lettered';
import { inPrintedOrder } from './standing/printed-order';
import { chiefExecutiveOf } from './chief-executive';
import { detailsOf, type AboutNominees } from './nominee-details';
import { itemsOf, nomineeOfTitle, nomineesOf, type Nominee } from './nominees';
import { personOf } from './people-of';
import { placeNominee } from './place-nominee';
import { proponentOf } from './proponents';
import { proposalsOf, type Proposal } from './proposals-of';
import {
  recommendationIn,
  recommendationInBox,
  recommendationInRows,
  recommendationOfAll,
  recommendationOfNumber,
  recommendationOn,
  recommendsNothing,
  voteOf,
  type Recommendation,
} from './recommendations';
import { meetingTypeOf } from './meeting-type';
import { opening, proposalSections, sectionsByTitle, type Section } from './sections';
import { placeTitle } from './titles';
import { contentWordsOf } from './words';
import type { Committee } from '../schema';
import type { PlacedFields, ReadAgenda, ReadHolder, ReadLine } from './types';

export type AgendaSource = {
  pages: PageLayout[];
  structure: FilingStructure | null;
  /** What the filing states; withheld ones left out. */
  facts: Fact[];
  meetingYear: number | null;
};

/**
 * The lines of a meeting from its proxy: numbered proposals, each nominee of an election, and what is said of them.
 * Pure.
 */
export function readAgenda({ pages, structure, facts, meetingYear }: AgendaSource): ReadAgenda {
  const filing = readFilingText(pages, []);
  const place = placesOf(pages);
  const { proposals, shift } = proposalsOf(filing, facts);
  const numbered = shifted(proposalSections(filing), shift);
  const sections = new Map([...numbered, ...sectionsByTitle(filing, proposals, numbered)]);
  const standard = voteStandardOf(filing, facts);
  const read = proposals.map((item) => toLine(filing, facts, item, sections));
  const election = read.find(({ kind }) => kind === 'director_election');
  const nominees = nomineesOf(filing, facts, structure, sections.get(Number(election?.number)));
  const names = nominees.map(({ item }) => String(item.name));
  const person = (name: string) => personOf(structure?.people ?? [], name, names, pages);
  const { chairs, rosters, seats } = committeesOf(names, person, structure, filing, place);
  const chief = chiefExecutiveOf(filing, facts, names);
  const about: AboutNominees = { filing, structure, facts, meetingYear, place, seats, names, chief };
  const isOneEach = read.filter(({ kind }) => kind === 'director_election').length > 1;
  const lines = read.flatMap((line) => {
    if (line.kind !== 'director_election') return linesByLetter(filing, line);
    const own = isOneEach ? nomineeOfTitle(line.title, nominees) : undefined;
    if (!own) return electionLines(line, nominees, standard, about);
    return electionLines(line, [own], standard, about).map((each) => ({ ...each, number: line.number }));
  });
  return {
    lines,
    voteStandard: standard,
    meetingType: meetingTypeOf(filing),
    placed: {},
    chairs: asNominees(chairs, names),
    rosters: asNominees(rosters, names),
    chiefExecutive: chief,
  };
}

function shifted(sections: ReadonlyMap<number, Section>, shift: number): Map<number, Section> {
  return new Map([...sections].map(([number, section]) => [number + shift, { ...section, number: number + shift }]));
}

/** A holder's name as the nominee has it: a table may cut "Jane van Doe" to "Jane van". */
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

const OF_HOLDER = new RegExp(
  [
    String.raw`\b(?:stock|share)(?:holder|owner)s?'?\s(?:proposals?|resolutions?)\b|`,
    String.raw`\bproponents?\b|\bintends? to present the following\b|\bsupporting statement\b|`,
    String.raw`\brule 14a-8\b|\bsubmitted the following (?:proposal|resolution)|`,
    String.raw`\bfollowing (?:stock|share)(?:holder|owner) (?:proposal|resolution)`,
  ].join(''),
  'i',
);
const OF_HOLDER_TITLE = /\b(?:stock|share)(?:holder|owner)s?'?\s(?:proposals?|resolutions?|requests?)\b/i;

function toLine(
  filing: FilingText,
  facts: readonly Fact[],
  proposal: Proposal,
  sections: ReadonlyMap<number, Section>,
): ReadLine {
  const section = sections.get(proposal.number);
  const ownKind = kindOfTitle(proposal.title);
  const isFrequency = ownKind === 'say_on_pay_frequency';
  const words = contentWordsOf(proposal.title);
  const isOpen = recommendsNothing(section);
  const inText = isOpen ? undefined : recommendationIn(filing, section, isFrequency);
  const { printed } = proposal;
  const inRows = isOpen || printed === null ? undefined : recommendationInRows(filing, printed, words);
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
  const isHolder = isOfHolder(filing, facts, proposal, section, recommended?.vote ?? ofFact, ownKind);
  const proponent = isHolder ? proponentOf(filing, section) : undefined;
  const title = placeTitle(filing, { number: printed ?? 0, title: proposal.title }, section);
  const kind: Kind = isHolder
    ? 'shareholder_proposal'
    : (ownKind ?? kindOfTitle(title.context) ?? kindFromText(section) ?? 'other_management');
  const placed: PlacedFields = {};
  if (title.placed) placed.title = title.placed;
  if (recommended) placed.board_recommendation = recommended.placed;
  if (proponent) placed.proponent = proponent.placed;
  // Text and table that differ state nothing; of a board's own proposal a word against it was read from somewhere else.
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
    topic: isHolder ? topicOf(proposal.title, title.context, section) : null,
    title: proposal.title,
    nominee: null,
    proponent: isHolder ? (proponent?.name ?? UNNAMED_HOLDER) : COMPANY,
    board_recommendation: isDisputed ? null : recommendedVote(kind, recommended?.vote ?? ofFact),
    vote_standard: null,
    details: null,
    placed,
    is_weak: !proposal.isStated || sightings < 2,
  };
}

/** A recommendation that a board can have given: it never opposes its own election or auditor. */
function ownWord(found: Recommendation | undefined, kind: Kind | undefined): Recommendation | undefined {
  const isOwn = kind === 'director_election' || kind === 'auditor_ratification';
  return isOwn && found?.vote === 'against' ? undefined : found;
}

/**
 * A board does not oppose its own proposals, and recommends years on their frequency alone: other words were read from
 * somewhere else.
 */
function recommendedVote(kind: Kind, vote: Vote | undefined): Vote | null {
  const isYears = FREQUENCIES.some((each) => each === vote);
  if (isYears !== (kind === 'say_on_pay_frequency')) return null;
  return vote === 'against' && kind !== 'shareholder_proposal' ? null : (vote ?? null);
}

function isOfHolder(
  filing: FilingText,
  facts: readonly Fact[],
  proposal: Proposal,
  section: Section | undefined,
  vote: string | undefined,
  ownKind: Kind | undefined,
): boolean {
  const stated = facts.find(({ key }) => key === 'shareholder_proposals');
  if (itemsOf(stated?.value).some((item) => Number(item.number) === proposal.printed)) return true;
  if (OF_HOLDER_TITLE.test(proposal.title)) return true;
  if (ownKind === 'director_election' || ownKind === 'auditor_ratification') return false;
  if (vote === 'against') return true;
  if (!section) return false;
  const head = section.heading.line.text;
  const text = textOf(section, 1500);
  // A resolution that the board supports may be its own: "the text of the shareholder resolution is: RESOLVED …".
  if (vote === 'for' && !OF_HOLDER_TITLE.test(head) && !proponentOf(filing, section)) return false;
  return (
    OF_HOLDER_TITLE.test(head) ||
    (ownKind !== 'say_on_pay' && OF_HOLDER.test(text) && /\bRESOLVED\b|proponent|intends? to present/i.test(text))
  );
}

function textOf(section: Section, characters: number): string {
  return opening(section, characters)
    .map(({ page, start, end }) => page.text.slice(start, end))
    .join(' ');
}

/**
 * By the title, else by the words it stands among and its heading; by the first lines where none of them names a
 * subject.
 */
function topicOf(title: string, context: string, section: Section | undefined): Topic {
  const named = [title, section?.heading.line.text ?? '', context].map(topicOfTitle).find((topic) => topic !== 'other');
  if (named || !section) return named ?? 'other';
  const bare = title.replace(OF_HOLDER_TITLE, '').replace(/\W+/g, ' ').trim();
  return bare.length >= 8 ? 'other' : topicOfTitle(textOf(section, 700));
}

/**
 * A title that stops short ("Approval of the amendment of the …") goes on in the proposal's own heading and first
 * lines.
 */
function kindFromText(section: Section | undefined): Kind | undefined {
  return section ? (kindOfTitle(section.heading.line.text) ?? kindOfTitle(textOf(section, 260))) : undefined;
}

/** One line a nominee, lettered; the election as a whole where nobody could be named. */
function electionLines(
  line: ReadLine,
  nominees: readonly Nominee[],
  standard: ReadAgenda['voteStandard'],
  about: AboutNominees,
): ReadLine[] {
  const ofStandard = standard ? { vote_standard: standard.placed } : {};
  const vote_standard = standard?.value ?? null;
  if (nominees.length === 0)
    return [{ ...line, vote_standard, placed: { ...line.placed, ...ofStandard }, is_weak: true }];
  const ordered = inPrintedOrder(about.filing, line.number, nominees, ({ item }) => String(item.name));
  return ordered.map(({ item, isStated }, index) => {
    const name = String(item.name);
    const { details, placed } = detailsOf(item, about);
    const seen = placeNominee(about.filing, name);
    return {
      ...line,
      key: `${line.key} ${name
        .toLowerCase()
        .replace(/[^a-z]+/g, ' ')
        .trim()}`,
      number: `${line.number}${letterOf(index)}`,
      nominee: name,
      vote_standard,
      details,
      placed: { ...line.placed, ...ofStandard, ...placed, ...(seen.placed ? { nominee: seen.placed } : {}) },
      is_weak: !isStated || seen.pages < 2,
    };
  });
}

/** 1a … 1z, 1aa. */
function letterOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : `a${letter}`;
}

function voteStandardOf(filing: FilingText, facts: readonly Fact[]): ReadAgenda['voteStandard'] {
  const fact = facts.find(({ key }) => key === 'director_vote_standard');
  const value = VOTE_STANDARDS.find((standard) => standard === fact?.value);
  const placed: Placed | undefined = fact && value ? placeQuote(filing, fact) : undefined;
  return value && placed ? { value, placed } : null;
}
