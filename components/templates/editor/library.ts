import { DEFAULT_CATEGORY_MAPPING } from '@/lib/templates/categories.rules';
import type { LibraryQuery, TemplateQuery } from '@/lib/templates/schema';
import { newQueryId, type EditorCategory } from './draft/draft';

export type LibraryGroup = { key: string; name: string; queries: readonly LibraryQuery[] };

/** The library by category; with a search only queries that match every word, without empty categories. */
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

/** The library queries used in the template, recognised by id or, for second copies, by text. */
export function usedInTemplate(
  library: readonly LibraryQuery[],
  categories: readonly EditorCategory[],
): ReadonlySet<string> {
  const queries = categories.flatMap((category) => category.queries);
  const ids = new Set(queries.map(({ id }) => id));
  const texts = new Set(queries.map(({ text }) => text));
  return new Set(library.filter(({ id, text }) => ids.has(id) || texts.has(text)).map(({ id }) => id));
}

/** The copy for a template. The first keeps the library's id; further copies get ids of their own. */
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
