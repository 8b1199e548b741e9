import type { FlatPage } from '@/lib/reading/text/flat-page';
import { columnBelow, placedCells } from '../tables/columns';
import { alternatives, wholeWords, oneOf } from '@/lib/format/patterns';
import { KINDS_WORDS, NOT_A_COMMITTEE_WORDS, COMMITTEE_DUTY_WORDS, BEFORE_COMMITTEE } from './committees-patterns';

const KINDS = wholeWords(KINDS_WORDS, 'i');
const NOT_A_COMMITTEE = new RegExp(alternatives(NOT_A_COMMITTEE_WORDS), 'i');

/** The title of a matrix, which may run into the head of its first column. */
const TITLE = /\bcommittees? of (?:the|our) board(?: of directors)?\b/gi;

/** Whether the head of a column names a committee of the board. */
export function isCommitteeHead(head: string): boolean {
  const own = head.replace(TITLE, '');
  return (/\bcommittee\b/i.test(own) || KINDS.test(own)) && !NOT_A_COMMITTEE.test(own);
}

/** Normalizes a name: "Audit Committee", "2023 Audit" and "AUDIT" are the same committee. */
export function shortCommittee(name: string): string {
  return name
    .replace(TITLE, '')
    .replace(/\b(?:19|20)\d\d\b|\bcommittee\b/gi, '')
    .replace(/&/g, 'and')
    .replace(/^the\s|[*†‡.,;:]+$/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Words of the three committees that policies ask about, however a filing calls them. */
const OF_DUTIES = wholeWords(COMMITTEE_DUTY_WORDS, 'i');

/** Whether a head names one of these duties, whatever else it says. */
export const namesCommitteeDuty = (head: string) => OF_DUTIES.test(head);

/** Whether something of a list of committees was not read as one of the filing's, so that the list may say more. */
export function hasUnreadCommittee(words: string, names: readonly string[]): boolean {
  return OF_DUTIES.test(withoutCommittees(words, names)) || /\bchair\b[^,;)]*\bof\b/i.test(words);
}

/** What a text says besides the committees that it names. */
export function withoutCommittees(words: string, names: readonly string[]): string {
  const plain = words.replace(/&/g, 'and').toLowerCase();
  return committeesIn(words, names).reduce((rest, { value }) => rest.replace(value, ' '), plain);
}

const NAMED = /((?:\p{Lu}[\p{L}-]+(?:,\s|\s)(?:(?:and|&|of)\s)?){1,7})Committee\b/gu;
/** "the nominations and governance committee". */
const UNNAMED = /\b(?:the|our|its)\s((?:[a-z-]+(?:,\s|\s)(?:(?:and|&)\s)?){1,6}?)committee\b/g;
const OFTEN = 3;

const LEADING_WORD = new RegExp(String.raw`^${oneOf(BEFORE_COMMITTEE)}\s+(?:of\s)?`);

/** The committees that a filing names, at least `least` times, longest name first. */
export function committeeNames(pages: readonly FlatPage[], least = OFTEN): string[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const found = [...page.text.matchAll(NAMED), ...page.text.matchAll(UNNAMED), ...wrappedIn(page)];
    for (const [, words = ''] of found) {
      const name = words.replace(LEADING_WORD, '').trim();
      if (KINDS.test(name)) counts.set(shortCommittee(name), (counts.get(shortCommittee(name)) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= least)
    .map(([name]) => name)
    .sort((a, b) => b.length - a.length);
}

/** Text that needs a continuation. */
const GOES_ON = /(?:&|,|\band|\bof)$/;

/** Names over two lines of their own column, beside another one: "Nominating, Governance &", "Ethics Committee". */
function wrappedIn(page: FlatPage): RegExpMatchArray[] {
  const cells = placedCells(page);
  return cells
    .filter(({ text, line }) => GOES_ON.test(text) && line.cells.length > 1)
    .flatMap((cell) => {
      const [below] = columnBelow(cells, cell, /^\p{Lu}/u);
      return below ? [...`${cell.text} ${below.text}`.matchAll(NAMED)] : [];
    });
}

/** The committees in a text of a profile, and which of them the person chairs. */
export function committeesIn(words: string, names: readonly string[]): { value: string; role?: 'chair' }[] {
  const found: { value: string; role?: 'chair' }[] = [];
  let rest = words.replace(/&/g, 'and').toLowerCase();
  for (const name of names) {
    const at = rest.indexOf(name);
    const isWord = at >= 0 && !/[a-z]/.test(rest[at - 1] ?? ' ') && !/[a-z]/.test(rest[at + name.length] ?? ' ');
    if (!isWord) continue;
    const after = rest.slice(at + name.length, at + name.length + 26);
    const isChair = /^(?:\scommittee)?\s?[,(–-]?\s?\(?(?:co-)?chair\b/.test(after) && !/^[^(]*,\s?chair of/.test(after);
    found.push({ value: name, ...(isChair ? { role: 'chair' as const } : {}) });
    rest = rest.replace(name, ' '.repeat(name.length));
  }
  return found;
}
