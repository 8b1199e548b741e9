import { cn } from '@/components/ui/cn';
import { statusLook, type StatusFamily, type StatusKind } from './status';

const ICON: Record<StatusFamily, string> = {
  ok: 'text-ok-solid',
  info: 'text-accent-solid',
  neu: 'text-neu-solid',
  warn: 'text-warn-solid',
  bad: 'text-bad-solid',
  und: 'text-und-solid',
};

const PLAIN_WORD: Record<StatusFamily, string> = {
  ok: 'text-text',
  info: 'text-text-2',
  neu: 'text-text-2',
  warn: 'text-warn',
  bad: 'text-bad',
  und: 'text-text-2',
};

const TINTED: Record<StatusFamily, string> = {
  ok: 'bg-ok-tint text-ok',
  info: 'bg-accent-tint text-accent',
  neu: 'bg-neu-tint text-neu',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  und: 'bg-und-tint text-und',
};

type StatusBadgeProps = {
  kind: StatusKind;
  /** The stored value, such as "processed" or "email_drafted". */
  status: string;
  /** Plain (icon and text) in tables, tinted in headers. */
  look?: 'plain' | 'tinted';
  /** Another label for the same state, such as "Currently Processing". */
  label?: string;
  className?: string;
};

export function StatusBadge({ kind, status, look = 'plain', label, className }: StatusBadgeProps) {
  const { icon: Icon, family, isOutline, isDashed, isTurning, label: word } = statusLook(kind, status);
  const isTinted = look === 'tinted';
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center gap-1.5 text-xs font-medium whitespace-nowrap',
        isTinted
          ? cn(
              'h-5 rounded-sm px-1.5',
              isOutline ? 'border border-line-strong bg-surface text-text-2' : TINTED[family],
              isDashed && 'border border-dashed border-und-solid',
            )
          : PLAIN_WORD[family],
        className,
      )}
    >
      <Icon
        aria-hidden
        className={cn(
          'shrink-0 stroke-2',
          isTinted ? 'size-[13px]' : cn('size-3.5', ICON[family]),
          isTinted && isTurning && 'text-accent-solid',
          isTurning && 'animate-spin',
        )}
      />
      {label ?? word}
    </span>
  );
}
