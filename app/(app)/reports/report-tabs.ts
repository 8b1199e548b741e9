/** The tabs of the AGM Reports page. */
export const REPORT_TABS = [
  { key: 'my-reports', label: 'My Reports' },
  { key: 'templates', label: 'Templates' },
  { key: 'generate', label: 'Generate Report' },
  { key: 'groups', label: 'Groups' },
  { key: 'subscriptions', label: 'Subscriptions' },
  { key: 'queue', label: 'Queue' },
] as const;

export type ReportTab = (typeof REPORT_TABS)[number];

/** The tab named in the URL, otherwise the first one. */
export function reportTabOf(tab: string | null): ReportTab {
  return REPORT_TABS.find(({ key }) => key === tab) ?? REPORT_TABS[0];
}
