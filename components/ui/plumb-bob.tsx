import { cn } from './cn';

/** The grey plumb bob of empty states. */
export function PlumbBob({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 20 64" width={20} height={64} fill="none" className={cn('text-control', className)}>
      <path d="M2 1h16M10 1v41" stroke="currentColor" strokeOpacity={0.7} />
      <path
        d="M4 42.5h12v6.2L10 61.5 4 48.7z"
        stroke="currentColor"
        strokeWidth={1.25}
        strokeLinejoin="round"
        fill="var(--surface)"
      />
    </svg>
  );
}
