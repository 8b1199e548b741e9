'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { Page, PageHeader } from '@/components/shared/page';
import { FRESH_MS } from '@/components/api/query-client';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatCounted } from '@/lib/format/numbers';
import type { Template } from '@/lib/templates/schema';
import { FlagDialog } from './flags/flag-dialog';
import { TemplateCard } from './template-card';
import { allTemplates } from '@/components/reads/template-reads';

const NEW_TEMPLATE = '/reports/templates/new';

/** The Templates tab of the AGM Reports page. */
export function TemplatesTab({ canWrite }: { canWrite: boolean }) {
  // Fetched at every visit, because colleagues change shared templates.
  const { data, error, isFetching, refetch } = useQuery({
    ...allTemplates,
    staleTime: FRESH_MS,
  });
  return (
    <Page className="min-h-full">
      <PageHeader
        title="Report Templates"
        meta={data ? formatCounted(data.length, 'template') : null}
        actions={
          canWrite ? (
            <Link href={NEW_TEMPLATE} className={buttonVariants({ variant: 'primary' })}>
              <Plus aria-hidden />
              Create Template
            </Link>
          ) : null
        }
      />
      {data ? (
        <TemplateGrid templates={data} canWrite={canWrite} />
      ) : error ? (
        <Card className="flex min-h-[360px] flex-1 flex-col justify-center">
          <ErrorState
            title="Failed to load templates"
            cause={apiErrorMessage(error, 'The list could not be read. Nothing was changed.')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Card>
      ) : (
        <LoadingTemplates />
      )}
    </Page>
  );
}

function TemplateGrid({ templates, canWrite }: { templates: readonly Template[]; canWrite: boolean }) {
  const [flagsOf, setFlagsOf] = useState<Template | null>(null);
  if (templates.length === 0) {
    return (
      <Card className="flex min-h-[360px] flex-1 items-center justify-center">
        <EmptyState
          title="No templates yet"
          actions={
            canWrite ? (
              <Link href={NEW_TEMPLATE} className={buttonVariants({ variant: 'primary', size: 'sm' })}>
                Create Template
              </Link>
            ) : null
          }
        >
          A template is a list of governance queries that a report answers for a company.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <ul aria-label="Report Templates" className="grid grid-cols-1 gap-3 pb-1 md:grid-cols-2 wide:grid-cols-3">
        {templates.map((template) => (
          <li key={template.id} className="min-w-0">
            <TemplateCard template={template} canWrite={canWrite} onFlags={() => setFlagsOf(template)} />
          </li>
        ))}
      </ul>
      {flagsOf ? <FlagDialog template={flagsOf} canWrite={canWrite} onClose={() => setFlagsOf(null)} /> : null}
    </>
  );
}

function LoadingTemplates() {
  return (
    <SkeletonGroup label="Loading templates..." className="grid grid-cols-1 gap-3 md:grid-cols-2 wide:grid-cols-3">
      {[1, 2, 3].map((key) => (
        <Card key={key} className="flex h-[218px] flex-col gap-3 p-4">
          <Skeleton className="w-1/2" />
          <Skeleton />
          <Skeleton className="w-2/3" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
