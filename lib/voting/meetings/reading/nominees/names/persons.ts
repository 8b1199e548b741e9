import type { FilingText } from '@/lib/reading/text/filing-text';
import { HONORIFICS } from '@/lib/reading/text/names/honorifics';
import { surnameOf } from '@/lib/reading/text/names/names';
import { namesInRows } from '@/lib/reading/text/names/names-in-rows';
import type { Person } from '@/lib/reading/structure/types';
import { PARTICLES } from '@/lib/format/words/name-words';
import { oneOf } from '@/lib/format/patterns';
import { isSameNominee } from './same-nominee';

const WORD = String.raw`\p{Lu}[\p{L}'’.-]*\s?`;
const LISTED = new RegExp(
  String.raw`\b(?:${HONORIFICS})\s((?:${oneOf(PARTICLES)}\s){0,2}(?:${WORD}){1,3}` +
    String.raw`(?:(?:,\s|,?\sand\s)(?:${WORD}){1,2})*)`,
  'gu',
);
/** Fewest surnames printed with a title for a filing to be one that uses titles. */
const MANY = 6;

/**
 * A test whether a name is a person's: printed with a title before the surname, or at the head of a row of amounts.
 * True for every name where the filing uses hardly any titles.
 */
export function personsOf({ pages }: Pick<FilingText, 'pages'>, people: readonly Person[]): (name: string) => boolean {
  const titled = new Set(
    pages.flatMap(({ text }) =>
      [...text.matchAll(LISTED)].flatMap(([, names = '']) =>
        names
          .replace(/['’]s?(?=\s|$)/g, '')
          .split(/[^\p{L}'’.-]+/u)
          .map((word) => word.replace(/\.$/, '').toLowerCase()),
      ),
    ),
  );
  if (titled.size < MANY) return () => true;
  const inRows = namesOfRows({ pages });
  return (name) => {
    const words = name.toLowerCase().split(' ');
    return (
      titled.has(surnameOf(name)) ||
      inRows.has(name) ||
      (words.length >= 3 && titled.has(words.at(-2) ?? '')) ||
      people.some((person) => (person.facts ?? []).length > 1 && isSameNominee(person.name, name))
    );
  };
}

const names = new WeakMap<FilingText['pages'], ReadonlySet<string>>();

/** Names that begin a row of amounts anywhere in the filing; kept per filing. */
export function namesOfRows({ pages }: Pick<FilingText, 'pages'>): ReadonlySet<string> {
  const known = names.get(pages) ?? new Set(pages.flatMap((page) => namesInRows(page)));
  names.set(pages, known);
  return known;
}
