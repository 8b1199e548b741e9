import type { Metadata } from 'next';
import { Page, PageHeader } from '@/components/shell/page';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';

export const metadata: Metadata = { title: 'Engagements' };

export default function EngagementsPage() {
  return (
    <Page>
      <PageHeader title="Engagements" meta="Manage governance engagements with companies" />
      <Card className="flex min-h-[360px] flex-1 items-center justify-center">
        <EmptyState title="No engagements">Engagements start from flagged reports, which come with a later version.</EmptyState>
      </Card>
    </Page>
  );
}
