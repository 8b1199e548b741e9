import { alternatives, literally, oneOf } from '@/lib/format/patterns';
import { DEGREES } from '@/lib/format/words/name-words';
import { COMMON_FORM } from '@/lib/format/words/legal-forms-patterns';
import { isContentsPage, type FilingText } from '../filing-text';
import type { FlatPage } from '../flat-page';
import { HONORIFICS, PLAIN_TITLE, withoutHonorifics } from './honorifics';
import { ANY_NAME, LOWER, NAME, PART, PARTICLE, SURNAME, UPPER } from './name-shapes';
import { COMPANY_WORD, isName, NOT_A_NAME, properCase, surnameAsWritten, surnameOf, withoutMarks } from './names';
import { NAMES_WITH_TITLE, PREFIX } from './names-patterns';
import { OFFICES_OF } from './people-in-filing-patterns';

const MANY_PAGES = 4;

const NEXT_PART = `\\s(?:${PARTICLE}\\s)?${PART}(?![${UPPER}${LOWER}])`;
const MORE_PARTS = new RegExp(`^(${NEXT_PART})(?:${NEXT_PART})?`);
const BEGINS_WITH_INITIAL = /^\p{Lu}\.\s\p{Lu}\p{Ll}\S*$/u;
const TWO_WORDS = /^\p{Lu}\p{Ll}\S*\s\p{Lu}\p{Ll}\S*$/u;

/** Names in a text; one of two given names and two surnames ("José Luis Reed Cal") in all lengths. */
function inAllLengths(text: string): string[] {
  return [...text.matchAll(ANY_NAME)].flatMap((match) => {
    const [name] = match;
    const [more = '', next = ''] =
      (TWO_WORDS.test(name) && MORE_PARTS.exec(text.slice(match.index + name.length))) || [];
    return [...new Set([name, `${name}${next}`, `${name}${more}`])].map(withoutHonorifics);
  });
}

/** Names of an initial and two more words ("K. Anders Roe"), after no other word of a name. */
function behindInitials(text: string): string[] {
  return [...text.matchAll(ANY_NAME)].flatMap((match) => {
    const [name] = match;
    if (!BEGINS_WITH_INITIAL.test(name) || IN_A_NAME.test(text.slice(Math.max(0, match.index - 30), match.index)))
      return [];
    const rest = text.slice(match.index + name.length);
    const next = MORE_PARTS.exec(rest)?.[1] ?? '';
    return next && !GOES_ON.test(rest.slice(next.length)) ? [withoutHonorifics(`${name}${next}`)] : [];
  });
}

