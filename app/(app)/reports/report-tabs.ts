/** The tabs of the AGM Reports page. Their screens come with a later version; each says so. */
export const REPORT_TABS = [
  { key: 'my-reports', label: 'My Reports', title: 'My Reports', emptyTitle: 'No Reports Yet', sentence: 'This version answers questions on filings. AGM reports come with a later one.' },
  { key: 'templates', label: 'Templates', title: 'Report Templates', emptyTitle: 'No templates yet', sentence: 'Templates of governance queries come with a later version.' },
  { key: 'generate', label: 'Generate Report', title: 'Generate AGM Report', emptyTitle: 'Reports cannot be generated yet', sentence: 'This version answers single questions on filings. Reports come with a later one.' },
  { key: 'groups', label: 'Groups', title: 'Subscription Groups', emptyTitle: 'No groups yet', sentence: 'Groups of companies with automatic reports come with a later version.' },
  { key: 'subscriptions', label: 'Subscriptions', title: 'Subscriptions', emptyTitle: 'No subscriptions yet', sentence: 'Automatic reports on new filings come with a later version.' },
  { key: 'queue', label: 'Queue', title: 'Report Generation Queue', emptyTitle: 'The queue is empty', sentence: 'Reports that wait or run are listed here once they can be generated.' },
] as const;

export type ReportTab = (typeof REPORT_TABS)[number];

/** The tab named in the address; the first one otherwise. */
export function reportTabOf(tab: string | string[] | undefined): ReportTab {
  return REPORT_TABS.find(({ key }) => key === tab) ?? REPORT_TABS[0];
}
