'use client';

import { ArrowLeft, CircleDot, Flag, SlidersHorizontal } from 'lucide-react';
import Link from 'next/link';
import { useShortcutLabel } from '@/components/shared/shortcut-label';
import { Button, buttonVariants } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { Tooltip } from '@/components/ui/tooltip';
import type { Draft } from './draft/draft';
import { VisibilityBadge } from '../visibility-badge';

type EditorBarProps = {
  draft: Draft;
  isDirty: boolean;
  isSaved: boolean;
  isSaving: boolean;
  canSave: boolean;
  hasOrganization: boolean;
  onSave: () => void;
  onFlags: () => void;
  onProperties: () => void;
};

export function EditorBar({
  draft,
  isDirty,
  isSaved,
  isSaving,
  canSave,
  hasOrganization,
  onSave,
  onFlags,
  onProperties,
}: EditorBarProps) {
  const saveKey = useShortcutLabel('S');
  const name = draft.name.trim();
  return (
    <div
      className={
        'flex min-h-12 shrink-0 items-center gap-x-3 gap-y-1.5 border-b border-line bg-surface pr-4 pl-3 ' +
        'max-md:flex-wrap max-md:py-1.5'
      }
    >
      <Link href="/reports?tab=templates" className={buttonVariants({ variant: 'ghost' })}>
        <ArrowLeft aria-hidden />
        Templates
      </Link>
      <span aria-hidden className="h-5 w-px shrink-0 bg-line" />
      <h1 className="min-w-0 truncate text-base font-semibold" title={name || undefined}>
        {name || (isSaved ? 'Untitled template' : 'New template')}
      </h1>
      {hasOrganization ? (
        <span className="hidden md:flex">
          <VisibilityBadge visibility={draft.visibility} />
        </span>
      ) : null}
      <div className="ml-auto flex shrink-0 items-center gap-2">
        <span role="status" className="mr-1 hidden items-center gap-1.5 text-sm text-text-2 md:flex">
          {isDirty ? (
            <>
              <CircleDot aria-hidden className="size-[15px] text-warn-solid" />
              Unsaved changes
            </>
          ) : null}
        </span>
        <Button className="wide:hidden" onClick={onProperties}>
          <SlidersHorizontal aria-hidden />
          Properties
        </Button>
        {isSaved ? (
          <Button onClick={onFlags}>
            <Flag aria-hidden />
            Configure Flags
          </Button>
        ) : (
          <Tooltip content="Save the template first">
            {/* A disabled button gets no focus and shows no tooltip, so its wrapper does. */}
            <span tabIndex={0} className="rounded-md">
              <Button disabled>
                <Flag aria-hidden />
                Configure Flags
              </Button>
            </span>
          </Tooltip>
        )}
        <Button
          variant="primary"
          aria-keyshortcuts="Control+S Meta+S"
          disabled={!canSave}
          isBusy={isSaving}
          busyLabel="Saving..."
          onClick={onSave}
        >
          Save
          <Kbd
            aria-hidden
            className={
              'border-on-ink/30 bg-transparent text-on-ink/80 in-disabled:border-line-strong ' +
              'in-disabled:text-text-3 dark:border-on-ink/30'
            }
          >
            {saveKey}
          </Kbd>
        </Button>
      </div>
    </div>
  );
}
