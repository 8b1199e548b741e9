const LIST_TABS = ['flagged', 'active', 'history'] as const;
export type ListTab = (typeof LIST_TABS)[number];
export const isListTab = (value: string | null): value is ListTab => LIST_TABS.some((tab) => tab === value);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The open engagement and the list beside it, from the URL: /engagements?id=…&tab=… */
export function readEngagementAddress(get: (name: string) => string | null): {
  id: string | null;
  tab: ListTab | null;
} {
  const id = get('id');
  const tab = get('tab');
  return { id: id && UUID.test(id) ? id : null, tab: isListTab(tab) ? tab : null };
}
