import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';

/** The bar, the line and the bob. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 14 24" width={14} height={24} fill="none" className={className}>
      <path d="M0 1h14" stroke="var(--ink)" strokeWidth={2} />
      <path d="M7 2v11" stroke="var(--ev-line)" strokeWidth={2} />
      <path d="M3 12.5h8v4.2L7 23.5l-4-6.8z" fill="var(--ink)" />
    </svg>
  );
}

export function Brand({ className }: { className?: string }) {
  return (
    <span className={cn('flex items-center gap-2.5', className)}>
      <BrandMark className="-mr-0.5 h-[22px] w-auto" />
      <span className="text-lg font-semibold tracking-[-0.01em]">Plumbline</span>
      <Badge className="h-[18px] text-2xs">Beta</Badge>
    </span>
  );
}
