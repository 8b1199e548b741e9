import { CircleCheck, CircleDashed, Eye, PencilLine, UserCheck, type LucideIcon } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import type { MeetingState } from '@/lib/voting/meetings/schema';

export const STATE_LABELS: Record<MeetingState, string> = {
  no_ballot: 'No ballot yet',
  draft: 'Draft',
  needs_review: 'Needs review',
  approved: 'Approved',
  voted: 'Voted',
  outcome: 'Outcome',
};

const LOOKS: Record<MeetingState, { icon: LucideIcon; colour: string; word: string }> = {
  no_ballot: { icon: CircleDashed, colour: 'text-neu-solid', word: 'text-text-2' },
  draft: { icon: PencilLine, colour: 'text-neu-solid', word: 'text-text-2' },
  needs_review: { icon: Eye, colour: 'text-warn-solid', word: 'text-warn' },
  approved: { icon: UserCheck, colour: 'text-accent-solid', word: 'text-text' },
  voted: { icon: CircleCheck, colour: 'text-ok-solid', word: 'text-text' },
  outcome: { icon: CircleCheck, colour: 'text-ok-solid', word: 'text-text' },
};

export function BallotState({ state }: { state: MeetingState }) {
  const { icon: Icon, colour, word } = LOOKS[state];
  return (
    <span className={cn('inline-flex shrink-0 items-center gap-1.5 text-xs font-medium whitespace-nowrap', word)}>
      <Icon aria-hidden className={cn('size-3.5 shrink-0 stroke-2', colour)} />
      {STATE_LABELS[state]}
    </span>
  );
}
