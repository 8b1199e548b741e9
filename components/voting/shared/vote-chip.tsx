import { Ban, Check, CircleDashed, Minus, Scale, X, type LucideIcon } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { VOTE_LABELS, type DefaultVote } from '@/lib/voting/vocabulary.rules';

type Look = { icon: LucideIcon; tinted: string; colour: string };

const OK: Look = { icon: Check, tinted: 'bg-ok-tint text-ok', colour: 'text-ok-solid' };
const NEU: Look = { icon: Minus, tinted: 'bg-neu-tint text-neu', colour: 'text-neu-solid' };
const LOOKS: Record<DefaultVote, Look> = {
  for: OK,
  against: { icon: X, tinted: 'bg-bad-tint text-bad', colour: 'text-bad-solid' },
  withhold: { icon: Ban, tinted: 'bg-bad-tint text-bad', colour: 'text-bad-solid' },
  abstain: NEU,
  one_year: OK,
  two_years: OK,
  three_years: OK,
  refer: { icon: CircleDashed, tinted: 'border border-dashed border-und-solid text-und', colour: 'text-und-solid' },
  with_board: { icon: Scale, tinted: 'bg-neu-tint text-neu', colour: 'text-neu-solid' },
};

/** A vote with its label: tinted for our policy or vote, plain for the board and others. */
export function VoteChip({
  vote,
  look = 'tinted',
  size = 'md',
  className,
}: {
  vote: DefaultVote;
  look?: 'tinted' | 'plain';
  size?: 'md' | 'sm';
  className?: string;
}) {
  const { icon: Icon, tinted, colour } = LOOKS[vote];
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center gap-1.5 rounded-sm text-xs font-medium whitespace-nowrap',
        look === 'plain' ? 'text-text-2' : cn(tinted, size === 'sm' ? 'h-[18px] px-1' : 'h-5 px-1.5'),
        className,
      )}
    >
      <Icon aria-hidden className={cn('size-[13px] shrink-0 stroke-2', look === 'plain' && colour)} />
      {VOTE_LABELS[vote]}
    </span>
  );
}

export function VoteIcon({ vote, className }: { vote: DefaultVote; className?: string }) {
  const { icon: Icon, colour } = LOOKS[vote];
  return <Icon aria-hidden className={cn('size-3.5 shrink-0 stroke-2', colour, className)} />;
}
