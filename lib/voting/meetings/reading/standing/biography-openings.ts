import type { FactItem } from '@/lib/facts/fact';
import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { surnameOf } from '@/lib/reading/text/names';
import { isSameNominee } from './nominee-list';
import { bareName } from './full-name';
import { headingKind } from './heading-kind';

const WORD = String.raw`\p{Lu}[\p{L}'’-]*\.?`;
const PARTICLE = '(?:de|del|della|di|da|van|von|der|den|la|le|el|al|bin|ter|zu)';
const NICKNAME = String.raw`[("“][\p{L} .'’-]{2,16}[)"”]`;
const SUFFIX = String.raw`,?\s(?:J[Rr]\.?|S[Rr]\.?|II|III|IV)(?=[\s,(.])`;
const DEGREE = String.raw`,\s(?:Ph\.?\s?D|M\.?D|J\.?D|CPA|CFA|Esq|MBA|R\.?N)\.?(?=[\s,(])`;
/** "Jane B. (Jan) Roe, Jr., 61, has …", "Jane Roe (61) is …", "Jane Roe, age 61. …" at the beginning of a line. */
const OPENING = new RegExp(
  String.raw`^(?<name>${WORD}(?:\s(?:${WORD}|${PARTICLE}|${NICKNAME})){1,5}(?:${SUFFIX})?)(?:${DEGREE}){0,3}` +
    String.raw`(?:(?:,\s(?:age[d]?:?\s)?|\sage[d]?:?\s)(?<plain>[3-9]\d)(?=,\s|[.;:](?!\d)|\s[-–—]\s)|` +
    String.raw`,?\s\((?:age[d]?:?\s)?(?<inBrackets>[3-9]\d)\))`,
  'u',
);

/** A biography in running text that begins with name and age, and whether it is under a heading of others. */
export type Opening = { name: string; age: number; isElsewhere: boolean; page: FlatPage; line: FlatLine };

export function biographyOpenings(filing: FilingText): Opening[] {
  let isElsewhere = false;
  return filing.pages
    .filter((page) => !isContentsPage(page))
    .flatMap((page) =>
      page.lines.flatMap((line): Opening[] => {
        const kind = headingKind(line);
        if (kind) isElsewhere = kind === 'elsewhere';
        const [first, ...beside] = line.cells;
        const opening =
          OPENING.exec(line.text) ?? (first && beside.length > 0 ? OPENING.exec(`${first.text}, `) : null);
        const { name, plain, inBrackets } = opening?.groups ?? {};
        return name === undefined
          ? []
          : [{ name: name.trim(), age: Number(plain ?? inBrackets), isElsewhere, page, line }];
      }),
    );
}

/**
 * Who stands for election where biographies in running text begin with name and age: those under no heading of officers
 * or of directors who do not stand, if there are exactly as many as one of the counts that the filing states.
 */
export function nomineesOfBiographies(
  filing: FilingText,
  isPerson: (item: FactItem) => boolean,
  counts: readonly number[],
): FactItem[] | undefined {
  const found: FactItem[] = [];
  for (const { name, age, isElsewhere } of biographyOpenings(filing)) {
    const item: FactItem = { name: bareName(name), age, director_since: null, independent: null };
    const isNew = !found.some((each) => isSameNominee(String(each.name), String(item.name)));
    if (!isElsewhere && isNew && isPerson(item)) found.push(item);
  }
  const surnames = new Set(found.map(({ name }) => surnameOf(String(name))));
  return counts.includes(found.length) && surnames.size > 1 ? found : undefined;
}
