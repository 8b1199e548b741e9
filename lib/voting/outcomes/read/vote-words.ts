import { wholeWords } from '@/lib/format/patterns';
import type { VoteKind } from './types';
import { PLAIN_WORDS } from './vote-words-patterns';

/**
 * What a column or row holds by its heading. 'percent' and 'other' are figures that are not votes; 'combined' are votes
 * of two kinds together, such as "Against or Withheld", which count for neither.
 */
export type Heading = VoteKind | 'percent' | 'combined' | 'other';

/** Words of each heading after plain ones (number, total, votes, shares, cast, voted) are left out, with an example. */
export const HEADINGS: readonly { heading: VoteKind; pattern: RegExp; example: string }[] = [
  {
    heading: 'broker_non_votes',
    pattern: /^broker ?non(?: ?votes?| ?voted)?$|^non ?votes?$|^bnvs?$/,
    example: 'Broker Non-Votes',
  },
  {
    heading: 'withheld',
    pattern: /^(?:authority )?with ?h(?:e|o)ld(?:ing)?(?: authority)?$/,
    example: 'Votes Withheld',
  },
  { heading: 'abstain', pattern: /^abstain(?:ed|ing|s)?$|^abstentions?$/, example: 'Abstentions' },
  { heading: 'against', pattern: /^against$|^opposed$|^(?:in )?opposition$|^negative$/, example: 'Votes Cast Against' },
  { heading: 'for', pattern: /^for$|^in favou?r$|^affirmative$/, example: 'Number of Votes For' },
  {
    heading: 'one_year',
    pattern: /^(?:every |each )?(?:one|1) ?years?$|^(?:every|each) year$|^annual(?:ly)?$/,
    example: '1 Year',
  },
  { heading: 'two_years', pattern: /^(?:every )?(?:two|2) ?years?$|^biennial(?:ly)?$/, example: 'Every Two Years' },
  { heading: 'three_years', pattern: /^(?:every )?(?:three|3) ?years?$|^triennial(?:ly)?$/, example: '3 Years' },
];

/** "For Election", "Against the Proposal", "For One Year". */
const OF_WHAT =
  /(?<=^(?:for|against)) (?:the )?(?:election|approval|ratification|adoption|proposal|nominee|director)s?$/;
const OF_CHOICE = /^for (?=(?:every |each )?(?:one|two|three|[123]) ?years?$)/;
const BOTH = /\s*(?:\/|&|\band\b|\bor\b)\s*/;

const PLAIN = wholeWords(PLAIN_WORDS, 'g');

/** The kind of figures that a heading announces; undefined for words that are not a heading of figures. */
export function headingOf(text: string): Heading | undefined {
  const said = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(\s*(?:\d{1,2}|[a-z])\s*\)|[*†‡§:"“”'’.,_]/g, ' ')
    .replace(/[-\u2010-\u2015\u2212]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\bas to which\b/, '')
    .trim();
  if (said === '') return undefined;
  // "Right to call a meeting at 10% ownership" is a proposal.
  if (/%|\bper ?cent(?:age)?\b/.test(said)) return /\d ?%/.test(said) || said.length > 60 ? undefined : 'percent';
  // Before "votes" is left out as plain.
  const broker = /\bbroker\b|^non votes?$/.test(said);
  const rest = (broker ? said.replace(/\b(?:number|total|of|shares?)\b/g, ' ') : said.replace(PLAIN, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(OF_WHAT, '')
    .replace(OF_CHOICE, '');
  if (rest === '') return 'other';
  const found = HEADINGS.find(({ pattern }) => pattern.test(rest));
  if (found) return found.heading;
  const parts = said.split(BOTH);
  if (parts.length > 1 && parts.every((part) => isVote(headingOf(part)))) return 'combined';
  return /^(?:outstanding|represented|present|quorum|cast|entitled)(?: \w+){0,3}$/.test(rest) ? 'other' : undefined;
}

/** Whether the figures under a heading are votes of one kind. */
export function isVote(heading: Heading | undefined): heading is VoteKind {
  return heading !== undefined && !['percent', 'combined', 'other'].includes(heading);
}

/** What a cell says: a number of votes, none at all, not applicable, a percentage, or words. */
export type Figure =
  { kind: 'number'; value: number } | { kind: 'not_applicable' | 'percent' | 'empty' | 'words' | 'garbled' };

const NONE = /^(?:[-\u2010-\u2015\u2212]{1,3}|-?0-?|none|nil|zero)$/i;
const NOT_APPLICABLE = /^(?:n\/?a\.?|not applicable)$/i;
const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,6})?$/;
const MARK = /\s*(?:\(\s*(?:\d{1,2}|[a-z])\s*\)|\[\s*(?:\d{1,2}|[a-z])\s*\]|[*†‡§]+)$/i;
const SHARE = /\s*[/|]?\s*\(?\s*\d{1,3}(?:\.\d+)?\s*%\s*\)?$/;

/** "97.12% (318,422,807)", or the number in its parentheses alone. */
const IN_PARENTHESES = /^(?:\d{1,3}(?:\.\d+)?\s*%\s*)?\(\s*(?<number>\d{1,3}(?:,\d{3})+)\s*\)$/;

/**
 * The content of a cell, read strictly: a figure whose groups do not have three digits, or with other signs, is not a
 * number.
 */
export function figureOf(text: string): Figure {
  const said = text.trim();
  if (said === '') return { kind: 'empty' };
  if (/^\(?\s*\d{1,3}(?:\.\d+)?\s*%\s*\)?$/.test(said) || said === '%') return { kind: 'percent' };
  if (NOT_APPLICABLE.test(said)) return { kind: 'not_applicable' };
  if (NONE.test(said)) return { kind: 'number', value: 0 };
  let bare = IN_PARENTHESES.exec(said)?.groups?.number ?? said;
  for (let cut = bare.replace(MARK, ''); cut !== bare; cut = bare.replace(MARK, '')) bare = cut;
  bare = bare
    .replace(SHARE, '')
    .replace(/\s+(?:votes?|shares?)$/i, '')
    .trim();
  if (GROUPED.test(bare)) {
    const value = Number(bare.replaceAll(',', ''));
    return Number.isSafeInteger(Math.trunc(value)) ? { kind: 'number', value } : { kind: 'garbled' };
  }
  return /\d/.test(said) && !/\p{L}{3}/u.test(said) ? { kind: 'garbled' } : { kind: 'words' };
}
