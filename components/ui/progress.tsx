import { cn } from './cn';

type ProgressProps = {
  /** 0 to 1; null when it cannot be measured. */
  value: number | null;
  /** What is being done, for assistive technology. */
  label: string;
  tone?: 'accent' | 'ok' | 'gold' | 'bad';
  className?: string;
};

const BAR = { accent: 'bg-accent-solid', ok: 'bg-ok-solid', gold: 'bg-ev-solid', bad: 'bg-bad-solid' };

/** A 4 px bar. Show the numbers above it and one sentence below. */
export function Progress({ value, label, tone = 'accent', className }: ProgressProps) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cn('relative h-1 w-full overflow-hidden rounded-full bg-sunken dark:bg-line', className)}
    >
      {percent === undefined ? (
        <div className={cn('absolute inset-y-0 w-[30%] animate-slide rounded-full', BAR[tone])} />
      ) : (
        <div
          className={cn('h-full rounded-full transition-[width] duration-180', BAR[tone])}
          style={{ width: `${percent}%` }}
        />
      )}
    </div>
  );
}

/** The used share of a limit: green, gold from 70%, red from 90%. */
export function UsageBar({
  used,
  limit,
  label,
  className,
}: {
  used: number;
  limit: number;
  label: string;
  className?: string;
}) {
  const share = limit > 0 ? used / limit : 1;
  return (
    <Progress
      value={share}
      label={label}
      tone={share >= 0.9 ? 'bad' : share >= 0.7 ? 'gold' : 'ok'}
      className={className}
    />
  );
}
