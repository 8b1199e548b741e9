import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';

/** The logo: bar, plumb line and bob. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 14 24" fill="none" className={cn('h-5 w-auto shrink-0', className)}>
      <path d="M0 1.1h14" stroke="var(--ink)" strokeWidth={2.2} />
      <path d="M7 2v11" stroke="var(--ev-line)" strokeWidth={2} />
      <path d="M2.6 12.5h8.8v4.3L7 23.5l-4.4-6.7z" fill="var(--ink)" />
    </svg>
  );
}

export function Brand({ size = 'md', className }: { size?: 'md' | 'lg'; className?: string }) {
  const isLarge = size === 'lg';
  return (
    <span className={cn('flex items-center gap-2.5', className)}>
      <BrandMark className={isLarge ? 'h-[25px]' : undefined} />
      <span
        className={cn(
          'font-semibold tracking-[-0.012em]',
          isLarge ? 'text-[16.5px] leading-6' : 'text-[15px] leading-6',
        )}
      >
        Plumbline
      </span>
      <Badge className="h-[18px] px-[5px] text-2xs">Beta</Badge>
    </span>
  );
}
