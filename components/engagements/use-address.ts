'use client';

import { useSearchParams } from 'next/navigation';
import { pushAddress } from '@/components/shared/address';
import { readEngagementAddress, type ListTab } from './engagement-address';

/** The open engagement and the list beside it, in the URL. */
export function useEngagementAddress() {
  const params = useSearchParams();
  const go = (next: { id: string | null; tab: ListTab }) => {
    const search = new URLSearchParams({ tab: next.tab, ...(next.id ? { id: next.id } : {}) });
    pushAddress(`/engagements?${search.toString()}`);
  };
  return { ...readEngagementAddress((name) => params.get(name)), go };
}
