import { cn } from '@/components/ui/cn';
import { UsageBar } from '@/components/ui/progress';
import { formatCount, formatCounted } from '@/lib/format/numbers';

const NEARLY_USED_UP = 0.9;

/** "12 / 50" with its bar; the number turns red with the bar. */
export function Usage({ used, limit, className }: { used: number; limit: number; className?: string }) {
  return (
    <span className={cn('inline-flex items-center justify-end gap-2', className)}>
      <span
        className={cn(
          'font-mono text-xs whitespace-nowrap',
          used >= limit * NEARLY_USED_UP ? 'text-bad' : 'text-text-2',
        )}
      >
        {formatCount(used)} / {formatCount(limit)}
      </span>
      <UsageBar
        used={used}
        limit={limit}
        label={`${used} of ${formatCounted(limit, 'report')} this month`}
        className="w-[72px] shrink-0"
      />
    </span>
  );
}
