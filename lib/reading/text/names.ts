import type { FilingText } from './filing-text';
import { oneOf, wholeWords } from '@/lib/format/patterns';
import { HONORIFICS, withoutHonorifics } from './honorifics';
import { NAMES_WITH_TITLE, NOT_A_NAME_WORDS, SECOND_WORDS } from './names-patterns';

// The letters of European languages; in the later ranges capitals and small letters alternate.
const LATER = 'Ā-žȘ-țẠ-ỹ';
const UPPER = `A-ZÀ-ÖØ-Þ${LATER}`;
const LOWER = `a-zß-öø-ÿ${LATER}`;
/** "Reed", "O'Brien", "McKay", "Owusu-Ansah". */
const PART = `[${UPPER}][${LOWER}'’]+(?:[${UPPER}][${LOWER}]+)?(?:-[${UPPER}][${LOWER}]+)?`;
/** "Soo-jin", but not "Long-term". */
const GIVEN = `[${UPPER}][${LOWER}]{1,5}-(?!${oneOf(SECOND_WORDS)}(?![${LOWER}]))[${LOWER}]{2,5}`;
const INITIAL = '[A-Z]\\.';
/** Initials that are written without points: "JB Hunt". */
const BARE_INITIALS = '(?:[A-DJ-MPRT][BCDJKPRT])';
const PARTICLE = '(?:de|van|von|der|den|ter|la|le|del|di|da|das|do|dos|du|bin|al|Mc|Mac|St\\.)';
/** A person's name of two to five parts: "R. Stephen Moss", "Mary Ruth (Molly) Calder". */
export const NAME =
  `(?:(?:${GIVEN}|${PART}|${INITIAL}(?:\\s?${INITIAL})?|${BARE_INITIALS})\\s` +
  `(?:(?:${INITIAL}(?:\\s?${INITIAL})?|${PART}|\\([A-Z][a-z]+\\)|"[A-Z][a-z]+"|${PARTICLE})\\s){0,3}?` +
  `(?:${PARTICLE}\\s)?${PART}(?:,?\\s(?:Jr\\.?|Sr\\.?|II|III|IV)(?![a-z]))?)`;

const ANY_NAME = new RegExp(`(?<![${UPPER}${LOWER}])${NAME}(?![${UPPER}${LOWER}])`, 'g');

const NOT_A_NAME = wholeWords(NOT_A_NAME_WORDS);

export function isName(text: string): boolean {
  return (
    new RegExp(`^${NAME}$`).test(text) &&
    !/^[NSEWU]\.(?:S\.)?\s\S+$/.test(text) &&
    !NOT_A_NAME.test(text) &&
    text.length <= 45
  );
}

export function surnameOf(name: string): string {
  const parts = name
    .replace(/,?\s(?:Jr\.?|Sr\.?|II|III|IV)$/, '')
    .trim()
    .split(' ');
  return (parts.at(-1) ?? name).toLowerCase();
}

/** Key for a person, however the filing writes the first names: surname and initial. */
export function personKey(name: string): string {
  return `${surnameOf(name)} ${name.slice(0, 3).toLowerCase()}`.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
}

const MANY_PAGES = 4;

const namesIn = (text: string) => [...text.matchAll(ANY_NAME)].map(([name]) => withoutHonorifics(name));

