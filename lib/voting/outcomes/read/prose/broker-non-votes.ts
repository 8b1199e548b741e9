import { isNumbered, numbersNamedIn } from './numbers-named';
import type { ReadLine, Votes } from '../types';

/** Words that except proposals or list counts; such a sentence is not read. */
const BUT_SOME = /\b(?:other than|except|excluding|but not|none|through|respectively)\b|\d\s*[\u2010-\u2015-]\s*\d/i;
const NAMES_SOME = /\b(?:proposals?|items?|matters?|resolutions?)\s+(?:nos?\.?\s*)?\d/i;
const OF_NOMINEES =
  /\beach (?:(?:of|the|such|named|above|director|board) ){0,3}(?:nominees?|directors?|trustees?|candidates?)\b/i;
const OF_ELECTION = /\b(?:in|for|on|as to|regarding|with (?:respect|regard) to) the election of (?:the )?directors\b/i;
const OF_THIS = /\b(?:this|the foregoing|such) (?:agenda )?(?:proposal|item|matter|resolution|election|vote)\b/i;

const ON_ANY = /\bon any (?:of them|(?:(?:of the|other) )?(?:proposals?|items?|matters?|resolutions?))\b/i;

/** Whether a text says that no line has broker non-votes: "There were no broker non-votes on any matter." */
export const saysNoneOnAny = (text: string): boolean => ON_ANY.test(text);
/** Whether a text says that the proposal has no broker non-votes: "There were no broker non-votes on this proposal." */
export const saysNoneOnThis = (text: string): boolean => OF_THIS.test(text) && !NAMES_SOME.test(text);

/** Whether the counts are broker non-votes alone, or with abstentions where both are 0. */
export const areNonVotes = (votes: Votes): boolean =>
  votes.broker_non_votes !== undefined &&
  Object.keys(votes).every((kind) => kind === 'broker_non_votes' || (kind === 'abstain' && areAllZero(votes)));

/** Whether every count is 0; true without counts. */
export const areAllZero = (votes: Votes): boolean => Object.values(votes).every(({ value }) => value === 0);

/** Adds the counts to the lines that do not state them. */
export function addNonVotes(lines: readonly ReadLine[], counts: Votes): void {
  for (const line of lines)
    for (const kind of ['broker_non_votes', 'abstain'] as const)
      if (counts[kind] && !line.votes[kind] && !line.unread.includes(kind)) line.votes[kind] = counts[kind];
}

/**
 * The lines of a sentence such as "There were 310,200 broker non-votes for each nominee": those of the last proposal,
 * or those whose numbers it names. Empty where it is not certain.
 */
export function linesOfBrokerNonVotes(lines: readonly ReadLine[], text: string): ReadLine[] {
  if (BUT_SOME.test(text.replace(/\bnon-?\s?votes?\b/gi, ''))) return [];
  const numbers = numbersNamedIn(text);
  if (numbers) return lines.filter(({ number }) => isNumbered(number, numbers));
  if (NAMES_SOME.test(text)) return [];
  const last = lines.at(-1);
  const isOfPeople = OF_NOMINEES.test(text) || OF_ELECTION.test(text);
  const isOfLast = OF_THIS.test(text) || (isOfPeople && last !== undefined && last.nominee !== null);
  return isOfLast ? lines.filter(({ number, title }) => number === last?.number && title === last.title) : [];
}
