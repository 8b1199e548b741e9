'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { FRESH_MS } from '@/components/api/query-client';
import { CountBadge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { Table, TableBody, TableContainer, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { ListedInvitation } from '@/lib/organizations/schema-members';
import { InvitationRow } from './invitation-row';
import { LoadingRows, LoadProblem } from '../list-states';
import { invitationList } from '@/components/reads/organization-reads';
import { RevokeDialog } from './revoke-dialog';

/** Pending invitations; for admins. */
export function InvitationsTab() {
  const [revoking, setRevoking] = useState<ListedInvitation | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...invitationList,
    staleTime: FRESH_MS,
  });
  return (
    <section aria-labelledby="invitations-heading" className="flex min-h-0 flex-1 flex-col gap-3">
      <h2 id="invitations-heading" className="flex min-h-7 items-center gap-2 text-base font-semibold">
        Pending Invitations {data?.invitations.length ? <CountBadge>{data.invitations.length}</CountBadge> : null}
      </h2>
      {data?.invitations.length === 0 ? (
        <Card className="flex min-h-[300px] flex-1 items-center justify-center">
          <EmptyState title="No pending invitations">
            Invited people are listed here until they join, for at most seven days.
          </EmptyState>
        </Card>
      ) : data ? (
        <TableContainer>
          <Table aria-labelledby="invitations-heading">
            <TableHeader>
              <TableRow isStatic>
                <TableHead>Email</TableHead>
                <TableHead>Role</TableHead>
                <TableHead>Status</TableHead>
                <TableHead>Sent</TableHead>
                <TableHead>Expires</TableHead>
                <TableHead className="w-24">
                  <span className="sr-only">Actions</span>
                </TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {data.invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} onRevoke={() => setRevoking(invitation)} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : error ? (
        <LoadProblem
          title="Failed to load invitations"
          cause={apiErrorMessage(error, 'The list could not be read. Nothing was changed.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingRows label="Loading invitations..." />
      )}
      {revoking ? <RevokeDialog invitation={revoking} onClose={() => setRevoking(null)} /> : null}
    </section>
  );
}
