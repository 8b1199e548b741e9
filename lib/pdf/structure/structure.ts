import { markFurniture } from './furniture.ts';
import { markHeadings } from './headings.ts';
import { markTables } from './tables.ts';
import { type PageLayout, type Section } from '../types.ts';

export type Structure = { pages: PageLayout[]; sections: Section[] };

/** Assigns every line its role (furniture, table, heading, text) and lists the sections in reading order. */
export function markStructure(pages: PageLayout[]): Structure {
  return markHeadings(markTables(markFurniture(pages)));
}

/** The section at a position in the document. */
export function sectionAt(sections: Section[], page: number, charStart: number): Section | null {
  let found: Section | null = null;
  for (const section of sections) {
    if (section.page > page || (section.page === page && section.start > charStart)) break;
    found = section;
  }
  return found;
}
