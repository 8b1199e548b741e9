import type { FilingText } from '@/lib/reading/text/filing-text';
import type { Committee } from '@/lib/facts/committees';

/** "Compensation, Nominating & Governance Committee", "our compensation, nominating & governance committee". */
const BETWEEN = String.raw`(?:,\s(?:and\s|&\s)?|\s(?:and|&)\s|\s)`;
const NAMED = new RegExp(
  String.raw`(?<name>(?:\p{Lu}[\p{L}-]+${BETWEEN}){2,6})Committee\b|` +
    String.raw`\b(?:[Oo]ur|[Tt]he|[Ii]ts)\s(?<small>(?:[a-z-]+${BETWEEN}){1,6}?)committee\b`,
  'gu',
);
const PAY = /\b(?:compensation|remuneration)\b/i;
const SEATS = /\b(?:nominating|nominations?|governance)\b/i;
const OTHERS = /\baudit\b/i;
/** How often the filing must use the name for it to be one committee's. */
const OFTEN = 3;

/**
 * The name, in lower case and without "Committee", of a committee that decides on both pay and nominations, where the
 * filing has one and no committee for either alone. Undefined otherwise.
 */
export function combinedCommittee({ pages }: FilingText): string | undefined {
  const counts = new Map<string, number>();
  for (const { text } of pages)
    for (const { groups } of text.matchAll(NAMED)) {
      const name = plain(groups?.name ?? groups?.small ?? '');
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  const names = [...counts].filter(([name]) => !OTHERS.test(name) && (PAY.test(name) || SEATS.test(name)));
  const both = names.filter(([name, count]) => PAY.test(name) && SEATS.test(name) && count >= OFTEN);
  const alone = names.filter(([name, count]) => PAY.test(name) !== SEATS.test(name) && count > 1);
  return both.length === 1 && alone.length === 0 ? both[0]?.[0] : undefined;
}

const DUTIES: readonly Committee[] = ['compensation', 'nominating'];

/** The committees whose duties the combined committee has, where the words end with its name; else none. */
export function combinedDuties(words: string, combined: string | undefined): readonly Committee[] {
  return combined !== undefined && plain(words.replace(/\bcommittees?$/i, '')).endsWith(combined) ? DUTIES : [];
}

const plain = (name: string) =>
  name
    .replace(/&/g, 'and')
    .replace(/^(?:The|Our|Its)\s/, '')
    .replace(/[,\s]+/g, ' ')
    .trim()
    .toLowerCase();
