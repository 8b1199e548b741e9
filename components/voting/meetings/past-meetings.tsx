'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, CircleX, Clock, Info } from 'lucide-react';
import Link from 'next/link';
import { pastMeetings } from '@/components/reads/voting-reads';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { formatCount } from '@/lib/format/numbers';
import type { Meeting } from '@/lib/voting/meetings/schema';
import { outcomesHref } from '@/components/shared/outcomes-address';
import { BallotState } from '../shared/ballot-state';
import { PageMarker } from '@/components/shared/citations/page-marker';
import { CompanyOfMeeting } from './company-of-meeting';
import { shiftDay, resultsDue, shortDay, weekday } from './weeks';

/** Meetings that were held, newest first, with their results where the 8-K was read. */
export function PastMeetings({ today }: { today: string }) {
  const { data, error } = useQuery(pastMeetings(shiftDay(today, -1)));
  return (
    <Card className="flex min-h-0 w-[372px] shrink-0 flex-col overflow-hidden max-wide:w-full">
      <header className="flex h-[34px] shrink-0 items-center gap-2 border-b border-line px-4 text-sm">
        <h2 className="font-semibold">Past meetings</h2>
        <span className="text-xs text-text-3">{data ? `${formatCount(data.total)}, newest first` : ''}</span>
        <Link href="/voting/outcomes" className="ml-auto text-xs font-medium text-accent hover:underline">
          Outcomes
        </Link>
      </header>
      <ul aria-label="Past meetings" className="min-h-0 flex-1 overflow-y-auto">
        {(data?.meetings ?? []).map((meeting) => (
          <PastMeeting key={meeting.id} meeting={meeting} today={today} />
        ))}
      </ul>
      {data?.meetings.length === 0 ? (
        <p className="px-4 py-3 text-sm text-text-3">No meetings have been held yet.</p>
      ) : null}
      {error && !data ? <p className="px-4 py-3 text-sm text-bad">They could not be read.</p> : null}
      <footer className="flex h-9 shrink-0 items-center gap-2 border-t border-line px-4 text-xs text-text-2">
        <Info aria-hidden className="size-3.5 text-accent-solid" />
        Results are read from Form 8-K, item 5.07.
      </footer>
    </Card>
  );
}

function PastMeeting({ meeting, today }: { meeting: Meeting; today: string }) {
  const { outcome, meeting_date: date } = meeting;
  return (
    <li className="flex flex-col gap-1 border-b border-line px-4 py-2 text-sm">
      <span className="flex items-baseline gap-2">
        <CompanyOfMeeting meeting={meeting} />
        <span className="font-mono text-xs text-text-3">{meeting.ticker}</span>
        <span className="ml-auto shrink-0 text-xs text-text-3">{date ? weekday(date, today) : ''}</span>
      </span>
      <span className="flex items-center gap-1.5 text-xs text-text-2">
        {outcome ? (
          <Results meeting={meeting} outcome={outcome} />
        ) : (
          <>
            <Clock aria-hidden className="size-3.5 text-neu-solid" />
            <span className="text-text">Awaiting the 8-K</span>
            {date ? <span>due by {shortDay(resultsDue(date))}</span> : null}
            <span className="ml-auto">
              <BallotState state={meeting.state} />
            </span>
          </>
        )}
      </span>
    </li>
  );
}

/** States how many lines passed only when at least one result is certain. */
function textOf(lines: number, lost: number): string {
  if (lines === 0) return 'Results not certain';
  return lost > 0 ? `${lost} of ${lines} not passed` : `All ${lines} passed`;
}

/** How many passed, support for pay, and the page; losing is not an error. */
function Results({ meeting, outcome }: { meeting: Meeting; outcome: NonNullable<Meeting['outcome']> }) {
  const { lines, not_passed: lost, say_on_pay_support: support, page_number: page } = outcome;
  const [Icon, tone] =
    lines === 0
      ? ([CircleDashed, 'text-und'] as const)
      : lost > 0
        ? ([CircleX, 'text-neu-solid'] as const)
        : ([CircleCheck, 'text-ok-solid'] as const);
  const href = outcomesHref({ company: meeting.company_id, meeting: meeting.meeting_date });
  return (
    <>
      <Icon aria-hidden className={cn('size-3.5', tone)} />
      <Link href={href} className="font-medium text-text hover:underline">
        {textOf(lines, lost)}
      </Link>
      {support === null ? null : <span className="tabular-nums">say on pay {support.toFixed(1)}%</span>}
      {page === null ? null : (
        <Link href={href} className="ml-auto" aria-label={`p.${page}, results of ${meeting.company_name}`}>
          <PageMarker page={page} label={`Page ${page} of the 8-K`} />
        </Link>
      )}
    </>
  );
}
