import { literally, oneOf } from '@/lib/format/patterns';
import { placeSpan, type Placed } from '@/lib/facts/text/place-span';
import type { FilingText } from '@/lib/reading/text/filing-text';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { NAME } from '@/lib/reading/text/names/name-shapes';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { isSameNominee } from '../names/same-nominee';
import { ANOTHER_VOTE, BY_THE_COMPANY, EACH_NOMINEE, RECOMMENDS_OR_URGES, WITHHOLD_FROM } from './election-patterns';

/** An election in which a shareholder nominates people against the board's own. */
export type Contest = {
  /** Of the shareholder, with their letters, where a universal proxy card names them. */
  nominees: { letter: string; name: string; placed: Placed | undefined }[];
  /** Who nominates them, as the card calls them. */
  by: string | null;
  vote: 'withhold' | 'against' | null;
  /** The words that say that the board opposes them. */
  placed: Placed;
};

const OPPOSED = new RegExp(
  String.raw`(?:(?<by>\p{Lu}[\p{L}\d&.'-]*(?: \p{Lu}[\p{L}\d&.'-]*){0,4})(?:'s)? )?` +
    String.raw`(?:[Nn]ominees?|NOMINEES?),? (?:that are |who are )?(?:opposed|OPPOSED|Opposed) ` +
    String.raw`(?:by|BY|By) (?:the |our |THE |The )?${oneOf(BY_THE_COMPANY)}`,
  'u',
);
/** A board recommends nothing of the kind on its own nominees. */
const WITHHOLD_ON = new RegExp(
  String.raw`\b${oneOf(RECOMMENDS_OR_URGES)}\b[^.;]{0,300}?["']?\b(?<vote>WITHHOLD|AGAINST)\b["']? ` +
    String.raw`(?:(?:authority|your votes?) )?${oneOf(WITHHOLD_FROM)}?${oneOf(EACH_NOMINEE)}(?: one)? (?:of|OF) ` +
    String.raw`(?:the |THE )?(?:(?!\b${oneOf(ANOTHER_VOTE)}\b)[^.;]){0,60}?\b(?:nominees|NOMINEES)\b`,
);
const LETTERED = new RegExp(
  String.raw`(?<![\w.])(?:1\s?)?\(?(?<letter>[a-z])[).:]{1,2}\s(?:${PLAIN_TITLE}\.\s)?(?<name>${NAME})(?![A-Za-z])`,
  'g',
);
/** The vote is printed in the heading of the other nominees' column. */
const HEADING_REACH = 160;

/**
 * Undefined where the board opposes no nominees. The others' are read from a page that letters all of the board's and,
 * without a gap, more.
 */
export function contestOf(filing: FilingText, nominees: readonly string[]): Contest | undefined {
  const said = first(filing, WITHHOLD_ON);
  const heading = first(filing, OPPOSED);
  const found = said ?? heading;
  const placed = found && placeMatch(filing, found);
  if (!found || !placed) return undefined;
  const vote = said?.match.groups?.vote ?? voteBehindHeading(filing);
  const ways = [othersLetteredOn, opposedOn];
  return {
    nominees:
      ways.flatMap((way) => filing.pages.map((page) => way(filing, page, nominees))).find(({ length }) => length > 0) ??
      [],
    by: heading?.match.groups?.by ? asWritten(filing, heading.match.groups.by) : null,
    vote: vote === 'WITHHOLD' ? 'withhold' : vote === 'AGAINST' ? 'against' : null,
    placed,
  };
}

/** Not every heading of theirs has the vote: that above their biographies has none, that on the card has. */
function voteBehindHeading({ pages }: FilingText): string | undefined {
  for (const { text } of pages) {
    const at = OPPOSED.exec(text)?.index;
    const behind = at === undefined ? '' : text.slice(at, at + HEADING_REACH);
    const vote = /\b(?:WITHHOLD|AGAINST)\b/.exec(behind)?.[0];
    if (vote) return vote;
  }
  return undefined;
}

/** Whom a card letters below "Nominees opposed by the Company", where the board's own are lettered above it. */
function opposedOn(filing: FilingText, page: FlatPage, nominees: readonly string[]): Contest['nominees'] {
  const heading = OPPOSED.exec(page.text);
  if (!heading) return [];
  const lettered = [...page.text.matchAll(LETTERED)].map((match) => ({
    letter: match.groups?.letter ?? '',
    name: (match.groups?.name ?? '').trim(),
    at: match.index,
    placed: placeMatch(filing, { page, match }),
  }));
  const isInOrder = lettered.every(({ letter }, at) => letter === String.fromCharCode(97 + at));
  const below = lettered.filter(({ at }) => at > heading.index);
  const isKnown = (name: string) => nominees.some((nominee) => isSameNominee(nominee, name));
  const isOfBoth = isInOrder && below.length < lettered.length && lettered.every(({ name }) => isKnown(name));
  return isOfBoth ? below.map(({ letter, name, placed }) => ({ letter, name, placed })) : [];
}

function othersLetteredOn(filing: FilingText, page: FlatPage, nominees: readonly string[]): Contest['nominees'] {
  const lettered = new Map<string, Contest['nominees'][number]>();
  for (const match of page.text.matchAll(LETTERED)) {
    const { letter = '', name = '' } = match.groups ?? {};
    if (!lettered.has(letter))
      lettered.set(letter, { letter, name: name.trim(), placed: placeMatch(filing, { page, match }) });
  }
  const all = [...lettered.values()].toSorted((a, b) => a.letter.localeCompare(b.letter));
  const isWhole = all.every(({ letter }, at) => letter === String.fromCharCode(97 + at));
  const isOwn = ({ name }: { name: string }) => nominees.some((nominee) => isSameNominee(nominee, name));
  // Without the board's own nominees nobody can be told from them.
  const isOfBoth = nominees.length > 0 && all.filter(isOwn).length === nominees.length;
  return isWhole && isOfBoth ? all.filter((each) => !isOwn(each)) : [];
}

/** A heading sets a name in capitals; the text does not. */
function asWritten({ pages }: FilingText, name: string): string {
  if (name !== name.toUpperCase()) return name;
  const anyCase = new RegExp(String.raw`(?<!\p{L})${literally(name)}(?!\p{L})`, 'giu');
  for (const { text } of pages)
    for (const [written] of text.matchAll(anyCase)) if (written !== name && /^\p{Lu}/u.test(written)) return written;
  return name;
}

type Match = { page: FlatPage; match: RegExpExecArray };

function first({ pages }: FilingText, pattern: RegExp): Match | undefined {
  for (const page of pages) {
    const match = pattern.exec(page.text);
    if (match) return { page, match };
  }
  return undefined;
}

function placeMatch(filing: FilingText, { page, match }: Match): Placed | undefined {
  return placeSpan(filing, { page: page.page, start: match.index, end: match.index + match[0].length });
}
