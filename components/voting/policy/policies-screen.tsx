'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Plus, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import * as actions from '@/app/(app)/voting/actions';
import { onePolicy, POLICIES_KEY, policyList } from '@/components/reads/voting-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { ConfirmChange } from '@/components/shared/confirm-change';
import { Page, PageHeader } from '@/components/shared/page';
import { LocalDay } from '@/components/shared/time/local-time';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/shared/states/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { LoadingScreen } from '@/components/ui/spinner';
import { notify } from '@/components/ui/toast';
import { formatCounted } from '@/lib/format/numbers';
import type { Policy } from '@/lib/voting/policy/schema';
import { useClonePolicy } from './use-clone-policy';

/** The organization's policies, and the examples to begin with. */
export function PoliciesScreen({ canWrite }: { canWrite: boolean }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const list = useQuery(policyList);
  const { clone, cloningId } = useClonePolicy();
  const [deleting, setDeleting] = useState<Policy | null>(null);
  const create = useMutation({
    mutationFn: () => callAction(actions.createPolicy, { body: { name: 'New policy' } }),
    onSuccess: (policy) => {
      queryClient.setQueryData(onePolicy(policy.id).queryKey, policy);
      void queryClient.invalidateQueries({ queryKey: POLICIES_KEY });
      router.push(`/voting/policies/${policy.id}`);
    },
    onError: (error) =>
      notify.error('The policy was not created', { description: apiErrorMessage(error, 'Try again.') }),
  });
  const policies = list.data?.policies;
  const own = policies?.filter(({ is_example: isExample }) => !isExample) ?? [];
  const examples = policies?.filter(({ is_example: isExample }) => isExample) ?? [];
  const row = (policy: Policy) => (
    <PolicyRow
      key={policy.id}
      policy={policy}
      canWrite={canWrite}
      isCloning={cloningId === policy.id}
      onClone={() => clone(policy.id)}
      onDelete={() => setDeleting(policy)}
    />
  );
  return (
    <Page>
      <PageHeader
        title="Policies"
        meta={policies ? formatCounted(own.length, 'policy', 'policies') : null}
        actions={
          canWrite ? (
            <Button variant="primary" isBusy={create.isPending} busyLabel="Making…" onClick={() => create.mutate()}>
              <Plus aria-hidden />
              New policy
            </Button>
          ) : undefined
        }
      />
      {policies ? (
        <>
          <Card className="shrink-0 overflow-hidden">
            {own.length > 0 ? (
              <ul aria-label="Policies">{own.map(row)}</ul>
            ) : (
              <p className="px-4 py-5 text-sm text-text-2">
                No policy yet. {canWrite ? 'Clone an example below and change it, or start with an empty one.' : ''}
              </p>
            )}
          </Card>
          <h2 className="mt-2 text-base font-semibold">Examples</h2>
          <Card className="shrink-0 overflow-hidden">
            <ul aria-label="Examples">{examples.map(row)}</ul>
          </Card>
        </>
      ) : list.error ? (
        <Card className="flex min-h-[320px] flex-1 items-center justify-center">
          <ErrorState
            title="Failed to load policies"
            cause={apiErrorMessage(list.error, 'The policies could not be read.')}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        </Card>
      ) : (
        <LoadingScreen label="Loading policies..." />
      )}
      {deleting ? (
        <ConfirmChange
          title={`Delete ${deleting.name}?`}
          description="Ballots created under it keep the version they used. No new ballot can be created under it."
          confirmLabel="Delete"
          busyLabel="Deleting…"
          change={() => callAction(actions.deletePolicy, { params: { id: deleting.id }, body: {} })}
          done="Policy deleted"
          failed={(error) => apiErrorMessage(error, 'The policy was not deleted.')}
          queryKey={POLICIES_KEY}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </Page>
  );
}

type PolicyRowProps = {
  policy: Policy;
  canWrite: boolean;
  isCloning: boolean;
  onClone: () => void;
  onDelete: () => void;
};

function PolicyRow({ policy, canWrite, isCloning, onClone, onDelete }: PolicyRowProps) {
  return (
    <li className="flex items-center gap-4 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-sm">
          <Link href={`/voting/policies/${policy.id}`} className="font-semibold hover:underline">
            {policy.name}
          </Link>
          {policy.is_example ? null : <span className="text-xs text-text-3">version {policy.version}</span>}
          {policy.has_draft ? <Badge tone="neu">Draft</Badge> : null}
        </p>
        {policy.description ? <p className="truncate text-xs text-text-2">{policy.description}</p> : null}
        <p className="text-xs text-text-3">
          {formatCounted(policy.rules_count, 'rule')}
          {policy.is_example ? '' : ` · used on ${formatCounted(policy.ballots, 'ballot')}`}
          {policy.groups.length > 0 ? ` · groups: ${policy.groups.map(({ name }) => name).join(', ')}` : ''}
          {policy.updated_at ? (
            <>
              {' · '}
              <LocalDay iso={policy.updated_at} />
            </>
          ) : null}
        </p>
      </div>
      {canWrite ? (
        <span className="flex shrink-0 items-center gap-1">
          <Button
            size="sm"
            isBusy={isCloning}
            busyLabel="Cloning…"
            onClick={onClone}
            aria-label={`Clone ${policy.name}`}
          >
            <Copy aria-hidden />
            Clone
          </Button>
          {policy.is_example ? null : (
            <IconButton size="sm" label={`Delete ${policy.name}`} icon={<Trash2 aria-hidden />} onClick={onDelete} />
          )}
        </span>
      ) : null}
    </li>
  );
}
