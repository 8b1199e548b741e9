import { alternatives, oneOf, wholeWords } from '@/lib/format/patterns';
import { GENERATION, JUNIOR, NUMERAL, PARTICLES_BEFORE_MORE } from '@/lib/format/words/name-words';
import { HONORIFICS, withoutHonorifics } from './honorifics';
import { NAME } from './name-shapes';
import { COMPANY_WORDS, NOT_A_NAME_WORDS, WORDS_AS_NAMES } from './names-patterns';

export const NOT_A_NAME = wholeWords(NOT_A_NAME_WORDS);
export const COMPANY_WORD = wholeWords(COMPANY_WORDS);

/**
 * Whether a text is a person's name and nothing else: two to five parts, 45 characters at most, without titles, offices
 * ("Chief") or words of companies.
 */
export function isName(text: string): boolean {
  return (
    new RegExp(`^${NAME}$`).test(text) &&
    !/^[NSEWU]\.(?:S\.)?\s\S+$|^U\.S\.\s/.test(text) &&
    !hasNonNameWord(text) &&
    text.length <= 45
  );
}

/** Whether a word of it is not part of a person's name: "Chief", "Board". */
export function hasNonNameWord(text: string): boolean {
  return NOT_A_NAME.test(withoutNameWord(text));
}

const WORD_AS_NAME = new RegExp(alternatives(WORDS_AS_NAMES), 'u');
const withoutNameWord = (text: string) => text.replace(WORD_AS_NAME, '');

/**
 * The surname in lower case, as people are compared: "Jane B. Doe, Jr." → "doe". Of "Anna van der Meer" it is "meer".
 */
export function surnameOf(name: string): string {
  return surnameAsWritten(name).toLowerCase();
}

/** "Jane B. Doe" of "Jane B. Doe, Jr.". */
export const withoutGeneration = (name: string) => name.replace(ENDS_WITH_GENERATION, '').trim();

const ENDS_WITH_GENERATION = new RegExp(String.raw`,?\s(?:${GENERATION}|[JS]R)\.?$`);

/** The last part of a name as its filing writes it, without "Jr.". */
export function surnameAsWritten(name: string): string {
  return withoutGeneration(name).split(' ').at(-1) ?? name;
}

/** Key for a person, however the filing writes the first names: surname and three letters, in lower case: "doe jan". */
export function personKey(name: string): string {
  return withoutMarks(`${surnameOf(name)} ${name.slice(0, 3).toLowerCase()}`);
}

/** "Björnstad" as a proxy card in plain capitals has it, for comparing names of one filing. */
export const withoutMarks = (word: string) => word.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');

const ENDS_WITH_PARTICLE = new RegExp(String.raw`\s${oneOf(PARTICLES_BEFORE_MORE)}$`, 'i');

/** "1b.", "1B", "1(b)" or "5.12", the number of a ballot line, before a name; "2 B. Doe" has none. */
const BALLOT_NUMBER = /^\s*\(?\d{1,2}(?:\)?\s?\(?[a-z]?[.:)]{1,2}|\(?[A-Za-z]\)?[.:)]?|\.\d{1,2})\s+(?=\p{L})/u;

/** "1b. Elect Jane B. Doe": the verb of a resolution. */
const ELECT = /^(?:To\s)?(?:Re-?)?[Ee]lect\s(?=\p{Lu})/u;

/** "Jane B. Doe" of "1b. Jane B. Doe" and "1b. Elect Jane B. Doe". */
export const withoutBallotNumber = (text: string) => text.replace(BALLOT_NUMBER, '').replace(ELECT, '');

/** Marks of notes, and what ends a cell after a name; the period of "Jr." is not such an end. */
const MARKS = new RegExp(
  String.raw`[*†‡#§]|\(\d{1,2}\)|(?<=\p{L})\d{1,2}$|(?<!\b${JUNIOR})[.,;:]$|(?<!\([^)]*)\)[.,;:]?$`,
  'gu',
);

/**
 * The name of a known person at the beginning of a cell, in proper case; undefined where none begins it. `titled` are
 * the surnames that the filing knows, in lower case (see `titledSurnames`).
 */
export function leadingName(cell: string, titled: ReadonlySet<string>): string | undefined {
  const all = withoutHonorifics(withoutBallotNumber(cell).replace(/^[^\p{L}]*/u, ''))
    .split(/\s/)
    .slice(0, 6);
  // The mark of the next column: "Jane B. Doe Yes".
  const mark = all.findIndex((word) => /^(?:yes|no)$/i.test(word));
  const words = mark < 0 ? all : all.slice(0, mark);
  let longest: string | undefined;
  for (let count = Math.min(5, words.length); count >= 2; count -= 1) {
    const name = properCase(words.slice(0, count).join(' ').replace(MARKS, '').trim());
    if (!isName(name)) continue;
    longest ??= name;
    // "Susan A. Van" of "Susan A. Van der Meulen", whose last word alone the filing need not know.
    if (ENDS_WITH_PARTICLE.test(name) && /^\p{L}/u.test(words[count] ?? ''))
      return titled.has(surnameOf(name)) ? longest : undefined;
    // "José Manuel Madero Garza" is Mr. Madero.
    const isDouble = name.split(' ').length >= 4 && titled.has((name.split(' ').at(-2) ?? '').toLowerCase());
    if (titled.has(surnameOf(name)) || isDouble) return name;
  }
  return undefined;
}

const NUMERAL_AT_END = new RegExp(String.raw`(?<=\s)${NUMERAL}$`, 'i');

/** "RUTH B. CALDER" → "Ruth B. Calder"; names that are not all in capitals are returned unchanged. */
export function properCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}|(?<=\bmc)\p{L}|(?<=\bo['’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(NUMERAL_AT_END, (numeral) => numeral.toUpperCase());
}

/** Surnames, in lower case, in a list such as "Mmes. Hale and Calder and Messrs. Reed, Moss and Haddad". */
export function surnamesIn(list: string): string[] {
  return (
    list
      .replace(new RegExp(`\\b(?:${HONORIFICS})(?=\\s)`, 'g'), ',')
      .replace(/\s*\((?:[^)]*)\)/g, '')
      .split(/,|;|\band\b|&/)
      // "…, Roe and Ms. Taylor – are independent": the dash after the last name.
      .map((part) => part.replace(/[\s–—-]+$/u, '').trim())
      .filter((part) => /^\p{Lu}/u.test(part) && !NOT_A_NAME.test(part) && part.split(' ').length <= 4)
      .map(surnameOf)
  );
}
