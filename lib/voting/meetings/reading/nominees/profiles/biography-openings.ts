import type { FactItem } from '@/lib/facts/fact';
import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { alternatives, literally, oneOf } from '@/lib/format/patterns';
import { properCase, surnameAsWritten, surnameOf } from '@/lib/reading/text/names/names';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { ARABIC_PARTICLES, DEGREE_WORDS, PARTICLES, WRITTEN_GENERATION } from '@/lib/format/words/name-words';
import { isSameNominee } from '../names/same-nominee';
import { bareName } from '../names/full-name';
import { headingKind } from './heading-kind';

const WORD = String.raw`\p{Lu}[\p{L}'’-]*\.?`;
const PARTICLE = oneOf([...PARTICLES, ...ARABIC_PARTICLES, 'della', 'el', 'zu']);
const NICKNAME = String.raw`[("“][\p{L} .'’-]{2,16}[)"”]`;
const SUFFIX = String.raw`,?\s(?:${WRITTEN_GENERATION}|[JS]R\.?)(?=[\s,(.])`;
const DEGREE = String.raw`,\s(?:${alternatives(DEGREE_WORDS)}|R\.?N)\.?(?=[\s,(])`;
/** "Jane B. (Jan) Roe, Jr., 61, has …", "Jane Roe (61) is …", "Jane Roe, age 61. …" at the beginning of a line. */
const OPENING = new RegExp(
  String.raw`^(?<name>${WORD}(?:\s(?:${WORD}|${PARTICLE}|${NICKNAME})){1,5}(?:${SUFFIX})?)(?:${DEGREE}){0,3}` +
    String.raw`(?:(?:,\s(?:age[d]?:?\s)?|\sage[d]?:?\s)(?<plain>[3-9]\d)(?=,\s|[.;:](?!\d)|\s[-–—]\s)|` +
    String.raw`,?\s\((?:age[d]?:?\s)?(?<inBrackets>[3-9]\d)\))`,
  'u',
);

const NO_TITLE = String.raw`(?!${PLAIN_TITLE}\b)`;
const NAMED = String.raw`^${NO_TITLE}(?<name>${WORD}(?:\s(?:${WORD}|${PARTICLE}|${NICKNAME})){1,5}(?:${SUFFIX})?)`;
const JOINED = [
  String.raw`has (?:been|served as) (?:a|one of our) (?:director|trustee)\b`,
  String.raw`has (?:been|served) (?:a member of|on) (?:the|our) board\b`,
  String.raw`joined (?:the|our) board\b`,
  String.raw`(?:was|has been) (?:first )?(?:elected|appointed) (?:as )?(?:(?:a|our) director|to (?:the|our) board)\b`,
].map((words) => words.replaceAll('board', '[Bb]oard').replaceAll('director', '[Dd]irector'));
/** "Jane B. Roe has been a director since 2015." at the beginning of a line. */
const ON_BOARD = new RegExp(String.raw`${NAMED}(?:${DEGREE}){0,3},?\s(?:${JOINED.join('|')})`, 'u');
const ALONE = new RegExp(String.raw`${NAMED}(?:${DEGREE}){0,3}$`, 'u');
/** Two people of one surname are distinguished by their first names: "Mr. Sam Roe". */
const TITLED = String.raw`^${PLAIN_TITLE}\.?\s(?:\p{Lu}\p{L}+\s)?(?:${PARTICLE}\s)*`;

/**
 * The beginning of a biography in running text, by name and age or by name and a sentence on the board membership.
 * `age` is null where none is printed; `isUnderOthers` tells whether the last heading was of officers or continuing
 * directors.
 */
export type Opening = { name: string; age: number | null; isUnderOthers: boolean; page: FlatPage; line: FlatLine };

/** The beginnings of biographies in the order of the filing, tables of contents left out. */
export function biographyOpenings(filing: FilingText): Opening[] {
  let isUnderOthers = false;
  return filing.pages
    .filter((page) => !isContentsPage(page))
    .flatMap((page) =>
      page.lines.flatMap((line, index): Opening[] => {
        const kind = headingKind(line);
        if (kind) isUnderOthers = kind === 'others';
        const [first, ...beside] = line.cells;
        const opening =
          OPENING.exec(line.text) ??
          (first && beside.length > 0 ? OPENING.exec(`${first.text}, `) : null) ??
          ON_BOARD.exec(line.text) ??
          aboveItself(line, page.lines.slice(index + 1, index + 2 + OFFICE_LINES));
        const { name, plain, inBrackets } = opening?.groups ?? {};
        const age = plain ?? inBrackets;
        return name === undefined
          ? []
          : [{ name: properCase(name.trim()), age: age === undefined ? null : Number(age), isUnderOthers, page, line }];
      }),
    );
}

const OFFICE_LINES = 2;

/** "JANE B. ROE" alone in a line, and below it "Ms. Roe is …", with her office between them or not. */
function aboveItself(line: FlatLine, below: readonly FlatLine[]): RegExpExecArray | null {
  const alone = line.cells.length === 1 ? ALONE.exec(line.text) : null;
  const surname = surnameAsWritten(alone?.groups?.name?.trim() ?? '');
  if (surname === '') return null;
  const ofIt = new RegExp(`${TITLED}${literally(surname)}(?!\\p{L})`, 'iu');
  const at = below.findIndex(({ text }) => ofIt.test(text));
  const isOffice = ({ line }: FlatLine) => line.isBold || line.role === 'heading';
  return at >= 0 && below.slice(0, at).every(isOffice) ? alone : null;
}

/**
 * The nominees where biographies in running text begin with name and age: those under no heading of officers or
 * continuing directors, exactly as many as one of the counts. Undefined otherwise.
 */
export function nomineesOfBiographies(
  filing: FilingText,
  isPerson: (item: FactItem) => boolean,
  counts: readonly number[],
): FactItem[] | undefined {
  const found: FactItem[] = [];
  for (const { name, age, isUnderOthers } of biographyOpenings(filing)) {
    const item: FactItem = { name: bareName(name), age, director_since: null, independent: null };
    const isNew = !found.some((each) => isSameNominee(String(each.name), String(item.name)));
    if (!isUnderOthers && isNew && isPerson(item)) found.push(item);
  }
  const surnames = new Set(found.map(({ name }) => surnameOf(String(name))));
  return counts.includes(found.length) && surnames.size > 1 ? found : undefined;
}
