'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Eye, SearchX } from 'lucide-react';
import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { useMemo, useRef, useState } from 'react';
import {
  meetingList,
  meetingListStart,
  NO_FILTERS,
  votingSeason,
  type MeetingQuery,
} from '@/components/reads/voting-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { Page, PageHeader } from '@/components/shared/page';
import { Button, buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { Kbd } from '@/components/ui/kbd';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useShortcuts } from '@/components/viewer/use-shortcuts';
import { replaceAddress } from '@/components/shared/address';
import { useListStart } from '@/components/shared/use-list-start';
import { formatCount, formatCounted } from '@/lib/format/numbers';
import type { Meeting, Season } from '@/lib/voting/meetings/schema';
import { CalendarPopover } from './calendar-popover';
import { ExportBallots } from './export-ballots';
import { meetingAddress, readMeetingAddress, readSeasonYear } from './meeting-address';
import { MeetingFilters } from './meeting-filters';
import { MeetingTable } from './meeting-table';
import { PastMeetings } from './past-meetings';
import { SeasonStrip } from './season-strip';
import { rowsOf, rowsOfStart } from './weeks';

const CorrectMeeting = loadWhenShown(() =>
  import('../correct/correct-meeting').then((loaded) => loaded.CorrectMeeting),
);
const MakeBallotDialog = loadWhenShown(() => import('./make-ballot-dialog').then((loaded) => loaded.MakeBallotDialog));

/** Upcoming meetings by week, then past ones; every filter is in the URL. */
export function MeetingsScreen({ canWrite, today }: { canWrite: boolean; today: string }) {
  const router = useRouter();
  const search = useSearchParams();
  const get = (name: string) => search.get(name);
  const now = new Date(today);
  const filters = readMeetingAddress(get);
  const year = readSeasonYear(get, now);
  const list = useQuery({ ...meetingList(filters), placeholderData: keepPreviousData });
  const season = useQuery({ ...votingSeason(filters, year), placeholderData: keepPreviousData });
  const filtersRef = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [making, setMaking] = useState<string | null>(search.get('make'));
  const [correcting, setCorrecting] = useState<string | null>(null);
  const { list: whole, start } = useListStart(list.data, meetingListStart(filters));
  const meetings = whole?.meetings ?? start?.meetings;
  const rows = useMemo(
    () => (start ? rowsOfStart(start, today) : rowsOf(meetings ?? [], today)),
    [start, meetings, today],
  );
  const shown = rows.flatMap((row) => (row.kind === 'meeting' ? [row.meeting] : []));

  const change = (changed: Partial<MeetingQuery>, nextYear = year) =>
    replaceAddress(meetingAddress({ ...filters, ...changed }, nextYear, now));
  const open = (meeting: Meeting | undefined) => {
    if (meeting?.ballot) router.push(`/voting/ballots/${meeting.ballot.id}`);
    else if (meeting && canWrite && meeting.lines_total > 0) setMaking(meeting.id);
  };
  const step = (by: 1 | -1): void | false => {
    if (shown.length === 0) return false;
    const at = shown.findIndex(({ id }) => id === chosenId);
    setChosenId(shown[at < 0 ? 0 : Math.min(shown.length - 1, Math.max(0, at + by))]?.id ?? null);
  };
  const toReview = shown.filter(({ state }) => state === 'needs_review');
  const reviewNext = () => open(toReview[0]);
  useShortcuts({
    n: reviewNext,
    '/': () => filtersRef.current?.querySelector('input')?.focus(),
    arrowdown: () => step(1),
    arrowup: () => step(-1),
    enter: () => {
      const meeting = shown.find(({ id }) => id === chosenId);
      // A focused button or link keeps its own Enter.
      if (!meeting || document.activeElement?.closest('a, button')) return false;
      open(meeting);
    },
  });

  const isFiltered = meetingAddress(filters, now.getUTCFullYear(), now) !== '/voting';
  const makingMeeting = meetings?.find(({ id }) => id === making);
  return (
    <Page>
      <PageHeader
        title="Meetings"
        meta={season.data ? <Totals season={season.data} /> : null}
        actions={
          <>
            <CalendarPopover />
            <ExportBallots filters={filters} />
            <Button variant="primary" disabled={toReview.length === 0} onClick={reviewNext} aria-keyshortcuts="N">
              <Eye aria-hidden />
              Review next
              <Kbd className="border-current/30 bg-transparent text-inherit">N</Kbd>
            </Button>
          </>
        }
      />
      {season.data ? (
        <SeasonStrip
          season={season.data}
          year={year}
          from={filters.from}
          to={filters.to}
          onYear={(next) => change({ from: null, to: null }, next)}
          onRange={(range) => change(range)}
        />
      ) : null}
      <MeetingFilters ref={filtersRef} filters={filters} byState={season.data?.by_state} onChange={change} />
      <div className="flex min-h-0 flex-1 gap-4 max-wide:flex-none max-wide:flex-col">
        {!list.data && list.error ? (
          <Card className="flex min-h-[320px] flex-1 items-center justify-center">
            <ErrorState
              title="Failed to load meetings"
              cause={apiErrorMessage(list.error, 'The meetings could not be read.')}
              onRetry={() => void list.refetch()}
              isRetrying={list.isFetching}
            />
          </Card>
        ) : !meetings ? (
          <LoadingRows />
        ) : rows.length > 0 ? (
          <MeetingTable
            rows={rows}
            today={today}
            chosenId={chosenId}
            canWrite={canWrite}
            onChoose={setChosenId}
            onMake={({ id }) => setMaking(id)}
            onCorrect={({ id }) => setCorrecting(id)}
          />
        ) : (
          <Card className="flex min-h-[320px] flex-1 items-center justify-center">
            {isFiltered ? (
              <EmptyState
                icon={<SearchX aria-hidden />}
                title="No meeting matches"
                isLive
                actions={
                  <Button size="sm" onClick={() => change(NO_FILTERS)}>
                    Clear the filters
                  </Button>
                }
              />
            ) : (
              <NoMeetings />
            )}
          </Card>
        )}
        <PastMeetings today={today} />
      </div>
      {makingMeeting ? <MakeBallotDialog meeting={makingMeeting} onClose={() => setMaking(null)} /> : null}
      {correcting ? <CorrectMeeting meetingId={correcting} onClose={() => setCorrecting(null)} /> : null}
    </Page>
  );
}

function Totals({ season }: { season: Season }) {
  return (
    <>
      {`${formatCount(season.coming)} coming · ${season.need_review} need review · `}
      {`${formatCounted(season.referred, 'item')} referred · ${season.not_filed} not filed yet`}
    </>
  );
}

function NoMeetings() {
  return (
    <EmptyState
      title="No meetings yet"
      actions={
        <Link href="/companies" className={buttonVariants({ size: 'sm' })}>
          Open Companies
        </Link>
      }
    >
      A meeting appears here automatically when a company’s proxy statement has been fetched or uploaded and read.
    </EmptyState>
  );
}

function LoadingRows() {
  return (
    <Card className="min-h-[320px] flex-1 p-4">
      <SkeletonGroup label="Loading meetings..." className="flex flex-col gap-6">
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} style={{ width: `${90 - (index % 3) * 12}%` }} />
        ))}
      </SkeletonGroup>
    </Card>
  );
}
