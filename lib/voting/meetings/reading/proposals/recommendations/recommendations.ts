import { sentenceAround, type FilingText } from '@/lib/reading/text/filing-text';
import { locateSpan, type Located } from '@/lib/facts/text/locate-span';
import { ON_NOMINEES } from '@/lib/facts/readers/proposals/proposal-titles';
import type { Kind, Vote } from '@/lib/voting/vocabulary.rules';
import { alternatives, oneOf } from '@/lib/format/patterns';
import { COUNT, toCount } from '@/lib/format/words/number-words';
import { frequencyIn, voteOf } from './vote-words';
import { opening, type Section } from '../sections/sections';
import {
  NO_RECOMMENDATION,
  RECOMMENDED_VOTES,
  URGED_VOTES,
  WHO_IS_URGED,
  WHO_URGES,
  YES_OR_NO_VOTES,
} from './recommendations-patterns';

/** The vote that the board recommends, and the words that say so. */
export type Recommendation = { vote: Vote; placed: Located };

const BOARD = '(?:board(?: of (?:directors|trustees))?|directors|we|committees?|trustees)';
/** "The Board recommends a vote FOR …", up to the end of its sentence. */
const RECOMMENDS = new RegExp(
  String.raw`\b${BOARD}\b[^.;]{0,120}?\brecommends?\b[^;?]{0,220}?(?:\bvot\w*|\byou cast\b|:)` +
    String.raw`[^;?]{0,80}?["'\s(](?<vote>${alternatives(RECOMMENDED_VOTES)})(?=["'\s.,:;)]|$)`,
  'gi',
);

/**
 * Other wordings, which must have the board as their subject, because a shareholder may use them for the own proposal.
 */
const OTHER_WORDS: readonly RegExp[] = [
  // "The Board opposes the proposal and urges you to vote AGAINST it".
  new RegExp(
    String.raw`\b${oneOf(WHO_URGES)}\b[^.;]{0,80}?\b(?:urges?|asks?|requests?) (?:that )?` +
      String.raw`${oneOf(WHO_IS_URGED)}\b(?: to)? (?:cast )?vote\b[^.;]{0,40}?["'\s]` +
      String.raw`(?<vote>${alternatives(URGED_VOTES)})(?=["'\s.,:;)]|$)`,
    'gi',
  ),
  // "The Board of Directors unanimously favors a vote against the proposal".
  new RegExp(
    String.raw`\b(?:board(?: of (?:directors|trustees))?|directors)\b[^.;]{0,40}?\bfavors a vote ` +
      String.raw`["']?(?<vote>for|against)\b`,
    'gi',
  ),
  // "The Board recommends that stockholders approve this proposal".
  new RegExp(
    String.raw`\b(?:board(?: of (?:directors|trustees))?|directors)\b[^.;]{0,80}?\brecommends? that ` +
      String.raw`(?:you|(?:our |the )?(?:stock|share|unit)holders) ` +
      String.raw`(?<vote>approve|adopt|ratify|elect|reject|oppose)\b`,
    'gi',
  ),
  // "The Board recommends a “NO” vote", "… recommends that you vote NO on this proposal".
  new RegExp(
    String.raw`\b(?:[Bb]oard|BOARD|[Dd]irectors|DIRECTORS)\b[^.;]{0,80}?\b` +
      String.raw`(?:[Rr]ecommends?|RECOMMENDS?)\b[^.;]{0,60}?${oneOf(YES_OR_NO_VOTES)}`,
    'g',
  ),
];

/**
 * The board's recommendation in the text of a proposal; undefined where there is none, or where two of its sentences
 * differ. `kind` tells whether a frequency is recommended; undefined where it is not known.
 */
export function recommendationIn(
  filing: FilingText,
  section: Section | undefined,
  kind: Kind | undefined,
): Recommendation | undefined {
  const found = [RECOMMENDS, ...OTHER_WORDS]
    .map((pattern) => recommendationsBy(pattern, filing, section, kind))
    .find(({ length }) => length > 0);
  // The board's own recommendation is printed in capitals or quotes; sentences about voting in general are not.
  const emphatic = found?.filter((each) => each.isEmphatic) ?? [];
  return onlyOne(emphatic.length > 0 ? emphatic : (found ?? []));
}

type Worded = Recommendation & { isEmphatic: boolean };

