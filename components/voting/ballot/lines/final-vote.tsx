'use client';

import { CircleDashed, PencilLine } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { BallotLine } from '@/lib/voting/ballots/schema';
import { VOTE_LABELS, type Vote } from '@/lib/voting/vocabulary.rules';
import { VoteChip, VoteIcon } from '@/components/voting/shared/vote-chip';

type FinalVoteProps = { line: BallotLine; canEdit: boolean; pending: Vote | null; onChoose: (vote: Vote) => void };

/**
 * The final vote: plain while it is the policy's, framed when set by hand, dashed while a referred line has
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
