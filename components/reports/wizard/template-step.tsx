'use client';

import { Building2, User } from 'lucide-react';
import { RadioGroup as RadioGroupPrimitive } from 'radix-ui';
import { apiErrorMessage } from '@/components/api/api-error';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/shared/states/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatCounted } from '@/lib/format/numbers';
import type { Template } from '@/lib/templates/schema';
import type { Wizard } from './use-wizard';

export function TemplateStep({ wizard }: { wizard: Wizard }) {
  const { data, error, refetch, isFetching } = wizard.templates;
  if (error && !data)
    return (
      <Card className="flex flex-1 flex-col justify-center">
        <ErrorState
          title="Failed to load templates"
          cause={apiErrorMessage(error, 'The list could not be read.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    );
  if (!data) return <LoadingTemplates />;
  return (
    <RadioGroupPrimitive.Root
      aria-label="Template"
      value={wizard.templateId}
      onValueChange={wizard.chooseTemplate}
      className="grid min-h-0 auto-rows-min grid-cols-2 gap-3 overflow-y-auto wide:grid-cols-3"
    >
      {data
        .toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
        .map((template) => (
          <TemplateChoice key={template.id} template={template} />
        ))}
    </RadioGroupPrimitive.Root>
  );
}

function TemplateChoice({ template }: { template: Template }) {
  const perCategory = template.category_order.flatMap((key) => {
    const count = template.queries.filter(({ category }) => category === key).length;
    return count > 0 ? [`${template.category_mapping[key] ?? key} ${count}`] : [];
  });
  return (
    <RadioGroupPrimitive.Item
      value={template.id}
      aria-label={template.name}
      className={
        'group flex min-h-[132px] flex-col rounded-lg border border-line bg-surface p-4 text-left transition-colors ' +
        'hover:border-line-strong data-[state=checked]:border-ink data-[state=checked]:bg-selected'
      }
    >
      <span className="flex w-full items-start gap-2.5">
        <span
          aria-hidden
          className={
            'mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-full border border-control bg-surface ' +
            'group-data-[state=checked]:border-ink'
          }
        >
          <span className="hidden size-2 rounded-full bg-ink group-data-[state=checked]:block" />
        </span>
        <span className="min-w-0 flex-1 text-base font-semibold wrap-anywhere">{template.name}</span>
        {template.is_default ? (
          <Badge tone="info">Default</Badge>
        ) : (
          <Badge>
            {template.visibility === 'organization' ? <Building2 aria-hidden /> : <User aria-hidden />}
            {template.visibility === 'organization' ? 'Organization' : 'Personal'}
          </Badge>
        )}
      </span>
      {template.description ? (
        <span className="mt-1.5 line-clamp-2 pl-[26px] text-sm text-text-2">{template.description}</span>
      ) : null}
      <span className="mt-auto flex flex-col gap-0.5 pt-3 pl-[26px] text-xs text-text-3">
        <span className="line-clamp-2">{perCategory.join(' · ')}</span>
        <span className="font-medium text-text-2 tabular-nums">
          {formatCounted(template.queries.length, 'query', 'queries')}, {formatCounted(template.flag_count, 'flag')}
        </span>
      </span>
    </RadioGroupPrimitive.Item>
  );
}

function LoadingTemplates() {
  return (
    <SkeletonGroup label="Loading templates..." className="grid grid-cols-2 gap-3 wide:grid-cols-3">
      {[1, 2, 3].map((key) => (
        <Card key={key} className="flex h-[132px] flex-col gap-3 p-4">
          <Skeleton className="w-1/2" />
          <Skeleton />
          <Skeleton className="w-2/3" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