function recommendationsBy(
  pattern: RegExp,
  filing: FilingText,
  section: Section | undefined,
  kind: Kind | undefined,
): Worded[] {
  const isFrequency = kind === 'say_on_pay_frequency';
  const isElection = kind === 'director_election';
  const found: Worded[] = [];
  for (const { page, start, end } of section?.parts ?? []) {
    for (const match of page.text.slice(start, end).matchAll(pattern)) {
      const at = start + match.index;
      const sentence = sentenceAround(page, at, at + match[0].length);
      const word = match.groups?.vote ?? match.groups?.cast ?? '';
      const vote = isFrequency
        ? (frequencyIn(page.text.slice(at, sentence.end)) ??
          frequencyIn(page.text.slice(sentence.start, sentence.end)) ??
          frequencyIn(/^[^.;]*/.exec(page.text.slice(at, Math.min(end, at + match[0].length + LIST_REACH)))?.[0] ?? ''))
        : voteOf(word);
      const placed = locateSpan(filing, { page: page.page, start: at, end: at + match[0].length });
      const behind = page.text.slice(at + match[0].length);
      // After the last proposal the proxy card may begin, with "FOR all of the following nominees".
      const isOwn = isOfNumber(behind, section?.number) && (isElection || !ON_NOMINEES.test(behind));
      if (vote && placed && isOwn) found.push({ vote, placed, isEmphatic: isEmphatic(match[0], word) });
    }
  }
  return found;
}

/**
 * Whether a recommendation may be on this proposal. After the last one the proxy card may follow, with "FOR all
 * nominees in item 1, FOR items 2 and 3 and AGAINST item 4".
 */
function isOfNumber(behind: string, number: number | undefined): boolean {
  const rest = (/^[^.;]*/.exec(behind.slice(0, LIST_REACH))?.[0] ?? '').split(/\b(?:FOR|AGAINST)\b/)[0] ?? '';
  const named = [...rest.matchAll(NUMBERS)].flatMap(({ groups }) => [...numbersIn(groups?.numbers ?? '')]);
  return number === undefined || named.length === 0 || named.includes(number);
}

/** "The Board makes no recommendation". */
const NONE = new RegExp(alternatives(NO_RECOMMENDATION), 'i');
/** A statement on an earlier proposal: "…, which made no recommendation on it then". */
const EARLIER_NONE = new RegExp(
  String.raw`\bmade no (?:voting )?recommendation\b` +
    String.raw`(?=[^.;]{0,60}?\b(?:then|last year|previously|at (?:that|the) time|in 20\d\d)\b)`,
  'gi',
);
/** Printed as a heading in the place of the recommendation. */
const NONE_HEADING = /\b(?:No Recommendation|NO RECOMMENDATION)\b/;
const NONE_REACH = 2600;
/**
 * The proposal that such words are about, as on a proxy card after the last one: "no recommendation on Proposal 7".
 */
const OF_PROPOSAL = new RegExp(String.raw`^[^.;]{0,60}?\b(?:proposal|item)\s(?:no\.?\s?)?(?<number>${COUNT})\b`, 'i');

/**
 * Whether the board says that it makes no recommendation on a proposal; then words elsewhere are not its
 * recommendation.
 */
export function recommendsNothing(section: Section | undefined): boolean {
  if (!section) return false;
  const text = opening(section, NONE_REACH)
    .map(({ page, start, end }) => page.text.slice(start, end))
    .join('\n');
  const none = NONE.exec(text.replace(EARLIER_NONE, ''));
  const of = none && OF_PROPOSAL.exec(text.slice(none.index + none[0].length))?.groups?.number;
  return (none !== null && (!of || toCount(of) === section.number)) || NONE_HEADING.test(text);
}

