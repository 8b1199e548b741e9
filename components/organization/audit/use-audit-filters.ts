'use client';

import { useSearchParams } from 'next/navigation';
import { changeParams } from '@/components/shared/address';
import type { AuditFilters } from '@/lib/audit-log/schema';
import { NO_AUDIT_FILTERS, readAuditFilters } from '@/components/reads/organization-reads';

/** The filters of the audit log, kept in the URL. */
export function useAuditFilters(): {
  filters: AuditFilters;
  setFilter: (name: keyof AuditFilters, value: string | null) => void;
  clear: () => void;
} {
  const search = useSearchParams();
  const filters = readAuditFilters((name) => search.get(name));
  return {
    filters,
    setFilter: (name, value) => changeParams({ [name]: value }),
    clear: () => changeParams(NO_AUDIT_FILTERS),
  };
}
