import { rangeWithin, type TextBlock } from './blocks';
import type { VoteKind, Votes } from './types';

/** Words that say what a number of shares did; those of the frequency vote are never counted in a sentence. */
const KIND_WORDS: readonly { kind: VoteKind; words: string }[] = [
  { kind: 'broker_non_votes', words: 'broker non-?\\s?votes?' },
  { kind: 'withheld', words: '(?:were |was )?(?:withheld|withholding(?: authority)?|authority withheld)' },
  { kind: 'abstain', words: '(?:were |was )?(?:abstentions?|abstain(?:ed|ing|s)?)' },
  { kind: 'against', words: '(?:were |was )?(?:against|opposed)' },
  { kind: 'for', words: '(?:were |was )?(?:for|in favou?r(?: of)?)' },
];
const NUMBER = '(?:\\d{1,3}(?:,\\d{3})+|\\d{1,3}|no)(?![\\d,.]*\\d|\\s?%)';
const UNIT = '(?:(?:votes?|shares?)\\s+)?(?:(?:were\\s+)?(?:cast|voted|voting)\\s+)?';

type Found = { kind: VoteKind; value: number; start: number; end: number };

/**
 * Votes that a sentence counts: "12,345,678 votes for, 1,234 against and 56 abstentions", or "For: 12; Against: 3".
 * Nothing where a kind is counted twice, for then it is not certain what is counted.
 */
export function readProse(block: TextBlock): Votes | undefined {
  const { text } = block;
  const lead = matchesOf(
    text,
    ({ words }) => `\\b(?:votes?\\s+)?["“]?(?:${words})["”]?\\s*[:=\\u2013\\u2014-]\\s*(?<value>${NUMBER})`,
  );
  const found =
    lead.length >= 2
      ? lead
      : matchesOf(text, ({ words }) => `(?<![\\d,.$])(?<value>${NUMBER})\\s+${UNIT}["“]?(?:${words})\\b`);
  const kinds = new Set(found.map(({ kind }) => kind));
  if (kinds.size < found.length || kinds.size === 0) return undefined;
  const votes: Votes = {};
  for (const { kind, value, start, end } of found) votes[kind] = { value, at: rangeWithin(block, start, end) };
  return votes;
}

/** Whether the counts are those of a vote, and not one figure mentioned in passing. */
export function isResult(votes: Votes | undefined): votes is Votes {
  if (!votes?.for) return false;
  return votes.against !== undefined || votes.withheld !== undefined || votes.abstain !== undefined;
}

function matchesOf(text: string, patternOf: (entry: (typeof KIND_WORDS)[number]) => string): Found[] {
  const found: Found[] = [];
  for (const entry of KIND_WORDS)
    for (const match of text.matchAll(new RegExp(patternOf(entry), 'gi'))) {
      const said = match.groups?.value ?? '';
      const start = match.index + match[0].indexOf(said);
      const value = /^no$/i.test(said) ? 0 : Number(said.replaceAll(',', ''));
      if (/^no$/i.test(said) && entry.kind !== 'broker_non_votes' && entry.kind !== 'abstain') continue;
      if (found.some((other) => other.start === start)) continue;
      found.push({ kind: entry.kind, value, start, end: start + said.length });
    }
  return found.sort((one, other) => one.start - other.start);
}
