import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { readOrNull } from '@/app/first-data';
import { TemplateEditor } from '@/components/templates/editor/template-editor';
import { getContext, getSessionView } from '@/lib/auth';
import { QUERY_LIBRARY } from '@/lib/templates/query-library';
import { getTemplate } from '@/lib/templates/read-templates';
import { templateIdParams } from '@/lib/templates/schema';

export const metadata: Metadata = { title: 'Edit template' };

export default async function EditTemplatePage({ params }: { params: Promise<{ id: string }> }) {
  const [session, ctx] = await Promise.all([getSessionView(), getContext()]);
  if (!session || !ctx || session.role === 'org:viewer') redirect('/reports?tab=templates');
  const parsed = templateIdParams.safeParse(await params);
  if (!parsed.success) notFound();
  // Not through the query cache: the editor starts with the current template and keeps the edited text itself.
  const template = await readOrNull(ctx, () => getTemplate(ctx, parsed.data.id));
  if (!template) notFound();
  return (
    <TemplateEditor
      key={template.id}
      template={template}
      library={QUERY_LIBRARY}
      organizationName={session.organization?.name ?? null}
    />
  );
}
