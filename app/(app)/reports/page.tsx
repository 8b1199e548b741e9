import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { processDocuments } from '@/app/(app)/documents/actions';
import { FirstData } from '@/app/first-data';
import { searchOf, type Search } from '@/app/search-params';
import { Page, PageHeader } from '@/components/shared/page';
import { QueueCount } from '@/components/subscriptions/queue/queue-count';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { SubTabs } from '@/components/ui/sub-tabs';
import { getSessionView } from '@/lib/auth';
import { readsOfTab } from './first-reads';
import { REPORT_TABS, reportTabOf } from './report-tabs';
import { GenerateWizard, GroupsTab, MyReports, QueueTab, SubscriptionsTab, TemplatesTab } from './tab-screens';

export const metadata: Metadata = { title: 'Reports' };

export default async function ReportsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const [param, session] = await Promise.all([searchOf(searchParams), getSessionView()]);
  if (!session) redirect('/sign-in');
  const active = reportTabOf(param('tab'));
  const hasOrganization = session.organization !== null;
  const canWrite = session.role !== 'org:viewer';
  return (
    <FirstData reads={readsOfTab(active.key, param)}>
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
          sentence={
            'Ask an administrator of the organization to make you a member. Reports that others share are in My ' +
            'Reports.'
          }
        />
      ) : null}
      {active.key === 'generate' && canWrite ? (
        <GenerateWizard
          start={{ templateId: param('template'), companyId: param('company'), reportId: param('report') }}
          hasOrganization={hasOrganization}
          processDocuments={processDocuments}
        />
      ) : null}
      {active.key === 'subscriptions' ? (
        <SubscriptionsTab canWrite={canWrite} hasOrganization={hasOrganization} />
      ) : null}
      {active.key === 'queue' ? <QueueTab canWrite={canWrite} /> : null}
      {active.key === 'groups' ? <GroupsTab canWrite={canWrite} /> : null}
    </FirstData>
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
