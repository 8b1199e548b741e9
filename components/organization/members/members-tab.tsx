'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { FRESH_MS } from '@/components/api/query-client';
import { CountBadge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import { Pagination } from '@/components/ui/pagination';
import { Table, TableBody, TableContainer, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Member } from '@/lib/auth/types';
import { LoadingRows, LoadProblem } from '../list-states';
import { MemberRow } from './member-row';
import { memberPage, MEMBERS_PER_PAGE } from '@/components/reads/organization-reads';

const EditRoleDialog = loadWhenShown(() => import('./edit-role-dialog').then((loaded) => loaded.EditRoleDialog));
const LeaveDialog = loadWhenShown(() => import('./leave-dialog').then((loaded) => loaded.LeaveDialog));
const RemoveMemberDialog = loadWhenShown(() =>
  import('./remove-member-dialog').then((loaded) => loaded.RemoveMemberDialog),
);

type Modal = { kind: 'role' | 'remove'; member: Member } | { kind: 'leave' };
type MembersTabProps = { organizationName: string; ownUserId: string; isAdmin: boolean };

/** Everybody sees the members; admins can change them, and everybody may leave. */
export function MembersTab({ organizationName, ownUserId, isAdmin }: MembersTabProps) {
  const [page, setPage] = useState(1);
  const [modal, setModal] = useState<Modal | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...memberPage(page),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="members-heading" className="flex min-h-0 flex-col gap-3">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 id="members-heading" className="flex items-center gap-2 text-base font-semibold">
          Members {data ? <CountBadge>{data.total}</CountBadge> : null}
        </h2>
        <Button size="sm" onClick={() => setModal({ kind: 'leave' })}>
          Leave organization
        </Button>
      </div>
      {data ? (
        <TableContainer>
          <Table aria-labelledby="members-heading" className="min-w-[720px] table-fixed">
            <TableHeader>
              <TableRow isStatic>
                <TableHead className="w-[36%]">Name</TableHead>
                <TableHead>Email</TableHead>
                <TableHead className="w-28">Role</TableHead>
                <TableHead className="w-36">Joined</TableHead>
                {isAdmin ? (
                  <TableHead className="w-24">
                    <span className="sr-only">Actions</span>
                  </TableHead>
                ) : null}
              </TableRow>
            </TableHeader>
            <TableBody>
              {data.members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  isOwn={member.user_id === ownUserId}
                  isAdmin={isAdmin}
                  onEditRole={() => setModal({ kind: 'role', member })}
                  onRemove={() => setModal({ kind: 'remove', member })}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : error ? (
        <LoadProblem
          title="Failed to load members"
          cause={apiErrorMessage(error, 'The list could not be read. Nothing was changed.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingRows label="Loading members..." />
      )}
      {data ? (
        <Pagination page={page} size={MEMBERS_PER_PAGE} total={data.total} onPageChange={setPage} noun="members" />
      ) : null}
      {modal?.kind === 'role' ? <EditRoleDialog member={modal.member} onClose={() => setModal(null)} /> : null}
      {modal?.kind === 'remove' ? <RemoveMemberDialog member={modal.member} onClose={() => setModal(null)} /> : null}
      {modal?.kind === 'leave' ? (
        <LeaveDialog organizationName={organizationName} ownUserId={ownUserId} onClose={() => setModal(null)} />
      ) : null}
    </section>
  );
}