/** "Jane " before "K. Roe", "Ph." before "D. Member". */
const IN_A_NAME = /\p{Lu}[\p{L}.'’-]*\s$|\.$/u;
/** The name of somebody else begins with its last word: " B. Roe". */
const GOES_ON = /^\s\p{Lu}\./u;

/** Whether it is two names below each other: the surname of the first is known and something follows it. */
function isOfTwo(name: string, titled: ReadonlySet<string>): boolean {
  const [first = '', second = '', ...others] = name.split(' ');
  return others.length > 0 && TWO_WORDS.test(`${first} ${second}`) && titled.has(second.toLowerCase());
}

const WITH_AGE = new RegExp(
  `(?<![${UPPER}${LOWER}.])(?<name>${NAME})(?:,\\s(?:${alternatives(DEGREES)}))*(?:,\\s|\\s\\(|\\s)` +
    '(?:(?:[Aa]ge[d]?|AGE):?\\s)?(?<age>[2-9]\\d)(?=[,.;)\\s]|$)',
  'g',
);
/** Names with numbers of this many people on one page are a table of people, or their biographies. */
const SOME = 3;
const YOUNGEST = 28;
const OF_BOARD = /\b(?:age|directors?|trustees?|nominees?|officers?)\b/i;

export type AgedName = { name: string; age: number };

/** Names before numbers that may be their ages: "Jane B. Doe, CPA, 58". */
export function peopleWithAges(text: string): AgedName[] {
  return [...text.matchAll(WITH_AGE)].flatMap(({ groups }) => {
    const name = endingName(groups?.name ?? '');
    const age = Number(groups?.age);
    // "Founder, Larch Foods", and the age in the next line.
    return name && age >= YOUNGEST && !COMPANY_WORD.test(surnameAsWritten(name)) ? [{ name, age }] : [];
  });
}

/** People with their ages in tables of directors and biographies. */
function namesWithAges(page: FlatPage): string[] {
  if (isContentsPage(page) || !OF_BOARD.test(page.text)) return [];
  const found = peopleWithAges(page.text).map(({ name }) => name);
  return new Set(found).size >= SOME ? found : [];
}

/** The name at the end of words that are printed together: "Class B Directors Jane B. Doe" → "Jane B. Doe". */
function endingName(words: string): string | undefined {
  const parts = words.split(' ');
  return parts
    .slice(0, -1)
    .map((_, from) => withoutHonorifics(parts.slice(from).join(' ')))
    .find(isName);
}

/** After a committee's or company's name, of which a part looks like a person's: "Community Impact Committee". */
const OFFICER_OF = new RegExp(String.raw`\b${oneOf(OFFICES_OF)}\s(?:of|at)\s$`, 'i');
const OF_NO_PERSON = new RegExp(String.raw`^,?\s(?:${COMMON_FORM}|LLP|Committee|Program|Award)\b`);
const OF_COMPANY = String.raw`,?\s(?:${COMMON_FORM}|Company|Group|N\.V|S\.A|AG|& Co|& Company)` + String.raw`(?!\p{L})`;

/** What only a company has: "Larch Foods' Board of Directors", "Larch Foods common stock"; not what may be a head. */
const HAS_COMPANY =
  "(?:['’]s? (?:[Cc]ommon (?:stock|shares)|(?:[Ss]hare|[Ss]tock)(?:holders|owners)|[Pp]roxy [Ss]tatement|" +
  '[Bb]oard of [Dd]irectors)| (?:common (?:stock|shares)|(?:share|stock)(?:holders|owners)))(?!\\p{L})';
const HOLDERS_OF = String.raw`(?:[Ss]hare|[Ss]tock)(?:holders|owners) of `;

/**
 * Whether the filing writes the name with what only a company has, and names no person by it: "Larch Foods" of "Larch
 * Foods Inc.", and not a founder whose company has his name.
 */
export function isCompanyName({ pages }: FilingText, name: string): boolean {
  const own = literally(name);
  const company = new RegExp(`${own}(?:${OF_COMPANY}|${HAS_COMPANY})|${HOLDERS_OF}${own}(?!\\p{L})`, 'u');
  const titled = new RegExp(`\\b(?:${HONORIFICS})\\s${literally(surnameAsWritten(name))}(?!\\p{L})`, 'u');
  return (
    pages.some(({ text }) => text.includes(name) && company.test(text)) && !pages.some(({ text }) => titled.test(text))
  );
}

const BEGINS_A_SURNAME = new RegExp(`^${PREFIX}\\p{Lu}`, 'u');
const surnamesOf = new WeakMap<FilingText, ReadonlySet<string>>();

/**
 * Surnames that the filing writes with a title ("Ms. Rucker", "Messrs. Case and Conti"), beside ages in its tables and
 * biographies, or in full on many pages, in lower case: a directory of its people.
 */
export function titledSurnames(filing: FilingText): ReadonlySet<string> {
  const known = surnamesOf.get(filing) ?? readSurnames(filing);
  surnamesOf.set(filing, known);
  return known;
}

function readSurnames(filing: FilingText): Set<string> {
  // "Ms. Doe and Mr. Roe": the next title begins the next person.
  const part = `(?!${PLAIN_TITLE}\\b)(?:St\\.\\s)?${SURNAME}`;
  const pattern = new RegExp(
    `\\b(?:${HONORIFICS})\\s(${part}(?:\\s${part})?(?:,\\s${part})*(?:,?\\sand\\s${part})?)`,
    'g',
  );
  const often = new Map<string, Set<number>>();
  const others = new Set<string>();
  /** Names that are printed somewhere without another name's part after them. */
  const wholes = new Set<string>();
  for (const page of filing.pages) {
    for (const match of page.text.matchAll(ANY_NAME)) {
      const name = withoutHonorifics(match[0]);
      const note = (seen: string) => {
        if (!NOT_A_NAME.test(seen)) often.set(seen, (often.get(seen) ?? new Set<number>()).add(page.page));
      };
      note(name);
      const rest = page.text.slice(match.index + match[0].length);
      // "K. Anders" of "K. Anders Roe".
      const next = TWO_WORDS.test(name) || BEGINS_WITH_INITIAL.test(name) ? MORE_PARTS.exec(rest)?.[1] : undefined;
      const whole = next === undefined || NOT_A_NAME.test(next) ? name : `${name}${next}`;
      if (whole !== name) note(whole);
      wholes.add(whole);
      const isOther =
        OF_NO_PERSON.test(rest) ||
        OFFICER_OF.test(page.text.slice(Math.max(0, match.index - 24), match.index)) ||
        COMPANY_WORD.test(name);
      if (isOther) others.add(name);
    }
  }
  const aged = filing.pages.flatMap(namesWithAges);
  // Filings without titles name their people in full on many pages.
  const isOfOther = (name: string) => [...others].some((other) => name === other || name.endsWith(` ${other}`));
  const named = [...often]
    .filter(([name, pages]) => pages.size >= MANY_PAGES && wholes.has(name) && !isOfOther(name))
    .map(([name]) => surnameOf(name));
  const titled = filing.pages.flatMap((page) =>
    [...page.text.matchAll(pattern)].flatMap((match) =>
      (match[1] ?? '')
        .split(/[^\p{L}'’-]+/u)
        // "Mr. St. Clair" is a Clair, as the last word of his name has it.
        .filter((word) => word !== 'St' && BEGINS_A_SURNAME.test(word))
        .map((word) => word.replace(/['’]s$/, '').toLowerCase()),
    ),
  );
  const all = [...titled, ...named, ...aged.map(surnameOf)];
  // A proxy card may leave out the marks of letters: "Bjornstad".
  return new Set(all.flatMap((surname) => [surname, withoutMarks(surname)]));
}

/** People in a filing: surname in lower case → the full name used most often. */
export function peopleIn(filing: FilingText): Map<string, string> {
  const titled = new Set(
    filing.pages.flatMap((page) => [
      ...[...page.text.matchAll(NAMES_WITH_TITLE)].flatMap(([words]) =>
        words.split(/[^\p{L}'’-]+/u).map((word) => word.toLowerCase()),
      ),
      ...namesWithAges(page).map(surnameOf),
    ]),
  );
  const counts = new Map<string, number>();
  for (const page of filing.pages) {
    // Per sentence, so that a heading is not joined with the name below it.
    for (const [index, start] of page.sentenceStarts.entries()) {
      for (const name of inAllLengths(page.text.slice(start, page.sentenceStarts[index + 1]))) {
        if (!NOT_A_NAME.test(name) && !isOfTwo(name, titled)) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
    for (const match of page.text.matchAll(
      /(?<!\p{L})\p{Lu}{2,}(?:\s\p{Lu}\.)?(?:\s\p{Lu}{2,})?\s\p{Lu}[\p{Lu}'’-]+(?!\p{L})/gu,
    )) {
      const name = properCase(match[0]);
      if (isName(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const longer = countsOfLonger(counts);
  const people = new Map<string, string>();
  for (const [name] of [...counts].sort(
    (a, b) =>
      Number(/^[A-Z]\.[A-Z]?/.test(a[0])) - Number(/^[A-Z]\.[A-Z]?/.test(b[0])) ||
      b[1] - a[1] ||
      b[0].length - a[0].length,
  )) {
    const surname = surnameOf(name);
    if (!titled.has(surname) || people.has(surname) || areTwoSurnames(name, titled, counts)) continue;
    if ((longer.get(name) ?? 0) <= (counts.get(name) ?? 0) / 2) people.set(surname, name);
  }
  // Whose surname no other name explains.
  for (const [name] of countsOf(filing.pages.flatMap(({ text }) => behindInitials(text)))) {
    const surname = surnameOf(name);
    if (titled.has(surname) && !people.has(surname) && isName(name)) people.set(surname, name);
  }
  return people;
}

/** Each with how often it occurs, the most frequent first. */
function countsOf(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** "Hale Roe" above two columns of a matrix, in a filing that names a "Jane Hale" and a "Sam B. Roe". */
function areTwoSurnames(name: string, titled: ReadonlySet<string>, counts: ReadonlyMap<string, number>): boolean {
  const [first = '', last = '', ...others] = name.split(' ');
  if (others.length > 0 || !titled.has(first.toLowerCase())) return false;
  // "Product Development Abelard Roe" is more likely this name after the words of another cell.
  const isOther = (other: string) =>
    other !== name && !other.startsWith(first) && !other.endsWith(` ${name}`) && !counts.has(`${other} ${last}`);
  const isOf = (surname: string) => [...counts.keys()].some((other) => isOther(other) && other.endsWith(` ${surname}`));
  return isOf(first) && isOf(last);
}

/**
 * How often a longer name begins or ends with each name, to distinguish "José Luis" of "José Luis Reed" from a whole
 * name.
 */
function countsOfLonger(counts: ReadonlyMap<string, number>): Map<string, number> {
  const longer = new Map<string, number>();
  for (const [name, count] of counts) {
    const words = name.split(' ');
    for (let length = 2; length < words.length; length += 1)
      for (const part of [words.slice(0, length), words.slice(-length)].map((each) => each.join(' ')))
        longer.set(part, Math.max(count, longer.get(part) ?? 0));
  }
  return longer;
}
