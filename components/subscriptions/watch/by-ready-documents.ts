import type { Company } from '@/lib/companies/schema';

type Sorted = Pick<Company, 'name' | 'ready_for_queries'>;

/** Sort order of companies in all choices: most ready documents first, then by name. */
export function byReadyDocuments(a: Sorted, b: Sorted): number {
  return b.ready_for_queries - a.ready_for_queries || a.name.localeCompare(b.name);
}
