import { numbersNamedIn } from './numbers-named';
import type { ReadLine } from './types';

/** What such a sentence leaves out, or counts in a row, is not read. */
const BUT_SOME = /\b(?:other than|except|excluding|but not|none|through|respectively)\b|\d\s*[\u2010-\u2015-]\s*\d/i;
const NAMES_SOME = /\b(?:proposals?|items?|matters?|resolutions?)\s+(?:nos?\.?\s*)?\d/i;
const OF_NOMINEES =
  /\beach (?:(?:of|the|such|named|above|director|board) ){0,3}(?:nominees?|directors?|trustees?|candidates?)\b/i;
const OF_THIS = /\b(?:this|the foregoing|such) (?:proposal|item|matter|resolution|election|vote)\b/i;

/**
 * The lines that a sentence such as "There were 310,200 broker non-votes for each nominee" is about: those of the last
 * proposal, or those whose numbers it names. None where it is not certain.
 */
export function linesOfBrokerNonVotes(lines: readonly ReadLine[], text: string): ReadLine[] {
  if (BUT_SOME.test(text.replace(/\bnon-?\s?votes?\b/gi, ''))) return [];
  const numbers = numbersNamedIn(text);
  if (numbers) return lines.filter(({ number }) => numbers.includes(/^\d+/.exec(number ?? '')?.[0] ?? '-'));
  if (NAMES_SOME.test(text)) return [];
  const last = lines.at(-1);
  const isOfLast = OF_THIS.test(text) || (OF_NOMINEES.test(text) && last !== undefined && last.nominee !== null);
  return isOfLast ? lines.filter(({ number, title }) => number === last?.number && title === last.title) : [];
}
