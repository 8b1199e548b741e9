import { Flag } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { formatCounted } from '@/lib/format/numbers';
import { flagTone } from './flag-tone';

/** How many flags a query carries: red above 5, amber above 2, gold otherwise; nothing without any. */
export function FlagBadge({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  const tone = flagTone(count);
  return (
    <Badge
      tone={tone}
      title={formatCounted(count, 'flag')}
      className={cn('gap-1 tabular-nums', tone === 'evidence' && 'border-transparent', className)}
    >
      <Flag aria-hidden />
      {count}
      <span className="sr-only">{count === 1 ? 'flag' : 'flags'}</span>
    </Badge>
  );
}
