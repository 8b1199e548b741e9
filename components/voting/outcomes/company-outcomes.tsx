'use client';

import { useQuery } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/api/api-error';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import type { OutcomeMeeting } from '@/lib/voting/outcomes/schema';
import { LoadingRows } from './attention-list';
import { DirectorSupport } from './director-support';
import { companyOutcomes } from '@/components/reads/outcome-reads';
import { ResultsTable } from './results-table';
import { payVotes, SayOnPayChart } from './say-on-pay-chart';
import { ShareholderProposals } from './shareholder-proposals';
import { useEvidence } from './use-evidence';
import { WithEvidence } from './with-evidence';

type Props = { companyId: string; meetingDate: string | null; onMeeting: (meetingDate: string) => void };

/** One company over the years: support for pay, its directors, shareholder proposals, and each meeting line by line. */
export function CompanyOutcomes({ companyId, meetingDate, onMeeting }: Props) {
  const list = useQuery(companyOutcomes(companyId));
  if (list.isError && !list.data)
    return (
      <ErrorState
        title="Failed to load the company’s results"
        cause={apiErrorMessage(list.error, 'The results could not be read.')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        className="flex-1"
      />
    );
  if (!list.data) return <LoadingRows />;
  const meetings = list.data.outcomes;
  const chosen = meetings.find(({ meeting_date }) => meeting_date === meetingDate) ?? newest(meetings);
  if (!chosen)
    return (
      <EmptyState title="No vote results for this company" className="flex-1">
        No 8-K with item 5.07 has been read. It is due within four business days of a meeting.
      </EmptyState>
    );
  return <Loaded key={companyId} meetings={meetings} chosen={chosen} onMeeting={onMeeting} />;
}

/** The newest meeting with votes; a decision on frequency alone has none. */
function newest(meetings: readonly OutcomeMeeting[]): OutcomeMeeting | undefined {
  return meetings.find(({ lines }) => lines.length > 0) ?? meetings[0];
}

function Loaded(props: {
  meetings: readonly OutcomeMeeting[];
  chosen: OutcomeMeeting;
  onMeeting: (meetingDate: string) => void;
}) {
  const { meetings, chosen, onMeeting } = props;
  const viewer = useEvidence(
    meetings.flatMap(({ lines }) => lines),
    meetings.flatMap(({ documents }) => documents),
  );
  const shared = { activeId: viewer.activeId, onShow: viewer.show };
  const columns = viewer.evidence ? '' : 'wide:grid-cols-[minmax(420px,548px)_minmax(0,1fr)]';
  return (
    <WithEvidence viewer={viewer} className="gap-4 overflow-y-auto pb-6">
      <div className={`grid shrink-0 gap-4 ${columns}`}>
        <SayOnPayChart votes={payVotes(meetings)} {...shared} />
        <DirectorSupport meeting={chosen} {...shared} />
      </div>
      <div className="shrink-0">
        <ResultsTable meetings={meetings} meeting={chosen} onMeeting={onMeeting} {...shared} />
      </div>
      <div className="shrink-0">
        <ShareholderProposals meetings={meetings} {...shared} />
      </div>
    </WithEvidence>
  );
}
