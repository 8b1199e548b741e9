'use client';

import { CircleAlert, Clock } from 'lucide-react';
import { LocalDay } from '@/components/shared/time/local-time';
import { Button } from '@/components/ui/button';
import { TableCell, TableRow } from '@/components/ui/table';
import { MISSING } from '@/lib/format/numbers';
import type { ListedInvitation } from '@/lib/organizations/schema-members';
import { CopyButton } from '@/components/shared/copy-button';
import { RoleBadge } from './role-badge';

export function InvitationRow({ invitation, onRevoke }: { invitation: ListedInvitation; onRevoke: () => void }) {
  const { email_address: email, role, status, created_at: sentAt, expires_at: expiresAt, link } = invitation;
  return (
    <TableRow>
      <TableCell className="w-full max-w-0 truncate font-medium" title={email}>
        {email}
      </TableCell>
      <TableCell>
        <RoleBadge role={role} />
      </TableCell>
      <TableCell>
        <InvitationStatus isExpired={status === 'expired'} />
      </TableCell>
      <TableCell className="whitespace-nowrap text-text-2 tabular-nums">
        <LocalDay iso={sentAt} />
      </TableCell>
      <TableCell className="whitespace-nowrap text-text-2 tabular-nums">
        {expiresAt ? <LocalDay iso={expiresAt} /> : MISSING}
      </TableCell>
      <TableCell>
        <div className="flex items-center justify-end gap-1">
          {link ? <CopyButton text={link} label={`Copy the link for ${email}`} /> : null}
          <Button size="sm" variant="destructive" aria-label={`Revoke the invitation of ${email}`} onClick={onRevoke}>
            Revoke
          </Button>
        </div>
      </TableCell>
    </TableRow>
  );
}

function InvitationStatus({ isExpired }: { isExpired: boolean }) {
  const Icon = isExpired ? CircleAlert : Clock;
  return (
    <span className="flex items-center gap-1.5 text-xs font-medium whitespace-nowrap text-text-2">
      <Icon
        aria-hidden
        className={isExpired ? 'size-3.5 stroke-2 text-warn-solid' : 'size-3.5 stroke-2 text-neu-solid'}
      />
      {isExpired ? 'Expired' : 'Pending'}
    </span>
  );
}
