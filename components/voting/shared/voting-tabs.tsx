'use client';

import { useQuery } from '@tanstack/react-query';
import { NO_FILTERS, votingSeason } from '@/components/reads/voting-reads';
import { CountBadge } from '@/components/ui/badge';
import { SubTabs } from '@/components/ui/sub-tabs';

const TABS = [
  { key: 'meetings', label: 'Meetings', href: '/voting' },
  { key: 'policies', label: 'Policies', href: '/voting/policies' },
  { key: 'outcomes', label: 'Outcomes', href: '/voting/outcomes' },
] as const;

/** Meetings with the number of coming ones, policies and outcomes. */
export function VotingTabs({ active }: { active: (typeof TABS)[number]['key'] }) {
  const { data } = useQuery(votingSeason(NO_FILTERS, new Date().getUTCFullYear()));
  return (
    <SubTabs
      aria-label="Voting"
      tabs={TABS.map(({ key, label, href }) => ({
        href,
        label,
        isActive: key === active,
        badge: key === 'meetings' && data ? <CountBadge>{data.coming}</CountBadge> : null,
      }))}
    />
  );
}
