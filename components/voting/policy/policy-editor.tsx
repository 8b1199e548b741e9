'use client';

import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { policyVersions } from '@/components/reads/voting-reads';
import { useLeaveGuard } from '@/components/shared/forms/use-leave-guard';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FieldError } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { PolicyDetail } from '@/lib/voting/policy/schema';
import { KINDS } from '@/lib/voting/vocabulary.rules';
import { BacktestPanel } from './backtest-panel';
import { KindCard } from './kind-card';
import { PolicyBar } from './policy-bar';
import { inputOf, ruleProblem } from './policy-draft';
import { PolicySide } from './policy-side';
import { RuleRow } from './rule-row';
import { useClonePolicy } from './use-clone-policy';
import { usePolicyEditor } from './use-policy-editor';

/** Kinds and versions, the rules in order, and the backtest. */
export function PolicyEditor({ policy, canWrite }: { policy: PolicyDetail; canWrite: boolean }) {
  const editor = usePolicyEditor(policy);
  const { draft, isDirty, editing, problems, change } = editor;
  const { clone, isCloning } = useClonePolicy();
  const versions = useQuery({ ...policyVersions(policy.id), enabled: !policy.is_example });
  const [isBacktestOpen, setIsBacktestOpen] = useState(false);
  const leaving = useLeaveGuard(isDirty);
  const canEdit = policy.can_edit;
  const isOpen = isDirty || policy.has_draft;

  const save = useRef(() => undefined as void);
  useEffect(() => {
    save.current = () => {
      if (canEdit && isOpen && !editor.publish.isPending) editor.publish.start();
    };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      save.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PolicyBar
        policy={policy}
        editor={editor}
        canClone={canWrite}
        onClone={() => clone(policy.id)}
        isCloning={isCloning}
        onBacktest={() => setIsBacktestOpen(true)}
      />
      <div className="relative flex min-h-0 flex-1">
        <PolicySide
          draft={draft}
          versions={versions.data?.versions ?? []}
          canEdit={canEdit}
          onKind={(kind) => document.getElementById(`kind-${kind}`)?.scrollIntoView({ block: 'start' })}
          onLoad={editor.load}
        />
        <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-3.5 overflow-y-auto px-4 py-3.5">
          <p className="flex items-center gap-2 text-xs text-text-2">
            <Info aria-hidden className="size-3.5 shrink-0 text-accent-solid" />
            For each kind of proposal, the first rule that holds decides. A fact that cannot be read refers the line; it
            never counts as For.
          </p>
          {canEdit ? (
            <Textarea
              aria-label="Description"
              aria-invalid={problems.description ? true : undefined}
              aria-describedby={problems.description ? 'policy-description-problem' : undefined}
              placeholder="Description"
              rows={2}
              maxLength={2000}
              value={draft.description}
              onChange={(event) => change({ description: event.target.value })}
              className="min-h-[52px] shrink-0"
            />
          ) : (
            <p className="text-sm text-text-2">{policy.description}</p>
          )}
          {problems.description ? (
            <FieldError id="policy-description-problem">{problems.description}</FieldError>
          ) : null}
          {KINDS.map((kind) => {
            const rules = draft.rules.flatMap((rule, index) => (rule.kinds[0] === kind ? [{ rule, index }] : []));
            return (
              <KindCard
                key={kind}
                kind={kind}
                count={rules.length}
                fallback={draft.defaults[kind]}
                topicDefaults={draft.topicDefaults}
                canEdit={canEdit}
                onDefault={(vote) => change({ defaults: { ...draft.defaults, [kind]: vote } })}
                onTopicDefault={(topic, vote) => change({ topicDefaults: { ...draft.topicDefaults, [topic]: vote } })}
                onAdd={() => editor.add(kind)}
              >
                {rules.map(({ rule, index }) => (
                  <RuleRow
                    key={rule.key}
                    rule={rule}
                    index={index + 1}
                    problem={problems[ruleProblem(rule.key)]}
                    isEditing={editing === rule.key}
                    canEdit={canEdit}
                    onEdit={() => editor.edit(rule.key)}
                    onChange={(changed) => editor.changeRule(rule.key, changed)}
                    onNext={() => editor.next(rule)}
                    onMove={(by) => editor.move(rule.key, by)}
                    onRemove={() => editor.remove(rule.key)}
                    onLeave={() => editor.edit(null)}
                  />
                ))}
              </KindCard>
            );
          })}
        </div>
        <BacktestPanel
          policyId={policy.id}
          version={policy.version}
          draft={isOpen ? inputOf(draft) : null}
          versions={versions.data?.versions ?? []}
          canRun={canWrite}
          isOpen={isBacktestOpen}
          onClose={() => setIsBacktestOpen(false)}
        />
      </div>
      <ConfirmDialog
        isOpen={leaving.isAsking}
        onOpenChange={leaving.stay}
        title="Leave with unsaved changes?"
        description="Unsaved changes to this policy are lost."
        confirmLabel="Leave"
        cancelLabel="Stay"
        isDestructive
        onConfirm={leaving.leave}
      />
    </div>
  );
}
