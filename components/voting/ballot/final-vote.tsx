'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { CircleDashed, PencilLine } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { MAX_REASON, reasonInput, type BallotLine } from '@/lib/voting/ballots/schema';
import { VOTE_LABELS, type Vote } from '@/lib/voting/vocabulary.rules';
import { VoteChip, VoteIcon } from '../shared/vote-chip';

type FinalVoteProps = { line: BallotLine; canEdit: boolean; pending: Vote | null; onChoose: (vote: Vote) => void };

/**
 * The vote that goes out: quiet while it is the policy's, framed when set by hand, dashed while a referred line has
 * none.
 */
export function FinalVote({ line, canEdit, pending, onChoose }: FinalVoteProps) {
  const vote = pending ?? line.vote;
  if (!canEdit)
    return (
      <span className="flex h-7 items-center gap-1.5">
        {vote ? (
          <VoteChip vote={vote} look="plain" />
        ) : (
          <span className="flex items-center gap-1.5 text-xs text-und">
            <CircleDashed aria-hidden className="size-3.5" />
            No vote yet
          </span>
        )}
        {line.is_by_hand ? <PencilLine aria-label="by hand" className="size-3.5 text-text-3" /> : null}
      </span>
    );
  return (
    <Select value={vote ?? ''} onValueChange={(value) => onChoose(value as Vote)}>
      <SelectTrigger
        aria-label={`Final vote on ${line.number} ${line.nominee ?? line.title}`}
        className={cn(
          'h-7 w-[116px] text-xs font-medium',
          vote === null
            ? 'border-dashed border-und-solid text-und'
            : line.is_by_hand || pending
              ? 'border-control'
              : 'border-line',
        )}
      >
        {vote ? (
          <span className="flex items-center gap-1.5">
            <VoteIcon vote={vote} />
            <SelectValue>{VOTE_LABELS[vote]}</SelectValue>
          </span>
        ) : (
          <span className="flex items-center gap-1.5">
            <CircleDashed aria-hidden className="size-3.5" />
            <SelectValue placeholder="Choose…" />
          </span>
        )}
      </SelectTrigger>
      <SelectContent>
        {line.choices.map((choice) => (
          <SelectItem key={choice} value={choice}>
            {VOTE_LABELS[choice]}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

/** A vote chosen and not saved yet: its reason is asked for. */
export type Pending = { lineId: string; vote: Vote; reason: string };

type ReasonFormProps = {
  line: BallotLine;
  pending: Pending;
  onSave: (reason: string) => void;
  onCancel: () => void;
  onGiveBack: (() => void) | null;
};

/** A vote by hand has a reason of 3 to 500 characters. */
export function ReasonForm({ line, pending, onSave, onCancel, onGiveBack }: ReasonFormProps) {
  const form = useForm({ resolver: zodResolver(reasonInput), defaultValues: { reason: pending.reason } });
  const problem = form.formState.errors.reason?.message;
  const submit = form.handleSubmit(({ reason }) => onSave(reason));
  return (
    <form
      aria-label={`Reason for ${line.number}`}
      className="flex flex-col gap-1.5 pb-2"
      onClick={(event) => event.stopPropagation()}
      onSubmit={(event) => void submit(event)}
    >
      <div className="flex items-center gap-2">
        <span className="shrink-0 text-xs text-text-2">{VOTE_LABELS[pending.vote]} by hand, because</span>
        <Input
          {...form.register('reason')}
          autoFocus
          aria-label="Reason"
          maxLength={MAX_REASON}
          aria-invalid={problem ? true : undefined}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
          }}
          className="h-7 min-w-0 flex-1"
        />
        <Button size="sm" variant="primary" type="submit">
          Save
        </Button>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
        {onGiveBack ? (
          <Button size="sm" variant="ghost" onClick={onGiveBack}>
            Back to the policy
          </Button>
        ) : null}
      </div>
      {problem ? <FieldError>{problem}</FieldError> : null}
    </form>
  );
}
