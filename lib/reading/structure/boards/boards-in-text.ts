import { HONORIFIC } from '@/lib/reading/text/names/honorifics';
import { alternatives, wholeWords } from '@/lib/format/patterns';
import { toCount } from '@/lib/format/words/number-words';
import { leadingPerson } from '../people/known-people';
import type { PersonFact, Unit } from '../types';
import { NO_BOARD, NO_BOARD_OF_ANY, SOME_BOARDS, NOT_NOW_WORDS } from './boards-in-text-patterns';

const SUBJECT = new RegExp(String.raw`^(?:${HONORIFIC}\s(?<surname>\p{Lu}[\p{L}'’-]+)|(?<again>He|She|They))\b`, 'u');
const NONE = new RegExp(alternatives(NO_BOARD), 'i');
const SOME = new RegExp(alternatives(SOME_BOARDS), 'i');
/** What begins another statement of the same sentence, about earlier boards. */
const OTHER_STATEMENT = /;|,? and (?:was|were|had|previously|formerly)\b/;
/** Limits for directors, and what was or will be, do not concern one person's boards now. */
const NOT_NOW = wholeWords(NOT_NOW_WORDS, 'i');

/**
 * How many other public boards a sentence gives somebody: "Ms. Doe does not serve on the board of any other public
 * company", "He now sits on the boards of two other public companies". "He" is whom the sentence before is about; what
 * is stated for all nominees holds for each.
 */
export function boardsInText(
  units: readonly Unit[],
  people: ReadonlyMap<string, string>,
): { name: string; fact: PersonFact }[] {
  let about: { name: string; page: number } | undefined;
  return units.flatMap(({ kind, text, page, start, end }) => {
    if (kind !== 'sentence') return [];
    if (NO_BOARD_OF_ANY.test(text.trim()))
      return [...people.values()].map((name) => ({
        name,
        fact: { kind: 'other_board' as const, value: 'none', place: { page, start, end } },
      }));
    const subject = SUBJECT.exec(text)?.groups;
    const titled = subject?.surname === undefined ? undefined : people.get(subject.surname.toLowerCase());
    const named = titled ?? (subject?.again === undefined ? leadingPerson(text, people) : about?.name);
    about = named && (subject?.again === undefined || about?.page === page) ? { name: named, page } : undefined;
    if (!about) return [];
    const value = valueOf(text);
    return value
      ? [{ name: about.name, fact: { kind: 'other_board' as const, value, place: { page, start, end } } }]
      : [];
  });
}

function valueOf(text: string): string | undefined {
  for (const said of text.split(OTHER_STATEMENT)) {
    if (NOT_NOW.test(said)) continue;
    if (NONE.test(said)) return 'none';
    const { boards, of, director } = SOME.exec(said)?.groups ?? {};
    const count = boards ?? of ?? director;
    if (count !== undefined) return String(toCount(count));
  }
  return undefined;
}
