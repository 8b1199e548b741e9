import type { FactItem } from '@/lib/facts/fact';
import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { leadingName } from '@/lib/reading/text/names/names';
import { peopleWithAges, titledSurnames, type AgedName } from '@/lib/reading/text/names/people-in-filing';
import { wrappedName } from '@/lib/reading/text/names/wrapped-names';
import { headingKind } from '../profiles/heading-kind';
import { AGE_IN_CELL } from '../profiles/profile-heads';

type Group = { kind: 'nominees' | 'others'; lines: FlatLine[] };

/**
 * The nominees of a table with groups of rows under headings such as "Nominees for Class B" and "Continuing directors":
 * exactly as many people as one of the counts, in rows that begin with a name and an age, where another group holds
 * people who are not nominees. Undefined otherwise.
 */
export function groupedNominees(filing: FilingText, counts: readonly number[]): FactItem[] | undefined {
  for (const page of filing.pages) {
    if (isContentsPage(page)) continue;
    const groups = groupsOn(page);
    const found =
      nomineesApart(
        groups.map(({ kind, lines }) => ({ kind, people: peopleOf(lines) })),
        counts,
      ) ??
      nomineesApart(
        groups.map(({ kind, lines }) => ({ kind, people: peopleInRows(filing, page, lines) })),
        counts,
      );
    if (found) return found;
  }
  // The group of the others may be on another page.
  const groups = filing.pages
    .filter((page) => !isContentsPage(page))
    .flatMap((page) => groupsOn(page).map(({ kind, lines }) => ({ kind, people: peopleInRows(filing, page, lines) })));
  return nomineesApart(groups, counts);
}

function nomineesApart(groups: readonly { kind: Group['kind']; people: AgedName[] }[], counts: readonly number[]) {
  const nominees = groups.filter(({ kind }) => kind === 'nominees').flatMap(({ people }) => people);
  const others = groups.filter(({ kind }) => kind === 'others').flatMap(({ people }) => people);
  const isApart = others.length > 0 && !nominees.some(({ name }) => others.some((other) => other.name === name));
  return isApart && counts.includes(nominees.length)
    ? nominees.map(({ name, age }): FactItem => ({ name, age, director_since: null, independent: null }))
    : undefined;
}

/** Rows of a table with the age in a cell of its own, and names over two lines. */
function peopleInRows(filing: FilingText, page: FlatPage, lines: readonly FlatLine[]): AgedName[] {
  const titled = titledSurnames(filing);
  return lines.flatMap((line) => {
    const [first, age] = line.cells;
    if (!first || !age || !AGE_IN_CELL.test(age.text)) return [];
    const name = wrappedName(filing, page, page.lines.indexOf(line), titled, leadingName(first.text, titled));
    return name ? [{ name, age: Number(age.text) }] : [];
  });
}

function groupsOn(page: FlatPage): Group[] {
  const groups: Group[] = [];
  for (const line of page.lines) {
    const kind = headingKind(line);
    if (kind) groups.push({ kind, lines: [] });
    else groups.at(-1)?.lines.push(line);
  }
  return groups;
}

/** By the first column alone, where names wrap beside the other columns; else by whole rows. */
function peopleOf(lines: readonly FlatLine[]): AgedName[] {
  const rows = lines.filter(({ cells }) => cells.length > 0);
  const left = Math.min(...rows.map(({ line }) => line.x));
  const firstColumn = rows.filter(({ line }) => line.x < left + COLUMN).map(({ cells }) => cells[0]?.text ?? '');
  // "Wynne-" goes on with "Jones" on the next line.
  const inColumn = peopleWithAges(firstColumn.join(' ').replace(/(?<=\p{L}-)\s(?=\p{Lu})/gu, ''));
  return inColumn.length > 0 ? inColumn : rows.flatMap(({ text }) => peopleWithAges(text).slice(0, 1));
}

/** Most points (1/72 inch) between the left edges of two lines of one column. */
const COLUMN = 12;
