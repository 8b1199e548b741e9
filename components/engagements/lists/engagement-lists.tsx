'use client';

import { FileSpreadsheet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { CountBadge } from '@/components/ui/badge';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { FLAGGED_FAILED, LIST_FAILED } from '@/lib/engagements/record/messages.rules';
import { downloadFile } from '@/components/shared/files/download-file';
import { isListTab, type ListTab } from '../engagement-address';
import { useEngagements, useFlaggedReports } from '../use-engagements';
import { EngagementRow } from './engagement-row';
import { FlaggedRow } from './flagged-row';

type EngagementListsProps = {
  tab: ListTab;
  selectedId: string | null;
  canWrite: boolean;
  onGo: (to: { id: string | null; tab: ListTab }) => void;
};

const LABELS: Record<ListTab, string> = {
  flagged: 'Flagged Reports',
  active: 'Active Engagements',
  history: 'History',
};

/** Flagged reports, engagements in progress and completed ones, each in a tab with its number. */
export function EngagementLists({ tab, selectedId, canWrite, onGo }: EngagementListsProps) {
  const flagged = useFlaggedReports();
  const active = useEngagements('active');
  const history = useEngagements('history');
  const [isExporting, setIsExporting] = useState(false);
  const exportAll = () => {
    setIsExporting(true);
    void downloadFile('/engagements/export', 'Engagements.xlsx', 'Failed to export engagements').finally(() =>
      setIsExporting(false),
    );
  };
  const isCompleted = (id: string) => history.data?.engagements.some((engagement) => engagement.id === id) ?? false;
  const counts: Record<ListTab, number | undefined> = {
    flagged: flagged.data?.total,
    active: active.data?.total,
    history: history.data?.total,
  };
  const list = tab === 'history' ? history : active;
  return (
    <Tabs
      value={tab}
      onValueChange={(next) => isListTab(next) && onGo({ id: selectedId, tab: next })}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="flex items-start justify-between gap-3 px-5 pt-4 pb-2">
        <div>
          <h1 className="text-lg font-semibold">Engagements</h1>
          <p className="text-xs text-text-3">Manage governance engagements with companies</p>
        </div>
        <IconButton
          label="Export all as .xlsx"
          icon={<FileSpreadsheet aria-hidden />}
          isBusy={isExporting}
          onClick={exportAll}
        />
      </div>
      <TabsList aria-label="Engagement lists" className="gap-3 overflow-x-auto px-4 pl-5 [&_button]:gap-1.5">
        {(['flagged', 'active', 'history'] as const).map((key) => (
          <TabsTrigger key={key} value={key}>
            {LABELS[key]}
            {counts[key] ? <CountBadge>{counts[key]}</CountBadge> : null}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={tab} className="relative min-h-0 flex-1 overflow-y-auto max-md:max-h-[45dvh]">
        {tab === 'flagged' ? (
          <ListState query={flagged} failure={FLAGGED_FAILED} tab={tab} isEmpty={flagged.data?.total === 0}>
            <ul>
              {flagged.data?.flagged_reports.map((report) => (
                <FlaggedRow
                  key={report.report_id}
                  report={report}
                  canWrite={canWrite}
                  onOpen={(id) => onGo({ id, tab: isCompleted(id) ? 'history' : 'active' })}
                />
              ))}
            </ul>
          </ListState>
        ) : (
          <ListState query={list} failure={LIST_FAILED} tab={tab} isEmpty={list.data?.total === 0}>
            <ul>
              {list.data?.engagements.map((engagement) => (
                <EngagementRow
                  key={engagement.id}
                  engagement={engagement}
                  isSelected={engagement.id === selectedId}
                  onSelect={() => onGo({ id: engagement.id, tab })}
                />
              ))}
            </ul>
          </ListState>
        )}
      </TabsContent>
    </Tabs>
  );
}

type ListStateProps = {
  query: { data?: unknown; error: unknown; isFetching: boolean; refetch: () => unknown };
  failure: string;
  tab: ListTab;
  isEmpty: boolean;
  children: ReactNode;
};

function ListState({ query, failure, tab, isEmpty, children }: ListStateProps) {
  if (!query.data && query.error)
    return (
      <ErrorState
        title={failure}
        cause={apiErrorMessage(query.error, 'The server gave no reason.')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (!query.data)
    return (
      <SkeletonGroup className="flex flex-col gap-4 p-5">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </SkeletonGroup>
    );
  if (isEmpty)
    return (
      <EmptyState title={`No ${tab} engagements`}>Create engagements from flagged reports to get started</EmptyState>
    );
  return children;
}
