import { Flag } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { formatCounted } from '@/lib/format/numbers';
import { flagTone } from './flag-tone';

/** Number of flags of a query: red above 5, amber above 2, otherwise gold; nothing for 0. */
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
