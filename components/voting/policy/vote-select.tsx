'use client';

import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { VOTE_LABELS, type DefaultVote } from '@/lib/voting/vocabulary.rules';
import { VoteIcon } from '../shared/vote-chip';

type VoteSelectProps<V extends DefaultVote> = {
  label: string;
  value: V;
  votes: readonly V[];
  isDisabled: boolean;
  onChange: (vote: V) => void;
};

export function VoteSelect<V extends DefaultVote>({ label, value, votes, isDisabled, onChange }: VoteSelectProps<V>) {
  return (
    <Select value={value} disabled={isDisabled} onValueChange={(next) => onChange(next as V)}>
      <SelectTrigger aria-label={label} className="h-7 w-[136px] text-xs font-medium">
        <span className="flex items-center gap-1.5">
          <VoteIcon vote={value} />
          <SelectValue>{VOTE_LABELS[value]}</SelectValue>
        </span>
      </SelectTrigger>
      <SelectContent>
        {votes.map((vote) => (
          <SelectItem key={vote} value={vote}>
            {VOTE_LABELS[vote]}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
