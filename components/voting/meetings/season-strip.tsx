'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { formatCount } from '@/lib/format/numbers';
import type { Season } from '@/lib/voting/meetings/schema';
import { shiftDay, shortDay, weekOf, weeksBetween } from './weeks';

const MEETING_PX = 4.6;
const MAX_PX = 34;
const LEAST_WEEKS = 21;

type Range = { from: string | null; to: string | null };
type SeasonStripProps = Range & {
  season: Season;
  year: number;
  onYear: (year: number) => void;
  onRange: (range: Range) => void;
};

/**
 * One column per week. A click limits the list to the week, with Shift it extends the range to it; a second click
 * removes the limit.
 */
export function SeasonStrip({ season, year, from, to, onYear, onRange }: SeasonStripProps) {
  const byWeek = new Map(season.weeks.map((week) => [week.week, week]));
  const weeks = shownWeeks(season, year);
  const most = Math.max(1, ...season.weeks.map(({ held, ready, open }) => held + ready + open));
  const scale = Math.min(MEETING_PX, MAX_PX / most);
  const thisWeek = weekOf(season.today);
  const choose = (week: string, event: MouseEvent) => {
    const end = shiftDay(week, 6);
    if (event.shiftKey && from && to) return onRange({ from: week < from ? week : from, to: end > to ? end : to });
    onRange(from === week && to === end ? { from: null, to: null } : { from: week, to: end });
  };
  return (
    <Card className="flex h-[84px] shrink-0 items-stretch pr-4 pl-4">
      <div className="flex w-[186px] shrink-0 flex-col justify-center gap-1">
        <h2 className="flex items-center gap-1 text-sm font-semibold">
          Season {year}
          <IconButton
            size="sm"
            label={`Season ${year - 1}`}
            icon={<ChevronLeft aria-hidden />}
            onClick={() => onYear(year - 1)}
          />
          <IconButton
            size="sm"
            label={`Season ${year + 1}`}
            icon={<ChevronRight aria-hidden />}
            onClick={() => onYear(year + 1)}
          />
        </h2>
        <p className="text-xs text-text-2 tabular-nums">
          {formatCount(season.coming)} coming · {formatCount(season.held)} held
        </p>
        <p className="flex gap-2.5 text-2xs text-text-3">
          <Key className="bg-neu-solid">held</Key>
          <Key className="bg-ink">ready</Key>
          <Key className="border border-neu-solid">open</Key>
        </p>
      </div>
      <div className="flex min-w-0 flex-1 items-stretch overflow-x-auto [scrollbar-width:none]">
        {weeks.map((week, index) => {
          const counts = byWeek.get(week) ?? { held: 0, ready: 0, open: 0 };
          const total = counts.held + counts.ready + counts.open;
          const isChosen = from !== null && to !== null && week >= weekOf(from) && week <= to;
          const isToday = week === thisWeek;
          const hasDay = index % 2 === 0 && weeks[index + 1] !== thisWeek;
          const dayShown = isToday ? 'Today' : hasDay ? shortDay(week) : '';
          return (
            <button
              key={week}
              type="button"
              aria-pressed={isChosen}
              onClick={(event) => choose(week, event)}
              className={cn(
                'relative flex min-w-[26px] flex-1 flex-col items-center justify-end pt-1 pb-1.5 -outline-offset-2 ' +
                  'hover:bg-hover',
                isChosen && 'bg-accent-tint hover:bg-accent-tint',
              )}
            >
              {isToday ? (
                <span
                  aria-hidden
                  className="absolute top-1 bottom-[22px] w-[1.5px] bg-accent-solid"
                  style={{ left: `${((dayIndex(season.today) + 0.5) / 7) * 100}%` }}
                />
              ) : null}
              <span className={total > 0 ? 'text-2xs text-text-2 tabular-nums' : 'sr-only'}>{formatCount(total)}</span>
              <span className="sr-only">
                {total === 1 ? ' meeting' : ' meetings'}, week of{' '}
                {dayShown === shortDay(week) ? '' : shortDay(week)}{' '}
              </span>
              <span aria-hidden className="flex w-6 flex-col items-stretch gap-px">
                <Bar count={counts.open} scale={scale} className="border border-neu-solid bg-surface" />
                <Bar count={counts.ready} scale={scale} className="bg-ink" />
                <Bar count={counts.held} scale={scale} className="bg-neu-solid" />
              </span>
              <span
                className={cn(
                  'mt-px h-4 w-full overflow-visible border-t border-line-strong text-center text-2xs ' +
                    'whitespace-nowrap text-text-3',
                  isToday && 'font-medium text-accent',
                )}
              >
                {dayShown}
              </span>
            </button>
          );
        })}
      </div>
    </Card>
  );
}

function shownWeeks({ weeks, today }: Season, year: number): string[] {
  const isThisYear = today.startsWith(String(year));
  const marks = [...weeks.map(({ week }) => week), ...(isThisYear ? [weekOf(today)] : [])].toSorted();
  const first = shiftDay(marks[0] ?? weekOf(`${year}-03-02`), -7);
  const last = shiftDay(marks.at(-1) ?? first, 7);
  const least = shiftDay(first, 7 * (LEAST_WEEKS - 1));
  return weeksBetween(first, last > least ? last : least);
}

const dayIndex = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

function Bar({ count, scale, className }: { count: number; scale: number; className: string }) {
  return count > 0 ? (
    <span className={cn('rounded-[2px]', className)} style={{ height: Math.max(3, count * scale) }} />
  ) : null;
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-1">
      <span aria-hidden className={cn('size-2 rounded-[2px]', className)} />
      {children}
    </span>
  );
}
