import { literally } from '@/lib/format/patterns';
import { HONORIFIC } from '@/lib/reading/text/names/honorifics';
import { surnameAsWritten } from '@/lib/reading/text/names/names';
import type { FilingText } from '@/lib/reading/text/filing-text';

/**
 * Nominees in the order of the letters that the filing prints before their names ("1a. Jane Roe", "Resolution 1(b) John
 * Poe"), so that a line has the letter of the proxy card. In the given order where not every nominee has a letter of
 * their own. `number` is that of the election.
 */
export function inPrintedOrder<Nominee>(
  filing: FilingText,
  number: string,
  nominees: readonly Nominee[],
  nameOf: (nominee: Nominee) => string,
): Nominee[] {
  const lettered = nominees.map((nominee) => ({ nominee, letter: printedLetter(filing, number, nameOf(nominee)) }));
  const letters = lettered.map(({ letter }) => letter).toSorted();
  const isWhole = letters.every((letter, at) => letter === String.fromCharCode(97 + at));
  return isWhole
    ? lettered.toSorted((a, b) => a.letter.localeCompare(b.letter)).map(({ nominee }) => nominee)
    : [...nominees];
}

/**
 * The numbers of the nominees on the proxy card, in the order of `names`, where each nominee is an item ("Items 1
 * through 10"); else undefined.
 */
export function numbersOnCard({ pages }: FilingText, names: readonly string[]): string[] | undefined {
  const range = new RegExp(String.raw`\bitems?\s1\s?(?:-|to|through)\s?${names.length}\b`, 'i');
  if (names.length < 2 || !pages.some(({ text }) => range.test(text))) return undefined;
  const numbers = names.map((name) => {
    const before = new RegExp(String.raw`(?<![\d.])(?<number>\d{1,2})\s?[.):]\s+${asPrinted(name)}`, 'gu');
    const found = pages.flatMap(({ text }) => [...text.matchAll(before)].map(({ groups }) => groups?.number ?? ''));
    return new Set(found).size === 1 ? (found[0] ?? '') : '';
  });
  const isWhole = numbers.toSorted((a, b) => Number(a) - Number(b)).every((number, at) => number === String(at + 1));
  return isWhole ? numbers : undefined;
}

/** The source of a pattern for a name: any titles, the first word, up to five others and the surname. */
function asPrinted(name: string): string {
  const [first = ''] = name.replace(new RegExp(`^(?:${HONORIFIC}\\s)+`), '').split(' ');
  return (
    String.raw`(?:(?:${HONORIFIC})\s)*${literally(first)}(?:\s[^\s,;]{1,14}){0,5}?\s` +
    String.raw`${literally(surnameAsWritten(name))}(?!\p{L})`
  );
}

/**
 * The letter printed most often before the name, after the election's number or in brackets; '' where there is none.
 */
export function printedLetter({ pages }: FilingText, number: string, name: string): string {
  const before = new RegExp(
    String.raw`(?:(?<!\d)${number}\s?[.-]?\s?\(?(?<numbered>[a-z])\)?|(?<!\w)\((?<alone>[a-z])\))[.:)]?\s+` +
      asPrinted(name),
    'gu',
  );
  const counts = new Map<string, number>();
  for (const { text } of pages)
    for (const { groups } of text.matchAll(before)) {
      const letter = groups?.numbered ?? groups?.alone ?? '';
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
