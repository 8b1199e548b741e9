import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { signInPath } from '@/components/auth/safe-redirect';
import { AppShell } from '@/components/shell/app-shell';
import { getSessionView } from '@/lib/auth';

/** Full-screen editors: the shell without its palette, whose key adds a category here. */
export default async function EditorLayout({ children }: { children: ReactNode }) {
  const session = await getSessionView();
  if (!session) redirect(signInPath((await headers()).get('x-origin-path') ?? '/'));
  return (
    <div className="contents [&_button[aria-label='Go_to...']]:hidden">
      <AppShell session={session}>{children}</AppShell>
    </div>
  );
}
