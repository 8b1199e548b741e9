import type { FactItem } from '@/lib/facts/fact';
import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { leadingName } from '@/lib/reading/text/names/names';
import { titledSurnames } from '@/lib/reading/text/names/people-in-filing';
import { wrappedName } from '@/lib/reading/text/names/wrapped-names';
import { isSameNominee } from '../names/same-nominee';
import { AGE_IN_CELL } from '../profiles/profile-heads';

const OF_TERMS = /\bterms?\b[^.]{0,60}\bexpir|\bexpiration of (?:current )?terms?\b|\bterms?\b[^.]{0,30}\bends?\b/i;
const AMOUNT = /\d,\d{3}|\$|%/;
const YEAR = /^(?:19[5-9]|20)\d\d$/;
/** Years of a term on a classified board, at least. */
const SHORTEST_TERM = 2;

type Row = { name: string; age: number; ends: number };

/**
 * The nominees where tables of a classified board state the year in which each director's term ends: as many as one of
 * the counts, and at least one continuing director. Undefined otherwise.
 */
export function nomineesByTerm(
  filing: FilingText,
  counts: readonly number[],
  meetingYear: number | null,
): FactItem[] | undefined {
  const { nominees, continuing } = termsIn(filing, meetingYear);
  return continuing.length > 0 && counts.includes(nominees.length)
    ? nominees.map(({ name, age }) => ({ name, age, director_since: null, independent: null }))
    : undefined;
}

/**
 * Directors by the ends of their terms in tables. Nominees are those whose term ends with the meeting or, where the
 * tables have the terms after it, with the last year named. Both lists are empty where tables differ, where all terms
 * end in one year, or where `meetingYear` is null.
 */
export function termsIn(filing: FilingText, meetingYear: number | null): { nominees: Row[]; continuing: Row[] } {
  const nobody = { nominees: [], continuing: [] };
  if (meetingYear === null) return nobody;
  const titled = titledSurnames(filing);
  const rows: Row[] = [];
  for (const page of filing.pages) {
    if (isContentsPage(page) || !OF_TERMS.test(page.text)) continue;
    for (const row of rowsOf(filing, page, titled, meetingYear)) {
      const known = rows.find(({ name }) => isSameNominee(name, row.name));
      if (known && known.ends !== row.ends) return nobody;
      if (!known) rows.push(row);
    }
  }
  const ends = [...new Set(rows.map((row) => row.ends))].toSorted((a, b) => a - b);
  const last = ends.at(-1) ?? 0;
  const open = ends[0] === meetingYear ? meetingYear : last >= meetingYear + SHORTEST_TERM ? last : undefined;
  if (ends.length < 2 || open === undefined) return nobody;
  return { nominees: rows.filter((row) => row.ends === open), continuing: rows.filter((row) => row.ends !== open) };
}

/** "Jane B. Roe   65   2012   2027": rows with an age and a year that is later than that of joining the board. */
function rowsOf(filing: FilingText, page: FlatPage, titled: ReadonlySet<string>, meetingYear: number): Row[] {
  return page.lines.flatMap((line, index): Row[] => {
    const [first, ...cells] = line.cells;
    const age = cells.find(({ text }) => AGE_IN_CELL.test(text));
    const years = cells.filter(({ text }) => YEAR.test(text)).map(({ text }) => Number(text));
    const ends = Math.max(0, ...years);
    const isEnd = ends > meetingYear || (ends === meetingYear && years.length > 1);
    if (!first || !age || !isEnd || cells.some(({ text }) => AMOUNT.test(text))) return [];
    const name = leadingName(first.text, titled) ?? wrappedName(filing, page, index, titled);
    return name ? [{ name, age: Number(age.text), ends }] : [];
  });
}
