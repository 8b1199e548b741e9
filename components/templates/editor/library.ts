import { DEFAULT_CATEGORY_MAPPING } from '@/lib/templates/categories.rules';
import type { LibraryQuery, TemplateQuery } from '@/lib/templates/schema';
import { newQueryId, type EditorCategory } from './draft';

export type LibraryGroup = { key: string; name: string; queries: readonly LibraryQuery[] };

/** The library by category; with a search, only what matches every word, and no empty category. */
export function groupLibrary(library: readonly LibraryQuery[], search: string): LibraryGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = Object.entries(DEFAULT_CATEGORY_MAPPING).map(([key, name]) => ({
    key,
    name,
    queries: library.filter(
      (query) => query.category === key && words.every((word) => `${query.text} ${name}`.toLowerCase().includes(word)),
    ),
  }));
  return words.length > 0 ? groups.filter(({ queries }) => queries.length > 0) : groups;
}

/** Which library queries stand in the template, by id or, for second copies, by their words. */
export function usedInTemplate(
  library: readonly LibraryQuery[],
  categories: readonly EditorCategory[],
): ReadonlySet<string> {
  const queries = categories.flatMap((category) => category.queries);
  const ids = new Set(queries.map(({ id }) => id));
  const texts = new Set(queries.map(({ text }) => text));
  return new Set(library.filter(({ id, text }) => ids.has(id) || texts.has(text)).map(({ id }) => id));
}

/** The copy that goes into a template. The first keeps the library's id; a second one gets an id of its own. */
export function copyOf(
  query: LibraryQuery,
  category: string,
  categories: readonly EditorCategory[],
  nowMs: number,
): TemplateQuery {
  const isTaken = categories.some(({ queries }) => queries.some(({ id }) => id === query.id));
  return {
    id: isTaken ? newQueryId(categories, nowMs) : query.id,
    text: query.text,
    category,
    expected_sources: [...query.expected_sources],
    flags: [],
    citation_required: true,
  };
}
