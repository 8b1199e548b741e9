'use client';

import { useState } from 'react';
import * as actions from '@/app/(app)/account/actions';
import { accountSecurity } from '@/components/reads/account-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { ConfirmChange } from '@/components/shared/confirm-change';
import { LocalTime } from '@/components/shared/time/local-time';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { OwnSession } from '@/lib/auth/embedded/sessions/schema';
import { formatCounted } from '@/lib/format/numbers';

/** What is to be confirmed: ending one session, or all others. */
type Ending = OwnSession | 'others' | null;

/** The open sessions of the account, the current one marked; `idleHours` is the time after which an unused one ends. */
export function SessionList({ sessions, idleHours }: { sessions: OwnSession[]; idleHours: number }) {
  const [ending, setEnding] = useState<Ending>(null);
  const hasOthers = sessions.some((session) => !session.is_current);
  return (
    <section aria-labelledby="sessions-heading" className="flex flex-col gap-3">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id="sessions-heading" className="text-base font-semibold">
          Sessions
        </h2>
        <Button variant="destructive" disabled={!hasOthers} onClick={() => setEnding('others')}>
          End All Others
        </Button>
      </div>
      <TableContainer>
        <Table>
          <TableHeader>
            <TableRow>
              <TableHead>Device</TableHead>
              <TableHead>Address</TableHead>
              <TableHead>Started</TableHead>
              <TableHead>Last used</TableHead>
              <TableHead>
                <span className="sr-only">Actions</span>
              </TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <p className="text-xs text-text-3">
        A session ends after {formatCounted(idleHours, 'hour')} without use, and 7 days after sign-in.
      </p>
      {ending ? <EndDialog ending={ending} onClose={() => setEnding(null)} /> : null}
    </section>
  );
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  return (
    <TableRow>
      <TableCell className="font-medium">
        <span className="flex items-center gap-2">
          {session.device}
          {session.is_current ? <Badge>This session</Badge> : null}
        </span>
      </TableCell>
      <TableCell className="font-mono text-xs">{session.address ?? 'unknown'}</TableCell>
      <TableCell className="whitespace-nowrap text-text-2 tabular-nums">
        <LocalTime iso={session.started_at} />
      </TableCell>
      <TableCell className="whitespace-nowrap text-text-2 tabular-nums">
        <LocalTime iso={session.last_used_at} />
      </TableCell>
      <TableCell className="text-right">
        {session.is_current ? null : (
          <Button size="sm" variant="destructive" aria-label={`End the session of ${session.device}`} onClick={onEnd}>
            End
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

function EndDialog({ ending, onClose }: { ending: Exclude<Ending, null>; onClose: () => void }) {
  const isAll = ending === 'others';
  return (
    <ConfirmChange
      title={isAll ? 'End all other sessions?' : `End the session of ${ending.device}?`}
      description={
        isAll
          ? 'Every other device is signed out at once. This session continues.'
          : 'That device is signed out at once. Change your password too if you do not know it.'
      }
      confirmLabel={isAll ? 'End All Others' : 'End Session'}
      busyLabel="Ending..."
      change={() =>
        isAll ? callAction(actions.endOtherSessions, {}) : callAction(actions.endSession, { params: { id: ending.id } })
      }
      done={isAll ? 'Other sessions ended' : 'Session ended'}
      failed={(error) => apiErrorMessage(error, 'The session could not be ended.')}
      queryKey={accountSecurity.queryKey}
      onClose={onClose}
    />
  );
}
