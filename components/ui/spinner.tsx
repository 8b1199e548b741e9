import { LoaderCircle } from 'lucide-react';
import { cn } from './cn';

type SpinnerProps = { className?: string; label?: string };

/** A spinner. With a label it is announced; without one it decorates the text beside it. */
export function Spinner({ className, label }: SpinnerProps) {
  const icon = <LoaderCircle aria-hidden className={cn('size-4 animate-spin stroke-2', className)} />;
  if (!label) return icon;
  return (
    <span role="status" className="inline-flex items-center gap-2">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** Fills the space while something essential loads. */
export function LoadingScreen({ label = 'Loading...', className }: SpinnerProps) {
  return (
    <div
      role="status"
      className={cn('flex min-h-full flex-1 items-center justify-center gap-2 text-text-3', className)}
    >
      <Spinner className="size-5 text-accent-solid" />
      <span className="animate-appear-late">{label}</span>
    </div>
  );
}
