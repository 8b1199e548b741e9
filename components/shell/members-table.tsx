import { Badge, CountBadge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Member } from '@/lib/auth/types';
import type { Role } from '@/lib/context';
import { formatDate } from '@/lib/format/dates';

export const ROLE_LABEL: Record<Role, string> = { 'org:admin': 'Admin', 'org:member': 'Member', 'org:viewer': 'Viewer' };

export function MembersTable({ members, total, ownUserId }: { members: readonly Member[]; total: number; ownUserId: string }) {
  return (
    <section aria-labelledby="members-heading" className="flex min-h-0 flex-col gap-2">
      <h2 id="members-heading" className="flex items-center gap-2 text-base font-semibold">Members <CountBadge>{total}</CountBadge></h2>
      <TableContainer>
        <Table>
          <TableHeader>
            <TableRow isStatic>
              <TableHead>Name</TableHead>
              <TableHead>Email</TableHead>
              <TableHead>Role</TableHead>
              <TableHead isNumeric>Joined</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {members.map((member) => (
              <TableRow key={member.id}>
                <TableCell className="font-medium">
                  {`${member.first_name} ${member.last_name}`.trim() || '—'}
                  {member.user_id === ownUserId ? <Badge className="ml-2">You</Badge> : null}
                </TableCell>
                <TableCell className="text-text-2">{member.email}</TableCell>
                <TableCell><Badge tone={member.role === 'org:admin' ? 'info' : 'neu'}>{ROLE_LABEL[member.role]}</Badge></TableCell>
                <TableCell isNumeric className="text-text-2">{formatDate(member.created_at)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}
