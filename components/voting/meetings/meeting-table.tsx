'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import { formatCounted } from '@/lib/format/numbers';
import type { Meeting } from '@/lib/voting/meetings/schema';
import { GRID, MeetingRow } from './meeting-row';
import type { ListRow } from './weeks';

const ROW = 38;
const WEEK = 30;

type MeetingTableProps = {
  rows: readonly ListRow[];
  today: string;
  chosenId: string | null;
  canWrite: boolean;
  onChoose: (id: string) => void;
  onMake: (meeting: Meeting) => void;
  onCorrect: (meeting: Meeting) => void;
};

/** The list by week; only visible rows are rendered, because there may be thousands of meetings. */
export function MeetingTable({ rows, today, chosenId, canWrite, onChoose, onMake, onCorrect }: MeetingTableProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => (rows[index]?.kind === 'week' ? WEEK : ROW),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 12,
    initialRect: { width: 1000, height: 700 },
  });
  useEffect(() => {
    const at = rows.findIndex(({ key }) => key === chosenId);
    if (at >= 0) virtualizer.scrollToIndex(at, { align: 'auto' });
  }, [chosenId, rows, virtualizer]);
  return (
    <Card
      role="table"
      aria-label="Meetings"
      aria-rowcount={rows.length + 1}
      className="flex min-h-[320px] min-w-0 flex-1 flex-col overflow-hidden"
    >
      <div ref={setScroller} className="min-h-0 flex-1 overflow-auto">
        <div className="min-w-[940px]">
          <div
            role="row"
            className={cn(
              GRID,
              'sticky top-0 z-10 h-[34px] border-b border-line bg-surface text-xs font-medium text-text-2',
            )}
          >
            <span role="columnheader" className="col-span-2">
              Meeting
            </span>
            <span role="columnheader">Company</span>
            <span role="columnheader">Filing</span>
            <span role="columnheader">Report</span>
            <span role="columnheader">Ballot</span>
            <span role="columnheader">Referred</span>
          </div>
          <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, key, start }) => {
              const row = rows[index];
              if (!row) return null;
              return (
                <div
                  key={key}
                  role="presentation"
                  className="absolute inset-x-0 top-0"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {row.kind === 'week' ? (
                    <WeekHeader week={row} />
                  ) : row.kind === 'loading' ? (
                    <LoadingRow />
                  ) : (
                    <MeetingRow
                      meeting={row.meeting}
                      today={today}
                      isChosen={row.meeting.id === chosenId}
                      canWrite={canWrite}
                      onChoose={() => onChoose(row.meeting.id)}
                      onMake={() => onMake(row.meeting)}
                      onCorrect={() => onCorrect(row.meeting)}
                    />
                  )}
                </div>
              );
            })}
          </div>
        </div>
      </div>
    </Card>
  );
}

function LoadingRow() {
  return (
    <div aria-hidden className="flex h-[38px] items-center border-b border-line px-4">
      <Skeleton className="w-52" />
    </div>
  );
}

function WeekHeader({ week }: { week: Extract<ListRow, { kind: 'week' }> }) {
  const { label, count, review, open } = week;
  const stateText =
    review > 0 ? `${review} ${review === 1 ? 'needs' : 'need'} review` : open > 0 ? `${open} open` : 'all ready';
  return (
    <div
      role="row"
      className="flex h-[30px] items-center gap-2.5 border-b border-line bg-canvas px-4 text-sm dark:bg-sunken"
    >
      <span role="cell" className="font-medium">
        {label}
      </span>
      <span className="text-xs text-text-3">
        {formatCounted(count, 'meeting')} · {stateText}
      </span>
    </div>
  );
}
