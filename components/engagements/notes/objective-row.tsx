'use client';

import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Fragment, useState } from 'react';
import { problemsOf, refusalsOf } from '@/components/shared/forms/field-problems';
import { apiErrorMessage } from '@/components/api/api-error';
import { LocalDay } from '@/components/shared/time/local-time';
import { FieldError } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { StatusBadge } from '@/components/shared/states/status-badge';
import { notify } from '@/components/ui/toast';
import type { EngagementDetail } from '@/lib/engagements/schema';
import {
  MILESTONES,
  NEXT_YEAR_OUTCOMES,
  updateObjectiveInput,
  type Milestone,
  type Objective,
  type UpdateObjectiveInput,
} from '@/lib/engagements/schema-notes';
import { changeObjective, removeObjective } from '../engagements-api';
import { useEngagementStore } from '../use-engagements';

type Outcome = (typeof NEXT_YEAR_OUTCOMES)[number];
const MILESTONE_LABELS: Record<Milestone, string> = {
  raised: 'Raised',
  acknowledged: 'Acknowledged',
  committed: 'Committed',
  done: 'Done',
};
const OUTCOME_LABELS: Record<Outcome, string> = {
  resolved: 'Resolved',
  improved: 'Improved',
  unchanged: 'Unchanged',
  worse: 'Worse',
  not_disclosed: 'Not disclosed',
};
const UNKNOWN = 'unknown';
const SAVE_FAILED = 'Failed to save the objective';
/** The field's path in the action's input. */
const COMMENT = 'next_year.comment';

export function ObjectiveRow({ engagement, objective }: { engagement: EngagementDetail; objective: Objective }) {
  const { refresh } = useEngagementStore();
  const isLocked = !engagement.can_edit;
  const [comment, setComment] = useState(objective.next_year?.comment ?? '');
  const settled = {
    onSuccess: () => refresh(engagement.id),
    onError: (error: unknown) => void notify.error(SAVE_FAILED, { description: apiErrorMessage(error, 'Try again.') }),
  };
  const change = useMutation({
    mutationFn: (body: UpdateObjectiveInput) => changeObjective(engagement.id, objective.id, body),
    ...settled,
  });
  const remove = useMutation({ mutationFn: () => removeObjective(engagement.id, objective.id), ...settled });
  const setOutcome = (value: string) => {
    const outcome = NEXT_YEAR_OUTCOMES.find((one) => one === value);
    change.mutate({ next_year: outcome ? { outcome, comment } : null });
  };
  const [commentProblem, setCommentProblem] = useState<string>();
  const saveComment = async () => {
    if (!objective.next_year || comment === objective.next_year.comment) return setCommentProblem(undefined);
    const body = { next_year: { outcome: objective.next_year.outcome, comment } };
    const refused = problemsOf(updateObjectiveInput, body)[COMMENT];
    if (refused) return setCommentProblem(refused);
    try {
      await changeObjective(engagement.id, objective.id, body);
      setCommentProblem(undefined);
      refresh(engagement.id);
    } catch (error) {
      const { [COMMENT]: ofField, '': whole } = refusalsOf(error, (path) => path === COMMENT, SAVE_FAILED);
      setCommentProblem(ofField ?? whole);
    }
  };
  const reached = MILESTONES.filter((milestone) => objective.milestone_dates[milestone]);
  return (
    <li className="flex flex-col gap-2 border-t border-line px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{objective.title}</p>
          {objective.flag_description ? (
            <p className="text-xs text-text-3">Flag: {objective.flag_description}</p>
          ) : null}
        </div>
        {isLocked ? null : (
          <IconButton
            size="sm"
            label={`Remove objective ${objective.title}`}
            icon={<X aria-hidden />}
            isBusy={remove.isPending}
            onClick={() => remove.mutate()}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SegmentedControl
          aria-label={`Milestone of ${objective.title}`}
          isDisabled={isLocked || change.isPending}
          value={objective.milestone}
          onValueChange={(milestone) => change.mutate({ milestone })}
          segments={MILESTONES.map((value) => ({ value, label: MILESTONE_LABELS[value] }))}
        />
        <span className="text-xs text-text-3 tabular-nums">
          {reached.map((milestone, index) => (
            <Fragment key={milestone}>
              {index > 0 ? ' · ' : ''}
              {MILESTONE_LABELS[milestone]} <LocalDay iso={objective.milestone_dates[milestone] ?? ''} />
            </Fragment>
          ))}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-xs text-text-2">Next year</span>
        <Select
          value={objective.next_year?.outcome ?? UNKNOWN}
          onValueChange={setOutcome}
          disabled={isLocked || change.isPending}
        >
          <SelectTrigger aria-label={`Next year of ${objective.title}`} className="w-40">
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            <SelectItem value={UNKNOWN}>Not known yet</SelectItem>
            {NEXT_YEAR_OUTCOMES.map((value) => (
              <SelectItem key={value} value={value}>
                {OUTCOME_LABELS[value]}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
        {objective.next_year ? (
          <Input
            aria-label={`Comment on ${objective.title}`}
            aria-invalid={commentProblem ? true : undefined}
            aria-describedby={commentProblem ? `${objective.id}-problem` : undefined}
            placeholder="What happened"
            className="w-auto min-w-48 flex-1"
            maxLength={2000}
            disabled={isLocked}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
            onBlur={() => void saveComment()}
          />
        ) : null}
        {commentProblem ? (
          <FieldError id={`${objective.id}-problem`} className="w-full">
            {commentProblem}
          </FieldError>
        ) : null}
      </div>
      {objective.later_reports.length > 0 ? (
        <ul aria-label="Later reports" className="flex flex-col gap-1 text-xs text-text-2">
          {objective.later_reports.map((report) => (
            <li key={report.report_id} className="flex flex-wrap items-center gap-2">
              <StatusBadge kind="flag" status={report.outcome} />
              <a
                href={`/reports/${report.report_id}`}
                target="_blank"
                rel="noreferrer"
                className="text-accent hover:underline"
              >
                {report.report_title}
              </a>
              {report.value ? <span className="font-mono">{report.value}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
