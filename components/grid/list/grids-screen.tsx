'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Flag, LoaderCircle, Plus, Trash2, Users } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { createGrid } from '@/app/(app)/grid/actions';
import { gridList, oneGrid } from '@/components/reads/grid-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { Page, PageHeader } from '@/components/shared/page';
import { LocalDay } from '@/components/shared/time/local-time';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { notify } from '@/components/ui/toast';
import { formatCounted, formatCount } from '@/lib/format/numbers';
import type { GridSummary } from '@/lib/grid/schema';
import { DeleteGrid } from './delete-grid';

/** All grids visible to the user, most recently changed first. */
export function GridsScreen({ canWrite }: { canWrite: boolean }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const list = useQuery(gridList);
  const [deleting, setDeleting] = useState<GridSummary | null>(null);
  const create = useMutation({
    mutationFn: () => callAction(createGrid, { body: { name: 'New grid' } }),
    onSuccess: (grid) => {
      queryClient.setQueryData(oneGrid(grid.id).queryKey, grid);
      void queryClient.invalidateQueries({ queryKey: gridList.queryKey });
      router.push(`/grid/${grid.id}`);
    },
    onError: (error) => notify.error('The grid was not created', { description: apiErrorMessage(error, 'Try again.') }),
  });
  const make = canWrite ? (
    <Button variant="primary" isBusy={create.isPending} busyLabel="Making…" onClick={() => create.mutate()}>
      <Plus aria-hidden />
      New grid
    </Button>
  ) : undefined;
  const grids = list.data?.grids;
  return (
    <Page>
      <PageHeader title="Grids" meta={grids ? formatCounted(list.data?.total ?? 0, 'grid') : null} actions={make} />
      {grids && grids.length > 0 ? (
        <Card className="shrink-0 overflow-hidden">
          <ul aria-label="Grids">
            {grids.map((grid) => (
              <GridLine key={grid.id} grid={grid} canWrite={canWrite} onDelete={() => setDeleting(grid)} />
            ))}
          </ul>
        </Card>
      ) : grids ? (
        <Card className="flex min-h-[360px] flex-1 items-center justify-center">
          <EmptyState title="No grids yet" actions={make}>
            Companies down, questions across: one question asked of many filings, every answer with its page.
          </EmptyState>
        </Card>
      ) : list.error ? (
        <Card className="flex min-h-[320px] flex-1 items-center justify-center">
          <ErrorState
            title="Failed to load grids"
            cause={apiErrorMessage(list.error, 'The grids could not be read.')}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        </Card>
      ) : (
        <SkeletonGroup label="Loading grids...">
          <Card className="flex flex-col gap-4 p-4">
            {[1, 2, 3].map((key) => (
              <Skeleton key={key} />
            ))}
          </Card>
        </SkeletonGroup>
      )}
      {deleting ? <DeleteGrid grid={deleting} onClose={() => setDeleting(null)} /> : null}
    </Page>
  );
}

function GridLine({ grid, canWrite, onDelete }: { grid: GridSummary; canWrite: boolean; onDelete: () => void }) {
  const total = grid.rows_count * grid.columns_count;
  return (
    <li className="flex items-center gap-4 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-sm">
          <Link href={`/grid/${grid.id}`} className="truncate font-semibold hover:underline">
            {grid.name}
          </Link>
          {grid.visibility === 'organization' ? (
            <Users aria-label="Shared with the organization" className="size-3.5 shrink-0 text-text-3" />
          ) : null}
        </p>
        <p className="text-xs text-text-3 tabular-nums">
          {sizeOf(grid)} · {formatCount(grid.cells_count)} of {formatCount(total)} cells
          {grid.is_own || !grid.created_by_name ? '' : ` · ${grid.created_by_name}`} · changed{' '}
          <LocalDay iso={grid.updated_at} />
        </p>
      </div>
      {grid.is_running ? (
        <span className="inline-flex items-center gap-1.5 text-xs text-text-2">
          <LoaderCircle aria-hidden className="size-3.5 animate-spin text-accent" />
          Running
        </span>
      ) : null}
      {grid.breaks_flag_count > 0 ? (
        <span className="inline-flex items-center gap-1 text-xs text-warn tabular-nums">
          <Flag aria-hidden className="size-3.5" />
          {formatCount(grid.breaks_flag_count)} flagged
        </span>
      ) : null}
      {canWrite ? (
        <IconButton size="sm" label={`Delete ${grid.name}`} icon={<Trash2 aria-hidden />} onClick={onDelete} />
      ) : null}
    </li>
  );
}

function sizeOf({ rows_count: rows, columns_count: columns }: GridSummary): string {
  return `${formatCounted(rows, 'company', 'companies')} × ${formatCounted(columns, 'column')}`;
}
