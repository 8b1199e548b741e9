'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useDebounced } from '@/components/shared/time/use-debounced';
import { apiErrorMessage } from '@/components/api/api-error';
import { Page, PageHeader } from '@/components/shared/page';
import { FRESH_MS } from '@/components/api/query-client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { SearchInput } from '@/components/ui/search-input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { LoadingScreen } from '@/components/ui/spinner';
import { formatCounted } from '@/lib/format/numbers';
import { GROUP_STATUSES, type GroupStatus, type SubscriptionGroup } from '@/lib/subscriptions/groups/schema';
import { EdgarNotice } from '@/components/shared/edgar/edgar-notice';
import { useUrlChoice } from '../use-url-choice';
import { AddCompaniesDialog } from './add-companies-dialog';
import { DeleteGroup } from '../delete-dialogs';
import { GroupCard } from './group-card';
import { GroupForm } from './group-form';
import { groupList, GROUPS_REFRESH_MS } from './group-reads';
import { UsageDialog } from './usage-dialog';

const SEARCH_DELAY_MS = 300;
const ALL = 'all';
type Modal =
  | { kind: 'form'; group: SubscriptionGroup | null }
  | { kind: 'usage' | 'delete' | 'companies'; group: SubscriptionGroup };

/** The Groups tab of the AGM Reports page. `?group=` expands one. Fetched again every 30 seconds. */
export function GroupsTab({ canWrite }: { canWrite: boolean }) {
  const [openId, setOpenId] = useUrlChoice('group');
  const [modal, setModal] = useState<Modal | null>(null);
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<GroupStatus | null>(null);
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  const { data, error, isFetching, refetch } = useQuery({
    ...groupList(search, status),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchInterval: GROUPS_REFRESH_MS,
  });
  const close = () => setModal(null);
  const isFiltered = search !== '' || status !== null;
  return (
    <Page>
      <PageHeader
        title="Subscription Groups"
        meta={data ? formatCounted(data.total, 'group') : null}
        actions={
          <>
            <SearchInput
              aria-label="Search groups"
              placeholder="Search groups..."
              value={typed}
              onValueChange={setTyped}
              wrapperClassName="w-56"
            />
            <StatusFilter value={status} onChange={setStatus} />
            {canWrite ? (
              <Button variant="primary" onClick={() => setModal({ kind: 'form', group: null })}>
                <Plus aria-hidden />
                New Group
              </Button>
            ) : null}
          </>
        }
      />
      {canWrite ? <EdgarNotice /> : null}
      {data?.groups.length === 0 ? (
        <Card className="flex min-h-[360px] flex-1 items-center justify-center">
          {isFiltered ? (
            <EmptyState title="No groups found" icon={<SearchX aria-hidden />} isLive>
              Change the search or the status.
            </EmptyState>
          ) : (
            <EmptyState
              title="No groups yet"
              actions={
                canWrite ? (
                  <Button size="sm" variant="primary" onClick={() => setModal({ kind: 'form', group: null })}>
                    New Group
                  </Button>
                ) : null
              }
            >
              A group generates reports for many companies with one template and one set of limits.
            </EmptyState>
          )}
        </Card>
      ) : data ? (
        <ul aria-label="Subscription Groups" className="flex min-h-0 flex-col gap-2 overflow-y-auto">
          {data.groups.map((group) => (
            <li key={group.id}>
              <GroupCard
                group={group}
                isOpen={group.id === openId}
                canWrite={canWrite}
                onToggle={() => setOpenId(group.id === openId ? null : group.id)}
                onUsage={() => setModal({ kind: 'usage', group })}
                onEdit={() => setModal({ kind: 'form', group })}
                onDelete={() => setModal({ kind: 'delete', group })}
                onAddCompanies={() => setModal({ kind: 'companies', group })}
              />
            </li>
          ))}
        </ul>
      ) : error ? (
        <Card className="flex min-h-[360px] flex-1 flex-col justify-center">
          <ErrorState
            title="Failed to load subscription groups"
            cause={apiErrorMessage(error, 'The list could not be read. Nothing was changed.')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Card>
      ) : (
        <LoadingScreen label="Loading groups..." />
      )}
      {modal?.kind === 'form' ? <GroupForm group={modal.group} onClose={close} /> : null}
      {modal?.kind === 'usage' ? <UsageDialog group={modal.group} onClose={close} /> : null}
      {modal?.kind === 'delete' ? <DeleteGroup group={modal.group} onClose={close} /> : null}
      {modal?.kind === 'companies' ? <AddCompaniesDialog group={modal.group} onClose={close} /> : null}
    </Page>
  );
}

function StatusFilter({
  value,
  onChange,
}: {
  value: GroupStatus | null;
  onChange: (status: GroupStatus | null) => void;
}) {
  return (
    <Select
      value={value ?? ALL}
      onValueChange={(next) => onChange(GROUP_STATUSES.find((status) => status === next) ?? null)}
    >
      <SelectTrigger aria-label="Status" className="w-32">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        <SelectItem value={ALL}>All Status</SelectItem>
        <SelectItem value="active">Active</SelectItem>
        <SelectItem value="paused">Paused</SelectItem>
      </SelectContent>
    </Select>
  );
}
