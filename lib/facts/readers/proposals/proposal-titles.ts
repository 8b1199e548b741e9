import { alternatives, oneOf } from '@/lib/format/patterns';
import type { Span } from '@/lib/reading/text/filing-text';
import type { FlatLine } from '@/lib/reading/text/flat-page';
import { toCount } from '@/lib/format/words/number-words';
import { isBelowTitle } from './proposal-headings';
import { AFTER_VOTE, DANGLING_WORDS, NOT_A_TITLE_WORDS, RECOMMENDED_VOTES } from './proposals-patterns';

/** A numbered proposal as one heading or one row of a summary names it. */
export type ProposalSighting = {
  number: number;
  title: string;
  page: number;
  span: Span;
  weight: number;
  vote: string | null;
  isFromHolder: boolean;
  isWorded?: boolean;
  subject?: string | undefined;
};

/** A resolution of its own below a proposal: "3.1 Jane Roe", "4a. …", "4(b) …", "4.A. …". */
export const OWN_RESOLUTION = /^\d{1,2}\s?(?:\.\d{1,2}|\.?\(?[a-z]\)?|\.?\(?[A-Z](?=[.:)]))[.:)]{0,2}\s+\p{Lu}/u;
export const BUSINESS = /\b(?:elect\w*|ratif\w*|approv\w*|advisory|vote|proposal|amend\w*|report)\b/i;
export const HOLDER_PROPOSAL =
  /\b(?:stock|share)(?:holder|owner)s?'?(?: proposals?\b| resolution| request)|\bproponent\b|rule 14a-8/i;

export const VOTE = new RegExp(
  String.raw`(?<![A-Za-z"'])["']?(?<vote>${alternatives(RECOMMENDED_VOTES)})["']?(?:\s` +
    String.raw`${oneOf(AFTER_VOTE)}.*)?$`,
);
export const VOTE_CELL = /^["']?(?:FOR|AGAINST|ABSTAIN|WITHHOLD|For|Against)["']?(?:\s(?:each|every|all)\b.{0,30})?$/;

/** Whether a line is in bold, in capitals, or marked as a heading of the page. */
export function isSetAsHeading({ line, text }: FlatLine): boolean {
  return line.isBold || line.role === 'heading' || text === text.toUpperCase();
}

/** The same of a line of a page; "(Item 1 on the Proxy Card)" belongs to the heading right above it. */
export function isHeadingAt(lines: readonly FlatLine[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]];
  if (!line) return false;
  return isSetAsHeading(line) || (above !== undefined && isBelowTitle(line.text) && isSetAsHeading(above));
}

export const NOT_A_TITLE = new RegExp(alternatives(NOT_A_TITLE_WORDS), 'i');

/** Words that no title ends with: more of it is on the next line. */
const DANGLING = new RegExp(String.raw`${oneOf(DANGLING_WORDS)}$`, 'iu');

/** Whether a title continues on the next line, because its last word ends no title ("… approval of the"). */
export function isWrapped(title: string): boolean {
  return DANGLING.test(title.trim()) && !VOTE_BEHIND.test(title.trim());
}

/** "… executive compensation FOR": the vote of the next column. */
const VOTE_BEHIND = /\p{Ll}\)? FOR$/u;

/** "Items 4 through 10: Shareholder proposals": a row of several proposals continues in no title. */
export const OF_SEVERAL = /^(?:items|proposals)\s(?:nos\.?\s)?\d{1,2}\b/i;

/** "… FOR Page 81": the next columns of a summary. */
export const PAGE_COLUMN = /\s\(?(?:see )?pages?(?:\s\d{1,3})?\)?\.?$/i;
/** The page in the column beside a title: "… executive severance 100", but not "Section 203". */
export const PAGE_NUMBER = /(?<!\b(?:sections?|rules?|articles?|forms?|scopes?))\s+\d{1,3}$/i;
/** What a notice says of every proposal of a shareholder. */
const IF_PRESENTED =
  /,?\s\(?(?:if|in each case,? if) (?:it is |they are )?properly(?:$| (?:presented|brought|introduced)\b.*$)/i;
/** The same within a title: "a shareholder proposal, if properly presented at the meeting, regarding …". */
const IF_PRESENTED_WITHIN =
  /,\sif (?:it is |they are )?properly [^,;]{5,60},(?=\s(?:regarding|requesting|concerning|to)\b)/i;
/** "… FOR, AGAINST, or ABSTAIN": the votes to choose from. */
const CHOICES = /\s["']?FOR["']?,? (?:or )?["']?(?:AGAINST|WITHHOLD|WITHHELD)\b.*$/i;

/** Words after a recommended vote that make it a vote on all nominees and not on another proposal. */
export const ON_NOMINEES = /^["'\s]*(?:all|each|every)\b[^.;]{0,40}\b(?:nominees?|directors?)\b/i;

/** What is printed for the board's vote where it makes no recommendation. */
const NO_VOTE = /\s(?:None|NONE|No [Rr]ecommendation|NO RECOMMENDATION|(?<=\p{Ll}\s)NO)$/u;
/** Where the resolution begins on the title's own line. */
const RESOLUTION = /\.\s(?:RESOLVED\b|(?:share|stock)(?:holder|owner)s (?:request|ask|urge)\b).*$/i;
const TO_CONSIDER = /^to consider (?:and (?:act|vote) (?:up)?on )?(?=an?\s|the\s)/i;

/**
 * A title without what is printed around it: the vote, page numbers, leaders and the resolution; 180 characters at
 * most.
 */
export function cleanTitle(raw: string): string {
  const cut = raw
    .replace(TO_CONSIDER, '')
    .replace(IF_PRESENTED_WITHIN, '')
    .replace(IF_PRESENTED, '')
    .replace(PAGE_COLUMN, '')
    .replace(CHOICES, '')
    .replace(VOTE, (words) => (voteIn(words, raw) ? '' : words))
    .replace(/[✓✔✕✗☑]/g, '')
    .replace(/\.{2,}.*$/, '')
    .replace(PAGE_NUMBER, '')
    .replace(NO_VOTE, '')
    .replace(RESOLUTION, '');
  return cut
    .replace(/^[\s:.\-|)]+|[\s:;,.\-|]+$/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 180);
}

const OF_FREQUENCY = /\bfrequency\b|\boften\b|\bevery\b|\bsay[- ]on\b|\bvotes?\b/i;

/** The vote that ends a row; "for a term of one year" is one only where years are voted on. */
export function voteIn(text: string, row = text): string | undefined {
  const vote = VOTE.exec(text)?.groups?.vote;
  return vote && /year/i.test(vote) && !OF_FREQUENCY.test(row) ? undefined : vote;
}

const YEARS = ['EVERY YEAR', 'EVERY TWO YEARS', 'EVERY THREE YEARS'] as const;

/** A vote as stored: "FOR", "AGAINST", "EVERY TWO YEARS"; null for no vote. */
export function voteWord(vote: string | null): string | null {
  if (!vote) return null;
  const number = /(?<number>[123]|one|two|three)\s?years?/i.exec(vote)?.groups?.number;
  return (/year/i.test(vote) ? YEARS[(toCount(number) ?? 1) - 1] : vote.toUpperCase()) ?? null;
}
