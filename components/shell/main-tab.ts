export const MAIN_TABS = [
  { key: 'companies', label: 'Companies', href: '/companies' },
  { key: 'query', label: 'Query', href: '/query' },
  { key: 'grid', label: 'Grid', href: '/grid' },
  { key: 'reports', label: 'Reports', href: '/reports' },
  { key: 'voting', label: 'Voting', href: '/voting' },
  { key: 'engagements', label: 'Engagements', href: '/engagements' },
] as const;

export type MainTab = (typeof MAIN_TABS)[number]['key'];

/** The main tab of a path. Settings of organization and account have none; an unknown path counts as companies. */
export function mainTabOf(pathname: string): MainTab | null {
  const [first = ''] = pathname.split('/').filter(Boolean);
  if (first === 'organization' || first === 'account') return null;
  return MAIN_TABS.find((tab) => tab.key === first)?.key ?? 'companies';
}
