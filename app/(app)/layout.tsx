import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { signInPath } from '@/components/auth/safe-redirect';
import { AppShell } from '@/components/shell/app-shell';
import { getSessionView } from '@/lib/auth';

export default async function AppLayout({ children }: { children: ReactNode }) {
  const session = await getSessionView();
  if (!session) redirect(signInPath((await headers()).get('x-origin-path') ?? '/'));
  return <AppShell session={session}>{children}</AppShell>;
}
