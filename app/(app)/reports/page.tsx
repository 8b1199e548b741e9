import type { Metadata } from 'next';
import Link from 'next/link';
import { Page, PageHeader } from '@/components/shell/page';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { SubTabs } from '@/components/ui/sub-tabs';
import { REPORT_TABS, reportTabOf } from './report-tabs';

export const metadata: Metadata = { title: 'Reports' };

export default async function ReportsPage({ searchParams }: { searchParams: Promise<{ tab?: string | string[] }> }) {
  const active = reportTabOf((await searchParams).tab);
  return (
    <>
      <SubTabs aria-label="Reports" tabs={REPORT_TABS.map(({ key, label }) => ({ href: key === 'my-reports' ? '/reports' : `/reports?tab=${key}`, label, isActive: key === active.key }))} />
      <Page>
        <PageHeader title={active.title} />
        <Card className="flex min-h-[360px] flex-1 items-center justify-center">
          <EmptyState title={active.emptyTitle} actions={<Link href="/query" className={buttonVariants({ size: 'sm' })}>Ask a question instead</Link>}>
            {active.sentence}
          </EmptyState>
        </Card>
      </Page>
    </>
  );
}
