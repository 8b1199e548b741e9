'use client';

import { Copy, Flag, Pencil, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useRef, useState } from 'react';
import { LocalTime } from '@/components/shared/time/local-time';
import { Badge } from '@/components/ui/badge';
import { Button, buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { IconButton } from '@/components/ui/icon-button';
import { Tooltip } from '@/components/ui/tooltip';
import { formatCounted } from '@/lib/format/numbers';
import type { Template } from '@/lib/templates/schema';
import { CategoryCounts } from './category-counts';
import { DeleteTemplate } from './delete-template';
import { useCloneTemplate } from './use-clone-template';
import { VisibilityBadge } from './visibility-badge';

type TemplateCardProps = { template: Template; canWrite: boolean; onFlags: () => void };

export function TemplateCard({ template, canWrite, onFlags }: TemplateCardProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const deleteRef = useRef<HTMLButtonElement>(null);
  const { clone, isPending } = useCloneTemplate(template);
  const { id, name, description, is_default: isDefault, is_active: isActive, flag_count: flagCount } = template;
  const canEdit = template.can_edit && !isDefault;
  const stopDeleting = () => {
    setIsDeleting(false);
    // The button is rendered again in the same step, so it gets the focus one frame later.
    requestAnimationFrame(() => deleteRef.current?.focus());
  };
  return (
    <Card role="article" aria-label={name} className="flex h-full min-h-[218px] flex-col">
      <div className="flex flex-1 flex-col px-4 pt-3.5 pb-3">
        <div className="flex min-w-0 items-start justify-between gap-2.5">
          <h2 className="line-clamp-2 min-w-0 text-base font-semibold wrap-anywhere" title={name}>
            {canEdit ? (
              <Link href={`/reports/templates/${id}`} className="hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <span className="flex shrink-0 gap-1.5">
            {isActive ? null : <Badge tone="warn">Inactive</Badge>}
            {isDefault ? <Badge tone="info">Default</Badge> : <VisibilityBadge visibility={template.visibility} />}
          </span>
        </div>
        {description ? (
          <p className="mt-1 line-clamp-2 text-sm text-text-2 wrap-anywhere" title={description}>
            {description}
          </p>
        ) : null}
        <CategoryCounts template={template} />
      </div>
      {isDeleting ? (
        <DeleteTemplate template={template} onCancel={stopDeleting} />
      ) : (
        <div className="flex min-h-11 items-center gap-1 border-t border-line py-1.5 pr-2 pl-4">
          <span className="mr-auto min-w-0 truncate text-xs text-text-3">
            {isDefault ? (
              'Built in'
            ) : (
              <>
                Updated <LocalTime iso={template.updated_at} />
              </>
            )}
          </span>
          <Tooltip content={canWrite ? 'Configure flags' : 'View flags'}>
            <Button
              size="sm"
              variant="ghost"
              onClick={onFlags}
              aria-label={`${canWrite ? 'Configure flags' : 'View flags'}, ${formatCounted(flagCount, 'flag')}`}
              className="tabular-nums"
            >
              <Flag aria-hidden />
              {flagCount > 0 ? flagCount : 'Flags'}
            </Button>
          </Tooltip>
          {canEdit ? (
            <Tooltip content="Edit">
              <Link
                href={`/reports/templates/${id}`}
                aria-label="Edit"
                className={buttonVariants({ variant: 'ghost', size: 'icon-sm' })}
              >
                <Pencil aria-hidden />
              </Link>
            </Tooltip>
          ) : null}
          {canWrite ? (
            <IconButton size="sm" label="Clone" icon={<Copy aria-hidden />} isBusy={isPending} onClick={clone} />
          ) : null}
          {canEdit ? (
            <IconButton
              ref={deleteRef}
              size="sm"
              label="Delete"
              icon={<Trash2 aria-hidden />}
              onClick={() => setIsDeleting(true)}
            />
          ) : null}
        </div>
      )}
    </Card>
  );
}
