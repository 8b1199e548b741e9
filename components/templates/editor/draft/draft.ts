import { DEFAULT_CATEGORY_MAPPING, DEFAULT_CATEGORY_ORDER } from '@/lib/templates/categories.rules';
import type { FieldProblems } from '@/components/shared/forms/field-problems';
import { isVisible } from '@/lib/format/names.rules';
import type { CreateTemplateForm, CreateTemplateInput, Template, TemplateQuery } from '@/lib/templates/schema';

export type EditorCategory = { key: string; name: string; queries: readonly TemplateQuery[] };

/** The fields of the form that are edited as they are saved; a new one is a property of each draft. */
export type DraftProperties = Required<Omit<CreateTemplateInput, 'queries' | 'category_mapping' | 'category_order'>>;

/** A template while it is edited: ordered categories with their ordered queries. */
export type Draft = DraftProperties & { categories: readonly EditorCategory[] };

/** The initial draft of "Create Template": the four default categories without queries. */
export function newDraft(): Draft {
  return {
    name: '',
    description: '',
    visibility: 'user',
    include_changes: false,
    categories: DEFAULT_CATEGORY_ORDER.map((key) => ({ key, name: DEFAULT_CATEGORY_MAPPING[key], queries: [] })),
  };
}

/** The draft of a stored template. */
export function draftOf(template: Pick<Template, keyof CreateTemplateInput>): Draft {
  const { name, description, visibility, include_changes, queries, category_mapping, category_order } = template;
  return {
    name,
    description,
    visibility,
    include_changes,
    categories: category_order.map((key) => ({
      key,
      name: category_mapping[key] ?? key,
      queries: queries.filter(({ category }) => category === key),
    })),
  };
}

/** The body to save: queries in displayed order, including empty categories. */
export function bodyOf({ categories, ...properties }: Draft) {
  return {
    ...properties,
    name: properties.name.trim(),
    description: properties.description.trim(),
    queries: queriesOf(categories),
    category_mapping: Object.fromEntries(categories.map((category) => [category.key, category.name])),
    category_order: categories.map(({ key }) => key),
  } satisfies CreateTemplateForm;
}

const FIELDS = ['name', 'description', 'queries'];

/** Errors of queries and categories are shown for the queries together, because their own fields are in dialogs. */
export function shownProblems(problems: FieldProblems): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems)
      .map(([path, message]) => {
        if (path === '' || FIELDS.includes(path)) return [path, message] as const;
        const at = /^queries\.(?<at>\d+)\./.exec(path)?.groups?.at;
        return ['queries', at === undefined ? message : `${message} (query ${Number(at) + 1})`] as const;
      })
      .toReversed(),
  );
}

/** Nothing is saved before there is a name and a query. */
export function isComplete(draft: Draft): boolean {
  return isVisible(draft.name) && countQueries(draft.categories) > 0;
}

function queriesOf(categories: readonly EditorCategory[]): TemplateQuery[] {
  return categories.flatMap(({ key, queries }) =>
    queries.map((query) => (query.category === key ? query : { ...query, category: key })),
  );
}

export function countQueries(categories: readonly EditorCategory[]): number {
  return categories.reduce((sum, { queries }) => sum + queries.length, 0);
}

/** A text for comparing drafts: equal texts mean that nothing has changed. */
export function fingerprint(draft: Draft): string {
  return JSON.stringify(bodyOf(draft));
}

/** custom_ and a timestamp; increased when two are created in the same millisecond. */
export function newQueryId(categories: readonly EditorCategory[], nowMs: number): string {
  const taken = new Set(categories.flatMap(({ queries }) => queries.map(({ id }) => id)));
  let stamp = nowMs;
  while (taken.has(`custom_${stamp}`)) stamp += 1;
  return `custom_${stamp}`;
}
