import { CircleDashed, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { Badge, FormBadge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatDate } from '@/lib/format/dates';
import { formatCount, formatCounted, MISSING } from '@/lib/format/numbers';
import type { OutcomeLine, OutcomeMeeting } from '@/lib/voting/outcomes/schema';
import { officeOf } from '../shared/office-of';
import { supportText } from './support-text';
import { OurVote, ResultPage, Result } from './vote-marks';

type Props = {
  meetings: readonly OutcomeMeeting[];
  meeting: OutcomeMeeting;
  activeId: string | null;
  onMeeting: (meetingDate: string) => void;
  onShow: (line: OutcomeLine) => void;
};

const FREQUENCIES = { one_year: 'every year', two_years: 'every two years', three_years: 'every three years' };
const MAX_TABS = 6;

/** Every line of one meeting as the filing prints it: proposals in its order, then directors, least support first. */
export function ResultsTable({ meetings, meeting, activeId, onMeeting, onShow }: Props) {
  return (
    <Card className="min-w-0">
      <header
        className={
          'flex min-h-[50px] flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 ' + 'py-2'
        }
      >
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5">
          <h2 className="text-base font-semibold">
            {meeting.meeting_type === 'special' ? 'Special' : 'Annual'} meeting of {formatDate(meeting.meeting_date)}
          </h2>
          <FiledIn meeting={meeting} />
          {meeting.ballot_id ? (
            <Link
              href={`/voting/ballots/${meeting.ballot_id}`}
              className="text-xs font-medium text-accent hover:underline"
            >
              Our ballot
            </Link>
          ) : null}
        </div>
        <Years meetings={meetings} meeting={meeting} onMeeting={onMeeting} />
      </header>
      {meeting.frequency ? (
        <p className="border-b border-line px-4 py-2 text-sm text-text-2">
          The board decided to hold the vote on pay {FREQUENCIES[meeting.frequency.value]}.
        </p>
      ) : null}
      <div className="overflow-x-auto">
        <Table aria-label={`Results of ${formatDate(meeting.meeting_date)}`}>
          <TableHeader>
            <TableRow isStatic>
              <TableHead>No.</TableHead>
              <TableHead>Proposal</TableHead>
              <TableHead isNumeric>For</TableHead>
              <TableHead isNumeric>Against</TableHead>
              <TableHead isNumeric>Abstain</TableHead>
              <TableHead isNumeric>Broker non-votes</TableHead>
              <TableHead isNumeric>Support</TableHead>
              <TableHead>Result</TableHead>
              <TableHead>We voted</TableHead>
              <TableHead>
                <span className="sr-only">Majority</span>
              </TableHead>
              <TableHead className="text-right">Page</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {inOrder(meeting.lines).map((line) => (
              <ResultRow
                key={line.id}
                line={line}
                office={officeOf(line, meeting.lines)}
                isUnmatched={meeting.ballot_id !== null && line.ballot_line_id === null}
                isActive={line.id === activeId}
                onShow={() => onShow(line)}
              />
            ))}
          </TableBody>
        </Table>
      </div>
      <WithoutResult lines={meeting.ballot_lines_without_result} />
    </Card>
  );
}

function FiledIn({ meeting }: { meeting: OutcomeMeeting }) {
  const filed = meeting.filing_date ? `filed ${formatDate(meeting.filing_date)}, item 5.07` : 'item 5.07';
  return (
    <span className="flex flex-wrap items-center gap-2 text-xs text-text-3 tabular-nums">
      <FormBadge>{meeting.form_type}</FormBadge>
      {filed}
      {meeting.shares_present === null ? '' : ` · ${formatCount(meeting.shares_present)} shares present`}
      {meeting.is_preliminary ? <Badge tone="warn">Preliminary</Badge> : null}
      {meeting.is_amended ? <Badge>Amended</Badge> : null}
      {meeting.date_source === 'event' ? <Badge tone="und">Date of the event; none is stated in the text</Badge> : null}
    </span>
  );
}

function Years({ meetings, meeting, onMeeting }: Pick<Props, 'meetings' | 'meeting' | 'onMeeting'>) {
  const shown = meetings.slice(0, MAX_TABS);
  if (shown.length < 2) return null;
  const years = shown.map(({ meeting_date }) => meeting_date.slice(0, 4));
  return (
    <SegmentedControl
      aria-label="Meeting"
      value={meeting.meeting_date}
      onValueChange={onMeeting}
      segments={shown.map(({ meeting_date }, index) => ({
        value: meeting_date,
        label:
          years.filter((year) => year === years[index]).length > 1 ? formatDate(meeting_date) : (years[index] ?? ''),
      }))}
    />
  );
}

function inOrder(lines: readonly OutcomeLine[]): OutcomeLine[] {
  const directors = lines.filter(({ kind }) => kind === 'director_election');
  return [
    ...lines.filter(({ kind }) => kind !== 'director_election'),
    ...directors.toSorted((one, other) => (one.support_cast ?? 101) - (other.support_cast ?? 101)),
  ];
}

/** Lines of our ballot whose result is not in the filing, or not with certainty. */
function WithoutResult({ lines }: { lines: OutcomeMeeting['ballot_lines_without_result'] }) {
  if (lines.length === 0) return null;
  return (
    <p className="flex items-center gap-1.5 border-t border-line px-4 py-2 text-xs text-und">
      <CircleDashed aria-hidden className="size-3.5 shrink-0 text-und-solid" />
      On our ballot without a certain result:{' '}
      {lines.map(({ number, title }) => `${number ?? ''} ${title}`.trim()).join(', ')}
    </p>
  );
}

type ResultRowProps = {
  line: OutcomeLine;
  office: string | null;
  isUnmatched: boolean;
  isActive: boolean;
  onShow: () => void;
};

function ResultRow({ line, office, isUnmatched, isActive, onShow }: ResultRowProps) {
  const name = line.nominee ?? line.title;
  const isFrequency = line.choice !== null || line.one_year !== null;
  return (
    <TableRow isSelected={isActive}>
      <TableCell className="h-[38px] text-text-2">{line.ballot_number ?? line.number ?? ''}</TableCell>
      <TableCell className="h-[38px] min-w-[220px]">
        <span className="line-clamp-2" title={line.title}>
          {name}
          {office ? <span className="text-text-3"> · {office}</span> : null}
          {line.share_class ? <span className="text-text-3"> · {line.share_class}</span> : null}
        </span>
        {line.check === 'unequal' ? (
          <span className="flex items-center gap-1 text-2xs text-warn">
            <TriangleAlert aria-hidden className="size-3" /> does not add up to the same total as other lines
          </span>
        ) : null}
      </TableCell>
      {isFrequency ? (
        <TableCell colSpan={4} className="h-[38px] text-right text-text-2 tabular-nums">
          1 year {formatCount(line.one_year)} · 2 years {formatCount(line.two_years)} · 3 years{' '}
          {formatCount(line.three_years)} · abstain {formatCount(line.abstain)}
        </TableCell>
      ) : (
        <>
          <Count line={line} kind="for" />
          <Count
            line={line}
            kind={line.withheld !== null || line.unread.includes('withheld') ? 'withheld' : 'against'}
          />
          <Count line={line} kind="abstain" />
          <Count line={line} kind="broker_non_votes" />
        </>
      )}
      <TableCell isNumeric className="h-[38px] font-semibold">
        <span title={withAbstentions(line)}>{supportText(line.support_cast)}</span>
      </TableCell>
      <TableCell className="h-[38px]">
        <Result line={line} />
      </TableCell>
      <TableCell className="h-[38px]">
        {isUnmatched ? (
          <span
            className="flex items-center gap-1 text-xs whitespace-nowrap text-und"
            title="This result could not be matched to a line of our ballot."
          >
            <CircleDashed aria-hidden className="size-3.5 text-und-solid" />
            not matched
          </span>
        ) : (
          <OurVote vote={line.our_vote} />
        )}
      </TableCell>
      <TableCell className="h-[38px] whitespace-nowrap">
        {line.with_majority === null ? null : (
          <span className={line.with_majority ? 'text-xs text-text-2' : 'text-xs font-medium'}>
            {line.with_majority ? 'with the majority' : 'against the majority'}
          </span>
        )}
      </TableCell>
      <TableCell className="h-[38px] text-right">
        <ResultPage page={line.page_number} label={name} isActive={isActive} onShow={onShow} />
      </TableCell>
    </TableRow>
  );
}

function withAbstentions({ support_with_abstentions: share }: OutcomeLine): string | undefined {
  return share === null ? undefined : `${supportText(share)} with abstentions`;
}

type Counted = 'for' | 'against' | 'withheld' | 'abstain' | 'broker_non_votes';

/** A figure that is printed but could not be read with certainty is marked; one that is not printed is a dash. */
function Count({ line, kind }: { line: OutcomeLine; kind: Counted }) {
  const value = line[kind];
  return (
    <TableCell isNumeric className="h-[38px]">
      {value !== null ? (
        <>
          {formatCount(value)}
          {kind === 'withheld' ? <span className="block text-2xs text-text-3">withheld</span> : null}
        </>
      ) : line.unread.includes(kind) ? (
        <span
          className="text-und"
          title="Reported, but it is not certain which line or heading it belongs to. See the page."
        >
          not certain
        </span>
      ) : (
        <span className="text-text-3">{MISSING}</span>
      )}
    </TableCell>
  );
}

/** The period of the meetings, their lines, and how often our votes were with the majority, in one line. */
export function meetingsText(meetings: readonly OutcomeMeeting[]): string {
  const years = meetings.map(({ meeting_date }) => meeting_date.slice(0, 4)).sort();
  const [first, last] = [years[0], years.at(-1)];
  const lines = meetings.reduce((sum, meeting) => sum + meeting.lines.length, 0);
  const compared = meetings.reduce((sum, meeting) => sum + meeting.compared, 0);
  const agreed = meetings.reduce((sum, meeting) => sum + meeting.with_majority, 0);
  const period = first === last ? `of ${first ?? ''}` : `${first ?? ''} to ${last ?? ''}`;
  const ours = compared === 0 ? '' : ` · with the majority on ${agreed} of ${compared}`;
  return `${formatCounted(meetings.length, 'meeting')} ${period} · ${formatCounted(lines, 'line')}${ours}`;
}
