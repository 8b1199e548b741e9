import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { EngagementsScreen } from '@/components/engagements/engagements-screen';
import { getSessionView } from '@/lib/auth';

export const metadata: Metadata = { title: 'Engagements' };

export default async function EngagementsPage() {
  const session = await getSessionView();
  if (!session) redirect('/sign-in');
  return <EngagementsScreen canWrite={session.role !== 'org:viewer'} />;
}
