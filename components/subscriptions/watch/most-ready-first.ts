import type { Company } from '@/lib/companies/schema';

type Sorted = Pick<Company, 'name' | 'ready_for_queries'>;

/** The order of companies wherever one is chosen. */
export function mostReadyFirst(a: Sorted, b: Sorted): number {
  return b.ready_for_queries - a.ready_for_queries || a.name.localeCompare(b.name);
}
