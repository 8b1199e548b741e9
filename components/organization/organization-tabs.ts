/** The tabs of Organization Settings. Members is for everybody, the others are for admins. */
export const ORGANIZATION_TABS = [
  { key: 'members', label: 'Members', isForAdmins: false },
  { key: 'invitations', label: 'Invitations', isForAdmins: true },
  { key: 'analysis-context', label: 'Analysis Context', isForAdmins: true },
  { key: 'letters', label: 'Letters', isForAdmins: true },
  { key: 'voting', label: 'Voting', isForAdmins: true },
  { key: 'audit-log', label: 'Audit Log', isForAdmins: true },
  { key: 'usage', label: 'Usage', isForAdmins: true },
  { key: 'status', label: 'Status', isForAdmins: true },
  { key: 'integrations', label: 'Integrations', isForAdmins: true },
] as const;

export type OrganizationTab = (typeof ORGANIZATION_TABS)[number];

/** The tabs that a user may see. */
export function tabsFor(isAdmin: boolean): OrganizationTab[] {
  return ORGANIZATION_TABS.filter((tab) => isAdmin || !tab.isForAdmins);
}

/** The tab named in the URL if the user may see it, otherwise Members. */
export function organizationTabOf(tab: string | null, isAdmin: boolean): OrganizationTab {
  return tabsFor(isAdmin).find(({ key }) => key === tab) ?? ORGANIZATION_TABS[0];
}
