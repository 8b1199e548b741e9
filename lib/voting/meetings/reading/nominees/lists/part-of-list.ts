import type { FactItem } from '@/lib/facts/fact';
import { placedCells } from '@/lib/reading/structure/tables/columns';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { hasNonNameWord } from '@/lib/reading/text/names/names';
import { JUNIOR, NUMERAL } from '@/lib/format/words/name-words';
import { isLabel } from '../../labels';
import { isSameNominee } from '../names/same-nominee';
import type { Candidate } from '../evidence/candidates';
import { bareName, pagesNaming } from '../names/full-name';

/** Least score of the last certain nominee, and by how much the next candidate must have less. */
const SURE = { least: 3, gap: 1.5 } as const;
const FEWEST = 4;
/** Share (0 to 1) of the number of nominees stated. */
const MOST_OF = 0.6;

/**
 * The certain nominees where not all could be read: fewer than the filing counts, each shown as a nominee by several
 * kinds of places, and nobody else nearly as well. Empty where there is no such part.
 */
export function partOfList(candidates: readonly Candidate[], counts: readonly number[]): FactItem[] {
  const most = counts.length > 0 ? Math.max(...counts) : Infinity;
  const scores = candidates.map(({ score }) => score);
  const size = scores.findLastIndex(
    (score, at) => at < most && score >= SURE.least && score - (scores[at + 1] ?? 0) >= SURE.gap,
  );
  const isPart = size + 1 < most && size + 1 >= Math.max(FEWEST, counts.length > 0 ? MOST_OF * most : 0);
  if (!isPart) return [];
  return candidates
    .slice(0, size + 1)
    .toSorted((a, b) => a.first - b.first)
    .map(({ item }) => item);
}

/** Words of a name however it is written, "Shlomo D. ben-Ari", "Prescott van Rensselaer Hale, Jr.". */
const LIKE_A_NAME = new RegExp(
  String.raw`^\p{Lu}[\p{L}.'’-]*` +
    String.raw`(?:\s(?:["“(]?\p{Lu}[\p{L}.'’-]*["”)]?|\p{Ll}{1,3}-\p{Lu}[\p{L}'’-]+|\p{Ll}{2,3})){1,5}` +
    String.raw`(?:,?\s(?:${JUNIOR}\.|${NUMERAL}))?$`,
  'u',
);
const LEAST_PAGES = 2;

/**
 * A printed name with its place and style; `of` is its index in the known part, -1 for another person's. `left` is in
 * points.
 */
type Setting = { page: number; left: number; name: string; of: number; style: string };

/**
 * The whole list of `count` nominees of which `part` is known: the missing names are in the same column of a page as
 * all of the part, or in the same style on its pages, exactly as many as are missing. Undefined where they are not.
 */
export function completedList(filing: FilingText, part: readonly FactItem[], count: number): FactItem[] | undefined {
  const names = part.map(({ name }) => String(name));
  const settings = filing.pages.flatMap((page) =>
    placedCells(page).flatMap(({ text, left, line: { line } }): Setting[] => {
      const name = bareName(text.replace(/,$/, ''));
      const of = names.findIndex((each) => isSameNominee(each, name));
      const style = `${line.fontSize} ${line.isBold} ${text === text.toUpperCase()}`;
      return of >= 0 || isLikeName(name) ? [{ page: page.page, left: Math.round(left), name, of, style }] : [];
    }),
  );
  const columns = Map.groupBy(settings, ({ page, left, style }) => `${page} ${left} ${style}`);
  const alike = Map.groupBy(settings, ({ style }) => style);
  for (const group of [...columns.values(), ...alike.values()]) {
    const known = group.filter(({ of }) => of >= 0);
    if (new Set(known.map(({ of }) => of)).size < names.length) continue;
    const pages = known.map(({ page }) => page);
    const near = group.filter(({ page }) => page >= Math.min(...pages) && page <= Math.max(...pages));
    const inOrder = near.filter(({ name }, at) => near.findIndex((other) => other.name === name) === at);
    const others = inOrder.filter(({ of, name }) => of < 0 && pagesNaming(filing, name) >= LEAST_PAGES);
    if (others.length !== count - names.length) continue;
    const added = others.map(({ name }): FactItem => ({ name, age: null, director_since: null, independent: null }));
    const placeOf = ({ name }: FactItem) => inOrder.findIndex((each) => isSameNominee(each.name, String(name)));
    return [...part, ...added].toSorted((a, b) => placeOf(a) - placeOf(b));
  }
  return undefined;
}

function isLikeName(text: string): boolean {
  return text.length <= 45 && LIKE_A_NAME.test(text) && !isLabel(text) && !hasNonNameWord(text);
}
