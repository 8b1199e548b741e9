import { type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine } from '@/lib/reading/text/flat-page';
import { oneOf } from '@/lib/format/patterns';
import { COMPANY, FREQUENCIES, UNNAMED_HOLDER, type Kind, type Topic, type Vote } from '../../vocabulary.rules';
import { isElectionToo, kindOfTitle, topicOfTitle } from './proposals/kinds/kinds';
import { holdersHeading, isBareTitle } from './proposals/proponents/holders-heading';
import { kindOfNamed } from './proposals/kinds/named-proposals';
import { isOfDissident } from './nominees/elections/dissident';
import {
  isShareholderProposal,
  saysHolderProposal,
  OF_HOLDER_TITLE,
  textOf,
} from './proposals/proponents/is-shareholder-proposal';
import { proponentInTable } from './proposals/proponents/proponent-tables';
import { proponentOf } from './proposals/proponents/proponents';
import { type Proposal } from './proposals/proposals-of';
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
import { type Section } from './proposals/sections/sections';
import { locateTitle } from './proposals/sections/titles';
import { contentWordsOf } from './words';
import type { PlacedFields, ReadLine } from './types';
import { ORGANIZATION_WORDS } from './read-agenda-patterns';

/** A proposal as a line of the meeting, with what its section, its rows and the facts of the filing say of it. */
export function toLine(filing: FilingText, proposal: Proposal, sections: ReadonlyMap<number, Section>): ReadLine {
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