/** A box beside the proposal: "RECOMMENDATION: Vote FOR approval". */
const BOX = /\brecommendation\b["']?\s?:?\s(?:is )?(?:to )?(?:(?:a )?vote )?["']?(?<vote>FOR|AGAINST)\b/giu;

/** The recommendation in a box on the first two pages of a proposal; undefined where there is none or two differ. */
export function recommendationInBox(filing: FilingText, section: Section | undefined): Recommendation | undefined {
  const found = (section?.parts.slice(0, BOX_PAGES) ?? []).flatMap(({ page, start, end }) =>
    [...page.text.slice(start, end).matchAll(BOX)].flatMap((match): Recommendation[] => {
      const word = match.groups?.vote ?? '';
      const vote = word === word.toUpperCase() ? voteOf(word) : undefined;
      const at = start + match.index;
      const placed = locateSpan(filing, { page: page.page, start: at, end: at + match[0].length });
      return vote && placed ? [{ vote, placed }] : [];
    }),
  );
  return onlyOne(found);
}

const BOX_PAGES = 2;
const NUMBERS =
  /\b(?:proposals?|items?)\s(?:nos?\.?\s?)?(?<numbers>\d{1,2}(?:\s?(?:,|and|&|through|to|-)\s?(?:and\s)?\d{1,2})*)/giu;

/**
 * The recommendation of a sentence on several proposals, by number: "recommends a vote FOR each nominee and proposals
 * 2, 3 and 4". Undefined where there is none or two differ.
 */
export function recommendationOfNumber(filing: FilingText, number: number): Recommendation | undefined {
  const found: Recommendation[] = [];
  for (const page of filing.pages)
    for (const match of page.text.matchAll(RECOMMENDS)) {
      const end = match.index + match[0].length;
      const rest =
        (/^[^.;]*/.exec(page.text.slice(end, end + LIST_REACH))?.[0] ?? '').split(/\b(?:FOR|AGAINST)\b/)[0] ?? '';
      const names = [...rest.matchAll(NUMBERS)].some(({ groups }) => numbersIn(groups?.numbers ?? '').has(number));
      const vote = voteOf(match.groups?.vote ?? '');
      const placed =
        names && vote ? locateSpan(filing, { page: page.page, start: match.index, end: end + rest.length }) : undefined;
      if (vote && placed) found.push({ vote, placed });
    }
  return onlyOne(found);
}

const EACH_OF_THEM =
  /^["']?\s(?:all|each)(?: of)?(?: the| these)?(?: (?!stock|share)\w+)? (?:resolutions|proposals|items)\b/i;

/**
 * The recommendation of a sentence on everything that is voted on: "recommends that you vote FOR all resolutions".
 * Always "for", since a board never opposes all of them; undefined where there is none.
 */
export function recommendationOfAll(filing: FilingText): Recommendation | undefined {
  const found = filing.pages.flatMap((page) =>
    [...page.text.matchAll(RECOMMENDS)].flatMap((match): Recommendation[] => {
      const end = match.index + match[0].length;
      if (!EACH_OF_THEM.test(page.text.slice(end, end + LIST_REACH))) return [];
      const vote = voteOf(match.groups?.vote ?? '');
      const placed = vote ? locateSpan(filing, { page: page.page, start: match.index, end }) : undefined;
      return vote === 'for' && placed ? [{ vote, placed }] : [];
    }),
  );
  return found[0];
}

const LIST_REACH = 160;

/** "2, 3 and 5 through 7" as numbers. */
function numbersIn(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const [, from = '', to] of text.matchAll(/(\d{1,2})(?:\s?(?:through|to|-)\s?(\d{1,2}))?/g))
    for (let each = Number(from); each <= Number(to ?? from); each += 1) numbers.add(each);
  return numbers;
}

const onlyOne = (found: readonly Recommendation[]) =>
  new Set(found.map(({ vote }) => vote)).size === 1 ? found[0] : undefined;

const SUBJECTS: Partial<Record<Kind, RegExp>> = {
  director_election:
    /^["']?\s(?:(?:the )?election\b|(?:each|all|every)\b[^.;]{0,40}\b(?:nominees?|directors?)\b|the nominees\b)/i,
  auditor_ratification: /^["']?\s(?:the )?(?:ratification|ratifying|approval of the (?:re)?appointment)\b/i,
  say_on_pay: /^["']?\s[^.;]{0,60}\bcompensation\b/i,
};

/**
 * A recommendation that names its subject, anywhere in the filing: "… a vote FOR all director nominees". Undefined for
 * kinds other than elections, auditors and say-on-pay, where there is none, or where two differ.
 */
export function recommendationOn(filing: FilingText, kind: Kind): Recommendation | undefined {
  const subject = SUBJECTS[kind];
  const found: Recommendation[] = [];
  for (const page of subject ? filing.pages : []) {
    for (const match of page.text.matchAll(RECOMMENDS)) {
      const end = match.index + match[0].length;
      const vote = voteOf(match.groups?.vote ?? '');
      if (!vote || !subject?.test(page.text.slice(end, end + 120))) continue;
      const placed = locateSpan(filing, { page: page.page, start: match.index, end });
      if (placed) found.push({ vote, placed });
    }
  }
  return new Set(found.map(({ vote }) => vote)).size === 1 ? found[0] : undefined;
}

function isEmphatic(text: string, word: string): boolean {
  return /^[A-Z]/.test(word) || new RegExp(`["']${word}$`).test(text);
}
