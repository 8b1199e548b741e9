'use client';

import { useEffect, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import type { ViewerSource } from '@/components/viewer/types';
import type { BallotLine } from '@/lib/voting/ballots/schema';
import { isUnreadElection, type Vote } from '@/lib/voting/vocabulary.rules';
import { officeOf } from '@/components/voting/shared/office-of';
import { VoteChip } from '@/components/voting/shared/vote-chip';
import { ReasonForm } from '../ballot-parts';
import { FinalVote } from './final-vote';
import type { Pending } from '../rationale/reason-form';
import { outcomeSourceOf } from '../ballot-sources';
import { OutcomeCell } from './outcome-cell';
import { ChosenRule, RuleLine } from './rule-line';

/** On a phone a line takes two rows: its title, and below it the recommendations and votes. */
const GRID =
  'grid grid-cols-[32px_1fr_1fr_116px] items-center gap-x-2.5 ' +
  'md:grid-cols-[36px_minmax(150px,1fr)_minmax(84px,136px)_88px_92px_124px]';
const GRID_OUTCOME =
  'grid grid-cols-[32px_1fr_1fr_1fr] items-center gap-x-2 ' +
  'md:grid-cols-[32px_minmax(130px,1fr)_minmax(72px,128px)_86px_84px_112px_232px]';
/** Classes by column: on a phone the title has the first row to itself, and the proponent is hidden. */
const ON_A_PHONE = ['', 'max-md:col-span-3', 'max-md:hidden', 'max-md:col-start-2', '', ''];

export type LineHandlers = {
  onChoose: (lineId: string) => void;
  onShow: (line: BallotLine, sourceId: string) => void;
  onVote: (line: BallotLine, vote: Vote) => void;
  onReason: (given: Pending) => void;
  onGiveBack: (line: BallotLine) => void;
  onCancel: () => void;
};

type BallotLinesProps = LineHandlers & {
  lines: readonly BallotLine[];
  /** All lines of the ballot, where a filter shows some of them. */
  all: readonly BallotLine[];
  chosenId: string | null;
  activeId: string | null;
  sourcesOfLine: (line: BallotLine) => ViewerSource[];
  canEdit: boolean;
  hasOutcome: boolean;
  pending: Pending | null;
  /** The line whose change is being saved. */
  savingId: string | null;
};

/** The lines of the ballot with recommendation, policy vote, final vote and, later, the result. */
export function BallotLines(props: BallotLinesProps) {
  const { lines, hasOutcome } = props;
  return (
    <div role="table" aria-label="Lines of the ballot" className={hasOutcome ? 'md:min-w-[800px]' : 'md:min-w-[660px]'}>
      <div
        role="row"
        className={cn(
          hasOutcome ? GRID_OUTCOME : GRID,
          'sticky top-0 z-10 min-h-8 border-b border-line bg-surface px-4 text-xs font-medium text-text-2',
        )}
      >
        {[
          'No.',
          'Proposal',
          'Proponent',
          'Board',
          ...(hasOutcome ? ['Policy said', 'We voted'] : ['Policy says', 'Final vote']),
        ].map((name, place) => (
          <span key={name} role="columnheader" className={ON_A_PHONE[place]}>
            {name}
          </span>
        ))}
        {hasOutcome ? (
          <span role="columnheader" className="pl-2 max-md:col-start-2 max-md:col-span-3 max-md:pl-0">
            Outcome <span className="font-normal text-text-3">for, of votes cast</span>
          </span>
        ) : null}
      </div>
      {lines.map((line) => (
        <Row key={line.id} line={line} {...props} />
      ))}
    </div>
  );
}

function Row({ line, ...props }: BallotLinesProps & { line: BallotLine }) {
  const { all, chosenId, activeId, sourcesOfLine, canEdit, hasOutcome, pending, savingId, onShow } = props;
  const isChosen = line.id === chosenId;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const sources = sourcesOfLine(line);
  const office = officeOf(line, all);
  const doubt = readingRemark(line, all);
  const isOfOutcome = hasOutcome && (!activeId || activeId === outcomeSourceOf(line)?.id);
  const pendingVote = pending?.lineId === line.id ? pending : null;
  const rule = { line, sources, activeId: isChosen ? activeId : null, onShow: (id: string) => onShow(line, id) };
  return (
    <div
      ref={ref}
      role="row"
      aria-selected={isChosen}
      data-line={line.number}
      onClick={() => props.onChoose(line.id)}
      className={cn('border-b border-line px-4', isChosen ? 'bg-selected' : 'hover:bg-hover')}
    >
      <div className={cn(hasOutcome ? GRID_OUTCOME : GRID, 'min-h-[34px] py-0.5 text-sm')}>
        <span role="cell" className="text-text-2">
          {line.number}
        </span>
        <span
          role="cell"
          className="min-w-0 truncate font-medium max-md:col-span-3 max-md:whitespace-normal"
          title={[line.nominee ?? line.title, office, doubt].filter(Boolean).join(' · ')}
        >
          {line.nominee ?? line.title}
          {doubt ? <span className="ml-1.5 text-xs font-normal text-und">{doubt}</span> : null}
          {office ? <span className="block truncate text-xs font-normal text-text-3">{office}</span> : null}
        </span>
        <span role="cell" className="truncate text-text-2 max-md:hidden" title={line.proponent ?? undefined}>
          {line.proponent ?? '—'}
        </span>
        <span role="cell" className="flex items-center max-md:col-start-2">
          {line.board_recommendation ? (
            <VoteChip vote={line.board_recommendation} look="plain" />
          ) : (
            <span className="text-xs text-text-3">not found</span>
          )}
        </span>
        <span role="cell" className="flex items-center">
          <VoteChip vote={line.policy_vote} />
        </span>
        <span role="cell" onClick={(event) => event.stopPropagation()}>
          <FinalVote
            line={line}
            canEdit={canEdit}
            pending={pendingVote?.vote ?? null}
            onChoose={(vote) => props.onVote(line, vote)}
          />
        </span>
        {hasOutcome ? (
          <span role="cell" className="max-md:col-start-2 max-md:col-span-3">
            <OutcomeCell line={line} source={outcomeSourceOf(line)} activeId={rule.activeId} onShow={rule.onShow} />
          </span>
        ) : null}
      </div>
      <div role="cell" aria-colspan={hasOutcome ? 7 : 6}>
        {line.is_by_hand && line.reason && !pendingVote && (isChosen || !hasOutcome) ? (
          <p className="pb-1.5 text-right text-xs text-text-2" title={`${line.set_by_name ?? ''}`}>
            <span className="text-text-3">{savingId === line.id ? 'saving:' : 'by hand:'}</span> {line.reason}
          </p>
        ) : null}
        {pendingVote ? (
          <ReasonForm
            key={pendingVote.vote}
            line={line}
            pending={pendingVote}
            onSave={(reason) => props.onReason({ ...pendingVote, reason })}
            onCancel={props.onCancel}
            onGiveBack={line.is_by_hand ? () => props.onGiveBack(line) : null}
          />
        ) : null}
        {isChosen && !isOfOutcome ? <ChosenRule {...rule} /> : <RuleLine {...rule} />}
      </div>
    </div>
  );
}

/** A remark on how reliably a line was read; null where there is no doubt. */
function readingRemark(line: BallotLine, all: readonly BallotLine[]): string | null {
  if (!isUnreadElection(line.kind, line.nominee, line.line_by_hand)) return line.is_weak ? 'read in one place' : null;
  const hasOtherNominees = all.some(({ nominee, title }) => nominee !== null && title === line.title);
  return hasOtherNominees ? 'others not read' : 'nominees not read';
}
