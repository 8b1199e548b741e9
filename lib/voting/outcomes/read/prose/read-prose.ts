import { rangeWithin, type TextBlock } from '../tables/blocks';
import type { VoteKind, Votes } from '../types';

type Counting = { kind: VoteKind; words: string };

/** Words that say what a number of shares did. */
const KIND_WORDS: readonly Counting[] = [
  { kind: 'broker_non_votes', words: '(?:were )?broker non-?\\s?votes?' },
  { kind: 'withheld', words: '(?:were |was )?(?:withh[eo]ld|withholding(?: authority)?|authority withheld)' },
  { kind: 'abstain', words: '(?:were |was )?(?:abstentions?|abstain(?:ed|ing|s)?)' },
  { kind: 'against', words: '(?:were |was )?(?:against|opposed|negative)' },
  { kind: 'for', words: '(?:were |was )?(?:for|in favou?r(?: of)?|affirmative)' },
];
/** What is chosen in a vote on the frequency of say-on-pay. */
const CHOICES: readonly Counting[] = [
  { kind: 'one_year', words: '(?:(?:every|each)\\s+)?(?:one|1)[\\s-]years?|(?:every|each) year|annual(?:ly)?' },
  { kind: 'two_years', words: '(?:every\\s+)?(?:two|2)[\\s-]years?|biennial(?:ly)?' },
  { kind: 'three_years', words: '(?:every\\s+)?(?:three|3)[\\s-]years?|triennial(?:ly)?' },
];
const TO_CHOOSE =
  '(?:(?:for|in favou?r of)\\s+)?(?:(?:an?|the|holding)\\s+){0,2}(?:(?:frequency of|(?:advisory\\s+)?vote)\\s+)?';
/** Not a part of "12 345 678" or "12’345’678", which are one number. */
const NUMBER =
  "(?<![\\d,.$'’]|\\d )(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,3})?|\\d{1,3}|(?:no|none)\\b)" +
  "(?![\\d,.'’]*\\d|\\s?%| \\d{3}(?![,\\d]))";
const UNIT = '(?:(?:votes?|shares?)\\s+)?(?:(?:were\\s+)?(?:cast|voted|voting)\\s+)?';
const ANY_KIND = KIND_WORDS.map(({ words }) => words).join('|');
/** "FOR 1,234 AGAINST 56", to the end of the text. */
const PAIRS = new RegExp(
  `(?:(?:number of\\s+)?${UNIT}["“]?\\b(?:${ANY_KIND})["”]?\\s*[:=\\u2010-\\u2015-]?\\s*${NUMBER}` +
    `(?:\\s+(?:votes?|shares?))?[\\s,;.|/]*(?:and\\s+)?){2,}$`,
  'i',
);
const ENDS_WITH_NUMBER = new RegExp(`\\d\\s+${UNIT}$`, 'i');
/** Figures of somebody else in front. */
const COUNTS_MORE = new RegExp(`\\b(?:${ANY_KIND})["”]?\\s*[:=\\u2010-\\u2015]?\\s*\\d`, 'i');
const ENDS_WITH_KIND = new RegExp(`\\b(?:${ANY_KIND})["”]?\\s*[:=\\u2010-\\u2015-]?\\s*$`, 'i');

type Found = { kind: VoteKind; value: number; start: number; end: number };

/**
 * Votes that a sentence counts: "12,345,678 votes for, 1,234 against and 56 abstentions", or "For: 12; Against: 3".
 * Undefined where a kind is counted twice, because it is then not certain what is counted.
 */
export function readProse(block: TextBlock): Votes | undefined {
  const found = choicesIn(block.text) ?? pairsIn(block.text) ?? leadingIn(block.text) ?? trailingIn(block.text);
  const kinds = new Set(found.map(({ kind }) => kind));
  if (kinds.size < found.length || kinds.size === 0) return undefined;
  const votes: Votes = {};
  for (const { kind, value, start, end } of found) votes[kind] = { value, at: rangeWithin(block, start, end) };
  return votes;
}

