'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleHelp } from 'lucide-react';
import Link from 'next/link';
import { apiErrorMessage } from '@/components/api/api-error';
import { CountBadge } from '@/components/ui/badge';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatDate } from '@/lib/format/dates';
import { formatCounted } from '@/lib/format/numbers';
import type { Attention, AttentionItem, AttentionReason } from '@/lib/voting/outcomes/schema';
import { attentionList } from '@/components/reads/outcome-reads';
import { outcomesHref } from '@/components/shared/outcomes-address';
import { changeText, supportText } from './support-text';
import { useEvidence } from './use-evidence';
import { WithEvidence } from './with-evidence';
import { OurVote, ResultPage, Result } from './vote-marks';

type Choice = AttentionReason | 'all';

/** Results of all companies that need attention. */
export function AttentionList(props: {
  reason: AttentionReason | null;
  onReason: (reason: AttentionReason | null) => void;
}) {
  const list = useQuery(attentionList(props.reason));
  if (list.isError && !list.data)
    return (
      <ErrorState
        title="Failed to load vote results"
        cause={apiErrorMessage(list.error, 'The results could not be read.')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        className="flex-1"
      />
    );
  if (!list.data) return <LoadingRows />;
  if (list.data.companies.length === 0) return <NoResults />;
  return <Loaded {...props} attention={list.data} />;
}

function Loaded(props: {
  attention: Attention;
  reason: AttentionReason | null;
  onReason: (reason: AttentionReason | null) => void;
}) {
  const { attention, reason, onReason } = props;
  const { counts } = attention;
  const viewer = useEvidence(
    attention.attention.map(({ line }) => line),
    attention.attention.map(({ document }) => document),
  );
  const label = (text: string, count: number) => (
    <>
      {text} <CountBadge>{count}</CountBadge>
    </>
  );
  return (
    <WithEvidence viewer={viewer} className="gap-3 pb-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl<Choice>
          aria-label="Reason"
          value={reason ?? 'all'}
          onValueChange={(value) => onReason(value === 'all' ? null : value)}
          segments={[
            { value: 'all', label: label('All', counts.all) },
            { value: 'low_support', label: label('Support below 80%', counts.low_support) },
            { value: 'low_director', label: label('Directors below 70%', counts.low_director) },
            { value: 'against_majority', label: label('Majority against us', counts.against_majority) },
          ]}
        />
        <p className="text-xs text-text-3 tabular-nums">
          {formatCounted(attention.companies.length, 'company', 'companies')},{' '}
          {formatCounted(counts.meetings, 'meeting')} with results
          {counts.not_certain > 0 && `, ${formatCounted(counts.not_certain, 'result')} not certain`}
        </p>
      </div>
      {attention.attention.length === 0 ? (
        <NoneAsks notCertain={counts.not_certain} />
      ) : (
        <TableContainer>
          <Table aria-label="Results that need attention">
            <TableHeader>
              <TableRow isStatic>
                <TableHead>Company</TableHead>
                <TableHead>Meeting</TableHead>
                <TableHead>Proposal</TableHead>
                <TableHead isNumeric>Support</TableHead>
                <TableHead isNumeric>Change</TableHead>
                <TableHead>Result</TableHead>
                <TableHead>We voted</TableHead>
                <TableHead className="text-right">Page</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {attention.attention.map((item) => (
                <Row
                  key={item.line.id}
                  item={item}
                  isActive={item.line.id === viewer.activeId}
                  onShow={() => viewer.show(item.line)}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </WithEvidence>
  );
}

function NoneAsks({ notCertain }: { notCertain: number }) {
  if (notCertain === 0)
    return (
      <EmptyState isLive icon={<CircleCheck aria-hidden />} title="No results need attention">
        Choose a company above to see all of its results.
      </EmptyState>
    );
  return (
    <EmptyState isLive icon={<CircleHelp aria-hidden />} title="No certain results need attention">
      {formatCounted(notCertain, 'result')} could not be read with certainty. Choose a company above to see them on the
      page.
    </EmptyState>
  );
}

function Row({ item, isActive, onShow }: { item: AttentionItem; isActive: boolean; onShow: () => void }) {
  const { line } = item;
  const name = line.nominee ?? line.title;
  return (
    <TableRow isSelected={isActive}>
      <TableCell>
        <Link
          href={outcomesHref({ company: item.company_id, meeting: item.meeting_date })}
          className="font-medium hover:underline"
        >
          {item.company_name}
        </Link>{' '}
        <span className="font-mono text-xs text-text-3">{item.ticker}</span>
      </TableCell>
      <TableCell className="whitespace-nowrap text-text-2 tabular-nums">{formatDate(item.meeting_date)}</TableCell>
      <TableCell className="min-w-[200px]">
        <span className="line-clamp-2" title={line.title}>
          {line.number ? <span className="mr-1.5 text-text-3">{line.ballot_number ?? line.number}</span> : null}
          {name}
        </span>
      </TableCell>
      <TableCell isNumeric className="font-semibold">
        {supportText(line.support_cast)}
      </TableCell>
      <TableCell isNumeric className="text-text-2">
        {line.previous && line.support_cast !== null ? changeText(line.support_cast, line.previous.support_cast) : ''}
      </TableCell>
      <TableCell>
        <Result line={line} />
      </TableCell>
      <TableCell>
        <OurVote vote={line.our_vote} />
      </TableCell>
      <TableCell className="text-right">
        <ResultPage page={line.page_number} label={name} isActive={isActive} onShow={onShow} />
      </TableCell>
    </TableRow>
  );
}

function NoResults() {
  return (
    <EmptyState title="No vote results yet" className="flex-1">
      They come from item 5.07 of 8-K filings, which are fetched for every company with a processed proxy statement. An
      8-K can also be uploaded on the company’s page.
    </EmptyState>
  );
}

export function LoadingRows() {
  return (
    <SkeletonGroup label="Loading vote results..." className="flex flex-col gap-3 px-6">
      <Skeleton className="h-8 w-[420px]" />
      {['w-full', 'w-full', 'w-full', 'w-full'].map((width, index) => (
        <Skeleton key={index} className={`h-10 ${width}`} />
      ))}
    </SkeletonGroup>
  );
}
