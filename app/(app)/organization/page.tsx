import type { Metadata } from 'next';
import Link from 'next/link';
import { MembersTable } from '@/components/shell/members-table';
import { Page, PageHeader } from '@/components/shell/page';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { authProvider, getContext, getSessionView } from '@/lib/auth';

export const metadata: Metadata = { title: 'Organization Settings' };

const PAGE_SIZE = 100;

export default async function OrganizationPage() {
  const [session, ctx] = await Promise.all([getSessionView(), getContext()]);
  if (!session?.organization || !ctx) {
    return (
      <Page>
        <PageHeader title="Organization Settings" />
        <Card className="flex min-h-[360px] flex-1 items-center justify-center">
          <EmptyState title="No organization is active" actions={<Link href="/create-organization" className={buttonVariants({ variant: 'primary', size: 'sm' })}>Create Organization</Link>}>
            You are working in your personal account. Switch to an organization in the user menu, or create one.
          </EmptyState>
        </Card>
      </Page>
    );
  }
  const { members, total } = await authProvider().listMembers(ctx, { limit: PAGE_SIZE, offset: 0 });
  return (
    <Page>
      <PageHeader title="Organization Settings" meta={<>{session.organization.name} · <span className="font-mono text-xs">{session.organization.id}</span></>} />
      <MembersTable members={members} total={total} ownUserId={session.user.id} />
    </Page>
  );
}
