import type { Metadata } from 'next';
import { ExternalLink } from 'lucide-react';
import Link from 'next/link';
import { saveVotingSettings } from '@/app/(app)/voting/actions';
import { FirstData } from '@/app/first-data';
import { searchOf, type Search } from '@/app/search-params';
import { CopyButton } from '@/components/shared/copy-button';
import { InviteButton } from '@/components/organization/members/invite-button';
import { organizationTabOf, tabsFor } from '@/components/organization/organization-tabs';
import { Page, PageHeader } from '@/components/shared/page';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { SubTabs } from '@/components/ui/sub-tabs';
import { getSessionView } from '@/lib/auth';
import { env } from '@/lib/env';
import { READS_OF_TAB } from './first-reads';
import {
  AnalysisContextTab,
  AuditTab,
  IntegrationsTab,
  InvitationsTab,
  LettersTab,
  MembersTab,
  StatusTab,
  UsageTab,
  VotingTab,
} from './tab-screens';

export const metadata: Metadata = { title: 'Organization Settings' };

export default async function OrganizationPage({ searchParams }: { searchParams: Promise<Search> }) {
  const [session, param] = await Promise.all([getSessionView(), searchOf(searchParams)]);
  if (!session?.organization) return param('tab') === 'integrations' ? <OwnIntegrations /> : <PersonalAccount />;
  const { organization, user } = session;
  const isAdmin = session.role === 'org:admin';
  const active = organizationTabOf(param('tab'), isAdmin);
  return (
    <FirstData reads={READS_OF_TAB[active.key](param)}>
      <SubTabs
        aria-label="Organization Settings"
        tabs={tabsFor(isAdmin).map(({ key, label }) => ({
          href: key === 'members' ? '/organization' : `/organization?tab=${key}`,
          label,
          isActive: key === active.key,
        }))}
      />
      <Page>
        <PageHeader
          title="Organization Settings"
          meta={
            <span className="flex items-center gap-x-2">
              <span className="font-medium text-text-2">{organization.name}</span>
              <span aria-hidden>·</span>
              <span className="font-mono text-xs">{organization.id}</span>
              <CopyButton text={organization.id} label="Copy organization id" />
            </span>
          }
          actions={
            isAdmin && (active.key === 'members' || active.key === 'invitations') ? (
              <InviteButton />
            ) : active.key === 'integrations' ? (
              <ApiReference />
            ) : null
          }
        />
        {active.key === 'members' ? (
          <MembersTab organizationName={organization.name} ownUserId={user.id} isAdmin={isAdmin} />
        ) : null}
        {active.key === 'invitations' ? <InvitationsTab /> : null}
        {active.key === 'analysis-context' ? <AnalysisContextTab /> : null}
        {active.key === 'letters' ? <LettersTab /> : null}
        {active.key === 'voting' ? <VotingTab saveVotingSettings={saveVotingSettings} /> : null}
        {active.key === 'audit-log' ? <AuditTab /> : null}
        {active.key === 'usage' ? <UsageTab /> : null}
        {active.key === 'status' ? <StatusTab /> : null}
        {active.key === 'integrations' ? <IntegrationsTab appUrl={env().appUrl} /> : null}
      </Page>
    </FirstData>
  );
}

/** A personal account is the admin of itself. */
function OwnIntegrations() {
  return (
    <FirstData reads={READS_OF_TAB.integrations(() => null)}>
      <Page>
        <PageHeader title="Integrations" meta="of your personal account" actions={<ApiReference />} />
        <IntegrationsTab appUrl={env().appUrl} />
      </Page>
    </FirstData>
  );
}

function ApiReference() {
  return (
    <a href="/api/docs" target="_blank" rel="noreferrer" className={buttonVariants()}>
      <ExternalLink aria-hidden />
      API reference
    </a>
  );
}

function PersonalAccount() {
  return (
    <Page>
      <PageHeader title="Organization Settings" />
      <Card className="flex min-h-[360px] flex-1 items-center justify-center">
        <EmptyState
          title="No organization is active"
          actions={
            <Link href="/create-organization" className={buttonVariants({ variant: 'primary', size: 'sm' })}>
              Create Organization
            </Link>
          }
        >
          You are working in your personal account. Switch to an organization in the user menu, or create one.
        </EmptyState>
      </Card>
    </Page>
  );
}