const NON_VOTES = new RegExp(
  `(?<value>${NUMBER})\\s+broker non-?\\s?votes?\\b|` +
    '(?<=broker non.*\\b(?:and|but)\\s)(?<none>none)\\s+(?:on|for|as to)\\b',
  'gi',
);

/** "There were 310,200 broker non-votes on Proposals 1 and 2, and none on Proposal 3": each count with its words. */
export function nonVotesByProposal(block: TextBlock): { votes: Votes; said: string }[] {
  const { text } = block;
  if (trailingIn(text).some(({ kind }) => kind !== 'broker_non_votes')) return [];
  const counts = [...text.matchAll(NON_VOTES)];
  return counts.map(({ index, groups: { value: stated, none } = {} }, nth) => {
    const value = stated ?? none ?? '';
    const said = text.slice(index, counts[nth + 1]?.index).split(/[.;](?:\s|$)/)[0] ?? '';
    const count = /^no/i.test(value) ? 0 : Number(value.replaceAll(',', ''));
    const at = rangeWithin(block, index, index + value.length);
    const words = said.replace(/,?\s(?:and|but)\s*$/, '').replace(/^none\b/i, 'no broker non-votes');
    return { votes: { broker_non_votes: { value: count, at } }, said: words };
  });
}

/** All three choices of a frequency vote, each counted once, with abstentions and broker non-votes. */
function choicesIn(text: string): Found[] | undefined {
  const before = matchesOf(
    text,
    CHOICES,
    ({ words }) => `(?<value>${NUMBER})\\s+${UNIT}${TO_CHOOSE}["“]?(?:${words})\\b`,
  );
  const behind = matchesOf(
    text,
    CHOICES,
    ({ words }) => `\\b(?:${words})["”]?\\s*(?:[:=\\u2010-\\u2015]|received)\\s*(?<value>${NUMBER})`,
  );
  const choices = before.length === 3 ? before : behind;
  // "A vote every three years: 4,810 shares voted for one year, 202 for two years and 7,433 for three years."
  if (choices === behind && before.length > 0) return undefined;
  if (choices.length !== 3 || new Set(choices.map(({ kind }) => kind)).size !== 3) return undefined;
  const unvoted = KIND_WORDS.filter(({ kind }) => kind === 'abstain' || kind === 'broker_non_votes');
  const others =
    choices === before
      ? matchesOf(text, unvoted, ({ words }) => `(?<value>${NUMBER})\\s+${UNIT}["“]?(?:${words})\\b`)
      : matchesOf(text, unvoted, ({ words }) => `\\b(?:${words})["”]?\\s*[:=\\u2010-\\u2015]\\s*(?<value>${NUMBER})`);
  return [...choices, ...others, ...countsIn(text, unvoted)];
}

function pairsIn(text: string): Found[] | undefined {
  const pairs = PAIRS.exec(text);
  // In "1,234 FOR 56 AGAINST 7" a figure before the words makes each the word of the figure before it.
  const before = text.slice(0, pairs?.index ?? 0);
  if (!pairs || ENDS_WITH_NUMBER.test(before) || COUNTS_MORE.test(before)) return undefined;
  const found = matchesOf(
    pairs[0],
    KIND_WORDS,
    ({ words }) => `["“]?\\b(?:${words})["”]?\\s*[:=\\u2010-\\u2015-]?\\s*(?<value>${NUMBER})`,
  );
  return found.map((each) => ({ ...each, start: each.start + pairs.index, end: each.end + pairs.index }));
}

function leadingIn(text: string): Found[] | undefined {
  const found = matchesOf(
    text,
    KIND_WORDS,
    // "1-for-10" is the ratio of a split.
    ({ words }) =>
      `(?<!\\d[-\\u2010\\u2011])\\b(?:votes?\\s+)?["“]?(?:${words})["”]?\\s*[:=\\u2013\\u2014-]\\s*(?<value>${NUMBER})`,
  );
  return found.length >= 2 ? found : undefined;
}

