import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { TemplateEditor } from '@/components/templates/editor/template-editor';
import { getSessionView } from '@/lib/auth';
import { QUERY_LIBRARY } from '@/lib/templates/query-library';

export const metadata: Metadata = { title: 'New template' };

export default async function NewTemplatePage() {
  const session = await getSessionView();
  if (!session || session.role === 'org:viewer') redirect('/reports?tab=templates');
  return (
    <TemplateEditor template={null} library={QUERY_LIBRARY} organizationName={session.organization?.name ?? null} />
  );
}
