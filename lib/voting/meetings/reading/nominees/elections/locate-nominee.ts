import { literally } from '@/lib/format/patterns';
import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import { surnameAsWritten } from '@/lib/reading/text/names/names';
import { locateSpan, type Located } from '@/lib/facts/text/locate-span';

/** What is printed near the name in a biography or a list of nominees. */
const OF_PROFILE =
  /\b(?:director|trustee) since\b|\bage\b:?\s?\d{2}|\bnominees?\b|\bjoined (?:the |our )?board\b|\btenure\b/i;
const NEAR = 260;

/**
 * Where a nominee is printed as one, on a page that is not a table of contents and if possible beside words of a
 * profile (`placed`, undefined where the name is on no such page), and on how many pages the name is printed.
 */
export function locateNominee(filing: FilingText, name: string): { placed: Located | undefined; pages: number } {
  // Filings leave middle initials in and out.
  const [firstName = '', ...others] = name.split(/\s+/);
  const last = surnameAsWritten(name);
  const pattern = new RegExp(
    others.length === 0
      ? literally(name)
      : `(?<!\\p{L})${literally(firstName)}(?:\\s[\\p{L}.'’()"-]+){0,5}?\\s${literally(last)}(?!\\p{L})`,
    'iu',
  );
  let best: { page: number; start: number; end: number; isProfile: boolean } | undefined;
  let pages = 0;
  for (const page of filing.pages) {
    const match = pattern.exec(page.text);
    if (!match) continue;
    pages += 1;
    if (isContentsPage(page)) continue;
    const around = page.text.slice(Math.max(0, match.index - NEAR), match.index + match[0].length + NEAR);
    const isProfile = OF_PROFILE.test(around);
    if (!best || (isProfile && !best.isProfile))
      best = { page: page.page, start: match.index, end: match.index + match[0].length, isProfile };
  }
  return { placed: best ? locateSpan(filing, best) : undefined, pages };
}