/** "Authority was withheld as to 202,801 votes". */
const WITHHELD_AS_TO: readonly Counting[] = [
  { kind: 'withheld', words: '\\bwithheld\\s+(?:as to|with respect to|in respect of|from|on|for)' },
];
const VOTES_TO = new RegExp(`\\bby\\s+(?<for>${NUMBER})\\s+votes\\s+(?:for\\s+)?to\\s+(?<against>${NUMBER})\\b`, 'di');
const REFUSED =
  /\b(?:not\s+(?:\w+\s+)?(?:approved|adopted|ratified|passed|carried|elected)|rejected|defeated|failed|lost)\b/i;

/** "Votes for this item totaled …". */
const COME_TO = '(?:numbered|total(?:l?ed|ing)|amounted to|came to|were)';
const OF_THIS = '(?:(?:(?:in|on|for) )?(?:this|the) (?:item|proposal|matter|election of (?:the )?directors)\\s+)?';

/** Figures before their words, and after them after a verb: "Broker non-votes totaled 12,345". */
function trailingIn(text: string): Found[] {
  const found = matchesOf(text, KIND_WORDS, ({ words }) => `(?<value>${NUMBER})\\s+${UNIT}["“]?(?:${words})\\b`);
  const [first] = found;
  if (first && ENDS_WITH_KIND.test(text.slice(0, first.start))) return [];
  const counted = countsIn(text, KIND_WORDS);
  const withheld = matchesOf(
    text,
    WITHHELD_AS_TO,
    ({ words }) => `${words}\\s+(?<value>${NUMBER})\\s+(?:votes|shares)\\b`,
  );
  const inFront = [...counted, ...withheld];
  const isTornBetween = inFront.some(({ start }) => found.some((other) => other.start === start));
  if (isTornBetween) return [];
  const isCounted = found.some(({ kind }) => kind === 'for' || kind === 'against');
  return [...found, ...inFront, ...(isCounted ? [] : toIn(text))];
}

/** "Broker non-votes totaled 12,345". */
const countsIn = (text: string, entries: readonly Counting[]): Found[] =>
  matchesOf(text, entries, ({ words }) => `\\b(?:${words})\\s+${OF_THIS}${COME_TO}\\s+(?<value>${NUMBER})`);

/** "Approved by 5,198,759 votes to 466,693"; for a proposal not approved either number may come first. */
function toIn(text: string): Found[] {
  const said = VOTES_TO.exec(text);
  if (!said?.indices?.groups || REFUSED.test(text)) return [];
  return (['for', 'against'] as const).flatMap((kind) => {
    const [start, end] = said.indices?.groups?.[kind] ?? [0, 0];
    return end === 0 ? [] : [{ kind, value: Number(text.slice(start, end).replaceAll(',', '')), start, end }];
  });
}

/** Whether the counts are those of a vote, and not one figure mentioned in passing. */
export function isResult(votes: Votes | undefined): votes is Votes {
  if (votes?.one_year) return true;
  if (!votes?.for) return false;
  return votes.against !== undefined || votes.withheld !== undefined || votes.abstain !== undefined;
}

function matchesOf(text: string, entries: readonly Counting[], patternOf: (entry: Counting) => string): Found[] {
  const found: Found[] = [];
  for (const entry of entries)
    for (const match of text.matchAll(new RegExp(patternOf(entry), 'gi'))) {
      const said = match.groups?.value ?? '';
      const start = match.index + match[0].indexOf(said);
      const isNone = /^no(?:ne)?$/i.test(said);
      const value = isNone ? 0 : Number(said.replaceAll(',', ''));
      if (isNone && entry.kind === 'for') continue;
      if (found.some((other) => other.start === start)) continue;
      found.push({ kind: entry.kind, value, start, end: start + said.length });
    }
  return found.sort((one, other) => one.start - other.start);
}
