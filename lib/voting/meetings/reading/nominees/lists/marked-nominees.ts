import type { FactItem } from '@/lib/facts/fact';
import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { leadingName } from '@/lib/reading/text/names/names';
import { titledSurnames } from '@/lib/reading/text/names/people-in-filing';
import { isSameNominee } from '../names/same-nominee';
import { AGE_IN_CELL } from '../profiles/profile-heads';

const NOMINEE = /\bnominees?\b/i;
/** "(1) Nominee for election as a director", "* Denotes nominee", below a table. */
const MARK = String.raw`\(\d{1,2}\)|[*†‡#§]{1,3}`;
const LEGEND = new RegExp(
  String.raw`^(?<mark>${MARK})\s?(?:[-–—=:]\s?)?(?:(?:denotes|indicates)\s)?(?:an? )?(?:director )?nominees?\b.{0,60}$`,
  'i',
);

/**
 * The nominees of a table of all directors, or officers too, in which a column or a note marks them: "Director,
 * Nominee", "2025 (nominee for 2028)", "(1) Nominee for election". As many rows with the word or the mark as one of the
 * counts, and at least one row with an age without it. Undefined otherwise.
 */
export function markedNominees(filing: FilingText, counts: readonly number[]): FactItem[] | undefined {
  const titled = titledSurnames(filing);
  for (const page of filing.pages) {
    if (isContentsPage(page)) continue;
    for (const isMarked of waysToMark(page)) {
      const rows = rowsOf(page, titled, isMarked);
      const nominees = rows.filter(({ isNominee }) => isNominee);
      const others = rows.filter(({ isNominee }) => !isNominee);
      const isTwice = nominees.some(({ name }) => others.some((other) => isSameNominee(other.name, name)));
      if (others.length > 0 && !isTwice && counts.includes(nominees.length))
        return nominees.map(({ name, age }) => ({ name, age, director_since: null, independent: null }));
    }
  }
  return undefined;
}

/** Tests of a cell: for the word "nominee", and for each mark whose note has that word. */
function waysToMark(page: FlatPage): ((cell: string) => boolean)[] {
  const marks = page.lines.flatMap(({ text }) => LEGEND.exec(text)?.groups?.mark ?? []);
  return [
    (cell) => NOMINEE.test(cell),
    ...marks.map((mark) => (cell: string) => cell.match(new RegExp(MARK, 'g'))?.includes(mark) === true),
  ];
}

/** "Jane B. Doe, Jr., 61": the age after the name, in its cell. */
const AGE_BEHIND = /,\s(?<age>[3-9]\d)(?!\d)/;

/** Rows that begin with a person's name and have an age. */
function rowsOf(page: FlatPage, titled: ReadonlySet<string>, isMarked: (cell: string) => boolean) {
  return page.lines.flatMap((line: FlatLine) => {
    const [first, ...cells] = line.cells;
    const name = first && leadingName(first.text, titled);
    const age =
      cells.find(({ text }) => AGE_IN_CELL.test(text))?.text ?? AGE_BEHIND.exec(first?.text ?? '')?.groups?.age;
    const marked = NOMINEE.test(first?.text ?? '') ? cells : line.cells;
    return name && age ? [{ name, age: Number(age), isNominee: marked.some(({ text }) => isMarked(text)) }] : [];
  });
}