/** Surnames that the filing writes with a title ("Ms. Rucker", "Messrs. Case and Conti"): a directory of its people. */
export function titledSurnames(filing: FilingText): Set<string> {
  // "Ms. Doe and Mr. Roe": the next title begins the next person.
  const part = `(?!(?:Mr|Ms|Mrs|Dr)\\b)[${UPPER}][${UPPER}${LOWER}'’-]+`;
  const pattern = new RegExp(
    `\\b(?:${HONORIFICS})\\s(${part}(?:\\s${part})?(?:,\\s${part})*(?:,?\\sand\\s${part})?)`,
    'g',
  );
  const often = new Map<string, Set<number>>();
  for (const page of filing.pages) {
    for (const name of namesIn(page.text)) {
      if (!NOT_A_NAME.test(name)) often.set(name, (often.get(name) ?? new Set<number>()).add(page.page));
    }
  }
  // Filings without titles name their people in full on many pages.
  const named = [...often].filter(([, pages]) => pages.size >= MANY_PAGES).map(([name]) => surnameOf(name));
  const titled = filing.pages.flatMap((page) =>
    [...page.text.matchAll(pattern)].flatMap((match) =>
      (match[1] ?? '')
        .split(/[^\p{L}'’-]+/u)
        .filter((word) => /^\p{Lu}/u.test(word))
        .map((word) => word.replace(/['’]s$/, '').toLowerCase()),
    ),
  );
  return new Set([...titled, ...named]);
}

/** The name of a known person at the beginning of a cell. */
export function leadingName(cell: string, titled: ReadonlySet<string>): string | undefined {
  const words = withoutHonorifics(cell.replace(/^[^\p{L}]*/u, ''))
    .split(/\s/)
    .slice(0, 6);
  for (let count = Math.min(5, words.length); count >= 2; count -= 1) {
    const name = properCase(
      words
        .slice(0, count)
        .join(' ')
        .replace(/[*†‡#§]|\(\d{1,2}\)|(?<=\p{L})\d{1,2}$|(?<!\b(?:Jr|Sr))[.,;:]$/gu, '')
        .trim(),
    );
    if (!isName(name)) continue;
    // "José Manuel Madero Garza" is Mr. Madero.
    const isDouble = name.split(' ').length >= 4 && titled.has((name.split(' ').at(-2) ?? '').toLowerCase());
    if (titled.has(surnameOf(name)) || isDouble) return name;
  }
  return undefined;
}

/** "RUTH B. CALDER" → "Ruth B. Calder". */
export function properCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(?<![a-z'’])[a-z]|(?<=\bmc)[a-z]|(?<=\bo['’])[a-z]/g, (letter) => letter.toUpperCase());
}

/** People in a filing: surname → the full name used most often. */
export function peopleIn(filing: FilingText): Map<string, string> {
  const counts = new Map<string, number>();
  for (const page of filing.pages) {
    // Per sentence, so that a heading is not joined with the name below it.
    for (const [index, start] of page.sentenceStarts.entries()) {
      for (const name of namesIn(page.text.slice(start, page.sentenceStarts[index + 1]))) {
        if (!NOT_A_NAME.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
    for (const match of page.text.matchAll(
      /(?<![A-Za-z])[A-Z]{2,}(?:\s[A-Z]\.)?(?:\s[A-Z]{2,})?\s[A-Z][A-Z'’-]+(?![A-Za-z])/g,
    )) {
      const name = properCase(match[0]);
      if (isName(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const titled = new Set(
    filing.pages.flatMap((page) =>
      [...page.text.matchAll(NAMES_WITH_TITLE)].flatMap((match) =>
        match[0].split(/[^A-Za-z'’-]+/).map((word) => word.toLowerCase()),
      ),
    ),
  );
  const people = new Map<string, string>();
  for (const [name] of [...counts].sort(
    (a, b) =>
      Number(/^[A-Z]\.[A-Z]?/.test(a[0])) - Number(/^[A-Z]\.[A-Z]?/.test(b[0])) ||
      b[1] - a[1] ||
      b[0].length - a[0].length,
  )) {
    const surname = surnameOf(name);
    if (titled.has(surname) && !people.has(surname)) people.set(surname, name);
  }
  return people;
}

/** Surnames in a list such as "Mmes. Hale and Calder and Messrs. Reed, Moss and Haddad". */
export function surnamesIn(list: string): string[] {
  return list
    .replace(new RegExp(`\\b(?:${HONORIFICS})(?=\\s)`, 'g'), ',')
    .replace(/\s*\((?:[^)]*)\)/g, '')
    .split(/,|;|\band\b|&/)
    .map((part) => part.trim())
    .filter((part) => /^[A-Z]/.test(part) && !NOT_A_NAME.test(part) && part.split(' ').length <= 4)
    .map(surnameOf);
}
