import { flattenPage } from '@/lib/facts/reading/flat-page';
import type { PageLayout, Section } from '@/lib/pdf/types';
import { readPeople } from './people';
import { readUnits } from './sentences';
import { readTerms } from './terms';
import type { FilingStructure } from './types';

/** Raised whenever the reader changes, so that documents read by an older one are read again. */
export const STRUCTURE_VERSION = 1;

/** What the pages of a filing consist of: units that can answer, the people named, the terms defined. Pure. */
export function readStructure(pages: readonly PageLayout[], sections: readonly Section[]): FilingStructure {
  const flat = pages.map(flattenPage);
  const units = readUnits(pages, sections);
  return { units, people: readPeople(flat, units), terms: readTerms(flat) };
}
