import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { MyReports } from '@/components/reports/list/my-reports';
import { GenerateWizard } from '@/components/reports/wizard/generate-wizard';
import { Page, PageHeader } from '@/components/shell/page';
import { GroupsTab } from '@/components/subscriptions/groups/groups-tab';
import { QueueCount } from '@/components/subscriptions/queue/queue-count';
import { QueueTab } from '@/components/subscriptions/queue/queue-tab';
import { SubscriptionsTab } from '@/components/subscriptions/subscriptions-tab';
import { TemplatesTab } from '@/components/templates/templates-tab';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { SubTabs } from '@/components/ui/sub-tabs';
import { getSessionView } from '@/lib/auth';
import { REPORT_TABS, reportTabOf } from './report-tabs';

export const metadata: Metadata = { title: 'Reports' };

type Search = Record<string, string | string[] | undefined>;

export default async function ReportsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const search = await searchParams;
  const session = await getSessionView();
  if (!session) redirect('/sign-in');
  const first = (name: string) => [search[name]].flat()[0] ?? null;
  const active = reportTabOf(first('tab'));
  const hasOrganization = session.organization !== null;
  const canWrite = session.role !== 'org:viewer';
  return (
    <>
      <SubTabs
        aria-label="Reports"
        tabs={REPORT_TABS.map(({ key, label }) => ({
          href: key === 'my-reports' ? '/reports' : `/reports?tab=${key}`,
          label,
          isActive: key === active.key,
          badge: key === 'queue' ? <QueueCount /> : null,
        }))}
      />
      {active.key === 'my-reports' ? <MyReports hasOrganization={hasOrganization} canWrite={canWrite} /> : null}
      {active.key === 'templates' ? <TemplatesTab canWrite={canWrite} /> : null}
      {active.key === 'generate' && !canWrite ? (
        <NotYet
          title="Generate AGM Report"
          heading="Viewers cannot generate reports"
          sentence="Ask an administrator of the organization to make you a member. Reports that others share are in My Reports."
        />
      ) : null}
      {active.key === 'generate' && canWrite ? (
        <GenerateWizard
          start={{ templateId: first('template'), companyId: first('company'), reportId: first('report') }}
          hasOrganization={hasOrganization}
        />
      ) : null}
      {active.key === 'subscriptions' ? (
        <SubscriptionsTab canWrite={canWrite} hasOrganization={hasOrganization} />
      ) : null}
      {active.key === 'queue' ? <QueueTab canWrite={canWrite} /> : null}
      {active.key === 'groups' ? <GroupsTab canWrite={canWrite} /> : null}
    </>
  );
}

function NotYet({ title, heading, sentence }: { title: string; heading: string; sentence: string }) {
  return (
    <Page>
      <PageHeader title={title} />
      <Card className="flex min-h-[360px] flex-1 items-center justify-center">
        <EmptyState title={heading}>{sentence}</EmptyState>
      </Card>
    </Page>
  );
}
