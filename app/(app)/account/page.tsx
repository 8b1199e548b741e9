import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { headers } from 'next/headers';
import { first, FirstData } from '@/app/first-data';
import { AccountSecurityScreen } from '@/components/auth/account/account-security-screen';
import { accountSecurity } from '@/components/reads/account-reads';
import { Page, PageHeader } from '@/components/shell/page';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { getContext, getSessionView } from '@/lib/auth';
import { readAccountSecurity } from '@/lib/auth/embedded/sessions/own-sessions';
import { env } from '@/lib/env';

export const metadata: Metadata = { title: 'Account Security' };

/** Sessions and second factor of the embedded sign-in; a hosted one has screens of its own. */
export default async function AccountPage() {
  if (env().authProvider !== 'embedded') notFound();
  const [ctx, session] = await Promise.all([getContext(), getSessionView()]);
  if (!ctx || ctx.isDemo) return <DemoAccount />;
  const sent = await headers();
  return (
    <FirstData reads={[first(accountSecurity, () => readAccountSecurity(sent))]}>
      <Page>
        <PageHeader title="Account Security" meta={session?.user.email} />
        <AccountSecurityScreen />
      </Page>
    </FirstData>
  );
}

function DemoAccount() {
  return (
    <Page>
      <PageHeader title="Account Security" />
      <Card className="flex min-h-[360px] flex-1 items-center justify-center">
        <EmptyState title="The demo workspace has no account">
          Sign up for an account of your own to see its sessions and to turn on a second factor.
        </EmptyState>
      </Card>
    </Page>
  );
}
