import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import type { OutcomeLine, OutcomeMeeting } from '@/lib/voting/outcomes/schema';
import { alongAxis, axisStart, supportText } from './support-text';
import { OurVote, ResultPage } from './vote-marks';

export type PayVote = { meeting: OutcomeMeeting; line: OutcomeLine; support: number };
type Props = { votes: readonly PayVote[]; activeId: string | null; onShow: (line: OutcomeLine) => void };

const LIMIT = 80;
const HEIGHT = 190;
const TOP = 22;
const PLOT = HEIGHT - TOP - 8;

/** Votes on pay with a certain support, oldest first. */
export function payVotes(outcomes: readonly OutcomeMeeting[]): PayVote[] {
  return outcomes
    .flatMap((meeting) =>
      meeting.lines
        .filter((line) => line.kind === 'say_on_pay' && line.share_class === null)
        .flatMap((line) => (line.support_cast === null ? [] : [{ meeting, line, support: line.support_cast }])),
    )
    .toSorted((one, other) => one.meeting.meeting_date.localeCompare(other.meeting.meeting_date));
}

/** Whether its meeting has only one vote on pay; several concern different matters and are not connected by a line. */
function isOnly({ meeting }: PayVote, votes: readonly PayVote[]): boolean {
  return votes.filter((other) => other.meeting.id === meeting.id).length === 1;
}

/** "2025", or "2025, 13.2" where the meeting has several votes on pay. */
function nameOf(vote: PayVote, votes: readonly PayVote[]): string {
  const year = vote.meeting.meeting_date.slice(0, 4);
  const number = vote.line.ballot_number ?? vote.line.number;
  return isOnly(vote, votes) || !number ? year : `${year}, ${number}`;
}

/**
 * Support for pay over the years: a line, with rings below the limit; our vote and the page below each year.
 */
export function SayOnPayChart({ votes, activeId, onShow }: Props) {
  return (
    <Card className="flex min-w-0 flex-col">
      <header className="flex h-[42px] items-center gap-2 border-b border-line px-4">
        <h2 className="text-base font-semibold">Say on pay</h2>
        <span className="text-xs text-text-3">votes for, of votes for and against</span>
      </header>
      {votes.length === 0 ? (
        <EmptyState title="No vote on pay yet">
          No figures could be read with certainty from the filings read so far.
        </EmptyState>
      ) : (
        <Plot votes={votes} activeId={activeId} onShow={onShow} />
      )}
    </Card>
  );
}

function Plot({ votes, activeId, onShow }: Props) {
  const start = axisStart(votes.map(({ support }) => support));
  const y = (value: number) => TOP + PLOT * (1 - alongAxis(value, start));
  const x = (index: number) => `${((index + 0.5) / votes.length) * 100}%`;
  const grid = Array.from({ length: (100 - start) / 10 + 1 }, (_, index) => start + 10 * index);
  const inWords = (vote: PayVote) => `${nameOf(vote, votes)} ${supportText(vote.support)}`;
  return (
    <div className="grid grid-cols-[52px_1fr] px-4 pt-3 pb-4 text-xs">
      <div className="relative" style={{ height: HEIGHT }}>
        {grid.map((value) => (
          <span
            key={value}
            className="absolute right-3 -translate-y-1/2 text-text-3 tabular-nums"
            style={{ top: y(value) }}
          >
            {value}%
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={`Support for pay: ${votes.map(inWords).join(', ')}`}
        width="100%"
        height={HEIGHT}
        className="overflow-visible"
      >
        {grid.map((value) => (
          <line key={value} x1="0" x2="100%" y1={y(value)} y2={y(value)} className="stroke-line" />
        ))}
        <line x1="0" x2="100%" y1={y(LIMIT)} y2={y(LIMIT)} strokeDasharray="3 3" className="stroke-warn-solid" />
        <text x="4" y={y(LIMIT) + 14} className="fill-warn text-2xs">
          flag: below {LIMIT}%
        </text>
        {votes.slice(1).map((vote, index) => {
          const before = votes[index];
          if (!before || !isOnly(before, votes) || !isOnly(vote, votes)) return null;
          return (
            <line
              key={vote.line.id}
              x1={x(index)}
              x2={x(index + 1)}
              y1={y(before.support)}
              y2={y(vote.support)}
              strokeWidth={1.5}
              className="stroke-ink"
            />
          );
        })}
        {votes.map(({ support, line }, index) => (
          <g key={line.id}>
            <circle
              cx={x(index)}
              cy={y(support)}
              r={5}
              strokeWidth={2}
              className={support < LIMIT ? 'fill-surface stroke-bad-solid' : 'fill-ink stroke-ink'}
            />
            <text
              x={x(index)}
              y={support < LIMIT ? y(support) + 21 : y(support) - 11}
              textAnchor="middle"
              className="fill-text text-xs font-semibold tabular-nums"
              stroke="var(--surface)"
              strokeWidth={3}
              paintOrder="stroke"
            >
              {supportText(support)}
            </text>
          </g>
        ))}
      </svg>
      <span className="self-end text-text-3">We voted</span>
      <ul className="grid" style={{ gridTemplateColumns: `repeat(${votes.length}, minmax(0, 1fr))` }}>
        {votes.map((vote) => (
          <li key={vote.line.id} className="flex flex-col items-center gap-1.5">
            <span className="text-text-2 tabular-nums" title={vote.line.title}>
              {nameOf(vote, votes)}
            </span>
            <ResultPage
              page={vote.line.page_number}
              label={`Say on pay of ${nameOf(vote, votes)}`}
              isActive={activeId === vote.line.id}
              onShow={() => onShow(vote.line)}
            />
            <OurVote vote={vote.line.our_vote} />
          </li>
        ))}
      </ul>
    </div>
  );
}
