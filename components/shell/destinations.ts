import {
  Building2,
  CircleUser,
  Code,
  FileText,
  Landmark,
  LayoutTemplate,
  ListOrdered,
  MessagesSquare,
  Plug,
  Plus,
  Repeat,
  ScrollText,
  Settings,
  Table2,
  TextSearch,
  Vote,
  type LucideIcon,
} from 'lucide-react';
import { ORGANIZATION_TABS } from '@/components/organization/organization-tabs';

/** A target of the palette; `words` are additional search words. */
export type Destination = { label: string; href: string; icon: LucideIcon; needsOrganization?: true; words?: string };

export const PAGES: readonly Destination[] = [
  { label: 'Companies', href: '/companies', icon: Building2 },
  { label: 'Query', href: '/query', icon: TextSearch, words: 'ask question' },
  { label: 'Grid', href: '/grid', icon: Table2, words: 'compare table' },
  { label: 'Reports', href: '/reports', icon: FileText },
  { label: 'Report templates', href: '/reports?tab=templates', icon: LayoutTemplate, words: 'flags' },
  { label: 'Generate a report', href: '/reports?tab=generate', icon: Plus, words: 'new' },
  { label: 'Subscription groups', href: '/reports?tab=groups', icon: Repeat },
  { label: 'Subscriptions', href: '/reports?tab=subscriptions', icon: Repeat },
  { label: 'Report queue', href: '/reports?tab=queue', icon: ListOrdered },
  { label: 'Voting', href: '/voting', icon: Vote, words: 'meetings ballots' },
  { label: 'Voting policies', href: '/voting/policies', icon: ScrollText },
  { label: 'Voting outcomes', href: '/voting/outcomes', icon: Landmark, words: 'results' },
  { label: 'Engagements', href: '/engagements', icon: MessagesSquare },
  { label: 'Create Organization', href: '/create-organization', icon: Plus },
];

type TabKey = (typeof ORGANIZATION_TABS)[number]['key'];

/** Names for tabs whose own names are unclear outside of Organization Settings. */
const TAB_LABELS: Partial<Record<TabKey, string>> = { members: 'Organization Settings', voting: 'Voting Settings' };

/** Words that a tab of Organization Settings is found by besides its name. */
const TAB_WORDS: Partial<Record<TabKey, string>> = {
  members: 'members roles',
  voting: 'four eyes approval',
  usage: 'tokens cost',
  status: 'health jobs',
  integrations: 'API tokens webhooks MCP EDGAR contact',
};

/** For other users, tabs for admins open the members, as their URLs do. */
export const SETTINGS: readonly Destination[] = [
  ...ORGANIZATION_TABS.map(({ key, label }): Destination => ({
    label: TAB_LABELS[key] ?? label,
    href: key === 'members' ? '/organization' : `/organization?tab=${key}`,
    icon: key === 'integrations' ? Plug : Settings,
    words: TAB_WORDS[key] ?? '',
    ...(key === 'integrations' ? {} : { needsOrganization: true }),
  })),
  { label: 'Your account', href: '/account', icon: CircleUser, words: 'password sessions security' },
  { label: 'API reference', href: '/api/docs', icon: Code },
];
