import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { headers } from 'next/headers';
import { first, FirstData } from '@/app/first-data';
import { AccountSecurityScreen } from '@/components/auth/account/account-security-screen';
import { accountSecurity } from '@/components/reads/account-reads';
import { Page, PageHeader } from '@/components/shared/page';
import { getSessionView } from '@/lib/auth';
import { readAccountSecurity } from '@/lib/auth/embedded/sessions/own-sessions';
import { env } from '@/lib/env';

export const metadata: Metadata = { title: 'Account Security' };

/** Sessions and second factor of the embedded sign-in; a hosted one has screens of its own. */
export default async function AccountPage() {
  if (env().authProvider !== 'embedded') notFound();
  const [session, sent] = await Promise.all([getSessionView(), headers()]);
  return (
    <FirstData reads={[first(accountSecurity, () => readAccountSecurity(sent))]}>
      <Page>
        <PageHeader title="Account Security" meta={session?.user.email} />
        <AccountSecurityScreen />
      </Page>
    </FirstData>
  );
}
