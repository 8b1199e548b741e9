import { X } from 'lucide-react';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { EmptyState } from '@/components/shared/states/empty-state';
import type { OutcomeLine, OutcomeMeeting } from '@/lib/voting/outcomes/schema';
import { officeOf } from '../shared/office-of';
import { alongAxis, axisStart, changeText, supportText } from './support-text';
import { OurVote } from './vote-marks';

type Props = { meeting: OutcomeMeeting; activeId: string | null; onShow: (line: OutcomeLine) => void };
type Director = OutcomeLine & { support_cast: number };

/** Nominees of a meeting with certain figures, lowest support first. */
export function directorsOf({ lines }: OutcomeMeeting): Director[] {
  return lines
    .filter((line): line is Director => line.kind === 'director_election' && line.support_cast !== null)
    .toSorted((one, other) => one.support_cast - other.support_cast);
}

/** The name column is wider when offices are shown. */
const COLUMNS =
  'grid grid-cols-[30px_minmax(120px,170px)_minmax(120px,1fr)_52px_48px_84px] items-center gap-x-3 ' +
  'group-data-[offices=true]:grid-cols-[30px_minmax(120px,320px)_minmax(120px,1fr)_52px_48px_84px]';

/** Each nominee's support in this year and the previous one on one scale. */
export function DirectorSupport({ meeting, activeId, onShow }: Props) {
  const directors = directorsOf(meeting);
  const before = directors.find(({ previous }) => previous)?.previous?.meeting_date.slice(0, 4);
  const year = meeting.meeting_date.slice(0, 4);
  const start = axisStart(directors.flatMap((one) => [one.support_cast, one.previous?.support_cast ?? 100]));
  const ticks = Array.from({ length: (100 - start) / 10 + 1 }, (_, index) => start + 10 * index);
  const shown = ticks.filter((tick) => ticks.length < 8 || tick % 20 === 0);
  return (
    <Card className="flex min-w-0 flex-col">
      <header className="flex min-h-[42px] flex-wrap items-center justify-between gap-x-3 border-b border-line px-4">
        <h2 className="text-base font-semibold">
          Directors <span className="ml-1 text-xs font-normal text-text-3">lowest first</span>
        </h2>
        <p aria-hidden className="flex items-center gap-3 text-xs text-text-2">
          <span className="inline-flex items-center gap-1.5">
            <span className="size-2 rounded-full bg-ink" /> {year}
          </span>
          {before ? (
            <span className="inline-flex items-center gap-1.5">
              <span className="size-2 rounded-full border-[1.5px] border-control" /> {before}
            </span>
          ) : null}
          <span className="inline-flex items-center gap-1">
            <X className="size-3 stroke-[3] text-bad-solid" /> we voted against
          </span>
        </p>
      </header>
      {directors.length === 0 ? (
        <EmptyState title="No director was voted on">
          No nominee's figures could be read with certainty for this meeting.
        </EmptyState>
      ) : (
        <div
          role="table"
          aria-label={`Support for directors in ${year}`}
          data-offices={directors.some((line) => officeOf(line, directors) !== null)}
          className="group overflow-x-auto px-4 pt-2 pb-3 text-xs"
        >
          <div role="row" className={cn(COLUMNS, 'h-6 text-text-3')}>
            <span role="columnheader" className="col-span-2">
              Nominee
            </span>
            <span role="columnheader" className="relative h-4">
              <span className="sr-only">Support</span>
              {shown.map((tick) => (
                <span
                  key={tick}
                  aria-hidden
                  className="absolute -translate-x-1/2 tabular-nums"
                  style={{ left: `${alongAxis(tick, start) * 100}%` }}
                >
                  {tick}%
                </span>
              ))}
            </span>
            <span role="columnheader" className="text-right">
              {year}
            </span>
            <span role="columnheader" className="text-right">
              change
            </span>
            <span role="columnheader">We voted</span>
          </div>
          {directors.map((line) => (
            <DirectorRow
              key={line.id}
              line={line}
              office={officeOf(line, directors)}
              start={start}
              ticks={ticks}
              isActive={line.id === activeId}
              hasBefore={before !== undefined}
              onShow={() => onShow(line)}
            />
          ))}
        </div>
      )}
    </Card>
  );
}

function DirectorRow(props: {
  line: Director;
  office: string | null;
  start: number;
  ticks: readonly number[];
  isActive: boolean;
  hasBefore: boolean;
  onShow: () => void;
}) {
  const { line, office, start, ticks, isActive, hasBefore, onShow } = props;
  const [now, before] = [line.support_cast, line.previous?.support_cast ?? null];
  const [left, right] = [Math.min(now, before ?? now), Math.max(now, before ?? now)].map(
    (value) => alongAxis(value, start) * 100,
  );
  const isAgainst = line.our_vote === 'against' || line.our_vote === 'withhold';
  return (
    <div role="row" className={cn(COLUMNS, 'h-[23px] rounded-sm', isActive && 'bg-ev-tint')}>
      <span role="cell" className="text-text-3">
        {line.ballot_number ?? line.number}
      </span>
      <span role="cell" className="min-w-0">
        <button
          type="button"
          onClick={onShow}
          title={office ?? undefined}
          className="block max-w-full truncate text-left text-sm hover:underline"
        >
          {line.nominee ?? line.title}
          {office ? <span className="text-text-3"> · {office}</span> : null}
          {line.share_class ? <span className="text-text-3"> ({line.share_class})</span> : null}
        </button>
      </span>
      <span aria-hidden className="relative h-full">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute inset-y-0 w-px bg-line"
            style={{ left: `${alongAxis(tick, start) * 100}%` }}
          />
        ))}
        <span
          className="absolute top-1/2 h-[1.5px] -translate-y-1/2 bg-control"
          style={{ left: `${left}%`, width: `${(right ?? 0) - (left ?? 0)}%` }}
        />
        {before === null ? null : (
          <Dot at={alongAxis(before, start)} className="border-[1.5px] border-control bg-surface" />
        )}
        {isAgainst ? (
          <X
            className="absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 stroke-[3.5] text-bad-solid"
            style={{ left: `${alongAxis(now, start) * 100}%` }}
          />
        ) : (
          <Dot at={alongAxis(now, start)} className="bg-ink" />
        )}
      </span>
      <span role="cell" className="text-right text-sm font-semibold tabular-nums">
        {supportText(now)}
      </span>
      <span role="cell" className="text-right text-text-2 tabular-nums">
        {before === null ? (hasBefore ? 'new' : '') : changeText(now, before)}
      </span>
      <span role="cell">
        <OurVote vote={line.our_vote} isPlain />
      </span>
    </div>
  );
}

function Dot({ at, className }: { at: number; className: string }) {
  return (
    <span
      className={cn('absolute top-1/2 size-[9px] -translate-x-1/2 -translate-y-1/2 rounded-full', className)}
      style={{ left: `${at * 100}%` }}
    />
  );
}
