import { MONTH_OR_SHORT } from '@/lib/format/words/months';
import { HONORIFICS, withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { leadingPerson } from './known-people';
import type { PersonFact, Unit } from '../types';

const COMPANY = String.raw`\p{Lu}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&.'’-]*){0,3}`;
const DATE = String.raw`(?:${MONTH_OR_SHORT}\.? (?:\d{1,2}, )?)?(?<year>(?:19|20)\d\d)\b`;
/** "…, a designee of Roe, has been a director of Larch since January 2010", after the person at the beginning. */
const SINCE = new RegExp(
  String.raw`^[^.;]{0,90}?\b(?:has (?:been|served as)|became) (?:a|an independent) director of ` +
    String.raw`(?<company>${COMPANY}),? (?:since|in) ${DATE}`,
  'u',
);
const TITLED = new RegExp(String.raw`^(?:${HONORIFICS})\s(?<surname>\p{Lu}[\p{L}'’-]+)`, 'u');
/** Only the company that files has at least this many directors. */
const FEWEST_OF_OWN = 3;

type Sighting = { name: string; company: string; fact: PersonFact };

/** First years on the board of the filing's own company, which its biographies call by its name. */
export function ownDirectors(
  units: readonly Unit[],
  people: ReadonlyMap<string, string>,
): { name: string; fact: PersonFact }[] {
  const sightings = units.flatMap((unit): Sighting[] => {
    const { kind, text, page, start, end } = unit;
    if (kind !== 'sentence') return [];
    const surname = TITLED.exec(text)?.groups?.surname?.toLowerCase();
    const name = surname === undefined ? leadingPerson(text, people) : people.get(surname);
    const { company, year } = SINCE.exec(withoutHonorifics(text.replace(/\s+/g, ' ')))?.groups ?? {};
    if (!name || !company || !year) return [];
    return [{ name, company, fact: { kind: 'director_since', value: year, place: { page, start, end } } }];
  });
  const companies = Map.groupBy(sightings, ({ company }) => company);
  return [...companies.values()]
    .filter((own) => new Set(own.map(({ name }) => name)).size >= FEWEST_OF_OWN)
    .flatMap((own) => own.map(({ name, fact }) => ({ name, fact })));
}
