import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { signInPath } from '@/components/api/safe-redirect';
import { notificationPages } from '@/components/reads/notification-reads';
import { AppShell } from '@/components/shell/app-shell';
import { getSessionView } from '@/lib/auth';
import { listNotifications } from '@/lib/notifications/read-notifications';
import { listNotificationsQuery } from '@/lib/notifications/schema';
import { FirstData, firstPage } from './first-data';

const reads = [firstPage(notificationPages, (ctx) => listNotifications(ctx, listNotificationsQuery.parse({})))];

/** The frame around every page; redirects to sign-in without a session. */
export async function SignedIn({ children }: { children: ReactNode }) {
  const session = await getSessionView();
  if (!session) redirect(signInPath((await headers()).get('x-origin-path') ?? '/'));
  return (
    <FirstData reads={reads}>
      <AppShell session={session}>{children}</AppShell>
    </FirstData>
  );
}
