'use client';

import {
  ArrowLeft,
  CheckCheck,
  ChevronDown,
  CircleAlert,
  CircleDashed,
  Download,
  Lock,
  RotateCcw,
  UserCheck,
  UsersRound,
} from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { downloadFile } from '@/components/shared/files/download-file';
import { LocalDay } from '@/components/shared/time/local-time';
import { Button, buttonVariants } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { formatDate } from '@/lib/format/dates';
import type { Ballot } from '@/lib/voting/ballots/schema';
import { BallotHistory } from './ballot-history';
import { StartEngagement, type CreateEngagement } from './start-engagement';
import { Stepper } from './stepper';
import type { BallotStep } from '../use-ballot';

type BallotHeadProps = {
  ballot: Ballot;
  canWrite: boolean;
  busy: BallotStep | null;
  createEngagement: CreateEngagement;
  onAsk: (step: BallotStep) => void;
  onCorrect: () => void;
};

/** Two lines: company and steps with the actions; the meeting and the state of the approval. */
export function BallotHead({ ballot, canWrite, busy, createEngagement, onAsk, onCorrect }: BallotHeadProps) {
  const { meeting, state } = ballot;
  const isOpen = state === 'draft' || (state === 'approved' && ballot.filing_changed);
  const canChange = ballot.can_edit;
  return (
    <header
      className={
        'flex min-h-[76px] shrink-0 flex-col justify-center gap-1 ' + 'border-b border-line bg-surface px-4 py-2'
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          href="/voting"
          aria-label="Back to meetings"
          className={buttonVariants({ variant: 'ghost', size: 'icon' })}
        >
          <ArrowLeft aria-hidden />
        </Link>
        <h1 className="min-w-0 truncate text-xl font-semibold max-md:whitespace-normal" title={ballot.company_name}>
          {ballot.company_name}
        </h1>
        <span className="font-mono text-sm text-text-3">{ballot.ticker}</span>
        <span aria-hidden className="h-5 w-px bg-line-strong max-md:hidden" />
        <Stepper ballot={ballot} />
        <div className="ml-auto flex flex-wrap items-center gap-2 max-md:ml-0">
          <BallotHistory history={ballot.history} />
          <StartEngagement ballot={ballot} canWrite={canWrite} createEngagement={createEngagement} />
          <ExportBallot ballot={ballot} />
          {state === 'approved' && canChange ? (
            <Button onClick={() => onAsk('reopen')} isBusy={busy === 'reopen'} busyLabel="Reopening…">
              <RotateCcw aria-hidden />
              Reopen
            </Button>
          ) : null}
          {isOpen && canChange ? (
            <Button
              variant="primary"
              disabled={ballot.approval_refusal !== null}
              isBusy={busy === 'approve'}
              busyLabel="Approving…"
              aria-describedby="approval-note"
              aria-keyshortcuts="Meta+Shift+Enter Control+Shift+Enter"
              onClick={() => onAsk('approve')}
            >
              <UserCheck aria-hidden />
              {state === 'approved' ? 'Approve again' : 'Approve ballot'}
            </Button>
          ) : null}
          {state === 'approved' && !ballot.filing_changed && canChange ? (
            <Button variant="primary" isBusy={busy === 'vote'} busyLabel="Recording…" onClick={() => onAsk('vote')}>
              <CheckCheck aria-hidden />
              Record as voted
            </Button>
          ) : null}
        </div>
      </div>
      <div
        className={
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5 pl-11 ' + 'text-xs text-text-2 max-md:pl-0'
        }
      >
        <p>
          {meeting.meeting_type === 'special' ? 'Special' : 'Annual'} meeting{' '}
          <strong className="font-semibold text-text">
            {ballot.meeting_date ? formatDate(ballot.meeting_date) : 'without a date'}
          </strong>
          {meeting.record_date ? ` · Record date ${formatDate(meeting.record_date)}` : ''}
          {meeting.proxy_document_id ? (
            <>
              {' · '}
              <Link href={`/companies/${ballot.company_id}`} className="font-medium text-accent hover:underline">
                {meeting.form_type ?? 'Filing'}
              </Link>
              {meeting.filing_date ? ` filed ${formatDate(meeting.filing_date)}` : ''}
            </>
          ) : null}
          {' · '}
          <Link href={`/voting/policies/${ballot.policy_id}`} className="font-medium text-accent hover:underline">
            {ballot.policy_name}
          </Link>{' '}
          version {ballot.policy_version}
          {canWrite ? (
            <>
              {' · '}
              <button type="button" onClick={onCorrect} className="font-medium text-accent hover:underline">
                Correct the meeting
              </button>
            </>
          ) : null}
        </p>
        <ApprovalNote ballot={ballot} canWrite={canWrite} />
      </div>
    </header>
  );
}

/** Who prepared it and who may approve, why not, or who did. */
function ApprovalNote({ ballot, canWrite }: { ballot: Ballot; canWrite: boolean }) {
  const undecided = ballot.lines.filter(({ vote }) => vote === null).length;
  const by = ballot.changed_by_name ?? (ballot.is_automatic ? 'itself' : ballot.prepared_by_name);
  const when = <LocalDay iso={ballot.changed_at ?? ballot.created_at} />;
  if (ballot.state === 'outcome')
    return (
      <Note icon={<Lock aria-hidden />}>
        Approved by <strong className="font-semibold text-text">{ballot.approved_by_name}</strong>.{' '}
        {ballot.outcome?.filing_date ? `Closed on ${formatDate(ballot.outcome.filing_date)}: votes` : 'Votes'} and
        reasons no longer change.
      </Note>
    );
  if (ballot.state === 'voted')
    return (
      <Note icon={<Lock aria-hidden />}>
        Approved by {ballot.approved_by_name}, recorded as voted by {ballot.voted_by_name}. Votes and reasons no longer
        change.
      </Note>
    );
  if (ballot.state === 'approved' && !ballot.filing_changed)
    return (
      <Note icon={<Lock aria-hidden />}>
        Approved by {ballot.approved_by_name}, {ballot.approved_at ? <LocalDay iso={ballot.approved_at} /> : null}. A
        change starts a new draft.
      </Note>
    );
  if (undecided > 0)
    return (
      <Note icon={<CircleDashed aria-hidden className="text-und-solid" />} className="text-und">
        {ballot.approval_refusal ?? `${undecided} lines have no vote yet.`}
      </Note>
    );
  if (ballot.approval_warning)
    return (
      <Note icon={<CircleAlert aria-hidden className="text-warn-solid" />} className="text-warn">
        {ballot.approval_warning}
      </Note>
    );
  return (
    <Note icon={<UsersRound aria-hidden className="text-accent-solid" />}>
      Prepared by {by}, {when}. {canWrite ? (ballot.approval_refusal ?? 'You may approve it.') : ''}
    </Note>
  );
}

function Note({ icon, className = '', children }: { icon: ReactNode; className?: string; children: ReactNode }) {
  return (
    <p id="approval-note" className={`flex items-center gap-1.5 [&_svg]:size-3.5 [&_svg]:shrink-0 ${className}`}>
      {icon}
      <span>{children}</span>
    </p>
  );
}

function ExportBallot({ ballot }: { ballot: Ballot }) {
  const save = (path: string, extension: string) =>
    void downloadFile(path, `ballot.${extension}`, 'The ballot was not exported');
  const rows = `meeting_id=${ballot.meeting_id}&policy_id=${ballot.policy_id}`;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>
          <Download aria-hidden />
          Export
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => save(`/voting/ballots/${ballot.id}/pdf`, 'pdf')}>PDF</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => save(`/voting/ballots/export?format=xlsx&${rows}`, 'xlsx')}>
          Excel (.xlsx)
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => save(`/voting/ballots/export?format=csv&${rows}`, 'csv')}>
          CSV
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
