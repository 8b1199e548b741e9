'use client';

import { useSearchParams } from 'next/navigation';

export const LIST_TABS = ['flagged', 'active', 'history'] as const;
export type ListTab = (typeof LIST_TABS)[number];
export const isListTab = (value: string | null): value is ListTab => LIST_TABS.some((tab) => tab === value);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The address says which engagement is open and which list stands beside it: /engagements?id=…&tab=… */
export function useEngagementAddress() {
  const params = useSearchParams();
  const asked = params.get('id');
  const id = asked && UUID.test(asked) ? asked : null;
  const tab = params.get('tab');
  const go = (next: { id: string | null; tab: ListTab }) => {
    const search = new URLSearchParams({ tab: next.tab, ...(next.id ? { id: next.id } : {}) });
    window.history.pushState(null, '', `/engagements?${search.toString()}`);
  };
  return { id, tab: isListTab(tab) ? tab : null, go };
}
