import type { FactItem } from '@/lib/facts/fact';
import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { leadingName } from '@/lib/reading/text/names';
import { titledSurnames } from '@/lib/reading/text/people-in-filing';
import { isSameNominee } from './nominee-list';
import { AGE_IN_CELL } from './profile-heads';

const NOMINEE = /\bnominees?\b/i;
/**
 * Who stands where one table has all directors and a column says who is a nominee: "Director, Nominee", "2025 (nominee
 * for 2028)". As many rows with the word as one of the counts, and others with an age and without the word.
 */
export function markedNominees(filing: FilingText, counts: readonly number[]): FactItem[] | undefined {
  const titled = titledSurnames(filing);
  for (const page of filing.pages) {
    if (isContentsPage(page)) continue;
    const rows = rowsOf(page, titled);
    const standing = rows.filter(({ isNominee }) => isNominee);
    const others = rows.filter(({ isNominee }) => !isNominee);
    const isTwice = standing.some(({ name }) => others.some((other) => isSameNominee(other.name, name)));
    if (others.length > 0 && !isTwice && counts.includes(standing.length))
      return standing.map(({ name, age }) => ({ name, age, director_since: null, independent: null }));
  }
  return undefined;
}

/** Rows that begin with a person's name and have an age. */
function rowsOf(page: FlatPage, titled: ReadonlySet<string>) {
  return page.lines.flatMap((line: FlatLine) => {
    const [first, ...cells] = line.cells;
    const name = first && leadingName(first.text, titled);
    const age = cells.find(({ text }) => AGE_IN_CELL.test(text));
    return name && age
      ? [{ name, age: Number(age.text), isNominee: cells.some(({ text }) => NOMINEE.test(text)) }]
      : [];
  });
}
