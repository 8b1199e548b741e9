import { cn } from '@/components/ui/cn';

/** Shows where the dragged item will be inserted. */
export function DropLine({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      data-drop-line
      className={cn(
        'pointer-events-none absolute inset-x-2 top-0 z-10 h-0.5 -translate-y-1/2 rounded-full bg-accent-solid',
        className,
      )}
    />
  );
}
