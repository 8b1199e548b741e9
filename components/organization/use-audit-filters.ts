'use client';

import { useSearchParams } from 'next/navigation';
import type { AuditFilters } from '@/lib/organizations/schema-audit';

const NAMES = ['action', 'user_id', 'subject_type', 'from', 'to'] as const satisfies readonly (keyof AuditFilters)[];

/** The filters of the audit log, kept in the address. */
export function useAuditFilters(): {
  filters: AuditFilters;
  setFilter: (name: keyof AuditFilters, value: string | null) => void;
  clear: () => void;
} {
  const search = useSearchParams();
  const filters = Object.fromEntries(
    NAMES.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  ) as AuditFilters;
  const change = (entries: Partial<Record<keyof AuditFilters, string | null>>) => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(entries)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    // The screen is the same; the server need not be asked.
    window.history.replaceState(null, '', `${window.location.pathname}?${next.toString()}`);
  };
  return {
    filters,
    setFilter: (name, value) => change({ [name]: value }),
    clear: () => change(Object.fromEntries(NAMES.map((name) => [name, null]))),
  };
}
