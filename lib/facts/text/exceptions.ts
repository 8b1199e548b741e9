import { oneOf, type Alternatives } from '@/lib/format/patterns';
import type { Match } from '@/lib/reading/text/filing-text';
import { withoutRemainder } from '@/lib/reading/text/exceptions';
import { ANY_TITLE } from '@/lib/reading/text/names/honorifics';

const TITLES = String.raw`\b${ANY_TITLE}\b`;
const NEXT_EXCEPTION = new RegExp(String.raw`(?:, and|;(?: and)?)\s+(?=${TITLES})`);

/** What ends a list of names: a verb, or words about them. */
const AFTER_NAMES_WORDS: Alternatives = [
  'is',
  'are',
  'has',
  'have',
  [/qualif\w+/, 'qualify'],
  [/meets?/, 'meet'],
  [/satisf\w+/, 'satisfies'],
  'was',
  'were',
  'who',
  'each',
  'all',
  'every',
  'because',
  'due',
  'our',
  'the',
  [/an?/, 'a'],
  'by',
  'under',
  'as',
];
/** A full stop that ends the sentence, unlike those of titles and initials. */
const FULL_STOP = new RegExp(String.raw`(?<=[a-z]{2})(?<!\b${ANY_TITLE})\.(?:\s|$)`);
const AFTER_NAMES = new RegExp(String.raw`,?\s${oneOf(AFTER_NAMES_WORDS)}\b`);

/** The names at the head of each exception: "Ms. Doe, who is …; and Mr. Roe, by reason of …" are Doe and Roe. */
export function namesOfExceptions(excepted: string): string[] {
  return excepted.split(NEXT_EXCEPTION).map((each) => each.split(AFTER_NAMES)[0] ?? each);
}

/** A semicolon that no further exception follows. */
const OTHER_MATTER = new RegExp(String.raw`;(?!(?: and)?\s+${TITLES})`);

/** Whom a match of "all directors other than `names`" leaves out, to the end of the sentence where they are last. */
export function exceptionsIn(match: Match): string {
  const names = match.groups.names ?? '';
  const start = match.start + match.text.lastIndexOf(names);
  const isLast = match.text.endsWith(names);
  const said = match.page.text.slice(start, isLast ? match.sentence.end : match.end);
  return withoutRemainder(said.split(FULL_STOP)[0]?.split(OTHER_MATTER)[0] ?? '');
}
