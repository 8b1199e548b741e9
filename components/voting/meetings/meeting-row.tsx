import { CircleCheck, CircleDashed, Clock, Flag, Pencil } from 'lucide-react';
import Link from 'next/link';
import { FormBadge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { StatusBadge } from '@/components/shared/states/status-badge';
import type { Meeting } from '@/lib/voting/meetings/schema';
import { BallotState } from '../shared/ballot-state';
import { CompanyOfMeeting } from './company-of-meeting';
import { daysLeftText, shortDay, weekday } from './weeks';

export const GRID = 'grid grid-cols-[92px_84px_minmax(180px,1fr)_156px_160px_132px_96px] items-center gap-x-2 px-4';
const SOON_DAYS = 2;

type MeetingRowProps = {
  meeting: Meeting;
  today: string;
  isChosen: boolean;
  canWrite: boolean;
  onChoose: () => void;
  onMake: () => void;
  onCorrect: () => void;
};

/** A meeting with its date, counts and ballot; `today` is YYYY-MM-DD. */
export function MeetingRow({ meeting, today, isChosen, canWrite, onChoose, onMake, onCorrect }: MeetingRowProps) {
  const { meeting_date: date, days_left: days, ballot, state } = meeting;
  const isOver = state === 'voted' || state === 'outcome';
  const isSoon = days !== null && days >= 0 && days <= SOON_DAYS && !isOver;
  return (
    <div
      role="row"
      aria-selected={isChosen}
      data-meeting={meeting.id}
      onClick={onChoose}
      className={cn(
        GRID,
        'group/meeting h-[38px] border-b border-line text-sm',
        isChosen ? 'bg-selected' : 'hover:bg-hover',
      )}
    >
      <span role="cell" className="whitespace-nowrap">
        {date ? weekday(date, today) : 'No date'}
      </span>
      <span role="cell" className={cn('text-xs whitespace-nowrap', isSoon ? 'font-semibold text-warn' : 'text-text-3')}>
        {daysLeftText(days)}
      </span>
      <span role="cell" className="relative flex min-w-0 items-baseline gap-2">
        <CompanyOfMeeting meeting={meeting} />
        <span className="shrink-0 font-mono text-xs text-text-3">{meeting.ticker}</span>
        {meeting.meeting_type === 'special' ? <span className="text-xs text-text-3">special</span> : null}
        {canWrite ? (
          <span
            className={cn(
              'absolute -inset-y-1 right-0 flex items-center pl-2 opacity-0 focus-within:opacity-100',
              'group-hover/meeting:opacity-100',
              isChosen ? 'bg-selected opacity-100' : 'bg-hover',
            )}
          >
            <IconButton
              size="sm"
              label={`Correct the meeting of ${meeting.company_name}`}
              icon={<Pencil aria-hidden />}
              onClick={onCorrect}
            />
          </span>
        ) : null}
      </span>
      <span role="cell">
        <Filing filing={meeting.filing} />
      </span>
      <span role="cell" className="flex items-center">
        <Report report={meeting.report} />
      </span>
      <span role="cell" className="flex items-center">
        {ballot === null && canWrite && meeting.lines_total > 0 ? (
          <Button
            size="sm"
            className="h-[26px]"
            onClick={onMake}
            aria-label={`Make ballot for ${meeting.company_name}`}
          >
            <CircleDashed aria-hidden />
            Make ballot
          </Button>
        ) : (
          <BallotState state={state} />
        )}
      </span>
      <span role="cell" className="flex items-center">
        {ballot && ballot.referred > 0 ? (
          <span
            className={
              'inline-flex h-5 items-center gap-1.5 rounded-sm border border-dashed border-und-solid px-1.5 text-xs ' +
              'font-medium text-und'
            }
          >
            <CircleDashed aria-hidden className="size-[13px]" />
            {ballot.referred} refer
          </span>
        ) : (
          <span className="text-text-3">—</span>
        )}
      </span>
    </div>
  );
}

function Filing({ filing }: { filing: Meeting['filing'] }) {
  if (!filing)
    return (
      <span className="flex items-center gap-1.5 text-xs text-text-2">
        <Clock aria-hidden className="size-3.5 text-neu-solid" />
        Not filed yet
      </span>
    );
  return (
    <span className="flex items-center gap-2">
      <FormBadge>{filing.form_type}</FormBadge>
      {filing.status === 'processed' ? (
        <span className="text-xs whitespace-nowrap text-text-2">
          {filing.filing_date ? shortDay(filing.filing_date) : 'Ready'}
          {filing.amendments > 0 ? ` +${filing.amendments}` : ''}
        </span>
      ) : (
        <StatusBadge kind="document" status={filing.status} />
      )}
    </span>
  );
}

function Report({ report }: { report: Meeting['report'] }) {
  if (!report) return <span className="text-text-3">—</span>;
  const href = `/reports/${report.id}`;
  if (report.status === 'processing' || report.status === 'pending') {
    const { done, total } = report.progress;
    return (
      <Link href={href} className="block w-[112px] text-xs text-text-2">
        Query {done} of {total}
        <Progress value={total > 0 ? done / total : null} label="Report" />
      </Link>
    );
  }
  if (report.status !== 'completed') return <StatusBadge kind="report" status={report.status} />;
  const Count = ({ icon: Icon, count, word, className }: CountProps) => (
    <span title={word} className={cn('inline-flex items-center gap-1 text-xs font-medium tabular-nums', className)}>
      <Icon aria-hidden className="size-3.5" />
      {count}
      <span className="sr-only">{word}</span>
    </span>
  );
  return (
    <Link href={href} className="inline-flex items-center gap-3">
      <Count icon={Flag} count={report.triggered} word="triggered" className="text-warn" />
      <Count icon={CircleDashed} count={report.undetermined} word="not determined" className="text-und" />
      <Count icon={CircleCheck} count={report.clear} word="clear" className="text-ok" />
    </Link>
  );
}

type CountProps = { icon: typeof Flag; count: number; word: string; className: string };
