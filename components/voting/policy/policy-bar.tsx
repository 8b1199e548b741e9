'use client';

import { ArrowLeft, CircleAlert, Copy, PencilLine, Send } from 'lucide-react';
import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Button, buttonVariants } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatCounted } from '@/lib/format/numbers';
import type { PolicyDetail } from '@/lib/voting/policy/schema';
import { isChanged } from './policy-draft';
import type { usePolicyEditor } from './use-policy-editor';

type PolicyBarProps = {
  policy: PolicyDetail;
  editor: ReturnType<typeof usePolicyEditor>;
  canClone: boolean;
  onClone: () => void;
  isCloning: boolean;
  onBacktest: () => void;
};

/** Name, changes, and the buttons to save, publish or discard them. */
export function PolicyBar({ policy, editor, canClone, onClone, isCloning, onBacktest }: PolicyBarProps) {
  const { draft, isDirty, problems, publish, keep, discard } = editor;
  const next = policy.version + 1;
  const isOpen = isDirty || policy.has_draft;
  const changed = draft.rules.filter(isChanged).length;
  return (
    <div
      className={
        'flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 ' + 'py-1.5'
      }
    >
      <Link href="/voting/policies" className={buttonVariants({ variant: 'ghost', size: 'sm' })}>
        <ArrowLeft aria-hidden />
        Policies
      </Link>
      <span aria-hidden className="h-5 w-px bg-line-strong" />
      {policy.can_edit ? (
        <>
          <h1 className="sr-only">{draft.name}</h1>
          <Input
            aria-label="Name of the policy"
            aria-invalid={problems.name ? true : undefined}
            aria-describedby={problems.name ? 'policy-name-problem' : undefined}
            value={draft.name}
            maxLength={120}
            onChange={(event) => editor.change({ name: event.target.value })}
            className="h-7 w-[220px] border-transparent text-base font-semibold hover:border-line"
          />
        </>
      ) : (
        <h1 className="text-base font-semibold">{policy.name}</h1>
      )}
      {policy.is_example ? (
        <Badge tone="neu">Example</Badge>
      ) : isOpen ? (
        <Badge tone="neu">
          <PencilLine aria-hidden />
          Draft of version {next}
        </Badge>
      ) : (
        <Badge tone="ok">Version {policy.version} in force</Badge>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-2">
        <span className="hidden max-[1279px]:block">
          <Button size="sm" onClick={onBacktest}>
            Backtest
          </Button>
        </span>
        {policy.can_edit ? (
          <>
            {isOpen ? (
              <span className="flex items-center gap-1.5 text-xs text-text-2">
                <CircleAlert aria-hidden className="size-3.5 text-warn-solid" />
                {changed > 0 ? `${formatCounted(changed, 'rule')} changed, ` : ''}
                {isDirty ? 'not saved' : 'kept as a draft'}
              </span>
            ) : null}
            {isOpen ? (
              <Input
                aria-label="What changes"
                placeholder="What changes (optional)"
                aria-invalid={problems.note ? true : undefined}
                aria-describedby={problems.note ? 'policy-note-problem' : undefined}
                value={draft.note}
                maxLength={200}
                onChange={(event) => editor.change({ note: event.target.value })}
                className="h-7 w-[180px] text-xs"
              />
            ) : null}
            {policy.has_draft ? (
              <Button size="sm" isBusy={discard.isPending} busyLabel="Discarding…" onClick={() => discard.mutate()}>
                Discard draft
              </Button>
            ) : null}
            <Button size="sm" disabled={!isDirty} isBusy={keep.isPending} busyLabel="Saving…" onClick={keep.start}>
              Save draft
            </Button>
            <Button
              size="sm"
              variant="primary"
              disabled={!isOpen}
              isBusy={publish.isPending}
              busyLabel="Publishing…"
              aria-keyshortcuts="Meta+S Control+S"
              onClick={publish.start}
            >
              <Send aria-hidden />
              Publish version {next}
            </Button>
          </>
        ) : canClone ? (
          <Button size="sm" variant="primary" isBusy={isCloning} busyLabel="Cloning…" onClick={onClone}>
            <Copy aria-hidden />
            Clone
          </Button>
        ) : null}
      </span>
      <Problem id="policy-name-problem">{problems.name}</Problem>
      <Problem id="policy-note-problem">{problems.note}</Problem>
      <Problem id="policy-problem">{problems.rules}</Problem>
    </div>
  );
}

function Problem({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <FieldError id={id} className="basis-full">
      {children}
    </FieldError>
  ) : null;
}
