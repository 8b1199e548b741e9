import { nextCategoryKey } from '@/lib/templates/categories.rules';
import { withoutFlags } from '@/lib/templates/merge-flags.rules';
import type { TemplateQuery } from '@/lib/templates/schema';
import type { Draft, DraftProperties, EditorCategory } from './draft';

/**
 * All edits of a draft. An `index` is a gap between items: 0 is before the first, the length is after the last, counted
 * before the moved item is removed.
 */
export type Edit =
  | { type: 'replace'; draft: Draft }
  | { type: 'set-properties'; properties: Partial<DraftProperties> }
  | { type: 'add-category'; name: string; key?: string }
  | { type: 'rename-category'; key: string; name: string }
  | { type: 'delete-category'; key: string }
  | { type: 'move-category'; key: string; index: number }
  | { type: 'add-query'; query: TemplateQuery; index?: number }
  | { type: 'change-query'; query: TemplateQuery }
  | { type: 'delete-query'; id: string }
  /** Flags removed from the template's configuration are removed from its queries. */
  | { type: 'drop-flags'; lines: readonly string[] }
  | { type: 'move-query'; id: string; category: string; index: number };

/** The next draft; unchanged drafts and categories keep their object identity. */
export function applyEdit(draft: Draft, edit: Edit): Draft {
  switch (edit.type) {
    case 'replace':
      return edit.draft;
    case 'set-properties':
      return { ...draft, ...edit.properties };
    case 'move-query':
      return moveQuery(draft, edit.id, edit.category, edit.index);
    case 'move-category': {
      const from = draft.categories.findIndex(({ key }) => key === edit.key);
      const categories = movedTo(draft.categories, from, edit.index);
      return categories === draft.categories ? draft : { ...draft, categories };
    }
    case 'drop-flags':
      return {
        ...draft,
        categories: draft.categories.map((category) => ({
          ...category,
          queries: withoutFlags(category.queries, edit.lines),
        })),
      };
    default:
      return { ...draft, categories: changeCategories(draft.categories, edit) };
  }
}

type CategoryEdit = Extract<
  Edit,
  { type: 'add-category' | 'rename-category' | 'delete-category' | 'add-query' | 'change-query' | 'delete-query' }
>;

function changeCategories(categories: readonly EditorCategory[], edit: CategoryEdit): readonly EditorCategory[] {
  switch (edit.type) {
    case 'add-category':
      return [...categories, { key: edit.key ?? nextKey(categories), name: edit.name, queries: [] }];
    case 'rename-category':
      return categories.map((category) => (category.key === edit.key ? { ...category, name: edit.name } : category));
    case 'delete-category':
      return categories.filter(({ key }) => key !== edit.key);
    case 'add-query':
      return changeQueries(categories, edit.query.category, (queries) =>
        queries.toSpliced(edit.index ?? queries.length, 0, edit.query),
      );
    case 'change-query': {
      const home = categoryOf(categories, edit.query.id);
      if (home === edit.query.category)
        return changeQueries(categories, home, (queries) =>
          queries.map((query) => (query.id === edit.query.id ? edit.query : query)),
        );
      return changeQueries(withoutQuery(categories, edit.query.id), edit.query.category, (queries) => [
        ...queries,
        edit.query,
      ]);
    }
    case 'delete-query':
      return withoutQuery(categories, edit.id);
  }
}

function moveQuery(draft: Draft, id: string, category: string, index: number): Draft {
  const { categories } = draft;
  const home = categories.find(({ queries }) => queries.some((query) => query.id === id));
  const query = home?.queries.find((candidate) => candidate.id === id);
  if (!home || !query || !categories.some(({ key }) => key === category)) return draft;
  if (home.key === category) {
    const queries = movedTo(home.queries, home.queries.indexOf(query), index);
    return queries === home.queries
      ? draft
      : { ...draft, categories: changeQueries(categories, category, () => queries) };
  }
  return {
    ...draft,
    categories: changeQueries(withoutQuery(categories, id), category, (queries) =>
      queries.toSpliced(index, 0, { ...query, category }),
    ),
  };
}

/** Moves the item at `from` to the gap `gap`; returns the same list when the position does not change. */
function movedTo<T>(items: readonly T[], from: number, gap: number): readonly T[] {
  const item = items[from];
  if (item === undefined || gap === from || gap === from + 1) return items;
  return items.toSpliced(from, 1).toSpliced(gap > from ? gap - 1 : gap, 0, item);
}

function changeQueries(
  categories: readonly EditorCategory[],
  key: string,
  change: (queries: readonly TemplateQuery[]) => readonly TemplateQuery[],
): readonly EditorCategory[] {
  return categories.map((category) =>
    category.key === key ? { ...category, queries: change(category.queries) } : category,
  );
}

function withoutQuery(categories: readonly EditorCategory[], id: string): readonly EditorCategory[] {
  const home = categoryOf(categories, id);
  return home === null
    ? categories
    : changeQueries(categories, home, (queries) => queries.filter((query) => query.id !== id));
}

function categoryOf(categories: readonly EditorCategory[], queryId: string): string | null {
  return categories.find(({ queries }) => queries.some(({ id }) => id === queryId))?.key ?? null;
}

function nextKey(categories: readonly EditorCategory[]): string {
  return nextCategoryKey(Object.fromEntries(categories.map(({ key, name }) => [key, name])));
}
