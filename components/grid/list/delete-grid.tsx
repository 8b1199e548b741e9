'use client';

import { useRouter } from 'next/navigation';
import { deleteGrid } from '@/app/(app)/grid/actions';
import { gridList } from '@/components/reads/grid-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { ConfirmChange } from '@/components/shared/confirm-change';

type DeleteGridProps = { grid: { id: string; name: string }; isOpenHere?: boolean; onClose: () => void };

export function DeleteGrid({ grid, isOpenHere, onClose }: DeleteGridProps) {
  const router = useRouter();
  const remove = async () => {
    await callAction(deleteGrid, { params: { id: grid.id } });
    if (isOpenHere) router.push('/grid');
  };
  return (
    <ConfirmChange
      title={`Delete ${grid.name}?`}
      description="Its cells are deleted with it. Companies, filings and facts are kept."
      confirmLabel="Delete"
      busyLabel="Deleting…"
      change={remove}
      done="Grid deleted"
      failed={(error) => apiErrorMessage(error, 'The grid was not deleted.')}
      queryKey={gridList.queryKey}
      onClose={onClose}
    />
  );
}
