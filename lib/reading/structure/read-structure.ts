import { flattenPage } from '../text/flat-page';
import { surnameOf } from '../text/names/names';
import { peopleIn } from '../text/names/people-in-filing';
import { directorsInTables } from '../text/names/names-in-rows';
import type { PageLayout, Section } from '@/lib/pdf/types';
import { readOwnershipTables } from './committees/holders';
import { readOutline } from './outline';
import { readPeople } from './people/people';
import { peopleInMatrices, readPersonFacts } from './people/person-facts';
import { readTerms } from './people/terms';
import type { FilingStructure } from './types';
import { readUnits } from './units';

/** Increase it whenever this reader changes, so that documents read by an older version are read again. */
export const STRUCTURE_VERSION = 18;

/** The structure of a filing: units that can answer, people, defined terms. A pure function. */
export function readStructure(pages: readonly PageLayout[], sections: readonly Section[]): FilingStructure {
  const flat = pages.map(flattenPage);
  const named = peopleIn({ pages: flat, sections: [] });
  const know = (name: string) => named.has(surnameOf(name)) || named.set(surnameOf(name), name);
  directorsInTables(flat).forEach(know);
  const { units, tables, matrices } = readUnits(flat, sections, new Set(named.keys()));
  peopleInMatrices(matrices).forEach(know);
  const facts = readPersonFacts(flat, units, matrices, named);
  const people = readPeople(flat, units, [...named.values()]);
  return {
    units,
    people: people.map((person) => ({ ...person, facts: facts.get(person.surname) ?? [] })),
    terms: readTerms(flat),
    tables,
    holders: readOwnershipTables(units, tables, people),
    outline: readOutline(sections, pages.at(-1)?.page ?? 1),
  };
}
