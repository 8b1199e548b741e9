import { smallCount, toCount } from '@/lib/format/words/number-words';
import { oneOf, wholeWords } from '@/lib/format/patterns';
import type { Range } from '../tables/blocks';
import { statedResultOf } from '../labels';
import type { Votes } from '../types';
import { ABBREVIATIONS, OF_ALL_WORDS } from './proposal-patterns';

/** The proposal that is being read. */
export type Proposal = {
  number: string | null;
  title: string;
  shareClass: string | null;
  /** The text about it since its label, from which its result is read. */
  said: string;
  isElection: boolean;
  at: Range | null;
  /** A sentence before its votes: "There were no broker non-votes on this proposal." */
  nonVotes: Votes | null;
};

/** The proposal before the first label of a report. */
export const noProposal = (): Proposal => ({
  number: null,
  title: '',
  shareClass: null,
  said: '',
  isElection: false,
  at: null,
  nonVotes: null,
});

const MAX_TITLE = 300;
/** The vote counts that follow the name of the proposal in a sentence. */
const COUNTS = new RegExp(
  [
    String.raw`[\s,;:(\u2010-\u2015-]*(?:\b(?:by (?:a|the) vote of|with|received)\s+)?\(?\d{1,3}(?:,\d{3})+\s+`,
    String.raw`(?:(?:votes?|shares?)\s+)?(?:were\s+)?(?:(?:cast|voted|voting)\s+)?["“]?(?:for|in favou?r)\b.*$`,
  ].join(''),
  'i',
);

/** "Holders voted 5,000 shares for and 30 shares against the pay of its officers, with 7 abstentions". */
const FOR_AND_AGAINST = new RegExp(
  String.raw`\bvoted \d[\d,]* (?:(?:votes|shares) )?for and \d[\d,]* (?:(?:votes|shares) )?against ` +
    String.raw`(?<what>(?:the|an?|our|its) [^.;]{5,}?)(?=, with\b|[.;]|$)`,
  'i',
);

const FIRST_SENTENCE = new RegExp(String.raw`^.{5,}?(?<!\b${oneOf(ABBREVIATIONS)})\.(?=\s+(?:\p{Lu}|["“]))`, 'iu');

/** The first sentence about a proposal, without its counts; at most 300 characters. */
export function titleOf(said: string): string {
  const text = FOR_AND_AGAINST.exec(said)?.groups?.what ?? said;
  const named = text.replace(COUNTS, '');
  const first = FIRST_SENTENCE.exec(named.length > 4 ? named : text)?.[0];
  const title = (first ?? (named.length > 4 ? named : text)).replace(
    /(?:[;,] (?:and|or))?[\s:.,;]+$|[;,] (?:and|or)$/,
    '',
  );
  return title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE).replace(/\s\S*$/, '')}…` : title;
}

/** The title of an election, "Election of directors" where it has none. */
export function electionTitle({ title }: Proposal): string {
  return title === '' ? 'Election of directors' : title;
}

const ELECTED = new RegExp(
  String.raw`\b(?<count>\d{1,2}|${smallCount(1, 15)}) (?:[\w-]+ ){0,3}?` +
    String.raw`(?:nominees|directors|individuals|persons|people|candidates|trustees)\b`,
  'i',
);

/** How many people the text about an election says were elected; null where it counts none. */
export function countElected({ said }: Proposal): number | null {
  return toCount(ELECTED.exec(said)?.groups?.count) ?? null;
}

const IN_PARENTHESES = /\((?:proposal|item|resolution)\s*(?:no\.?\s*)?(?<number>\d{1,2}[a-z]?)\)/i;

const VOTE_ON =
  /^the (?:votes?|results?|voting) (?:on|for|of) (?:proposal|item|resolution) (?:no\. ?)?(?<number>\d{1,2}[a-z]?)\b/i;

/** The number that a sentence gives its proposal: "Frequency of the vote (Proposal 3)", "The vote on item 2 was". */
export const numberInSentence = (text: string): string | null =>
  (IN_PARENTHESES.exec(text) ?? VOTE_ON.exec(text))?.groups?.number ?? null;

const OF_ALL = wholeWords(OF_ALL_WORDS, 'i');
const OF_SOME = /\b(?:other than|except|but not|not)\b/i;

/**
 * The result that the text states of a proposal; null where it states none. For a nominee only a result of all nominees
 * counts.
 */
export function resultStated({ said }: Proposal, isNominee: boolean): 'passed' | 'not_passed' | null {
  const result = statedResultOf(said);
  if (!isNominee) return result;
  const isOfAll = said.split(/[.;:]\s/).some((clause) => OF_ALL.test(clause) && statedResultOf(clause) === 'passed');
  return result === 'passed' && isOfAll && !OF_SOME.test(said) ? result : null;
}
