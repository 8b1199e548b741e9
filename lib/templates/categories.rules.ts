/** The categories of every new template; custom ones get the keys custom_1, custom_2 and so on. */
export const DEFAULT_CATEGORY_MAPPING = {
  governance: 'Board & Governance',
  proposals: 'Shareholder Proposals & Voting',
  compensation: 'Executive Compensation',
  risk: 'Risk Factors & Business Strategy',
} as const satisfies Record<string, string>;

export type DefaultCategory = keyof typeof DEFAULT_CATEGORY_MAPPING;

export const DEFAULT_CATEGORY_ORDER: readonly DefaultCategory[] = ['governance', 'proposals', 'compensation', 'risk'];

/** The key of the next custom category of a template. */
export function nextCategoryKey(categoryMapping: Readonly<Record<string, string>>): string {
  const used = Object.keys(categoryMapping).map((key) => Number(/^custom_(\d+)$/.exec(key)?.[1] ?? 0));
  return `custom_${Math.max(0, ...used) + 1}`;
}

/** Display name of a category, otherwise its key as words. */
export function categoryLabel(key: string, categoryMapping: Readonly<Record<string, string>>): string {
  const named = Object.hasOwn(categoryMapping, key) ? categoryMapping[key] : undefined;
  return named || key.replaceAll('_', ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
