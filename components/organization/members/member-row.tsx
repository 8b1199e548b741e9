'use client';

import { Trash2, UserRoundCog } from 'lucide-react';
import { LocalDay } from '@/components/shared/time/local-time';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { RowActions, TableCell, TableRow } from '@/components/ui/table';
import type { Member } from '@/lib/auth/types';
import { memberName } from './member-name';
import { RoleBadge } from './role-badge';

type MemberRowProps = {
  member: Member;
  isOwn: boolean;
  isAdmin: boolean;
  onEditRole: () => void;
  onRemove: () => void;
};

export function MemberRow({ member, isOwn, isAdmin, onEditRole, onRemove }: MemberRowProps) {
  const name = memberName(member);
  return (
    <TableRow>
      <TableCell>
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={name} className="size-6 text-2xs" />
          <span className="truncate font-medium" title={name}>
            {name}
          </span>
          {isOwn ? <Badge>You</Badge> : null}
        </span>
      </TableCell>
      <TableCell className="truncate text-text-2" title={member.email}>
        {member.email}
      </TableCell>
      <TableCell>
        <RoleBadge role={member.role} />
      </TableCell>
      <TableCell className="whitespace-nowrap text-text-2 tabular-nums">
        <LocalDay iso={member.created_at} />
      </TableCell>
      {isAdmin ? (
        <TableCell>
          {isOwn ? null : (
            <RowActions>
              <IconButton
                size="sm"
                label={`Edit role of ${name}`}
                tooltip="Edit role"
                icon={<UserRoundCog />}
                onClick={onEditRole}
              />
              <IconButton size="sm" label={`Remove ${name}`} tooltip="Remove" icon={<Trash2 />} onClick={onRemove} />
            </RowActions>
          )}
        </TableCell>
      ) : null}
    </TableRow>
  );
}
