import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { TemplateEditor } from '@/components/templates/editor/template-editor';
import { inTenant } from '@/db/tenant-scope';
import { getContext, getSessionView } from '@/lib/auth';
import type { Context } from '@/lib/context';
import { isAppError } from '@/lib/errors';
import { QUERY_LIBRARY } from '@/lib/templates/query-library';
import { getTemplate } from '@/lib/templates/read-templates';
import { templateIdParams, type Template } from '@/lib/templates/schema';

export const metadata: Metadata = { title: 'Edit template' };

export default async function EditTemplatePage({ params }: { params: Promise<{ id: string }> }) {
  const [session, ctx] = await Promise.all([getSessionView(), getContext()]);
  if (!session || !ctx || session.role === 'org:viewer') redirect('/reports?tab=templates');
  const parsed = templateIdParams.safeParse(await params);
  if (!parsed.success) notFound();
  const template = await readTemplate(ctx, parsed.data.id);
  return (
    <TemplateEditor
      key={template.id}
      template={template}
      library={QUERY_LIBRARY}
      organizationName={session.organization?.name ?? null}
    />
  );
}

async function readTemplate(ctx: Context, templateId: string): Promise<Template> {
  try {
    return await inTenant(ctx, () => getTemplate(ctx, templateId));
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') notFound();
    throw error;
  }
}
