import { Card } from '@/components/ui/card';
import type { OutcomeLine, OutcomeMeeting } from '@/lib/voting/outcomes/schema';
import { changeText, supportText } from './support-text';
import { OurVote, ResultPage, Result } from './vote-marks';

type Props = {
  meetings: readonly OutcomeMeeting[];
  activeId: string | null;
  onShow: (line: OutcomeLine) => void;
};

/** Shareholder proposals over the years, newest first; absent where there were none. */
export function ShareholderProposals({ meetings, activeId, onShow }: Props) {
  const proposals = meetings.flatMap((meeting) =>
    meeting.lines.filter(({ kind }) => kind === 'shareholder_proposal').map((line) => ({ meeting, line })),
  );
  if (proposals.length === 0) return null;
  return (
    <Card className="min-w-0">
      <h2 className="flex h-[42px] items-center border-b border-line px-4 text-base font-semibold">
        Shareholder proposals
      </h2>
      <ul className="divide-y divide-line text-sm">
        {proposals.map(({ meeting, line }) => (
          <li
            key={line.id}
            className={
              'grid grid-cols-[48px_minmax(160px,1fr)_64px_110px_56px_110px_80px_44px] items-center gap-x-3 ' +
              'px-4 py-2 max-wide:grid-cols-[48px_minmax(120px,1fr)_64px_56px_90px_44px]'
            }
          >
            <span className="text-text-2 tabular-nums">{meeting.meeting_date.slice(0, 4)}</span>
            <span className="line-clamp-2" title={line.title}>
              {line.title}
            </span>
            <span className="text-right font-semibold tabular-nums">{supportText(line.support_cast)}</span>
            <SupportBar support={line.support_cast} />
            <span className="text-right text-xs text-text-2 tabular-nums">
              {line.previous && line.support_cast !== null
                ? changeText(line.support_cast, line.previous.support_cast)
                : ''}
            </span>
            <Result line={line} />
            <span className="max-wide:hidden">
              <OurVote vote={line.our_vote} />
            </span>
            <ResultPage
              page={line.page_number}
              label={line.title}
              isActive={line.id === activeId}
              onShow={() => onShow(line)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Support along 0 to 100 percent with a tick at half. */
export function SupportBar({ support }: { support: number | null }) {
  return (
    <span aria-hidden className="relative block h-1.5 w-full rounded-sm bg-sunken max-wide:hidden">
      <span className="absolute inset-y-0 left-0 rounded-sm bg-control" style={{ width: `${support ?? 0}%` }} />
      <span className="absolute -inset-y-0.5 left-1/2 w-px bg-text" />
    </span>
  );
}
