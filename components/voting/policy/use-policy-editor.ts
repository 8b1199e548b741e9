'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import * as actions from '@/app/(app)/voting/actions';
import { onePolicy, POLICIES_KEY, policyVersions } from '@/components/reads/voting-reads';
import { refusalsOf } from '@/components/shared/forms/field-problems';
import { useDraftProblems } from '@/components/shared/forms/use-draft-problems';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { onDemand } from '@/components/ui/on-demand/on-demand';
import { notify } from '@/components/ui/toast';
import type { PolicyDetail, PolicyVersion } from '@/lib/voting/policy/schema';
import {
  addRule,
  bodyOf,
  byRule,
  contentOf,
  draftOf,
  fingerprint,
  moveRule,
  newRule,
  type EditedRule,
  type PolicyDraft,
} from './policy-draft';

const check = onDemand(() => import('./check-policy'));

/** The edited draft, whether it is saved, and the functions that save, publish or discard it. */
export function usePolicyEditor(policy: PolicyDetail) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<PolicyDraft>(() => draftOf(policy));
  const [saved, setSaved] = useState(() => fingerprint(draft));
  const [editing, setEditing] = useState<string | null>(null);
  const text = fingerprint(draft);
  const isDirty = text !== saved;
  const { problems, tryNow, refuse, settle } = useDraftProblems(text, draft, check);

  const take = (next: PolicyDetail, message: string) => {
    queryClient.setQueryData(onePolicy(policy.id).queryKey, next);
    void queryClient.invalidateQueries({ queryKey: policyVersions(policy.id).queryKey });
    void queryClient.invalidateQueries({ queryKey: [...POLICIES_KEY, 'list'] });
    notify.success(message);
  };
  const begin = (next: PolicyDetail) => {
    const fresh = draftOf(next);
    setDraft(fresh);
    setSaved(fingerprint(fresh));
    setEditing(null);
    settle();
  };
  const failed = (title: string) => (error: unknown) => {
    refuse(
      byRule(
        refusalsOf(error, (path) => path !== '', title),
        draft,
      ),
    );
    notify.error(title, { description: apiErrorMessage(error, 'Try again.') });
  };
  const publish = useMutation({
    mutationFn: () =>
      callAction(actions.publishPolicy, {
        params: { id: policy.id },
        body: { ...bodyOf(draft), base_version: policy.version },
      }),
    onSuccess: (next) => {
      take(next, `Version ${next.version} is in force`);
      begin(next);
    },
    onError: failed('The version was not published'),
  });
  const keep = useMutation({
    mutationFn: () => {
      const body = bodyOf(draft);
      return callAction(actions.savePolicyDraft, { params: { id: policy.id }, body }).then((next) => ({
        next,
        sent: text,
      }));
    },
    onSuccess: ({ next, sent }) => {
      setSaved(sent);
      settle();
      take(next, 'Draft saved');
    },
    onError: failed('The draft was not saved'),
  });
  const discard = useMutation({
    mutationFn: () => callAction(actions.discardPolicyDraft, { params: { id: policy.id } }),
    onSuccess: (next) => {
      take(next, 'Draft discarded');
      begin(next);
    },
    onError: failed('The draft was not discarded'),
  });

  const change = useCallback((changed: Partial<PolicyDraft>) => setDraft((was) => ({ ...was, ...changed })), []);
  const changeRule = useCallback(
    (key: string, changed: Partial<EditedRule>) =>
      setDraft((was) => ({
        ...was,
        rules: was.rules.map((rule) => (rule.key === key ? { ...rule, ...changed } : rule)),
      })),
    [],
  );
  /** Empty rules are removed on blur. */
  const edit = (key: string | null) => {
    setEditing(key);
    setDraft((was) => ({ ...was, rules: was.rules.filter((rule) => rule.key === key || rule.text.trim() !== '') }));
  };
  const add = (kind: EditedRule['kinds'][number], afterKey?: string) => {
    const rule = newRule(kind);
    setDraft((was) => ({ ...was, rules: addRule(was.rules, rule, afterKey) }));
    setEditing(rule.key);
  };
  return {
    draft,
    isDirty,
    editing,
    change,
    changeRule,
    edit,
    add,
    /** The next rule of the kind, or a new one after the last. */
    next: (rule: EditedRule) => {
      const [kind] = rule.kinds;
      const same = draft.rules.filter(({ kinds }) => kinds[0] === kind);
      const after = same[same.findIndex(({ key }) => key === rule.key) + 1];
      if (rule.text.trim() === '') edit(null);
      else if (after) edit(after.key);
      else if (kind) add(kind, rule.key);
    },
    move: (key: string, by: 1 | -1) => setDraft((was) => ({ ...was, rules: moveRule(was.rules, key, by) })),
    remove: (key: string) => setDraft((was) => ({ ...was, rules: was.rules.filter((rule) => rule.key !== key) })),
    load: (version: PolicyVersion) =>
      change({ ...contentOf(version, policy), note: `Version ${version.version} restored` }),
    problems,
    publish: { isPending: publish.isPending, start: () => void tryNow({ send: () => publish.mutate() }) },
    keep: { isPending: keep.isPending, start: () => void tryNow({ send: () => keep.mutate() }) },
    discard,
  };
}
