import type { FactItem } from '@/lib/facts/fact';
import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { peopleWithAges, type AgedName } from '@/lib/reading/text/people-in-filing';
import { headingKind } from './heading-kind';

type Group = { kind: 'standing' | 'elsewhere'; lines: FlatLine[] };

/**
 * Who stands where one table has groups of rows, each below its heading: "Nominees for Class B", "Continuing
 * directors". Exactly as many people as one of the counts, in rows that begin with a name and an age, where another
 * group holds those who do not stand; undefined otherwise.
 */
export function groupedNominees({ pages }: FilingText, counts: readonly number[]): FactItem[] | undefined {
  for (const page of pages) {
    if (isContentsPage(page)) continue;
    const groups = groupsOn(page).map(({ kind, lines }) => ({ kind, people: peopleOf(lines) }));
    const standing = groups.filter(({ kind }) => kind === 'standing').flatMap(({ people }) => people);
    const others = groups.filter(({ kind }) => kind === 'elsewhere').flatMap(({ people }) => people);
    const isApart = others.length > 0 && !standing.some(({ name }) => others.some((other) => other.name === name));
    if (isApart && counts.includes(standing.length))
      return standing.map(({ name, age }) => ({ name, age, director_since: null, independent: null }));
  }
  return undefined;
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

/** Most points between the left edges of two lines of one column. */
const COLUMN = 12;
