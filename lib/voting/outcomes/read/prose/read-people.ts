import { oneOf } from '@/lib/format/patterns';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { JUNIOR } from '@/lib/format/words/name-words';
import { rangeWithin, type TextBlock } from '../tables/blocks';
import { BULLET, withoutMarks, isPersonName } from '../labels';
import { isResult, readProse } from './read-prose';
import { BEHIND_NAME } from './read-people-patterns';
import type { Votes } from '../types';

/**
 * "Ms. Jane Doe received 12,345 votes for …", "Jane Doe: For 12,345; …", "Jane Doe (12,345 for, …",
 * "The stockholders elected Jane Doe, who received 12,345 votes for …".
 */
const NAMED_FIRST = new RegExp(
  String.raw`^(?:and\s+)?(?:(?:the\s+)?(?:stock|share|unit)holders\s+(?:re-?)?elected\s+)?(?<name>.{4,60}?)` +
    oneOf(BEHIND_NAME),
  'i',
);
const SHORT_WORD = String.raw`\b(?:\p{Lu}|${PLAIN_TITLE}|${JUNIOR})`;
/** The end of the words about one nominee: of a sentence, a part of a list, a parenthesis; not an initial's period. */
const ENDS: readonly RegExp[] = [
  new RegExp(String.raw`(?<=(?<!${SHORT_WORD})[.;])\s+(?=(?:and\s+)?\p{Lu})|(?<=\b(?:were|follows|received):)\s+`, 'u'),
  new RegExp(String.raw`(?<=\))[.;,]?\s*(?:and\s+)?(?=\p{Lu})|(?<=(?<!${SHORT_WORD})[.:])\s+(?=\p{Lu})`, 'u'),
  /(?<=\d)\s+(?=\p{Lu}[\p{Ll}.])/u,
];
export const FIGURE = /\d{1,3}(?:,\d{3})+/g;

/** The name with which a sentence with votes begins; undefined where it does not begin with one. */
export function leadingNominee(text: string): string | undefined {
  const name = NAMED_FIRST.exec(text.replace(BULLET, ''))?.groups?.name ?? '';
  return isPersonName(name) ? withoutMarks(name) : undefined;
}

/**
 * The votes of several nominees in one paragraph. Empty where a figure belongs to no nominee, because other figures
 * may then belong to somebody else too.
 */
export function readPeople(block: TextBlock): { nominee: string; votes: Votes; block: TextBlock }[] {
  for (const end of ENDS) {
    const found = partsOf(block, end).flatMap((part) => {
      const nominee = inFull(leadingNominee(part.text), block.text);
      const votes = readProse(part);
      return nominee !== undefined && isResult(votes) ? [{ nominee, votes, block: part }] : [];
    });
    const read = found.reduce(
      (sum, { votes }) => sum + Object.values(votes).filter(({ value }) => value > 999).length,
      0,
    );
    const all = (block.text.match(FIGURE) ?? []).length;
    if (found.length > 1 && read === all) return found;
    const shared = sharedNonVotes(block);
    if (shared && found.length > 1 && read === all - 1)
      return found.map(({ votes, ...each }) => ({ ...each, votes: { ...votes, broker_non_votes: shared } }));
  }
  return [];
}

const WITH_TITLE = new RegExp(String.raw`^(?:${PLAIN_TITLE}|Miss)\.?\s(?<surname>\p{Lu}[\p{L}'’-]+)$`, 'u');
const HAS_TITLE = new RegExp(String.raw`^(?:${PLAIN_TITLE}|Miss)\b`);

/** "Mr. Roe" as the paragraph names him in full: "Mark P. Roe". */
function inFull(name: string | undefined, text: string): string | undefined {
  const surname = WITH_TITLE.exec(name ?? '')?.groups?.surname;
  if (surname === undefined) return name;
  const full = new RegExp(
    String.raw`(?<name>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,2}\s${surname})(?!\p{L})`,
    'gu',
  );
  const names = [...text.matchAll(full)].map(({ groups }) => groups?.name ?? '').filter((each) => isPersonName(each));
  return names.find((each) => !HAS_TITLE.test(each)) ?? name;
}

const COUNTED = String.raw`(?<value>\d{1,3}(?:,\d{3})+)\s+broker non-?\s?votes`;
const OF_EACH = new RegExp(String.raw`${COUNTED}\s+(?:as to|for|with respect to)\s+each\b`, 'i');
const OF_EACH_FIRST = new RegExp(
  String.raw`\b(?:in the case of|as to|for|with respect to) each (?:of the )?(?:director|nominee|trustee)s?,? ` +
    String.raw`there were ${COUNTED}\b`,
  'i',
);

/** Broker non-votes stated once for all directors, after the votes on each. */
function sharedNonVotes(block: TextBlock): Votes['broker_non_votes'] {
  const match = OF_EACH.exec(block.text) ?? OF_EACH_FIRST.exec(block.text);
  const said = match?.groups?.value;
  if (!match || said === undefined) return undefined;
  const start = match.index + match[0].indexOf(said);
  return { value: Number(said.replaceAll(',', '')), at: rangeWithin(block, start, start + said.length) };
}

/** The parts of a paragraph between the ends that a pattern finds. */
export function partsOf(block: TextBlock, end: RegExp): TextBlock[] {
  let from = 0;
  return block.text.split(end).map((text) => {
    const at = block.text.indexOf(text, from);
    from = at + text.length;
    const range = rangeWithin(block, at, from);
    const raw = block.raw.slice(range.start - block.start, range.end - block.start);
    return { ...block, text, raw, start: range.start, end: range.end };
  });
}
