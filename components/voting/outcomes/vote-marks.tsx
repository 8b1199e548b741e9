import { Ban, Check, CircleCheck, CircleDashed, CircleX, Minus, X, type LucideIcon } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { PageMarker } from '@/components/shared/citations/page-marker';
import { MISSING } from '@/lib/format/numbers';
import type { OutcomeLine } from '@/lib/voting/outcomes/schema';

const CHOICES = { one_year: 'One year', two_years: 'Two years', three_years: 'Three years' };

const VOTES: Record<string, { label: string; icon: LucideIcon; tint: string; colour: string }> = {
  for: { label: 'For', icon: Check, tint: 'bg-ok-tint text-ok', colour: 'text-ok-solid' },
  against: { label: 'Against', icon: X, tint: 'bg-bad-tint text-bad', colour: 'text-bad-solid' },
  withhold: { label: 'Withhold', icon: Ban, tint: 'bg-bad-tint text-bad', colour: 'text-bad-solid' },
  abstain: { label: 'Abstain', icon: Minus, tint: 'bg-neu-tint text-neu', colour: 'text-text-3' },
};

/** Our vote, as a chip or as plain text. */
export function OurVote({ vote, isPlain }: { vote: string | null; isPlain?: boolean }) {
  if (vote === null) return <span className="text-text-3">{MISSING}</span>;
  const known = VOTES[vote];
  const label = known?.label ?? CHOICES[vote as keyof typeof CHOICES] ?? vote;
  const Icon = known?.icon ?? Check;
  return (
    <span
      className={cn(
        'inline-flex h-5 items-center gap-1 rounded-sm text-xs whitespace-nowrap',
        !isPlain && 'px-1.5 font-medium',
        !isPlain && (known?.tint ?? 'bg-neu-tint text-neu'),
      )}
    >
      <Icon aria-hidden className={cn('size-3 stroke-[2.5]', isPlain && (known?.colour ?? 'text-text-3'))} />
      {label}
    </span>
  );
}

/** Elected, passed or not, by the majority of for and against; a failed proposal is not shown as an error. */
export function Result({ line }: { line: Pick<OutcomeLine, 'kind' | 'passed' | 'choice' | 'stated_result'> }) {
  if (line.choice) return <Words icon={CircleCheck} isGood text={CHOICES[line.choice]} />;
  if (line.passed === null) return <Words icon={CircleDashed} text="Not certain" isOpen />;
  const isDirector = line.kind === 'director_election';
  const text = line.passed ? (isDirector ? 'Elected' : 'Passed') : isDirector ? 'No majority' : 'Not passed';
  const differsFromStated = line.stated_result !== null && (line.stated_result === 'passed') !== line.passed;
  return (
    <span className="inline-flex flex-col align-middle">
      <Words icon={line.passed ? CircleCheck : CircleX} isGood={line.passed} text={text} />
      {differsFromStated ? (
        <span className="text-2xs text-text-3">
          {line.stated_result === 'passed' ? (isDirector ? 'filing: elected' : 'filing: passed') : 'filing: not passed'}
        </span>
      ) : null}
    </span>
  );
}

function Words(props: { icon: LucideIcon; text: string; isGood?: boolean; isOpen?: boolean }) {
  const { icon: Icon, text, isGood, isOpen } = props;
  return (
    <span className={cn('inline-flex items-center gap-1.5 whitespace-nowrap', isOpen && 'text-und')}>
      <Icon
        aria-hidden
        className={cn('size-[14px] stroke-2', isGood ? 'text-ok-solid' : isOpen ? 'text-und-solid' : 'text-neu-solid')}
      />
      {text}
    </span>
  );
}

/** The page of a result, as a button that shows it. */
export function ResultPage(props: { page: number | null; label: string; isActive?: boolean; onShow: () => void }) {
  const { page, label, isActive, onShow } = props;
  if (page === null) return <span className="text-text-3">{MISSING}</span>;
  return <PageMarker page={page} label={label} isActive={isActive} onClick={onShow} className="px-1.5" />;
}
