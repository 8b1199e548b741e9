'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { missingDocuments } from '@/components/reads/subscription-reads';
import { FRESH_MS } from '@/components/api/query-client';

/** The monitored annual documents of the fiscal year that are still missing. */
export function MissingDocuments({ subscriptionId }: { subscriptionId: string }) {
  const { data } = useQuery({ ...missingDocuments(subscriptionId), staleTime: FRESH_MS });
  if (!data) return null;
  const { missing_document_types: missing, fiscal_year: year } = data;
  if (missing.length === 0) {
    return (
      <p className="flex items-center gap-1.5 text-xs text-text-2">
        <CircleCheck aria-hidden className="size-3.5 shrink-0 stroke-2 text-ok-solid" />
        No annual document of {year} is missing.
      </p>
    );
  }
  return (
    <p
      className={
        'flex items-center gap-1.5 rounded-md border border-warn-line bg-warn-tint px-2.5 py-1.5 text-xs text-warn'
      }
    >
      <CircleAlert aria-hidden className="size-3.5 shrink-0 stroke-2" />
      Missing documents for {year}: {missing.join(', ')}
    </p>
  );
}
