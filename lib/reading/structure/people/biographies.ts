import { surnameAsWritten } from '@/lib/reading/text/names/names';
import { oneOf } from '@/lib/format/patterns';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { DEGREES, WRITTEN_GENERATION } from '@/lib/format/words/name-words';
import { COMMON_FORM } from '@/lib/format/words/legal-forms-patterns';
import { BECAME_DIRECTOR } from './biographies-patterns';
import { leadingPerson } from './known-people';
import type { PersonFact, Unit } from '../types';

const TITLE = new RegExp(String.raw`^${PLAIN_TITLE}\.\s`);
const AGE = new RegExp(String.raw`^(?:,?\s${oneOf(DEGREES)})*,?\s(?:(?:age|aged)\s)?([3-9]\d),`, 'i');
const SINCE = new RegExp(
  String.raw`\b${oneOf(BECAME_DIRECTOR)}\s(?:(?:in|on|since|effective)\s)?(?:\p{Lu}\p{Ll}+\s(?:\d{1,2},\s)?)?` +
    String.raw`((?:19|20)\d\d)\b`,
  'u',
);
/** After a company's name "the Board" may be that company's. */
const OTHER_COMPANY = new RegExp(String.raw`\b(?:${COMMON_FORM}|L\.P)\b`);

/**
 * Age and first year of service from biographies in running text: "Jane B. Doe, 63, has been a director since 2015."
 * Only a first sentence counts, which begins with the full name: later ones are about other companies and years.
 */
export function factsOfBiography(
  { kind, text, page, start, end }: Unit,
  people: ReadonlyMap<string, string>,
): { name: string; facts: PersonFact[] } | null {
  if (kind !== 'sentence' || TITLE.test(text)) return null;
  const name = leadingPerson(text, people);
  const after = name ? beforeOthers(textAfter(text, name), name, people) : null;
  if (!name || after === null) return null;
  const place = { page, start, end };
  const facts: PersonFact[] = [];
  const age = AGE.exec(after)?.[1];
  if (age) facts.push({ kind: 'age', value: age, place });
  const since = SINCE.exec(after);
  if (since?.[1] && !OTHER_COMPANY.test(after.slice(0, since.index)))
    facts.push({ kind: 'director_since', value: since[1], place });
  return facts.length > 0 ? { name, facts } : null;
}

/** Up to the next person: a row of a table may be read as one sentence with the biography below it. */
function beforeOthers(after: string | null, name: string, people: ReadonlyMap<string, string>): string | null {
  const words = after?.split(/(?<=\s)/) ?? [];
  const at = words.findIndex((word) => {
    const other = /^\p{Lu}/u.test(word) ? people.get(word.toLowerCase().replace(/[^\p{L}'’-]/gu, '')) : undefined;
    return other !== undefined && other !== name;
  });
  return after === null || at < 0 ? after : words.slice(0, at).join('');
}

/** What follows the name as the sentence writes it, with its initials and suffix; null where it is not written out. */
function textAfter(text: string, name: string): string | null {
  const surname = surnameAsWritten(name);
  const at = text.toLowerCase().indexOf(surname.toLowerCase());
  if (at <= 0) return null;
  return text.slice(at + surname.length).replace(BEGINS_WITH_GENERATION, '');
}

const BEGINS_WITH_GENERATION = new RegExp(String.raw`^,?\s${WRITTEN_GENERATION}(?=[\s,])`);
