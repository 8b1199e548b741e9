'use client';

import { useSearchParams } from 'next/navigation';
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
  const change = (entries: Partial<Record<keyof AuditFilters, string | null>>) => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(entries)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    // Changes the URL without a request, because the screen stays the same.
    window.history.replaceState(null, '', `${window.location.pathname}?${next.toString()}`);
  };
  return {
    filters,
    setFilter: (name, value) => change({ [name]: value }),
    clear: () => change(NO_AUDIT_FILTERS),
  };
}
