import { literally, oneOf } from '@/lib/format/patterns';
import { locateSpan, type Located } from '@/lib/facts/text/locate-span';
import type { FilingText } from '@/lib/reading/text/filing-text';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { NAME } from '@/lib/reading/text/names/name-shapes';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { isSameNominee } from '../names/same-nominee';
import { ANOTHER_VOTE, BY_THE_COMPANY, EACH_NOMINEE, RECOMMENDS_OR_URGES, WITHHOLD_FROM } from './election-patterns';

/** A contested election: a shareholder nominates people against the nominees of the board. */
export type Contest = {
  /**
   * The shareholder's nominees with their letters on a universal proxy card; empty where no card that names them was
   * read.
   */
  nominees: { letter: string; name: string; placed: Located | undefined }[];
  /** Who nominates them, in the words of the card; null where the card does not say. */
  by: string | null;
  vote: 'withhold' | 'against' | null;
  /** The words with which the board opposes them, and their place on the page. */
  placed: Located;
};

const OPPOSED = new RegExp(
  String.raw`(?:(?<by>\p{Lu}[\p{L}\d&.'-]*(?: \p{Lu}[\p{L}\d&.'-]*){0,4})(?:'s)? )?` +
    String.raw`(?:[Nn]ominees?|NOMINEES?),? (?:that are |who are )?(?:opposed|OPPOSED|Opposed) ` +
    String.raw`(?:by|BY|By) (?:the |our |THE |The )?${oneOf(BY_THE_COMPANY)}`,
  'u',
);
/** A board does not recommend this for its own nominees. */
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
 * The contest of an election, from headings such as "Nominees opposed by the Company" or a recommendation to withhold.
 * The shareholder's nominees are read from a page that letters all of `nominees`, the board's own, and others without a
 * gap. Undefined where the board opposes no nominees.
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

/**
 * The vote after the heading of the shareholder's nominees: the heading on the proxy card has it, the one above their
 * biographies does not.
 */
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
  // Without names of the board's nominees the others cannot be distinguished from them.
  const isOfBoth = nominees.length > 0 && all.filter(isOwn).length === nominees.length;
  return isWhole && isOfBoth ? all.filter((each) => !isOwn(each)) : [];
}

/** The name as the running text writes it, where a heading prints it in capitals. */
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

function placeMatch(filing: FilingText, { page, match }: Match): Located | undefined {
  return locateSpan(filing, { page: page.page, start: match.index, end: match.index + match[0].length });
}
